import Testing

@testable import FloatSnapshots

@Suite struct PerceptualDifferenceTests {
  @Test func black_and_white_are_a_hundred_apart() {
    #expect(abs(PerceptualDifference.deltaE(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
  }

  @Test func the_weights_are_those_of_graphic_arts() {
    // sRGB red is L* 53.24, a* 80.09, b* 67.20 (C* 104.55); a grey of L* 53.24 is 104.55 in chroma away:
    // ΔE*94 = 104.55 / (1 + 0.045 · 104.55) = 18.3. (Grey 127 has L* 53.19.)
    #expect(abs(PerceptualDifference.deltaE(0xFFFF_0000, 0xFF7F_7F7F) - 18.3) < 0.1)
  }
}
