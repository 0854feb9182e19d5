import Testing

@testable import FloatCore

@Suite struct BadgeLabelTests {
  @Test func counts_read_as_on_a_phone() {
    #expect(BadgeLabel.text(count: 0) == nil)
    #expect(BadgeLabel.text(count: -1) == "")
    #expect(BadgeLabel.text(count: .min) == "")
    #expect(BadgeLabel.text(count: 1) == "1")
    #expect(BadgeLabel.text(count: 99) == "99")
    #expect(BadgeLabel.text(count: 100) == "99+")
    #expect(BadgeLabel.text(count: .max) == "99+")
  }

  @Test func one_character_is_a_disc() {
    #expect(BadgeLabel.size(text: "8") == Size(18, 18))
    #expect(BadgeLabel.size(text: "8", diameter: 24) == Size(24, 24))
  }

  @Test func more_characters_are_a_capsule_of_the_same_height() {
    let two = BadgeLabel.size(text: "12")
    let three = BadgeLabel.size(text: "99+")
    // 2 · 0.6 · 12 + 2 · 0.28 · 18
    #expect(abs(two.width - 24.48) < 1e-9)
    #expect(two.height == 18 && three.height == 18)
    #expect(three.width > two.width && two.width > 18)
  }

  @Test func a_measured_width_is_used_when_there_is_one() {
    #expect(abs(BadgeLabel.size(text: "12", textWidth: 13).width - (13 + 2 * 0.28 * 18)) < 1e-9)
    #expect(BadgeLabel.size(text: "11", textWidth: 2) == Size(18, 18))
  }

  @Test func an_empty_text_is_a_dot() {
    #expect(BadgeLabel.size(text: "") == Size(10, 10))
  }

  @Test(arguments: [Double.nan, .infinity, -4, 0])
  func nonsense_has_no_size(odd: Double) {
    #expect(BadgeLabel.size(text: "12", diameter: odd) == .zero)
    let size = BadgeLabel.size(text: "12", textWidth: odd)
    #expect(size.width >= 18 && size.width.isFinite)
  }
}
