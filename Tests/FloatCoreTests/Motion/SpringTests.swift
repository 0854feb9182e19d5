import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct SpringTests {
  @Test func physical_constants_have_apples_perceptual_names() {
    // SwiftUI's documentation: (1, 100, 10) has duration 0.63 and bounce 0.5; 2π/10 = 0.6283.
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(spring.duration, 2 * Double.pi / 10, 1e-15))
    #expect(spring.bounce == 0.5)
    // (0.5, 0.3) is (1, 157.9, 17.6): (2π/0.5)² = 157.914, 4π·0.7/0.5 = 17.593.
    let other = Spring(duration: 0.5, bounce: 0.3)
    #expect(other.mass == 1)
    #expect(near(other.stiffness, 157.914, 1e-3))
    #expect(near(other.damping, 17.593, 1e-3))
  }

  @Test func negative_bounce_is_overdamped() {
    // Flutter's `withDurationAndBounce(bounce: −0.3)`: ζ = 1/0.7, c = 4π/(0.7·0.5) = 35.90.
    let spring = Spring(duration: 0.5, bounce: -0.3)
    #expect(near(spring.dampingRatio, 1 / 0.7, 1e-15))
    #expect(near(spring.damping, 35.90, 5e-3))
    #expect(near(spring.bounce, -0.3, 1e-15))
  }

  @Test func system_spring_is_critical_with_its_documented_constants() {
    // Mass 3, stiffness 1000: ω₀ = √(1000/3) = 18.2574, response 2π/ω₀ = 0.34414; damping clamped to 2√3000.
    let spring = Spring.system
    #expect(spring.mass == 3)
    #expect(spring.stiffness == 1000)
    #expect(spring.dampingRatio == 1)
    #expect(near(spring.angularFrequency, 18.2574, 1e-4))
    #expect(near(spring.response, 0.34414, 1e-5))
    #expect(near(spring.damping, 2 * 3000.0.squareRoot(), 1e-12))
    // The rest after its nominal half second: (1 + 9.1287) e^(−9.1287) = 0.0011.
    #expect(near(spring.value(from: 1.0, to: 0, at: 0.5), 0.0011, 5e-5))
    // With its documented constants it is overdamped, ζ = 500/(2√3000) = 4.564.
    #expect(near(Spring(mass: 3, stiffness: 1000, damping: 500).dampingRatio, 4.564, 1e-3))
  }

  @Test func parameterisations_round_trip() {
    var random = SplitMix64(seed: 3)
    func same(_ a: Double, _ b: Double) -> Bool { near(a, b, 1e-9 * max(1, b.magnitude)) }
    for _ in 0..<2000 {
      let mass = random.logUniform(1e-3...1e3)
      let stiffness = mass * random.logUniform(1...1e5)
      let damping = 2 * random.logUniform(0.02...20) * (mass * stiffness).squareRoot()
      let a = Spring(mass: mass, stiffness: stiffness, damping: damping)
      #expect(a.mass == mass)
      #expect(a.stiffness == stiffness)
      #expect(a.damping == damping)
      let b = Spring(response: a.response, dampingRatio: a.dampingRatio)
      #expect(same(b.stiffness * mass, stiffness))
      #expect(same(b.damping * mass, damping))
      let c = Spring(duration: a.duration, bounce: a.bounce)
      #expect(same(c.response, a.response))
      #expect(same(c.dampingRatio, a.dampingRatio))
      let d = Spring(mass: mass, stiffness: b.stiffness * mass, damping: b.damping * mass)
      #expect(same(d.response, a.response))
      #expect(same(d.bounce, a.bounce))
    }
  }

  @Test func uikit_conversion_puts_the_envelope_at_epsilon() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let d = random.uniform(0.01...10)
      let z = random.uniform(0.011...0.9999)
      let w = Spring(settlingDuration: d, dampingRatio: z).angularFrequency
      #expect(near(z / (1 - z * z).squareRoot() * exp(-z * w * d), 0.001, 1e-12))
      let c = Spring(settlingDuration: d, dampingRatio: 1).angularFrequency
      #expect(near(c * d, 9.233413, 1e-6))
      #expect(near((1 + c * d) * exp(-c * d), 0.001, 1e-13))
    }
    // KYCuteView: ln(0.4/(0.001·√0.84))/(0.4·0.5) = 30.393 rad/s.
    #expect(near(Spring(settlingDuration: 0.5, dampingRatio: 0.4).angularFrequency, 30.393, 5e-4))
  }

  @Test func uikit_conversion_clamps_as_documented() {
    #expect(
      Spring(settlingDuration: 0, dampingRatio: 0.5) == Spring(settlingDuration: 0.01, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 99, dampingRatio: 0.5) == Spring(settlingDuration: 10, dampingRatio: 0.5))
    #expect(Spring(settlingDuration: 1, dampingRatio: 3) == Spring(settlingDuration: 1, dampingRatio: 1))
    #expect(Spring(settlingDuration: 1, dampingRatio: -3).dampingRatio == 0.01)
    #expect(
      Spring(settlingDuration: 1, dampingRatio: 0.1, epsilon: 7)
        == Spring(settlingDuration: 1, dampingRatio: 0.1, epsilon: 0.05))
  }

  @Test func bad_constants_become_the_nearest_good_ones() {
    #expect(Spring(mass: 1, stiffness: 100, damping: -5).dampingRatio == 0.01)
    #expect(Spring(mass: 1, stiffness: -1, damping: 1).angularFrequency == 1e-3)
    #expect(Spring(mass: 1, stiffness: 1e300, damping: 1).angularFrequency == 1e5)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1).mass == 1e-9)
    #expect(Spring(mass: 1, stiffness: 100, damping: 1e12).dampingRatio == 1000)
    #expect(Spring(response: 0, dampingRatio: 0.5).angularFrequency == 1e5)
    #expect(Spring(response: .infinity, dampingRatio: .nan).dampingRatio == 0.01)
    #expect(Spring(duration: 0.5, bounce: 4).dampingRatio == 0.01)
    #expect(Spring(duration: 0.5, bounce: -4).dampingRatio == 1000)
  }

  @Test func a_spring_prints_what_designers_tune() {
    #expect("\(Spring(response: 0.35, dampingRatio: 1))" == "Spring(response: 0.35, dampingRatio: 1)")
  }

  @Test func values_print_without_the_names_of_modules() {
    #expect(
      "\([Effect.impact(.light), .sound(.open), .notice("Full"), .save])"
        == "[impact light, sound open, notice \"Full\", save]")
    let element = Element(id: .ball, role: "button", label: "Pages", frame: Rect(1, 2.5, 3, 4))
    #expect("\(element)" == "ball, button \"Pages\", at (1, 2.5), 3 × 4")
    #expect("\(CollectedPagesArchive(dock: Dock(edge: .right, fraction: 0.4)))" == "no pages; right 0.4")
  }
}
