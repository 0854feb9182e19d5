import FloatCore

/// The colours of a card of words over the phone.
package struct SheetColors {
  package let ground, cap, text: Color

  /// The plate that says that time stands, and its words: the same on every page.
  package static let warning = Color(rgb: 0xFFB340)
  package static let onWarning = Color(rgb: 0x231600)

  package init(_ appearance: Appearance) {
    let colors = TransportColors(appearance)
    text = colors.text
    switch appearance {
    case .light:
      ground = colors.ground
      cap = colors.button
    case .dark:
      // Lighter than the pages below, because a shadow is invisible on them.
      ground = colors.hovered
      cap = colors.thumb
    }
  }
}
