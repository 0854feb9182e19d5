import FloatCore

/// The panel's colours in one appearance; text on its ground has a contrast of 4.5 or more.
struct PanelColors {
  let ground, bar, card, field, hoverField, selected, line, track, fill, knob, knobRim: Color
  let label, secondary, tertiary, accent, onAccent, warning, ring, selection, shadow, other: Color

  init(_ appearance: Appearance) {
    let color = appearance.color
    func shade(_ light: UInt8, _ dark: UInt8) -> Color { Color(0, 0, 0, appearance == .light ? light : dark) }
    ground = color(0xFBFBFD, 0x1B1B1D)
    bar = color(0xFBFBFD, 0x1B1B1D)
    card = color(0xFFFFFF, 0x232326)
    field = color(0xEFEFF3, 0x2B2B2F)
    hoverField = color(0xE6E6EB, 0x35353A)
    selected = color(0xFFFFFF, 0x4A4A50)
    line = color(0xDFDFE4, 0x343438)
    track = color(0xE0E0E6, 0x3A3A3F)
    fill = color(0x5C5C62, 0xA0A0A7)
    knob = color(0xFFFFFF, 0xE9E9EC)
    knobRim = shade(52, 90)
    label = color(0x1C1C1E, 0xF0F0F2)
    secondary = color(0x66666C, 0xA1A1A8)
    tertiary = color(0x6C6C72, 0x95959C)
    accent = color(0x0A7D45, 0x35C07B)
    onAccent = color(0xFFFFFF, 0x06170E)
    warning = color(0xC8322B, 0xFF6B62)
    ring = color(0x0A7D45, 0x35C07B)
    selection = appearance == .light ? Color(10, 125, 69, 56) : Color(53, 192, 123, 80)
    shadow = shade(60, 140)
    other = color(0xB9B9C0, 0x5E5E65)
  }
}

extension Appearance {
  /// One colour in light appearance, another in dark, from `0xRRGGBB`.
  func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(rgb: self == .light ? light : dark) }
}
