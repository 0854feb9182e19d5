import FloatCore

/// The panel's colours in one appearance; text on its ground has a contrast of 4.5 or more.
struct PanelColors {
  let ground, bar, card, field, hoverField, selected, line, track, fill, knob, knobRim: Color
  let label, secondary, tertiary, accent, onAccent, warning, ring, selection, shadow, other: Color

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      ground = Color(rgb: 0xFBFBFD)
      bar = Color(rgb: 0xFBFBFD)
      card = Color(rgb: 0xFFFFFF)
      field = Color(rgb: 0xEFEFF3)
      hoverField = Color(rgb: 0xE6E6EB)
      selected = Color(rgb: 0xFFFFFF)
      line = Color(rgb: 0xDFDFE4)
      track = Color(rgb: 0xE0E0E6)
      fill = Color(rgb: 0x5C5C62)
      knob = Color(rgb: 0xFFFFFF)
      knobRim = Color(0, 0, 0, 52)
      label = Color(rgb: 0x1C1C1E)
      secondary = Color(rgb: 0x66666C)
      tertiary = Color(rgb: 0x8E8E94)
      accent = Color(rgb: 0x0A7D45)
      onAccent = Color(rgb: 0xFFFFFF)
      warning = Color(rgb: 0xC8322B)
      ring = Color(rgb: 0x0A7D45)
      selection = Color(10, 125, 69, 56)
      shadow = Color(0, 0, 0, 60)
      other = Color(rgb: 0xB9B9C0)
    case .dark:
      ground = Color(rgb: 0x1B1B1D)
      bar = Color(rgb: 0x1B1B1D)
      card = Color(rgb: 0x232326)
      field = Color(rgb: 0x2B2B2F)
      hoverField = Color(rgb: 0x35353A)
      selected = Color(rgb: 0x4A4A50)
      line = Color(rgb: 0x343438)
      track = Color(rgb: 0x3A3A3F)
      fill = Color(rgb: 0xA0A0A7)
      knob = Color(rgb: 0xE9E9EC)
      knobRim = Color(0, 0, 0, 90)
      label = Color(rgb: 0xF0F0F2)
      secondary = Color(rgb: 0xA1A1A8)
      tertiary = Color(rgb: 0x808087)
      accent = Color(rgb: 0x35C07B)
      onAccent = Color(rgb: 0x06170E)
      warning = Color(rgb: 0xFF6B62)
      ring = Color(rgb: 0x35C07B)
      selection = Color(53, 192, 123, 80)
      shadow = Color(0, 0, 0, 140)
      other = Color(rgb: 0x5E5E65)
    }
  }
}
