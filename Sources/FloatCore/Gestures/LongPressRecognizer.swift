/// A press held in one place for a while.
///
/// It begins at its deadline, to the instant. Before that, straying beyond the slop or letting go fails it; after
/// that the pointer is free, so that press, slide and release can pick from a list.
public struct LongPressRecognizer: Equatable, Sendable, GestureRecognizing {
  /// Seconds; nil for the settings' `longPressDuration`. Zero or less begins within the press itself, which is
  /// what a mouse's right button means; a value that is not finite never begins.
  public var duration: Double?
  /// Points, for every kind of pointer; nil for the settings' `longPressSlop`.
  public var slop: Double?
  private var state = Recognition.possible
  /// When it begins, in seconds; infinite before the press.
  private var end = Double.infinity

  /// A long press that has seen nothing yet.
  public init(duration: Double? = nil, slop: Double? = nil) {
    self.duration = duration
    self.slop = slop
  }

  var deadline: Double? { state == .possible && end.isFinite ? end : nil }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    switch signal {
    case .pressed:
      let duration = duration ?? press.settings.longPressDuration
      end = press.time + (duration < 0 ? 0 : duration)
    case .moved(let p):
      // Also when recognised: it may be waiting for another to fail, and must not begin somewhere else.
      if p.distance(to: press.start) > slop ?? press.longPressSlop { state = .failed }
    case .released:
      state = .failed
    case .deadline(let t):
      if state == .possible, t >= end { state = .recognized }
    }
    return state
  }
}
