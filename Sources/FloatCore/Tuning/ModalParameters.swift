/// The tunable values below the key `modal`; see ``ParameterSchema`` for ranges, units and sources.
public struct ModalParameters: Hashable, Sendable {
  /// The response of the spring of present and dismiss. (`modal.response`)
  public var response = 0.0
  /// The damping ratio of that spring. (`modal.damping-ratio`)
  public var dampingRatio = 0.0
  /// How far the page behind moves, as a share of the width. (`modal.parallax`)
  public var parallax = 0.0
  /// How dark the page behind gets. (`modal.dim`)
  public var dim = 0.0
  /// A drag that starts this close to the left edge dismisses. (`modal.edge-width`)
  public var edgeWidth = 0.0
  /// A slow release dismisses beyond this share of the width. (`modal.finish-fraction`)
  public var finishFraction = 0.0
  /// Above this speed the direction of the release decides. (`modal.finish-velocity`)
  public var finishVelocity = 0.0
  /// The way a presented page comes and goes. (`modal.axis`)
  public var axis = ModalAxis.horizontal
  /// What decides whether a released page is dismissed. (`modal.finish-rule`)
  public var finishRule = FinishRule.percentOrVelocity
  /// How far ahead a release is projected, by the rules that do. (`modal.lookahead`)
  public var lookahead = 0.0
  /// How a presented page gets to its place. (`modal.settle`)
  public var settle = MotionKind.spring
  /// How long the whole way takes along a curve; a part of it takes its share. (`modal.duration`)
  public var duration = 0.0
  /// The curve it goes along. (`modal.curve`)
  public var curve = NamedCurve.easeInOut

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
