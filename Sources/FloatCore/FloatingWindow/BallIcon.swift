/// One page's icon in the ball, on its way to its place in the cluster.
struct BallIcon: Equatable, Sendable {
  var id: String
  var name: String
  /// The centre in the ball, in points from its top left.
  var center: Animated<Point>
  var diameter: Animated<Double>
  var biteAngle: Double?
}
