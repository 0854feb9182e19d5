/// A CSS `cubic-bezier(x1, y1, x2, y2)`: the curve from (0, 0) to (1, 1) with two control points.
///
/// It maps progress to progress, both without a unit, and is finite for every valid curve. CSS Easing Functions
/// Level 1.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's progress in time, 0…1.
  public let x1: Double
  /// The first control point's progress in space; beyond 0…1 the curve overshoots.
  public let y1: Double
  /// The second control point's progress in time, 0…1.
  public let x2: Double
  /// The second control point's progress in space; beyond 0…1 the curve overshoots.
  public let y2: Double

  /// A curve, or nil when CSS forbids it: x1 and x2 must be in 0…1, y1 and y2 may be any finite number.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(valid: x1, y1, x2, y2)
  }

  init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The output for an input progress; exact at 0 and 1.
  ///
  /// Inside 0…1 the curve's parameter is solved for until it no longer changes (far below 1e-7). Outside 0…1 the
  /// curve continues straight along the end's tangent, towards the first control point that differs from the end;
  /// along a vertical tangent it stays at 0 or 1. The input is limited to ±1e6; not a number counts as 0.
  public func value(at progress: Double) -> Double {
    let progress = TimingCurve.limited(progress)
    if progress <= 0 { return progress * startSlope }
    if progress >= 1 { return 1 + (progress - 1) * endSlope }
    return Self.point(y1, y2, parameter(at: progress))
  }

  /// The derivative of the output with respect to the input, limited to ±`TimingCurve.steepest`.
  ///
  /// At and outside the ends it is the slope of the straight continuation, so 0 along a vertical tangent. An input
  /// that is not a number counts as 0.
  public func slope(at progress: Double) -> Double {
    let progress = TimingCurve.limited(progress)
    if progress <= 0 { return startSlope }
    if progress >= 1 { return endSlope }
    let s = parameter(at: progress)
    let dx = Self.quarterDerivative(x1, x2, s)
    let dy = Self.quarterDerivative(y1, y2, s)
    let limit = TimingCurve.steepest
    guard dx > dy.magnitude / limit else { return dy < 0 ? -limit : dy > 0 ? limit : 0 }
    return dy / dx
  }

  private var startSlope: Double {
    if x1 > 0 { return Self.limited(y1 / x1) }
    if y1 == 0, x2 > 0 { return Self.limited(y2 / x2) }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  private var endSlope: Double {
    if x2 < 1 { return Self.limited((1 - y2) / (1 - x2)) }
    if y2 == 1, x1 < 1 { return Self.limited((1 - y1) / (1 - x1)) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }

  private static func limited(_ slope: Double) -> Double {
    min(max(slope, -TimingCurve.steepest), TimingCurve.steepest)
  }

  /// The parameter s with x(s) = x, by Newton's method inside a bracket that is halved whenever a Newton step would
  /// leave it or converges slowly; x(s) never decreases, so the bracket always holds the solution.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    var last = Double.infinity
    for _ in 0..<80 {
      let error = Self.point(x1, x2, s) - x
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = 4 * Self.quarterDerivative(x1, x2, s)
      var next = s - error / slope
      // The first condition also catches a slope of zero, whose quotient is infinite.
      if !(next > low && next < high) || error.magnitude > 0.5 * last { next = low + (high - low) / 2 }
      last = error.magnitude
      if (next - s).magnitude <= 1e-16 || next == low || next == high { return next }
      s = next
    }
    return s
  }

  // The factors of p1 and p2 are below 1, and so is their sum, so nothing overflows however large p1 and p2 are.
  private static func point(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return (3 * s * r * r) * p1 + (3 * s * s * r) * p2 + s * s * s
  }

  /// A quarter of the derivative, whose factors are below 1 as well.
  private static func quarterDerivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return (0.75 * r * (r - 2 * s)) * p1 + (0.75 * s * (2 * r - s)) * p2 + 0.75 * s * s
  }
}
