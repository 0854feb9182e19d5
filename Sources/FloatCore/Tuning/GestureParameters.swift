/// The tunable values below the key `gesture`; see ``ParameterSchema`` for ranges, units and sources.
public struct GestureParameters: Hashable, Sendable {
  /// A press that moves farther is no tap. (`gesture.tap-slop`)
  public var tapSlop = 0.0
  /// A press that moves farther is a drag. (`gesture.pan-slop`)
  public var panSlop = 0.0
  /// An edge drag begins after this distance. (`gesture.edge-slop`)
  public var edgeSlop = 0.0
  /// An edge drag may start at most this much down or up for each point to the right.
  /// (`gesture.edge-steepness`)
  public var edgeSteepness = 0.0
  /// A second click at the same place within this time is part of the first one and does nothing.
  /// (`gesture.double-click`)
  public var doubleClick = 0.0
  /// How long a press takes to become a long press. (`gesture.long-press`)
  public var longPress = 0.0
  /// A press that moves farther is no long press. (`gesture.long-press-slop`)
  public var longPressSlop = 0.0
  /// The stretch of time the release velocity is measured over. (`gesture.velocity-horizon`)
  public var velocityHorizon = 0.0
  /// How much farther a finger may stray than the mouse, for all slops. (`gesture.touch-slop-scale`)
  public var touchSlopScale = 0.0
  /// A pointer that has not moved for this long is let go without velocity. (`gesture.assume-stopped`)
  public var assumeStopped = 0.0
  /// The fastest velocity of a release. (`gesture.maximum-velocity`)
  public var maximumVelocity = 0.0
  /// How long a press takes to show, so that a scroll that begins with it leaves no trace. (`gesture.highlight-delay`)
  public var highlightDelay = 0.0
  /// How long what is pressed takes to look so, and to look as before. (`gesture.highlight-fade`)
  public var highlightFade = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
