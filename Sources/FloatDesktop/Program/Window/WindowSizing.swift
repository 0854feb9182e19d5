import FloatCore
import FloatPainting
import FloatStudio

/// The window's size as people change it, and the size that is remembered.
///
/// A compositor for kiosks gives every window the whole display, whatever it requests, and there `Escape` belongs to
/// the phone, because no key has entered a full screen that it could leave. Without a window manager that could fill
/// the display, the window does so itself.
struct WindowSizing {
  /// The size that the window returns to, in the desktop's units; nil if there is none.
  private var usual: PixelSize?
  private var memory: WindowMemory?
  /// The size that somebody gave the window, in the desktop's units.
  private var chosen: PixelSize?
  private var seen: PixelSize?
  /// The full screen that a key has entered, or nil.
  private var fullScreen: FullScreen?

  private enum FullScreen: Equatable {
    /// Given by the window manager or compositor.
    case given
    /// Taken by the program itself, over the display's whole area, from this previous place.
    case taken(from: PixelRect)
  }

  init(usual: PixelSize? = nil, memory: WindowMemory? = nil) {
    self.usual = usual
    self.memory = memory
  }

  /// Changes to another device, whose sizes are its own; the size chosen for the previous one is saved.
  mutating func change(usual: PixelSize?, memory: WindowMemory?) {
    remember()
    (self.usual, self.memory, chosen) = (usual, memory, nil)
  }

  /// Carries out a key's command.
  ///
  /// - Parameters:
  ///   - natural: The size of the content at a scale of 1, in points.
  ///   - extra: The difference in width between a window of some height and the phone in it.
  mutating func perform(
    _ change: WindowCommand.Size, _ window: borrowing Window, natural: Size, extra: (Int) -> Int = { _ in 0 }
  ) {
    switch change {
    case .fullScreen: toggleFullScreen(window)
    case .fit:
      guard let limit = Self.limit(natural, window, extra) else {
        if let usual { resize(window, to: usual, extra) }
        return
      }
      resize(window, to: DeviceLayout.pixels(natural, scale: Self.scale(fitting: limit)), extra)
    case .larger, .smaller:
      let now = Double(window.size.height) / natural.height
      let limit = Self.limit(natural, window, extra)
      guard let scale = Self.scale(after: now, isLarger: change == .larger, limit: limit) else { return }
      resize(window, to: DeviceLayout.pixels(natural, scale: scale), extra)
    }
  }

  /// The largest scale that the display has room for; nil if its room is unknown.
  private static func limit(
    _ natural: Size, _ window: borrowing Window, _ extra: (Int) -> Int
  ) -> Double? {
    window.roomOnDisplay.map { room in
      min(Double(room.width - extra(room.height)) / natural.width, Double(room.height) / natural.height)
    }
  }

  /// The largest step below a limit, or the limit if it is smaller than a step.
  static func scale(fitting limit: Double) -> Double {
    let steps = (limit / scaleStep + 0.01).rounded(.down)
    return steps < 1 ? limit : steps * scaleStep
  }

  /// The next multiple of a quarter of a unit per point, or the largest that the display has room for; nil if there is
  /// none.
  static func scale(after now: Double, isLarger: Bool, limit: Double?) -> Double? {
    let steps =
      isLarger
      ? (now / scaleStep + 0.01).rounded(.down) + 1 : max(1, (now / scaleStep - 0.01).rounded(.up) - 1)
    let scale = min(steps * scaleStep, limit ?? .infinity)
    // The remaining room to the display's edge may be too small for a step.
    let isStep = isLarger ? scale > now * 1.005 : scale < now * 0.995
    return isStep ? scale : nil
  }

  private static let scaleStep = 0.25

  /// Leaves the full screen that a key has entered.
  ///
  /// - Returns: False if there is none.
  mutating func leaveFullScreen(_ window: borrowing Window) -> Bool {
    switch fullScreen {
    case nil: return false
    case .given where !window.isFullScreen: return false
    case .given, .taken:
      toggleFullScreen(window)
      return true
    }
  }

  /// Takes note of the window's size.
  ///
  /// - Parameter extra: The part of its width that is not the phone's.
  mutating func note(_ window: borrowing Window, extra: Int = 0) {
    let size = PixelSize(width: max(1, window.size.width - extra), height: window.size.height)
    defer { seen = size }
    if window.hasOwnSize, !hasTakenDisplay, let seen, seen != size { chosen = size }
  }

  /// Saves the size that somebody chose, for the next start.
  func remember() { if let chosen { memory?.save(chosen) } }

  private var hasTakenDisplay: Bool { if case .taken = fullScreen { true } else { false } }

  private mutating func toggleFullScreen(_ window: borrowing Window) {
    if case .taken(let place) = fullScreen {
      fullScreen = nil
      window.move(to: place)
    } else if window.isFullScreen {
      fullScreen = nil
      window.setFullScreen(false)
    } else if let display = window.displayBounds, !window.hasManager {
      fullScreen = .taken(from: window.place)
      window.move(to: display)
    } else {
      fullScreen = window.fillsDisplay ? nil : .given
      window.setFullScreen(true)
    }
  }

  private mutating func resize(_ window: borrowing Window, to size: PixelSize, _ extra: (Int) -> Int) {
    fullScreen = nil
    window.resize(to: PixelSize(width: size.width + extra(size.height), height: size.height))
  }
}

/// The widths of the frame that a desktop draws around a window, in its units.
struct WindowFrame: Equatable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// What a Wayland compositor, which tells nothing, is assumed to draw: a title bar.
  static let usual = WindowFrame(top: 36)

  /// The room that a window's contents have where the frame must have room as well.
  func room(in bounds: PixelRect) -> PixelRect {
    PixelRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(1, bounds.width - left - right),
      height: max(1, bounds.height - top - bottom))
  }
}
