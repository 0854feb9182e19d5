/// One page's icon in the ball, on its way to its place in the cluster.
struct BallIcon: Equatable, Sendable {
  var id: PageID
  var name: String
  /// The centre in the ball, in points from its top left.
  var center: Animated<Point>
  var diameter: Animated<Double>
  /// The diameter of the place it has, or had.
  var slotDiameter = 0.0
  /// The bite of the place it has or goes to; see ``IconCluster/Slot``.
  var biteAngle: Double?
  var biteReach = 0.0
}
