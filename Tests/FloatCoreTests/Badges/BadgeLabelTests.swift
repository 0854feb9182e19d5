import Testing

@testable import FloatCore

@Suite struct BadgeLabelTests {
  @Test func counts_read_as_on_a_phone() {
    func text(_ count: Int) -> String? { BadgeLabel.text(count: count, maximum: 99) }
    #expect(text(0) == nil)
    #expect(text(-1) == "")
    #expect(text(.min) == "")
    #expect(text(1) == "1")
    #expect(text(99) == "99")
    #expect(text(100) == "99+")
    #expect(text(.max) == "99+")
  }

  @Test func one_character_is_a_disc_and_none_is_a_dot() {
    var p = BadgeParameters()
    p.diameter = 24
    #expect(BadgeLabel.size(of: "8", p) == Size(24, 24))
    #expect(BadgeLabel.size(of: "", p) == Size(10, 10))
  }

  @Test func more_characters_are_a_capsule_around_the_text() {
    var p = BadgeParameters()
    (p.diameter, p.textSize) = (18, 12)
    // The advances of Inter's medium digits 1 and 2 are 1331 and 1727 of 2816.
    let two = BadgeLabel.size(of: "12", p)
    #expect(two.height == 18)
    #expect(abs(two.width - ((1331 + 1727) / 2816.0 * 12 + 2 * 0.28 * 18)) < 1e-9)
    #expect(BadgeLabel.size(of: "99+", p).width > two.width)
  }

  @Test func a_capsule_is_never_narrower_than_a_disc() {
    var p = BadgeParameters()
    (p.diameter, p.textSize) = (60, 6)
    #expect(BadgeLabel.size(of: "11", p) == Size(60, 60))
  }
}
