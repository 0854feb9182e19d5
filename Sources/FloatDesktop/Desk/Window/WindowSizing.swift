package import FloatCore
package import FloatStudio

/// The window's size as people change it, and the size that is remembered.
///
/// A compositor for kiosks gives every window the whole display, at any requested size, and there `Escape` belongs to
/// the phone, because no key has entered a full screen that it could leave. Without a window manager that could fill
/// the display, the window does so itself.
package struct WindowSizing: Sendable {
  /// The size that the window returns to, in the desktop's units; nil if there is none.
  private var usual: PixelSize?
  /// The size that the user gave the window, in the desktop's units.
  package private(set) var chosen: PixelSize?
  private var seen: PixelSize?
  /// The full screen that a key has entered, or nil.
  private var fullScreen: FullScreen?

  private enum FullScreen: Equatable {
    /// Given by the window manager or compositor.
    case given
    /// Taken by the program itself, over the display's whole area, from this previous place.
    case taken(from: PixelRect)
  }

  /// Another size by a key.
  package enum Change: Equatable, Sendable {
    /// The size that fits the display, or the next larger or smaller one.
    case fit, larger, smaller
  }

  package enum Request: Equatable, Sendable {
    case place(WindowPlacement)
    case fullScreen(Bool)
  }

  package init(usual: PixelSize? = nil) { self.usual = usual }

  /// Changes to another device, whose sizes are its own.
  package mutating func change(usual: PixelSize?) { (self.usual, chosen) = (usual, nil) }

  /// Another size.
  ///
  /// - Parameters:
  ///   - natural: The size of the content at a scale of 1, in points.
  ///   - extra: The difference in width between a window of some height and the phone in it.
  package mutating func perform(
    _ change: Change, _ window: WindowFacts, natural: Size, extra: (Int) -> Int = { _ in 0 }
  ) -> Request? {
    // The largest scale that the display has room for; nil if its room is unknown.
    let limit = window.room.map { room in
      min(Double(room.width - extra(room.height)) / natural.width, Double(room.height) / natural.height)
    }
    let size: PixelSize?
    switch change {
    case .fit: size = limit.map { DeviceLayout.pixels(natural, scale: Self.scale(fitting: $0)) } ?? usual
    case .larger, .smaller:
      let now = Double(window.size.height) / natural.height
      size = Self.scale(after: now, isLarger: change == .larger, limit: limit)
        .map { DeviceLayout.pixels(natural, scale: $0) }
    }
    guard let size else { return nil }
    fullScreen = nil
    let whole = PixelSize(width: size.width + extra(size.height), height: size.height)
    return .place(WindowPlacement(whole, at: window.place, in: window.room, restores: true))
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

  /// Enters the full screen, or leaves it.
  mutating func toggleFullScreen(_ window: WindowFacts) -> Request {
    if case .taken(let place) = fullScreen {
      fullScreen = nil
      return .place(WindowPlacement(place))
    }
    if window.isFullScreen {
      fullScreen = nil
      return .fullScreen(false)
    }
    if let display = window.display, !window.hasManager {
      fullScreen = .taken(from: window.place)
      return .place(WindowPlacement(display))
    }
    fullScreen = window.fillsDisplay ? nil : .given
    return .fullScreen(true)
  }

  /// Leaves the full screen that a key has entered; nil if there is none.
  mutating func leaveFullScreen(_ window: WindowFacts) -> Request? {
    switch fullScreen {
    case nil: return nil
    case .given where !window.isFullScreen: return nil
    case .given, .taken: return toggleFullScreen(window)
    }
  }

  /// Takes note of the window's size.
  ///
  /// - Parameter extra: The part of its width that is not the phone's.
  package mutating func note(_ window: WindowFacts, extra: Int = 0) {
    let size = PixelSize(width: window.size.width - extra, height: window.size.height)
    defer { seen = size }
    if window.hasOwnSize, !hasTakenDisplay, let seen, seen != size { chosen = size }
  }

  private var hasTakenDisplay: Bool { if case .taken = fullScreen { true } else { false } }
}
