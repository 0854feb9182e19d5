/// How progress in time becomes progress in space, for motions of a fixed duration.
///
/// Progress has no unit: 0 is the start, 1 the end. As in CSS Easing Functions Level 1, also outside 0…1, but
/// without its step functions: nothing here jumps.
public enum TimingCurve: Hashable, Sendable {
  /// Progress in space equals progress in time.
  case linear
  /// A CSS cubic Bézier curve; ``bezier(_:_:_:_:)`` makes one from four numbers.
  case cubicBezier(CubicBezier)

  /// `cubic-bezier(0.25, 0.1, 0.25, 1)`
  public static let ease = TimingCurve.cubicBezier(CubicBezier(valid: 0.25, 0.1, 0.25, 1))
  /// `cubic-bezier(0.42, 0, 1, 1)`
  public static let easeIn = TimingCurve.cubicBezier(CubicBezier(valid: 0.42, 0, 1, 1))
  /// `cubic-bezier(0, 0, 0.58, 1)`
  public static let easeOut = TimingCurve.cubicBezier(CubicBezier(valid: 0, 0, 0.58, 1))
  /// `cubic-bezier(0.42, 0, 0.58, 1)`, also UIKit's `.curveEaseInOut`.
  public static let easeInOut = TimingCurve.cubicBezier(CubicBezier(valid: 0.42, 0, 0.58, 1))

  /// The steepest slope reported, in progress per progress, because a vertical tangent has no finite one.
  package static let steepest = 1e4

  /// A cubic Bézier curve, or nil when CSS forbids it: x1 and x2 outside 0…1, or a number that is not finite.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve? {
    CubicBezier(x1, y1, x2, y2).map(TimingCurve.cubicBezier)
  }

  /// The output for an input progress, exactly 0 at 0 and 1 at 1.
  ///
  /// Outside 0…1 it continues as CSS specifies: linear along its line, Bézier curves along the end's tangent. The
  /// input is limited to ±1e6; not a number counts as 0.
  public func value(at progress: Double) -> Double {
    switch self {
    case .linear: Self.limited(progress)
    case .cubicBezier(let curve): curve.value(at: progress)
    }
  }

  /// The derivative of the output with respect to the input progress, limited to ±`steepest`.
  ///
  /// Divided by the duration and multiplied by the distance, it is the velocity to hand over when a motion is
  /// interrupted.
  public func slope(at progress: Double) -> Double {
    switch self {
    case .linear: 1
    case .cubicBezier(let curve): curve.slope(at: progress)
    }
  }

  static func limited(_ progress: Double) -> Double { progress.isNaN ? 0 : progress.clamped(to: -1e6...1e6) }
}
