import FloatCore
import Testing

@testable import FloatStudio

/// Text beside and over the phone has the contrast that WCAG's level AA asks for; the phone's own colours are those of
/// its originals.
@Suite struct ContrastTests {
  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let v = Double(value) / 255
      return v <= 0.04045 ? v / 12.92 : power((v + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// x^2.4 = x² · x^0.4, the latter by Newton's method on y⁵ = x².
  private static func power(_ x: Double) -> Double {
    var y = 1.0
    for _ in 0..<60 { y -= (y * y * y * y * y - x * x) / (5 * y * y * y * y) }
    return x * x * y
  }

  private static func contrast(_ a: Color, _ b: Color) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func expect(
    _ inks: [(String, Color)], on grounds: [(String, Color)], _ appearance: Appearance
  ) {
    for (ink, color) in inks {
      for (ground, below) in grounds {
        #expect(Self.contrast(color, below) >= 4.5, "\(ink) on \(ground), \(appearance)")
      }
    }
  }

  @Test func the_formula_is_that_of_WCAG() {
    #expect(abs(Self.contrast(.black, .white) - 21) < 0.01)
    // #767676 is the lightest grey that passes on white.
    #expect(abs(Self.contrast(Color(rgb: 0x767676), .white) - 4.54) < 0.01)
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
