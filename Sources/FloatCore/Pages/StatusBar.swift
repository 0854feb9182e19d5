extension PageBuilder {
  /// The time, the signal and the battery at the top, and the home indicator at the bottom.
  ///
  /// Both are on top of every page and do not move with it.
  func statusBar() -> [Shape] {
    let m = metrics.statusBar
    let hasRoom = safeArea.top >= m.tall
    let midY = hasRoom ? m.y : max(m.minimumY, safeArea.top / 2)
    let inset = hasRoom ? m.inset : m.insetCompact
    let end = size.width - inset
    var shapes = [
      text(m.time, x: inset, midY: midY, size: m.timeSize, weight: .semibold, color: colors.label),
      icon("icons/cellular", center: Point(end - m.cellularX, midY), size: m.icon, tint: colors.label),
      icon("icons/wifi", center: Point(end - m.wifiX, midY), size: m.icon, tint: colors.label),
      icon("icons/battery", center: Point(end, midY), size: m.battery, tint: colors.label),
    ]
    let home = metrics.homeIndicator
    if safeArea.bottom >= home.from {
      shapes.append(
        .roundedRect(
          RoundedRect(
            Rect(
              center: Point(size.width / 2, size.height - home.bottom), size: Size(home.width, home.height)),
            radius: home.height / 2),
          .color(colors.label)))
    }
    return shapes
  }
}
