extension PageBuilder {
  /// The time, the signal and the battery at the top, and the home indicator at the bottom.
  ///
  /// Both are on top of every page and do not move with it.
  func statusBar() -> [Shape] {
    let midY = safeArea.top >= 40 ? 23.0 : max(8, safeArea.top / 2)
    let inset = safeArea.top >= 40 ? 32.0 : 14.0
    var shapes = [
      text("9:41", x: inset, midY: midY, size: 15, weight: .semibold, color: colors.label),
      icon("icons/cellular", center: Point(size.width - inset - 48, midY), size: 17, tint: colors.label),
      icon("icons/wifi", center: Point(size.width - inset - 26, midY), size: 17, tint: colors.label),
      icon("icons/battery", center: Point(size.width - inset, midY), size: 22, tint: colors.label),
    ]
    if safeArea.bottom >= 20 {
      shapes.append(
        .roundedRect(
          RoundedRect(
            Rect(center: Point(size.width / 2, size.height - 10.5), size: Size(134, 5)), radius: 2.5),
          .color(colors.label)))
    }
    return shapes
  }
}
