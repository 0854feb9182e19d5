/// A press that moves.
///
/// It begins when the pointer leaves the slop in a direction the axis allows, and fails when it leaves it in
/// another: where the pointer crosses the circle decides.
public struct PanRecognizer: Equatable, Sendable, GestureRecognizing {
  /// The directions a pan may begin in; once begun it follows the pointer anywhere.
  public enum Axis: Hashable, Sendable {
    /// Every direction.
    case any
    /// Nearer to horizontal than to vertical.
    case horizontal
    /// At least as near to vertical as to horizontal, so that an exact diagonal is vertical.
    case vertical
    /// To the right, and nearer to horizontal than to vertical.
    case right

    /// True when a displacement from the press lies in an allowed direction.
    public func allows(_ d: Point) -> Bool {
      switch self {
      case .any: true
      case .horizontal: abs(d.x) > abs(d.y)
      case .vertical: abs(d.y) >= abs(d.x)
      case .right: d.x > 0 && abs(d.x) > abs(d.y)
      }
    }
  }

  /// The directions it may begin in.
  public var axis: Axis
  /// Points, for every kind of pointer; nil for the settings' `panSlop`.
  public var slop: Double?
  private var state = Recognition.possible

  /// A pan that has seen nothing yet.
  public init(axis: Axis = .any, slop: Double? = nil) {
    self.axis = axis
    self.slop = slop
  }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    guard state == .possible else { return state }
    switch signal {
    case .pressed, .deadline: break
    case .moved(let p):
      let d = p - press.start
      if d.length > slop ?? press.panSlop { state = axis.allows(d) ? .recognized : .failed }
    case .released: state = .failed
    }
    return state
  }
}
