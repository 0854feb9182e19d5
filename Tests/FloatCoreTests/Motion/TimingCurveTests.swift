import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct TimingCurveTests {
  /// Outputs at 0.1 … 0.9, from bisection in 40-digit decimal arithmetic outside this project.
  static let tenths: [(String, TimingCurve, [Double])] = [
    (
      "ease", .ease,
      [
        0.094796305716, 0.295244334268, 0.513315160973, 0.682540505978, 0.802403387585, 0.885229309876,
        0.940764614298, 0.975625355624, 0.994316477485,
      ]
    ),
    (
      "easeIn", .easeIn,
      [
        0.017026609652, 0.062282000137, 0.129576760845, 0.214860938753, 0.315356812573, 0.429119769296,
        0.554814032529, 0.691633933319, 0.839427845762,
      ]
    ),
    (
      "easeOut", .easeOut,
      [
        0.160572154238, 0.308366066681, 0.445185967471, 0.570880230704, 0.684643187427, 0.785139061247,
        0.870423239155, 0.937717999863, 0.982973390348,
      ]
    ),
    (
      "easeInOut", .easeInOut,
      [
        0.019722453548, 0.081659856266, 0.187395906705, 0.331883870098, 0.5, 0.668116129902, 0.812604093295,
        0.918340143734, 0.980277546452,
      ]
    ),
    (
      "back", .cubicBezier(CubicBezier(valid: 0.34, 1.56, 0.64, 1)),
      [
        0.403933041979, 0.70304, 0.907361380561, 1.030181418783, 1.087400670219, 1.096574850051,
        1.075776061555, 1.042474380237, 1.012615579146,
      ]
    ),
    (
      "vertical in the middle", .cubicBezier(CubicBezier(valid: 1, 0, 0, 1)),
      [
        0.003761674958, 0.017425501024, 0.047395275204, 0.111397339268, 0.5, 0.888602660732, 0.952604724796,
        0.982574498976, 0.996238325042,
      ]
    ),
  ]

  @Test func named_curves_agree_with_exact_arithmetic_at_tenths() {
    for (name, curve, expected) in Self.tenths {
      for (i, y) in expected.enumerated() {
        #expect(near(curve.value(at: Double(i + 1) / 10), y, 1e-11), "\(name) at \(i + 1)/10")
      }
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test func solves_the_input_to_ten_digits_for_any_curve() {
    var random = SplitMix64(seed: 6)
    let corners = [0, 1e-12, 0.5, 1 - 1e-12, 1]
    for i in 0..<3000 {
      let x1 = i % 3 == 0 ? corners[i / 3 % 5] : random.uniform(0...1)
      let x2 = i % 3 != 1 ? random.uniform(0...1) : corners[i / 3 % 5]
      // With y = x the output equals the input at every parameter.
      let diagonal = CubicBezier(valid: x1, x1, x2, x2)
      let p = i % 7 == 0 ? random.logUniform(1e-12...1e-3) : random.uniform(0...1)
      #expect(near(diagonal.value(at: p), p, 1e-10), "\(diagonal) at \(p)")
    }
  }

  @Test func increases_when_its_control_points_do() {
    for (_, curve, _) in Self.tenths.dropLast() where curve != Self.tenths[4].1 {
      let values = (0...5000).map { curve.value(at: Double($0) / 5000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func rejects_what_css_rejects() {
    #expect(CubicBezier(-0.1, 0, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1.01, 1) == nil)
    #expect(CubicBezier(.nan, 0, 1, 1) == nil)
    #expect(CubicBezier(0, .infinity, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1, .nan) == nil)
    #expect(TimingCurve.bezier(2, 0, 0, 1) == nil)
    #expect(TimingCurve.bezier(0.25, 0.1, 0.25, 1) == .ease)
    #expect(CubicBezier(0, -8, 1, 9) != nil)
  }

  @Test func continues_along_the_tangents_outside() {
    // First tangent: 0.1/0.25 = 0.4. Last: the control point (0.25, 1) is level with the end.
    #expect(near(TimingCurve.ease.value(at: -2), -0.8, 1e-15))
    #expect(TimingCurve.ease.value(at: 3) == 1)
    // The first control point lies on the start, so the second one gives the tangent, 1/0.58.
    #expect(near(TimingCurve.easeOut.value(at: -0.58), -1, 1e-15))
    // The last one lies on the end: (1 − 0)/(1 − 0.42).
    #expect(near(TimingCurve.easeIn.value(at: 1.58), 2, 1e-14))
    // Vertical tangents hold the value; with both control points on the ends the curve is the diagonal.
    let vertical = CubicBezier(valid: 0, 0.5, 1, 0.5)
    #expect(vertical.value(at: -5) == 0)
    #expect(vertical.value(at: 5) == 1)
    let diagonal = CubicBezier(valid: 0, 0, 1, 1)
    #expect(diagonal.value(at: -0.5) == -0.5)
    #expect(diagonal.value(at: 1.5) == 1.5)
    let far = CubicBezier(valid: 1, 1, 0, 0)
    #expect(far.value(at: -0.5) == -0.5)
    #expect(far.value(at: 1.5) == 1.5)
    #expect(TimingCurve.linear.value(at: 1.25) == 1.25)
  }

  @Test func slope_is_the_derivative() {
    for (name, curve, _) in Self.tenths.dropLast() {
      for i in 1..<100 {
        let p = Double(i) / 100
        let h = 1e-4
        let d1 = (curve.value(at: p + h) - curve.value(at: p - h)) / (2 * h)
        let d2 = (curve.value(at: p + 2 * h) - curve.value(at: p - 2 * h)) / (4 * h)
        #expect(near(curve.slope(at: p), (4 * d1 - d2) / 3, 1e-6), "\(name) at \(p)")
      }
    }
    #expect(near(TimingCurve.ease.slope(at: 0), 0.4, 1e-15))
    #expect(TimingCurve.ease.slope(at: 1) == 0)
    #expect(Self.tenths[5].1.slope(at: 0.5) == TimingCurve.steepest)
    #expect(TimingCurve.linear.slope(at: 0.3) == 1)
  }

  @Test func every_input_gives_a_finite_output() {
    var curves: [TimingCurve] = [.linear]
    for x1 in [0, 1e-300, 0.5, 1] {
      for x2 in [0, 0.5, 1 - 1e-16, 1] {
        for y in extremeNumbers.filter(\.isFinite) {
          curves.append(.cubicBezier(CubicBezier(valid: x1, y, x2, 1)))
          curves.append(.cubicBezier(CubicBezier(valid: x1, 0, x2, y)))
          curves.append(.cubicBezier(CubicBezier(valid: x1, y, x2, y)))
          curves.append(.cubicBezier(CubicBezier(valid: x1, y, x2, -y)))
        }
      }
    }
    for curve in curves {
      for p in extremeNumbers + [0.05, 0.3, 0.999] {
        #expect(curve.value(at: p).isFinite, "\(curve) at \(p)")
        #expect(curve.slope(at: p).magnitude <= TimingCurve.steepest, "\(curve) at \(p)")
      }
      #expect(curve.value(at: .nan) == 0)
      #expect(curve.slope(at: .nan) == curve.slope(at: 0))
    }
  }
}
