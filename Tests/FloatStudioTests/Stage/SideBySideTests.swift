import FloatCore
import Testing

@testable import FloatStudio

@Suite struct SideBySideTests {
  /// 16 points at the sides and below, and above 8 and the name's 36.
  @Test func a_screen_without_a_body_has_a_margin_and_its_name_above_it() {
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: false)
    #expect(sides.frame(of: 0) == Rect(16, 8 + 36, 375, 812))
    #expect(sides.frame(of: 1) == Rect(16 + 375 + 16 + 16, 8 + 36, 375, 812))
    #expect(sides.size(of: sides.screen) == Size(2 * (16 + 375 + 16), 8 + 36 + 812 + 16))
  }
}
