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
  ///
  /// - Parameters:
  ///   - id: The name that files and the command line know it by.
  ///   - name: The name that people read.
  ///   - size: The screen's, in points, held upright.
  ///   - safeArea: What the status bar, the notch and the home indicator cover, in points.
  ///   - cornerRadius: The radius of the screen's corners, in points.
  ///   - cutout: What hides a part of the screen.
  ///   - statusBar: How the status bar is arranged.
  ///   - homeIndicator: The home indicator's place and size.
  ///   - body: What is around the screen.
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
