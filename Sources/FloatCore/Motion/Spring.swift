import RealModule

/// A damped spring, `m x″ = −k (x − target) − c x′`, described in any of the four usual ways.
///
/// Times are in seconds, frequencies in radians per second; mass, stiffness and damping are in any consistent units,
/// because only k/m and c/m matter to the motion. Every input is accepted; each initializer documents how it clamps
/// extreme values. A spring is only a description: ``value(from:to:initialVelocity:at:)`` evaluates it.
public struct Spring: Hashable, Sendable {
  /// The mass m.
  public let mass: Double
  /// The stiffness k.
  public let stiffness: Double
  /// The damping c.
  public let damping: Double
  /// The undamped angular frequency ω₀ = √(k/m), in rad/s.
  public let angularFrequency: Double
  /// The damping ratio ζ = c / (2√(km)): below 1 the spring overshoots, 1 is critical, above 1 it creeps.
  public let dampingRatio: Double

  /// ζω₀ = c/2m, in 1/s.
  let halfDamping: Double
  /// ω₀√|1 − ζ²|, in rad/s: the frequency of the oscillation below critical damping, half the distance between
  /// the two decay rates above it.
  let split: Double
  /// The rate at which the slowest part of the motion dies out, in 1/s.
  let decayRate: Double

  /// The ranges that inputs are clamped to.
  ///
  /// Not a number counts as the lower bound. The ranges are far wider than any visible difference and narrow enough
  /// that no evaluation overflows.
  enum Limits {
    static let mass = 1e-9...1e9
    static let angularFrequency = 1e-3...1e5
    /// The lower bound makes every motion end and keeps UIKit's conversion solvable.
    static let dampingRatio = 0.01...1000.0
  }

  /// A spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: Clamped to 1e-9…1e9.
  ///   - stiffness: Clamped so that ω₀ is in 1e-3…1e5 rad/s.
  ///   - damping: Clamped so that the damping ratio is in 0.01…1000.
  ///   - allowsOverdamping: False lowers a ratio above 1 to 1, as `CASpringAnimation` and SwiftUI do by default.
  public init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = true) {
    let m = Self.clamp(mass, Limits.mass)
    let k = Self.clamp(stiffness, 0...Double.greatestFiniteMagnitude)
    let wanted = (k / m).squareRoot()
    let w = Self.clamp(wanted, Limits.angularFrequency)
    let fixedStiffness = w == wanted ? k : m * w * w
    let c = Self.clamp(damping, 0...Double.greatestFiniteMagnitude)
    let ratio = c / (2 * (fixedStiffness * m).squareRoot())
    let z = Self.clamp(
      ratio, Limits.dampingRatio.lowerBound...(allowsOverdamping ? Limits.dampingRatio.upperBound : 1))
    self.init(
      mass: m, stiffness: fixedStiffness, damping: z == ratio ? c : 2 * z * m * w, frequency: w, ratio: z)
  }

  /// A spring of mass 1 from its undamped period and its damping ratio.
  ///
  /// k = (2π/response)², c = 4πζ/response.
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds, not the time to rest; clamped so that ω₀ is in
  ///     1e-3…1e5 rad/s (0.063 ms to 105 min).
  ///   - dampingRatio: Clamped to 0.01…1000.
  public init(response: Double, dampingRatio: Double) {
    let shortest = 2 * Double.pi / Limits.angularFrequency.upperBound
    let longest = 2 * Double.pi / Limits.angularFrequency.lowerBound
    self.init(frequency: 2 * Double.pi / Self.clamp(response, shortest...longest), ratio: dampingRatio)
  }

  /// A spring of mass 1 from its perceptual duration and bounce, as SwiftUI and Flutter define them.
  ///
  /// - Parameters:
  ///   - duration: Another name for the response: the undamped period in seconds, not the time to rest.
  ///   - bounce: Clamped to −1…1. The damping ratio is 1 − bounce from 0 up and 1/(1 + bounce) below 0.
  public init(duration: Double, bounce: Double) {
    let b = Self.clamp(bounce, -1...1)
    self.init(response: duration, dampingRatio: b >= 0 ? 1 - b : 1 / (1 + b))
  }

  /// The spring that UIKit makes of `usingSpringWithDamping:` and `duration:`.
  ///
  /// ω₀ is chosen so that the envelope of a motion starting at rest has fallen to `epsilon` of the distance after
  /// `settlingDuration`: below critical damping (ζ/√(1−ζ²)) e^(−ζω₀D) = ε, at it (1 + ω₀D) e^(−ω₀D) = ε (ω₀D = 9.2334
  /// for ε = 0.001). The initial velocity is ignored on purpose: springs chosen from it oscillate wildly when
  /// interrupted. The two equations do not meet as ζ nears 1, as in UIKit.
  /// - Parameters:
  ///   - settlingDuration: In seconds, clamped to 0.01…10.
  ///   - dampingRatio: Clamped to 0.01…1.
  ///   - epsilon: Clamped to 1e-9…ζ/2 (at most 0.5), because beyond that the equation has no solution.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let d = Self.clamp(settlingDuration, 0.01...10)
    let z = Self.clamp(dampingRatio, Limits.dampingRatio.lowerBound...1)
    let e = Self.clamp(epsilon, 1e-9...(z / 2))
    let w: Double
    if z < 1 {
      w = Double.log(z / (e * ((1 - z) * (1 + z)).squareRoot())) / (z * d)
    } else {
      w = Self.criticalSettlingPhase(epsilon: e) / d
    }
    self.init(frequency: w, ratio: z)
  }

  /// The period of the undamped spring, 2π/ω₀, in seconds.
  public var response: Double { 2 * Double.pi / angularFrequency }

  /// The perceptual duration: another name for ``response``, in seconds.
  public var duration: Double { response }

  /// How much the spring bounces, −1…1: 1 − ζ up to critical damping, 1/ζ − 1 above it.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  private init(frequency: Double, ratio: Double) {
    let w = Self.clamp(frequency, Limits.angularFrequency)
    let z = Self.clamp(ratio, Limits.dampingRatio)
    self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, frequency: w, ratio: z)
  }

  private init(mass: Double, stiffness: Double, damping: Double, frequency w: Double, ratio z: Double) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    angularFrequency = w
    dampingRatio = z
    halfDamping = z * w
    // (1 − ζ)(1 + ζ) keeps all digits where 1 − ζ² would cancel.
    let root = ((1 - z) * (1 + z)).magnitude.squareRoot()
    split = w * root
    // The slow root ζ − √(ζ² − 1), written so that it does not cancel for large ζ.
    decayRate = z > 1 ? w / (z + root) : z * w
  }

  private static func clamp(_ x: Double, _ range: ClosedRange<Double>) -> Double {
    guard x > range.lowerBound else { return range.lowerBound }
    return min(x, range.upperBound)
  }
}

extension Spring: CustomStringConvertible {
  /// The two numbers that designers tune, as an initializer takes them: `Spring(response: 0.35, dampingRatio: 1)`.
  public var description: String {
    func text(_ value: Double) -> String { DecimalText.text((value * 1e6).rounded() / 1e6) }
    return "Spring(response: \(text(response)), dampingRatio: \(text(dampingRatio)))"
  }
}
