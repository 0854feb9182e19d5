/// The icons of the collected pages in the ball.
struct BallIcons: Equatable, Sendable {
  private(set) var shown: [BallIcon] = []
  /// Those of pages that are in the ball no more: they shrink where they are, below the others.
  private(set) var leaving: [BallIcon] = []

  var isEmpty: Bool { shown.isEmpty }
  var pages: [PageID] { shown.map(\.id) }
  var endTime: Double {
    (shown + leaving).reduce(-.infinity) { max($0, $1.center.endTime, $1.diameter.endTime) }
  }

  /// Puts the icons of the collected pages into their places; the last ones stay while the ball fades out.
  mutating func update(_ pages: [Entrance], animated: Bool, _ e: Environment) {
    let entrances = Array(pages.prefix(IconCluster.maximumCount))
    let slots = IconCluster.slots(count: entrances.count, ballDiameter: e.tuned.ball.diameter)
    let p = e.parameters.ball
    let glide = Animation.curve(.easeInOut, duration: animated ? p.iconGlide : 0)
    let before = shown + leaving
    leaving = before.compactMap { icon in
      let stays = entrances.contains { $0.pageID == icon.id }
      guard animated, !stays, icon.diameter.value(at: e.now) > 0 else { return nil }
      var icon = icon
      if icon.diameter.target > 0 { icon.diameter.animate(to: 0, with: glide, at: e.now) }
      return icon
    }
    shown = zip(entrances, slots).map { entrance, slot in
      var icon =
        before.first { $0.id == entrance.pageID }
        ?? BallIcon(
          id: entrance.pageID, name: entrance.icon, center: Animated(slot.center),
          diameter: Animated(slot.diameter * (animated ? p.iconPopScale : 1)), biteAngle: nil)
      icon.name = entrance.icon
      icon.biteAngle = slot.biteAngle
      icon.biteReach = slot.biteReach
      icon.slotDiameter = slot.diameter
      icon.center.animate(to: slot.center, with: glide, at: e.now)
      icon.diameter.animate(to: slot.diameter, with: glide, at: e.now)
      return icon
    }
  }

  func shapes(in frame: Rect, scale: Double, at t: Double) -> [Shape] {
    (leaving + shown).flatMap { $0.shapes(in: frame, scale: scale, at: t) }
  }
}

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

  /// A page's logo as a disc; in a cluster with a bite towards its neighbour.
  func shapes(in frame: Rect, scale: Double, at t: Double) -> [Shape] {
    let d = diameter.value(at: t) * scale
    let middle = frame.center + (frame.origin + center.value(at: t) - frame.center) * scale
    guard d > 0.5 else { return [] }
    let slot = IconCluster.Slot(
      center: middle, diameter: d, biteAngle: biteAngle, biteReach: biteReach * d / slotDiameter)
    return [
      .image(
        ImageRun(
          name, frame: RoundedRect(circle: middle, radius: d / 2),
          clip: biteAngle == nil ? nil : IconCluster.outline(of: slot)))
    ]
  }
}
