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
  /// The radius of the screen's corners in points; 0 fills the whole window.
  public var cornerRadius: Double

  /// A device; nothing is checked, the shell's device files have limits of their own.
  ///
  /// - Parameters:
  ///   - id: The name that files and the command line know it by.
  ///   - name: The name that people read.
  ///   - size: The screen's, in points, held upright.
  ///   - safeArea: What the status bar, the notch and the home indicator cover, in points.
  ///   - cornerRadius: The radius of the screen's corners, in points.
  public init(id: String, name: String, size: Size, safeArea: EdgeInsets = .zero, cornerRadius: Double = 0) {
    self.id = id
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
  }

  /// The default device: 375 × 812 pt, 44 pt safe at the top and 34 pt at the bottom.
  public static let iPhoneX = Device(
    id: "iphone-x", name: "iPhone X", size: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34))
}
