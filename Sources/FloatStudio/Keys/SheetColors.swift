import FloatCore

/// The colours of a card of words over the phone.
struct SheetColors {
  let ground, cap, text: Color

  init(_ appearance: Appearance) {
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
