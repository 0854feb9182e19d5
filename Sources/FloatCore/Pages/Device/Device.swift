/// The device whose screen the prototype fills.
public struct Device: Hashable, Sendable {
  /// The name by which the command line, recordings and scenarios choose the device: `iphone-x`.
  public var id: String
  /// The name that people read: `iPhone X`.
  public var name: String
  /// The screen's size in points, held upright.
  public var size: Size
  /// What the status bar, the notch and the home indicator cover, in points.
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners in points. It shows where the body is drawn; without it the screen is a rectangle.
  public var cornerRadius: Double
  /// What hides a part of the screen; nil where nothing does.
  public var cutout: DeviceCutout?
  /// How the status bar is arranged.
  public var statusBar: DeviceStatusBar
  /// The home indicator's place and size; nil leaves them to `home-indicator.*`.
  public var homeIndicator: DeviceHomeIndicator?
  /// What is around the screen; nil is a narrow border.
  public var body: DeviceBody?

  /// A device; nothing is checked, the shell's device files have limits of their own.
  public init(
    id: String, name: String, size: Size, safeArea: EdgeInsets = .zero, cornerRadius: Double = 0,
    cutout: DeviceCutout? = nil, statusBar: DeviceStatusBar = DeviceStatusBar(),
    homeIndicator: DeviceHomeIndicator? = nil, body: DeviceBody? = nil
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.body = body
  }

  /// The default device: 375 × 812 pt, 44 pt safe at the top and 34 pt at the bottom, a notch of 209 × 30 pt.
  public static let iPhoneX = Device(
    id: "iphone-x", name: "iPhone X", size: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34),
    cornerRadius: 39, cutout: DeviceCutout(size: Size(209, 30), cornerRadius: 20),
    statusBar: DeviceStatusBar(endInset: 27),
    body: DeviceBody(border: EdgeInsets(top: 25, left: 25, bottom: 25, right: 25), cornerRadius: 64))
}

/// The body around a device's screen, as it is seen from the front.
public struct DeviceBody: Hashable, Sendable {
  /// From the screen's edges to the body's, in points.
  public var border: EdgeInsets
  /// The radius of the body's corners, in points.
  public var cornerRadius: Double
  /// True where a round button lies below the screen.
  public var hasHomeButton: Bool

  /// A body; nothing is checked, the shell's device files have limits of their own.
  public init(border: EdgeInsets, cornerRadius: Double, hasHomeButton: Bool = false) {
    self.border = border
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
  }
}

/// What hides a part of the screen at its top: a notch, an island or a camera's hole, in the middle of its width.
///
/// It is the body's, not the screen's: pages lay themselves out by the safe area, and pictures without the body do not
/// show it.
public struct DeviceCutout: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: Size
  /// The distance from the screen's top, in points; 0 is a notch, which hangs from the edge.
  public var top: Double
  /// The radius of its corners, in points; a notch has only the lower two.
  public var cornerRadius: Double

  /// A cutout; nothing is checked, the shell's device files have limits of their own.
  public init(size: Size, top: Double = 0, cornerRadius: Double) {
    self.size = size
    self.top = top
    self.cornerRadius = cornerRadius
  }

  /// Where it lies on a screen of a width, in points.
  package func frame(screenWidth: Double) -> Rect {
    Rect((screenWidth - size.width) / 2, top, size.width, size.height)
  }
}

/// The bar at the bottom of a screen without a home button; lengths are in points.
public struct DeviceHomeIndicator: Hashable, Sendable {
  /// Its width.
  public var width: Double
  /// Its height.
  public var height: Double
  /// From the screen's bottom to its middle.
  public var bottom: Double

  /// A home indicator; nothing is checked, the shell's device files have limits of their own.
  ///
  /// - Parameters:
  ///   - width: Its width, in points.
  ///   - height: Its height, in points.
  ///   - bottom: From the screen's bottom to its middle, in points.
  public init(width: Double, height: Double, bottom: Double) {
    self.width = width
    self.height = height
    self.bottom = bottom
  }
}

/// How a device arranges the time, the signal and the battery; lengths are in points.
public struct DeviceStatusBar: Hashable, Sendable {
  /// Where the parts are.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// The time at the start; signal, Wi-Fi and battery at the end: iPhones without a home button, and iPads.
    case ios
    /// Signal and Wi-Fi at the start, the time in the middle, the battery at the end: iPhones with a home button.
    case iosClassic = "ios-classic"
    /// The time at the start; Wi-Fi, signal and an upright battery at the end, in Android's shapes.
    case android
  }

  /// Where the parts are.
  public var arrangement: Arrangement
  /// From the screen's top to the bar's middle; nil leaves it to `status-bar.y` and the safe area.
  public var midY: Double?
  /// From the sides to the time and to the battery's middle; nil leaves it to `status-bar.inset`.
  public var inset: Double?
  /// From the end's side to the battery's middle where that differs from ``inset``.
  public var endInset: Double?
  /// The time's font size; nil leaves it to `status-bar.time-size`.
  public var textSize: Double?

  /// A status bar; what is nil is as the parameters say.
  public init(
    _ arrangement: Arrangement = .ios, midY: Double? = nil, inset: Double? = nil, endInset: Double? = nil,
    textSize: Double? = nil
  ) {
    self.arrangement = arrangement
    self.midY = midY
    self.inset = inset
    self.endInset = endInset
    self.textSize = textSize
  }
}
