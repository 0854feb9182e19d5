/// A press and a release in the same place, however long it took.
///
/// It fails as soon as the pointer strays beyond the slop, and does not come back. Who wants a long press to
/// exclude the tap adds a `LongPressRecognizer` to the same arena: it wins at its deadline.
public struct TapRecognizer: Equatable, Sendable, GestureRecognizing {
  /// Points, for every kind of pointer; nil for the settings' `tapSlop`.
  public var slop: Double?
  private var state = Recognition.possible

  /// A tap that has seen nothing yet.
  ///
  /// - Parameter slop: In points, for every kind of pointer; nil for the settings' `tapSlop`.
  public init(slop: Double? = nil) {
    self.slop = slop
  }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    guard state == .possible else { return state }
    switch signal {
    case .pressed, .deadline: break
    case .moved(let p): if strays(to: p, press) { state = .failed }
    case .released(let p): state = strays(to: p, press) ? .failed : .recognized
    }
    return state
  }

  private func strays(to p: Point, _ press: Press) -> Bool {
    p.distance(to: press.start) > slop ?? press.tapSlop
  }
}
