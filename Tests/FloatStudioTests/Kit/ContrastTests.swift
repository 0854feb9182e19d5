import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatTestSupport

/// Text beside and over the phone has the contrast that WCAG's level AA asks for; the phone's own colours are those of
/// its originals.
@Suite struct ContrastTests {
  private func expect(
    _ inks: [(String, Color)], on grounds: [(String, Color)], _ appearance: Appearance
  ) {
    for (ink, color) in inks {
      for (ground, below) in grounds {
        #expect(color.contrast(with: below) >= 4.5, "\(ink) on \(ground), \(appearance)")
      }
    }
  }

  @Test func the_formula_is_that_of_WCAG() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.01)
    // #767676 is the lightest grey that passes on white.
    #expect(abs(Color(rgb: 0x767676).contrast(with: .white) - 4.54) < 0.01)
  }

  @Test(arguments: Appearance.allCases) func words_beside_and_over_the_phone_can_be_read(
    appearance: Appearance
  ) {
    let c = Palette(appearance)
    expect(
      [("label", c.label), ("secondary", c.secondary), ("tertiary", c.tertiary), ("warning", c.warning)],
      on: [("the ground", c.ground), ("a card", c.card), ("a field", c.field)], appearance)
    expect(
      [("label", c.label), ("secondary", c.secondary)], on: [("a hovered field", c.hovered)], appearance)
    expect([("the main button's word", c.onAccent)], on: [("its ground", c.accent)], appearance)
    expect([("label", c.label)], on: [("a sheet", c.sheet), ("a key", c.cap)], appearance)
    expect([("the clock's sign", Palette.onSign)], on: [("its ground", Palette.sign)], appearance)
  }

  @Test(arguments: Appearance.allCases) func the_overlays_words_can_be_read(appearance: Appearance) {
    let ink = OverlayInk(appearance, Size(375, 812))
    expect(
      [
        ("text", ink.text), ("quiet text", ink.quiet), ("a release", ink.release),
        ("a promise", ink.promise), ("a threshold", ink.threshold), ("a path", ink.path),
      ], on: [("a plate", ink.ground)], appearance)
  }
}
