extension PageBuilder {
  /// The time, the signal and the battery at the top, as the device arranges them.
  ///
  /// They lie over every page and do not move with it.
  func statusBar(_ color: Color) -> [Shape] {
    let m = parameters.statusBar
    let own = device.statusBar
    let hasRoom = safeArea.top >= m.tall
    let midY = own.midY ?? (hasRoom ? m.y : max(m.minimumY, safeArea.top / 2))
    let start = own.inset ?? (hasRoom ? m.inset : m.insetCompact)
    let end = size.width - (own.endInset ?? start)
    let textSize = own.textSize ?? m.timeSize
    func symbol(_ name: String, _ x: Double, _ size: Double) -> Shape {
      icon("icons/\(name)", center: Point(x, midY), size: size, tint: color)
    }
    func time(_ x: Double, weight: TextRun.Weight = .semibold, _ alignment: TextRun.Alignment = .leading)
      -> Shape
    {
      text(
        m.time, x: x, midY: midY, size: textSize, weight: weight, color: color, alignment: alignment)
    }
    switch own.arrangement {
    case .ios:
      return [
        time(start), symbol("cellular", end - m.cellularX, m.icon), symbol("wifi", end - m.wifiX, m.icon),
        symbol("battery", end, m.battery),
      ]
    case .iosClassic:
      return [
        time(size.width / 2, .center), symbol("cellular", start, m.icon),
        symbol("wifi", start + m.cellularX - m.wifiX, m.icon), symbol("battery", end, m.battery),
      ]
    case .android:
      return [
        time(start, weight: .medium), symbol("android-wifi", end - 2 * m.icon, m.icon),
        symbol("android-cellular", end - m.icon, m.icon), symbol("android-battery", end, m.icon),
      ]
    }
  }

  /// The home indicator in a colour; nil on a device with a home button.
  func homeIndicator(_ color: Color) -> Shape? {
    let m = parameters.homeIndicator
    guard safeArea.bottom >= m.from else { return nil }
    let own =
      device.homeIndicator ?? DeviceHomeIndicator(width: m.width, height: m.height, bottom: m.bottom)
    let middle = Point(size.width / 2, size.height - own.bottom)
    return .roundedRect(
      RoundedRect(Rect(center: middle, size: Size(own.width, own.height)), radius: own.height / 2),
      .color(color))
  }
}
