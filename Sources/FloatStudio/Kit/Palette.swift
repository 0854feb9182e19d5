package import FloatCore

/// The colours of everything beside and over the phone in one appearance; text on its ground has a contrast of 4.5 or
/// more.
package struct Palette: Equatable, Sendable {
  package let appearance: Appearance
  package let ground, card: Color
  /// Fields and buttons at rest, under the pointer and pressed.
  package let field, hovered, pressed: Color
  /// The chosen one of several words side by side.
  package let selected: Color
  package let line, track, fill, knob, knobRim: Color
  package let label, secondary, tertiary: Color
  package let accent, onAccent, warning, selection: Color
  /// A value as it is in the file.
  package let other: Color
  /// A gesture on the strip, and the parts of it in which a finger is down; the same of the looped one.
  package let block, stroke, loopBlock, loopStroke: Color
  package let shadow: Color

  /// The plate that says that time stands, and its words: the same on every page.
  package static let sign = Color(rgb: 0xFFB340)
  package static let onSign = Color(rgb: 0x231600)

  package init(_ appearance: Appearance) {
    func color(_ light: UInt32, _ dark: UInt32) -> Color {
      Color(rgb: appearance == .light ? light : dark)
    }
    func shade(_ light: UInt8, _ dark: UInt8) -> Color { Color(0, 0, 0, appearance == .light ? light : dark) }
    self.appearance = appearance
    ground = color(0xFBFBFD, 0x1B1B1D)
    card = color(0xFFFFFF, 0x232326)
    field = color(0xEFEFF3, 0x2B2B2F)
    hovered = color(0xE6E6EB, 0x35353A)
    pressed = color(0xD8D9E1, 0x3F4047)
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
    var selection = accent
    selection.alpha = appearance == .light ? 56 : 80
    self.selection = selection
    other = color(0xB9B9C0, 0x5E5E65)
    block = color(0xCFD0D9, 0x44454D)
    stroke = color(0xA4A5B2, 0x6C6D78)
    loopBlock = color(0xB5DEC8, 0x22523B)
    loopStroke = color(0x6DBB92, 0x2F8C5E)
    shadow = shade(60, 140)
  }

  /// The ground of a sheet of words over the phone: in the dark lighter than the pages below, because a shadow is
  /// invisible on them.
  package var sheet: Color { appearance == .light ? ground : hovered }
  /// The ground of a key's name on a sheet.
  package var cap: Color { appearance == .light ? field : selected }

  /// The shadow of a thing that lies higher the larger the radius is.
  package func shadow(_ radius: Double) -> Shadow {
    Shadow(color: shadow, radius: radius, offset: Point(0, (radius * 0.3).rounded()))
  }
}
