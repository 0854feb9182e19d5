import FloatCore
import FloatPainting

/// The window's size as people change it, and the one that is remembered.
///
/// A compositor for kiosks gives every window the whole display, whatever is asked for, and there `Escape` is the phone's:
/// a key left no full screen where it gave none. Where no window manager is there to give it, the window takes it.
struct WindowSizing {
  /// The size the window goes back to, in the desktop's units; nil where there is none.
  private var usual: PixelSize?
  private var memory: WindowMemory?
  /// The size somebody gave the window, in the desktop's units.
  private var chosen: PixelSize?
  private var seen: PixelSize?
  /// How a key made the window fill the display, or nil.
  private var fullScreen: FullScreen?

  private enum FullScreen: Equatable {
    /// By the window manager or compositor.
    case given
    /// By the program itself, over the display's whole area; before, the window was here.
    case taken(from: PixelRect)
  }

  init(usual: PixelSize? = nil, memory: WindowMemory? = nil) {
    self.usual = usual
    self.memory = memory
  }

  /// Another device is shown from now on, whose sizes are its own; the one before keeps what was chosen for it.
  mutating func change(usual: PixelSize?, memory: WindowMemory?) {
    remember()
    (self.usual, self.memory, chosen) = (usual, memory, nil)
  }

  /// Does what a key asks for.
  ///
  /// - Parameters:
  ///   - natural: What is shown at a scale of 1, in points.
  ///   - extra: How much wider a window of some height is than the phone in it.
  mutating func perform(
    _ change: WindowCommand.Size, _ window: borrowing Window, natural: Size, extra: (Int) -> Int = { _ in 0 }
  ) {
    switch change {
    case .fullScreen: toggleFullScreen(window)
    case .fit: if let usual { resize(window, to: usual, extra) }
    case .larger, .smaller:
      let now = Double(window.size.height) / natural.height
      let room = window.roomOnDisplay.map { Size(Double($0.width), Double($0.height)) }
      let limit = room.map { room in
        let width = room.width - Double(extra(Int(room.height)))
        return min(width / natural.width, room.height / natural.height)
      }
      guard let scale = Self.scale(after: now, isLarger: change == .larger, limit: limit) else { return }
      resize(window, to: DeviceLayout.pixels(natural, scale: scale), extra)
    }
  }

  /// The next multiple of a quarter of a unit a point, or the largest that the display has room for; nil where there is none.
  static func scale(after now: Double, isLarger: Bool, limit: Double?) -> Double? {
    let steps =
      isLarger
      ? (now / scaleStep + 0.01).rounded(.down) + 1 : max(1, (now / scaleStep - 0.01).rounded(.up) - 1)
    let scale = min(steps * scaleStep, limit ?? .infinity)
    // What is left to the display's edge may be no step at all.
    let isStep = isLarger ? scale > now * 1.005 : scale < now * 0.995
    return isStep ? scale : nil
  }

  private static let scaleStep = 0.25

  /// Goes back from the full screen that a key has given.
  ///
  /// - Returns: False where there is none.
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
  /// - Parameter extra: What of its width is not the phone's.
  mutating func note(_ window: borrowing Window, extra: Int = 0) {
    let size = PixelSize(width: max(1, window.size.width - extra), height: window.size.height)
    defer { seen = size }
    if window.hasOwnSize, !hasTakenDisplay, let seen, seen != size { chosen = size }
  }

  /// Keeps the size that somebody chose for the next start.
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
