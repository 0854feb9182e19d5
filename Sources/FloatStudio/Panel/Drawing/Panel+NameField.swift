import FloatCore

/// The field for the name of a preset, in the place of the help.
extension Panel {
  func drawNaming(_ naming: Naming, _ ink: inout Ink) {
    let colors = ink.colors
    let field = PanelMetrics.nameField(height: height)
    let x = PanelMetrics.margin
    ink.write(
      words.saveAsPreset(tuning.changedKeys.count), x: x, middle: field.minY - 13, size: Ink.small,
      weight: .medium, colors.label)
    let isTyping = hasFocus && focus == .presetName
    ink.box(field, isTyping ? colors.card : colors.field)
    ink.line(naming.line, in: field, isFocused: isTyping, composing: isTyping ? composition : nil)
    let rim = naming.refusal != nil ? colors.warning : isTyping ? colors.accent : colors.line
    ink.outline(field.inset(by: 0.75), rim, width: 1.5, radius: Ink.corner - 0.75)
    let button = PanelMetrics.nameButton(height: height)
    let isHovered = hover.map(button.contains) ?? false
    ink.box(button, isHovered ? colors.accent.mixed(with: colors.label, 0.12) : colors.accent)
    ink.write(
      naming.refusal == .taken ? words.replace : words.save, x: button.midX, middle: button.midY,
      weight: .semibold, colors.onAccent, alignment: .center)
    if showsFocus, hasFocus, focus == .savePreset { ink.ring(button) }
    let (text, color) =
      switch naming.refusal {
      case nil: (words.presetHint, colors.tertiary)
      case .taken: (words.presetTaken, colors.warning)
      case .told(let reason): (reason, colors.warning)
      }
    let lines = TextMetrics.wrap(
      text, size: Ink.small, width: Self.width - 2 * PanelMetrics.margin, maxLines: 2)
    ink.lines(lines, x: PanelMetrics.margin, middle: field.maxY + 12, height: 14, color)
  }
}
