import Testing

@testable import FloatCore

@Suite struct VectorArithmeticTests {
  private func laws<V: VectorArithmetic>(_ a: V, _ b: V) {
    #expect(a + V.zero == a)
    #expect((a + b) - b == a)
    #expect(a * 2 == a + a)
    #expect(a * 0 == V.zero)
    #expect((a * 2).magnitudeSquared == 4 * a.magnitudeSquared)
    #expect(V.zero.magnitudeSquared == 0)
    #expect(a.isFinite)
    #expect(!(a * .infinity).isFinite)
  }

  @Test func every_conforming_type_is_a_vector_space() {
    laws(3.0, 0.5)
    laws(Point(3, -4), Point(8, 16))
  }

  @Test func magnitude_is_the_length_over_all_components() {
    #expect(Point(3, 4).magnitudeSquared == 25)
    #expect(1e200.clampedMagnitude == .greatestFiniteMagnitude)
  }
}
