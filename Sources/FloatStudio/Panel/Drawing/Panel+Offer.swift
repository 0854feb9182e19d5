import FloatCore

/// The card with values that were changed earlier and not saved.
extension Panel {
  func drawOffer(_ count: Int, _ item: PanelItem, _ frame: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    let card = PanelMetrics.card(in: frame)
    ink.box(card, colors.card, radius: 8)
    ink.outline(card.inset(by: 0.5), colors.accent, radius: 7.5)
    ink.write(
      words.notSaved(count), x: card.x + PanelMetrics.gap + 2, middle: card.y + 17, colors.label,
      maxWidth: card.width - 2 * PanelMetrics.gap)
    let hovered = hover.flatMap { place(at: $0) }
    for offer in PanelOffer.allCases {
      let button = PanelMetrics.offerButton(offer, in: frame)
      let isMain = offer == .restore
      let ground = isMain ? colors.accent : colors.field
      let isHovered = hovered == .offer(offer)
      ink.box(button, isHovered ? ground.mixed(with: colors.label, 0.12) : ground)
      ink.write(
        isMain ? words.restore : words.discard, x: button.midX, middle: button.midY, weight: .medium,
        isMain ? colors.onAccent : colors.label, alignment: .center)
      if showsFocus, hasFocus, focus == .offer(offer) { ink.ring(button) }
    }
  }
}
