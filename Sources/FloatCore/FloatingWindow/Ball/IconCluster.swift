/// The places of the icons of one to five pages in the ball, and the bites that neighbours take out of them.
///
/// The table and the bite are those of SuspensionEntrance 0.3.3 for a ball of 60 points, scaled with the ball.
enum IconCluster {
  /// The most icons a ball shows.
  static let maximumCount = 5

  /// The place of one icon in the ball, in points from the ball's top-left corner.
  struct Slot: Hashable, Sendable {
    /// The icon's centre.
    var center: Point
    /// The icon's diameter, in points.
    var diameter: Double
    /// The direction of the bite in radians, clockwise on screen from +x; nil for a whole disc.
    var biteAngle: Double?
    /// The distance of the bite's ends from the centre, both along and across the bite's direction, in points.
    ///
    /// SuspensionEntrance rounds r/√2 up to whole points for a ball of 60, so the ends lie 0.3 to 0.9 points outside
    /// the disc in both directions.
    var biteReach = 0.0
  }

  /// The slots for a number of pages, in their order; empty for none, and the first five for more than five.
  ///
  /// - Parameters:
  ///   - count: How many pages the ball shows; below one gives no slots.
  ///   - ballDiameter: In points; a diameter that is not finite or not above zero gives no slots.
  static func slots(count: Int, ballDiameter: Double = 60) -> [Slot] {
    guard count > 0, ballDiameter > 0, ballDiameter.isFinite else { return [] }
    let scale = ballDiameter / 60
    func slot(_ x: Double, _ y: Double, _ diameter: Double, bite degrees: Double? = nil) -> Slot {
      let reach = degrees == nil ? 0 : (diameter / 2 / 2.0.squareRoot()).rounded(.up)
      return Slot(
        center: Point(x * scale, y * scale), diameter: diameter * scale,
        biteAngle: degrees.map { $0 * .pi / 180 }, biteReach: reach * scale)
    }
    switch count {
    case 1: return [slot(30, 30, 45)]
    case 2: return [slot(20.5, 30, 23, bite: 0), slot(39.5, 30, 23)]
    case 3:
      return [slot(21, 37.5, 21, bite: 0), slot(39, 37.5, 21, bite: 240), slot(30, 22.5, 21, bite: 120)]
    case 4:
      return [
        slot(19.5, 30, 18, bite: 45), slot(30, 40.5, 18, bite: 315), slot(40.5, 30, 18, bite: 225),
        slot(30, 19.5, 18, bite: 135),
      ]
    default:
      return [
        slot(30, 18.5, 19, bite: 144), slot(18, 28, 19, bite: 72), slot(23, 42.5, 19, bite: 0),
        slot(38.5, 42.5, 19, bite: 288), slot(42.5, 27.5, 19, bite: 216),
      ]
    }
  }

  /// The icon's outline in the ball's coordinates: a disc, or a disc with a bite.
  ///
  /// The bitten outline is three quarters of the circle and one quadratic back, with its control point a quarter of
  /// the radius beyond the centre, all turned by the bite's angle.
  ///
  /// - Parameter depth: 1 for the whole bite; towards 0 it closes, from its ends and from its bottom.
  static func outline(of slot: Slot, depth: Double = 1) -> Path {
    let radius = slot.diameter / 2
    guard let angle = slot.biteAngle else { return Path(circle: slot.center, radius: radius) }
    let axis = Point(angle: angle)
    func point(_ along: Double, _ across: Double) -> Point {
      slot.center + axis * along + axis.perpendicular * across
    }
    var path = Path()
    let open = depth * .pi / 4
    path.arc(center: slot.center, radius: radius, from: angle + open, to: angle + 2 * .pi - open)
    let rim = Point(angle: open) * (radius * (1 - depth))
    path.quad(
      to: point(rim.x + slot.biteReach * depth, rim.y + slot.biteReach * depth),
      control: point(radius * (1 - 0.75 * depth), 0))
    path.close()
    return path
  }
}
