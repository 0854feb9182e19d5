/// A vertical pan that does not give up: a press that first went sideways can still turn into a scroll.
///
/// It begins when the vertical displacement is beyond the slop and at least as large as the horizontal one.
/// Because it only fails when another gesture wins or the pointer is released, there is little use in requiring
/// a scroll to fail; let the other one come first in the list.
public struct ScrollRecognizer: Equatable, Sendable, GestureRecognizing {
  /// Points, for every kind of pointer; nil for the settings' `panSlop`.
  public var slop: Double?
  private var state = Recognition.possible

  /// A scroll that has seen nothing yet.
  ///
  /// - Parameter slop: In points up or down, for every kind of pointer; nil for the settings' `panSlop`.
  public init(slop: Double? = nil) {
    self.slop = slop
  }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    guard state == .possible else { return state }
    switch signal {
    case .pressed, .deadline: break
    case .moved(let p):
      let d = p - press.start
      if abs(d.y) > slop ?? press.panSlop, PanRecognizer.Axis.vertical.allows(d) { state = .recognized }
    case .released: state = .failed
    }
    return state
  }
}
