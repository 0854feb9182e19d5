/// The drawing of the status bar on a device that does not define it, in points.
private enum Usual {
  /// The time's font size. Source: iOS.
  static let timeSize = 15.0
  /// A safe area at the top of at least this height has the room that it has beside a notch. Source: iPhone X: 44.
  static let tall = 40.0
  /// The distance from the screen's top to the bar's middle if there is such room; else the bar is in the safe area's
  /// middle. Source: iPhone X.
  static let y = 23.0
  /// The bar's middle is never nearer to the screen's top than this.
  static let minimumY = 8.0
  /// The distance from the sides to the time and the battery. Source: iPhone X.
  static let inset = 32.0
  /// The same on screens without a notch.
  static let compactInset = 14.0
  /// The size of the signal's icons. Source: iOS.
  static let icon = 17.0
  /// The battery's size. Source: iOS.
  static let battery = 22.0
  /// The distance from the battery's centre to the Wi-Fi's. Source: iOS.
  static let wifiX = 26.0
  /// The distance from the battery's centre to the cellular signal's. Source: iOS.
  static let cellularX = 48.0
  /// The home indicator is shown where the bottom safe area is at least this high. Source: iPhone X: 34.
  static let homeIndicatorFrom = 20.0
  /// The home indicator. Source: iPhone X.
  static let homeIndicator = DeviceHomeIndicator(width: 134, height: 5, bottom: 10.5)
}

extension PageBuilder {
  /// The time, the signal and the battery at the top, as the device arranges them.
  ///
  /// They lie over every page and do not move with it.
  func statusBar(_ color: Color) -> [Shape] {
    let own = device.statusBar
    let hasRoom = safeArea.top >= Usual.tall
    let midY = own.midY ?? (hasRoom ? Usual.y : max(Usual.minimumY, safeArea.top / 2))
    let start = own.inset ?? (hasRoom ? Usual.inset : Usual.compactInset)
    let end = size.width - (own.endInset ?? start)
    let textSize = own.textSize ?? Usual.timeSize
    func symbol(_ name: String, _ x: Double, _ size: Double) -> Shape {
      icon("icons/\(name)", center: Point(x, midY), size: size, tint: color)
    }
    func time(_ x: Double, weight: TextRun.Weight = .semibold, _ alignment: TextRun.Alignment = .leading)
      -> Shape
    {
      .line(
        parameters.statusBar.time, x: x, midY: midY, size: textSize, weight: weight, color: color,
        alignment: alignment)
    }
    switch own.arrangement {
    case .ios:
      return [
        time(start), symbol("cellular", end - Usual.cellularX, Usual.icon),
        symbol("wifi", end - Usual.wifiX, Usual.icon), symbol("battery", end, Usual.battery),
      ]
    case .iosClassic:
      return [
        time(size.width / 2, .center), symbol("cellular", start, Usual.icon),
        symbol("wifi", start + Usual.cellularX - Usual.wifiX, Usual.icon),
        symbol("battery", end, Usual.battery),
      ]
    case .android:
      return [
        time(start, weight: .medium), symbol("android-wifi", end - 2 * Usual.icon, Usual.icon),
        symbol("android-cellular", end - Usual.icon, Usual.icon), symbol("android-battery", end, Usual.icon),
      ]
    }
  }

  /// The home indicator in a colour; nil on a device with a home button.
  func homeIndicator(_ color: Color) -> Shape? {
    guard safeArea.bottom >= Usual.homeIndicatorFrom else { return nil }
    let own = device.homeIndicator ?? Usual.homeIndicator
    let middle = Point(size.width / 2, size.height - own.bottom)
    return .roundedRect(
      RoundedRect(Rect(center: middle, size: Size(own.width, own.height)), radius: own.height / 2),
      .color(color))
  }
}
