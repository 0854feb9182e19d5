import Testing

@testable import FloatSnapshots

@Suite struct PerceptualDifferenceTests {
  @Test func blackAndWhiteAreAHundredApart() {
    #expect(abs(PerceptualDifference.deltaE(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
  }

  @Test func aColourIsNothingFromItself() {
    #expect(PerceptualDifference.deltaE(0xFF12_3456, 0xFF12_3456) == 0)
  }

  @Test func theWeightsAreThoseOfGraphicArts() {
    // sRGB red is L* 53.24, a* 80.09, b* 67.20 (C* 104.55); a grey of L* 53.24 is 104.55 in chroma away:
    // ΔE*94 = 104.55 / (1 + 0.045 · 104.55) = 18.3. (Grey 127 has L* 53.19.)
    #expect(abs(PerceptualDifference.deltaE(0xFFFF_0000, 0xFF7F_7F7F) - 18.3) < 0.1)
  }

  @Test func transparencyIsSeenOnAWhiteGround() {
    #expect(PerceptualDifference.deltaE(0xFF00_0000, 0x0000_0000) > 90)
  }
}
