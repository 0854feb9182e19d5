/// A swipe to the right that starts at the screen's left edge: the way back.
///
/// It fails within the press if that is not in the strip. It begins beyond the edge slop if the motion is to the
/// right and no steeper than its steepness, so a scroll that starts in the strip stays a scroll. It
/// gives up when the pointer has left the larger of edge slop and pan slop in another direction: a first
/// twitch of the hand does not lose the swipe.
public struct EdgePanRecognizer: Equatable, Sendable, GestureRecognizing {
  /// The width of the strip at x = 0, in points; a press at exactly this x still counts.
  public var edgeWidth: Double
  /// Points, for every kind of pointer; nil for the settings' `edgePanSlop`.
  public var slop: Double?
  /// The steepest way to the right that begins, as |dy| / dx; 1 is a diagonal, which does not begin. Negative
  /// counts as 0.
  public var steepness: Double
  private var state = Recognition.possible

  /// An edge pan that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - edgeWidth: The strip's width from x = 0, in points; below 0 or not a number it takes no press on the
  ///     screen.
  ///   - slop: In points, for every kind of pointer; nil for the settings' `edgePanSlop`.
  ///   - steepness: The steepest way that begins, |dy| / dx, itself excluded.
  public init(edgeWidth: Double, slop: Double? = nil, steepness: Double = 1) {
    self.edgeWidth = edgeWidth
    self.slop = slop
    self.steepness = steepness
  }

  mutating func handle(_ signal: PressSignal, in press: Press) -> Recognition {
    guard state == .possible else { return state }
    switch signal {
    case .pressed: if !(press.start.x <= edgeWidth) { state = .failed }
    case .deadline: break
    case .moved(let p):
      let d = p - press.start
      let slop = slop ?? press.edgePanSlop
      if d.x > 0, d.y.magnitude < d.x * max(0, steepness) {
        if d.length > slop { state = .recognized }
      } else if d.length > max(slop, press.panSlop) {
        state = .failed
      }
    case .released: state = .failed
    }
    return state
  }
}
