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
