import FloatCore

/// A thing that is shown or hidden and fades between the two; it can be reversed midway.
///
/// Times are real ones, in seconds.
struct Fade: Equatable, Sendable {
  private(set) var isShown: Bool
  private var start = -Double.infinity
  /// The opacity at the start.
  private var from = 0.0
  /// The opacity at which it was last drawn.
  private var drawn: Double

  /// The time of a whole fade, in seconds.
  static let duration = 0.15

  init(isShown: Bool = false) { (self.isShown, drawn) = (isShown, isShown ? 1 : 0) }

  /// Shows or hides it from a time on.
  mutating func show(_ isShown: Bool, at time: Double) {
    guard isShown != self.isShown else { return }
    from = opacity(at: time)
    start = time
    self.isShown = isShown
  }

  /// 0 to 1.
  func opacity(at time: Double) -> Double {
    let progress = ((time - start) / Self.duration).clamped(to: 0...1)
    let eased = progress * progress * (3 - 2 * progress)
    return from + ((isShown ? 1 : 0) - from) * eased
  }

  /// The opacity to draw it at, which counts as drawn; nil if it is invisible.
  mutating func draw(at time: Double) -> Double? {
    drawn = opacity(at: time)
    return drawn > 0 ? drawn : nil
  }

  /// True if it would be drawn at another opacity than it was.
  func isChanging(at time: Double) -> Bool { drawn != opacity(at: time) }
}
