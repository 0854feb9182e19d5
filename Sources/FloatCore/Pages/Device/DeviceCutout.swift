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
  ///
  /// - Parameters:
  ///   - size: Its width and height, in points.
  ///   - top: The distance from the screen's top, in points.
  ///   - cornerRadius: The radius of its corners, in points.
  public init(size: Size, top: Double = 0, cornerRadius: Double) {
    self.size = size
    self.top = top
    self.cornerRadius = cornerRadius
  }

  /// Where it lies on a screen of a width, in points.
  public func frame(screenWidth: Double) -> Rect {
    Rect((screenWidth - size.width) / 2, top, size.width, size.height)
  }
}
