import FloatCore

/// The colours of what stands beside the phone.
struct TransportColors: Equatable, Sendable {
  var ground: Color
  /// Buttons at rest, under the pointer and pressed.
  var button: Color
  var hovered: Color
  var pressed: Color
  var text: Color
  var quiet: Color
  var strip: Color
  var block: Color
  /// Where a finger is down in a block.
  var stroke: Color
  var accent: Color
  var onAccent: Color
  var loopBlock: Color
  var loopStroke: Color
  var playhead: Color
  /// The speed that is chosen.
  var thumb: Color
  var thumbShadow: Color

  static func of(_ appearance: Appearance) -> TransportColors {
    switch appearance {
    case .light:
      TransportColors(
        ground: Color(rgb: 0xFBFBFD), button: Color(rgb: 0xEDEEF2), hovered: Color(rgb: 0xE4E5EB),
        pressed: Color(rgb: 0xD8D9E1), text: Color(rgb: 0x1D1D22), quiet: Color(rgb: 0x6B6C76),
        strip: Color(rgb: 0xEDEEF2), block: Color(rgb: 0xCFD0D9), stroke: Color(rgb: 0xA4A5B2),
        accent: Color(rgb: 0x0B7A45), onAccent: .white, loopBlock: Color(rgb: 0xB5DEC8),
        loopStroke: Color(rgb: 0x6DBB92), playhead: Color(rgb: 0xE0393E), thumb: .white,
        thumbShadow: Color(20, 24, 40, 50))
    case .dark:
      TransportColors(
        ground: Color(rgb: 0x1A1B1E), button: Color(rgb: 0x292A2F), hovered: Color(rgb: 0x33343A),
        pressed: Color(rgb: 0x3F4047), text: Color(rgb: 0xECEDF0), quiet: Color(rgb: 0x9B9CA6),
        strip: Color(rgb: 0x26272B), block: Color(rgb: 0x44454D), stroke: Color(rgb: 0x6C6D78),
        accent: Color(rgb: 0x2FA36B), onAccent: .white, loopBlock: Color(rgb: 0x22523B),
        loopStroke: Color(rgb: 0x2F8C5E), playhead: Color(rgb: 0xFF6A6E), thumb: Color(rgb: 0x4B4C54),
        thumbShadow: Color(0, 0, 0, 90))
    }
  }
}
