/// The device whose screen the prototype fills.
public struct Device: Hashable, Sendable {
  /// The name by which the command line, recordings and scenarios refer to the device: `iphone-x`.
  public var id: String
  /// The name shown to people: `iPhone X`.
  public var name: String
  /// The screen's size in points, in portrait orientation.
  public var size: Size
  /// The insets covered by the status bar, the notch and the home indicator, in points.
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners in points, if the body is drawn; without the body the screen is a rectangle.
  public var cornerRadius: Double
  /// The cutout that hides a part of the screen; nil for none.
  public var cutout: DeviceCutout?
  /// The arrangement of the status bar.
  public var statusBar: DeviceStatusBar
  /// The home indicator's place and size; nil for those of an iPhone X.
  public var homeIndicator: DeviceHomeIndicator?
  /// The body around the screen; nil for a narrow border.
  public var body: DeviceBody?

  /// A device; nothing is checked here, because the reader of device files checks its limits.
  public init(
    id: String, name: String, size: Size, safeArea: EdgeInsets = .zero, cornerRadius: Double = 0,
    cutout: DeviceCutout? = nil, statusBar: DeviceStatusBar = DeviceStatusBar(),
    homeIndicator: DeviceHomeIndicator? = nil, body: DeviceBody? = nil
  ) {
    (self.id, self.name, self.size) = (id, name, size)
    (self.safeArea, self.cornerRadius, self.cutout) = (safeArea, cornerRadius, cutout)
    (self.statusBar, self.homeIndicator, self.body) = (statusBar, homeIndicator, body)
  }

  /// The default device: 375 × 812 pt, 44 pt safe at the top and 34 pt at the bottom, a notch of 209 × 30 pt.
  public static let iPhoneX = Device(
    id: "iphone-x", name: "iPhone X", size: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34),
    cornerRadius: 39, cutout: DeviceCutout(size: Size(209, 30), cornerRadius: 20),
    statusBar: DeviceStatusBar(endInset: 27),
    body: DeviceBody(border: EdgeInsets(top: 25, left: 25, bottom: 25, right: 25), cornerRadius: 64))
}

/// The body around a device's screen, seen from the front.
public struct DeviceBody: Hashable, Sendable {
  /// The distances from the screen's edges to the body's, in points.
  public var border: EdgeInsets
  /// The radius of the body's corners, in points.
  public var cornerRadius: Double
  /// True if there is a round button below the screen.
  public var hasHomeButton: Bool

  /// A body; nothing is checked here, because the reader of device files checks its limits.
  public init(border: EdgeInsets, cornerRadius: Double, hasHomeButton: Bool = false) {
    (self.border, self.cornerRadius, self.hasHomeButton) = (border, cornerRadius, hasHomeButton)
  }
}

/// A part of the body that hides the middle of the screen's top: a notch, an island or the hole of a camera.
///
/// It belongs to the body, not to the screen: pages are laid out by the safe area, and pictures without the body do
/// not show it.
public struct DeviceCutout: Hashable, Sendable {
  /// The width and height, in points.
  public var size: Size
  /// The distance from the screen's top, in points; 0 is a notch, which is attached to the edge.
  public var top: Double
  /// The radius of the corners, in points; a notch has only the lower two.
  public var cornerRadius: Double

  /// A cutout; nothing is checked here, because the reader of device files checks its limits.
  public init(size: Size, top: Double = 0, cornerRadius: Double) {
    (self.size, self.top, self.cornerRadius) = (size, top, cornerRadius)
  }

  /// The frame on a screen of a width, both in points.
  package func frame(screenWidth: Double) -> Rect {
    Rect((screenWidth - size.width) / 2, top, size.width, size.height)
  }
}

/// The bar at the bottom of a screen without a home button; lengths are in points.
public struct DeviceHomeIndicator: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The distance from the screen's bottom to the middle of the bar.
  public var bottom: Double

  /// A home indicator; nothing is checked here, because the reader of device files checks its limits.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - bottom: The distance from the screen's bottom to the middle of the bar, in points.
  public init(width: Double, height: Double, bottom: Double) {
    (self.width, self.height, self.bottom) = (width, height, bottom)
  }
}

/// How a device arranges the time, the signal and the battery; lengths are in points.
public struct DeviceStatusBar: Hashable, Sendable {
  /// The places of the parts.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// The time at the start; signal, Wi-Fi and battery at the end: iPhones without a home button, and iPads.
    case ios
    /// Signal and Wi-Fi at the start, the time in the middle, the battery at the end: iPhones with a home button.
    case iosClassic = "ios-classic"
    /// The time at the start; Wi-Fi, signal and an upright battery at the end, in Android's shapes.
    case android
  }

  /// The places of the parts.
  public var arrangement: Arrangement
  /// The distance from the screen's top to the bar's middle; nil follows the safe area.
  public var midY: Double?
  /// The distance from the sides to the time and to the battery's middle; nil follows the safe area.
  public var inset: Double?
  /// The distance from the end side to the battery's middle; nil is the same as ``inset``.
  public var endInset: Double?
  /// The font size of the time; nil is the usual one.
  public var textSize: Double?

  /// A status bar; nil values are the usual ones.
  public init(
    _ arrangement: Arrangement = .ios, midY: Double? = nil, inset: Double? = nil, endInset: Double? = nil,
    textSize: Double? = nil
  ) {
    (self.arrangement, self.midY, self.inset) = (arrangement, midY, inset)
    (self.endInset, self.textSize) = (endInset, textSize)
  }
}
