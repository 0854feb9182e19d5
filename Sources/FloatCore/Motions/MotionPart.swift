/// The part of a motion that a key shapes.
public enum MotionPart: Hashable, Sendable {
  /// Whether it is a spring or a curve.
  case choice
  /// How fast its spring is, or how fast it slows down.
  case spring
  /// How its spring is damped.
  case damping
  /// How long its curve takes.
  case duration
  /// Its curve.
  case curve
  /// The rule that decides where a release takes it.
  case decision
  /// How far ahead a release is projected, if the rule of the decision does so.
  case lookahead
  /// The velocity above which the direction decides, if the rule of the decision reads one.
  case velocity
  /// What it takes over from a release.
  case release
  /// Where it begins and ends.
  case place
  /// The things that move along with it.
  case follower
  /// The spring of another motion, which has no name.
  case elsewhere
}
