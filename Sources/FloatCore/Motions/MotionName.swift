/// The motions of the phone that configuration keys shape.
///
/// The raw value is what a motion's keys have in common, and its name in commands.
public enum MotionName: String, Hashable, Sendable, CaseIterable {
  /// The ball that is let go springs to the nearer side of the screen.
  case ballSnap = "ball.snap"
  /// A page slides in from the right, or out.
  case navigation
  /// A page grows out of the ball or a row of its list.
  case expand = "morph.expand"
  /// A page shrinks into the ball.
  case shrink = "morph.shrink"
  /// A presented page comes in or goes out.
  case modal
  /// A badge that is let go springs back to its place.
  case badgeReturn = "badge.return"
  /// A badge wobbles after its neck has torn.
  case badgeTear = "badge.tear"
  /// The zone in the corner grows while the pointer is inside.
  case zoneGrowth = "zone.growth"
  /// The zone slides in for the ball, and out.
  case zoneSlide = "zone.slide"
  /// The rows of the ball's list slide in and out.
  case listSlide = "list.slide"
  /// A row that is swiped to the left, or opened by a key, shows its actions.
  case rowOpen = "row-swipe.open"
  /// A pager that is let go settles on one of its pages.
  case pager
  /// A slider's thumb goes to the value that a tap on its track, or a key, sets.
  case slider
  /// A page's content scrolls on after a flick.
  case scroll
}
