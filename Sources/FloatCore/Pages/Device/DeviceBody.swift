/// The body around a device's screen, as it is seen from the front.
public struct DeviceBody: Hashable, Sendable {
  /// From the screen's edges to the body's, in points.
  public var border: EdgeInsets
  /// The radius of the body's corners, in points.
  public var cornerRadius: Double
  /// True where a round button lies below the screen.
  public var hasHomeButton: Bool

  /// A body; nothing is checked, the shell's device files have limits of their own.
  ///
  /// - Parameters:
  ///   - border: From the screen's edges to the body's, in points.
  ///   - cornerRadius: The radius of the body's corners, in points.
  ///   - hasHomeButton: True where a round button lies below the screen.
  public init(border: EdgeInsets, cornerRadius: Double, hasHomeButton: Bool = false) {
    self.border = border
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
  }
}
