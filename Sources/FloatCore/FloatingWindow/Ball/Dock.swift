/// Where the ball rests: a side of the screen, and a fraction from the top of its range to the bottom.
///
/// Stored in place of a frame, so that a docked ball stays docked when the screen changes.
public struct Dock: Hashable, Sendable {
  /// The side of the screen.
  public var edge: Edge
  /// The position in the ball's free range inside the safe area: 0 at the top, 1 at the bottom.
  public var fraction: Double

  /// A dock; the fraction is clamped to 0…1, and not a number counts as the middle.
  public init(edge: Edge, fraction: Double) {
    self.edge = edge
    self.fraction = Self.clamped(fraction)
  }

  /// The dock nearest to a ball's frame: the side nearer to its centre, or the right side for exactly the middle.
  ///
  /// - Parameters:
  ///   - ballFrame: The frame on the device's screen, in points; its height counts as the ball's diameter.
  ///   - screen: The size of the screen, in points.
  ///   - safeArea: The insets that the ball keeps clear of, in points.
  ///   - margin: The distance kept between the ball and the safe area on all sides, in points.
  public init(ballFrame: Rect, screen: Size, safeArea: EdgeInsets, margin: Double) {
    let range = Self.range(screen: screen, safeArea: safeArea, diameter: ballFrame.height, margin: margin)
    self.init(
      edge: ballFrame.midX < screen.width / 2 ? .left : .right,
      fraction: range.free > 0 ? (ballFrame.y - range.top) / range.free : 0.5)
  }

  /// The frame of a ball docked here; always inside the safe area and the margin if there is room for it.
  ///
  /// On a screen too low for the ball it is centred in the available height. Inputs that are not finite count as zero.
  public func frame(screen: Size, safeArea: EdgeInsets, diameter: Double, margin: Double) -> Rect {
    let size = Self.finite(diameter)
    let gap = Self.finite(margin)
    let range = Self.range(screen: screen, safeArea: safeArea, diameter: size, margin: gap)
    let y = range.top + range.free * (range.free > 0 ? Self.clamped(fraction) : 0.5)
    let x =
      switch edge {
      case .left: Self.finite(safeArea.left) + gap
      case .right: Self.finite(screen.width) - Self.finite(safeArea.right) - gap - size
      }
    return Rect(x, y, size, size)
  }

  /// The dock a released ball goes to: the one nearest to where its centre would be `projection` seconds later.
  ///
  /// - Parameters:
  ///   - center: The ball's centre at the release, in points.
  ///   - velocity: The velocity at the release, in points per second; one that is not finite counts as zero.
  ///   - projection: How far to look ahead, in seconds; 0 ignores the velocity.
  ///   - screen: The size of the screen, in points.
  ///   - safeArea: The insets that the ball keeps clear of, in points.
  ///   - diameter: The ball's diameter, in points.
  ///   - margin: The distance kept between the ball and the safe area on all sides, in points.
  public static func target(
    center: Point, velocity: Point, projection: Double, screen: Size, safeArea: EdgeInsets,
    diameter: Double, margin: Double
  ) -> Dock {
    let ahead = velocity * projection
    let projected = ahead.isFinite ? center + ahead : center
    return Dock(
      ballFrame: Rect(center: projected, size: Size(diameter, diameter)), screen: screen,
      safeArea: safeArea, margin: margin)
  }

  /// The smallest y of the ball, and how far it can move down from there; negative if there is no room.
  private static func range(
    screen: Size, safeArea: EdgeInsets, diameter: Double, margin: Double
  ) -> (top: Double, free: Double) {
    let top = finite(safeArea.top) + finite(margin)
    let bottom = finite(screen.height) - finite(safeArea.bottom) - finite(margin)
    return (top, bottom - top - finite(diameter))
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private static func clamped(_ fraction: Double) -> Double {
    fraction.isNaN ? 0.5 : min(1, max(0, fraction))
  }
}
