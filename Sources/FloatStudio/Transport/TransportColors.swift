import FloatCore

/// The colours of the column beside the phone; text on its ground has a contrast of 4.5 or more.
struct TransportColors: Equatable, Sendable {
  let ground: Color
  /// Buttons at rest, under the pointer and pressed.
  let button, hovered, pressed: Color
  let text, quiet: Color
  let strip, block: Color
  /// The part of a block in which a finger is down.
  let stroke: Color
  let accent, onAccent: Color
  let loopBlock, loopStroke: Color
  let playhead: Color
  /// The chosen speed.
  let thumb, thumbShadow: Color

  init(_ appearance: Appearance) {
    let color = appearance.color
    ground = color(0xFBFBFD, 0x1A1B1E)
    button = color(0xEDEEF2, 0x292A2F)
    hovered = color(0xE4E5EB, 0x33343A)
    pressed = color(0xD8D9E1, 0x3F4047)
    text = color(0x1D1D22, 0xECEDF0)
    quiet = color(0x64656E, 0x9B9CA6)
    strip = color(0xEDEEF2, 0x26272B)
    block = color(0xCFD0D9, 0x44454D)
    stroke = color(0xA4A5B2, 0x6C6D78)
    accent = color(0x0B7A45, 0x2FA36B)
    onAccent = color(0xFFFFFF, 0x06170E)
    loopBlock = color(0xB5DEC8, 0x22523B)
    loopStroke = color(0x6DBB92, 0x2F8C5E)
    playhead = color(0xD3272D, 0xFF6A6E)
    thumb = color(0xFFFFFF, 0x4B4C54)
    thumbShadow = appearance == .light ? Color(20, 24, 40, 50) : Color(0, 0, 0, 90)
  }
}
