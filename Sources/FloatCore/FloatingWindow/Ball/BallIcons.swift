/// The icons of the collected pages in the ball.
struct BallIcons: Equatable, Sendable {
  private(set) var shown: [BallIcon] = []
  /// The icons of pages that have left the ball; they shrink in place, below the others.
  private(set) var leaving: [BallIcon] = []

  var isEmpty: Bool { shown.isEmpty }
  var pages: [PageID] { shown.map(\.id) }
  var endTime: Double {
    leaving.reduce(shown.reduce(-.infinity) { max($0, $1.endTime) }) { max($0, $1.endTime) }
  }

  /// Moves the icons of the collected pages to their slots; icons of other pages shrink.
  mutating func update(_ pages: [CollectedPage], animated: Bool, _ e: Environment) {
    let pages = pages.prefix(IconCluster.maximumCount)
    let slots = IconCluster.slots(count: pages.count, ballDiameter: e.tuned.ball.diameter)
    let p = e.parameters.ball
    let glide = Animation.curve(.easeInOut, duration: animated ? p.iconGlide : 0)
    let before = shown + leaving
    leaving = before.compactMap { icon in
      let stays = pages.contains { $0.pageID == icon.id }
      guard animated, !stays, icon.diameter.value(at: e.now) > 0 else { return nil }
      var icon = icon
      if icon.diameter.target > 0 { icon.diameter.animate(to: 0, with: glide, at: e.now) }
      return icon
    }
    shown = zip(pages, slots).map { page, slot in
      var icon =
        before.first { $0.id == page.pageID }
        ?? BallIcon(id: page.pageID, name: page.icon, in: slot, scale: animated ? p.iconPopScale : 1)
      icon.name = page.icon
      icon.move(to: slot, with: glide, at: e.now)
      return icon
    }
  }

  /// The icon of a page that shrinks into the ball; until the page arrives, the icon is drawn on the page.
  struct Rider {
    var page: PageID
    /// Where it is on the screen.
    var place: Point
    /// 1 on the page, as large as a ball's only icon; 0 in the icon's slot.
    var share: Double
  }

  func shapes(in frame: Rect, scale: Double, riding: Rider? = nil, at t: Double) -> [Shape] {
    (leaving + shown).flatMap {
      $0.shapes(in: frame, scale: scale, riding: $0.id == riding?.page ? riding : nil, at: t)
    }
  }
}

/// One page's icon in the ball, at its slot or moving to it.
struct BallIcon: Equatable, Sendable {
  var id: PageID
  var name: String
  /// The centre in the ball, in points from the ball's top left.
  var center: Animated<Point>
  var diameter: Animated<Double>
  /// Its slot. A slot without a bite keeps the bite of the slot before, so that this bite can close.
  private var slot: IconCluster.Slot
  /// How open its bite is, 0…1: it opens as the neighbouring icon grows, and closes as that shrinks.
  private var bite: Animated<Double>
  /// How far its bite still has to turn to the slot's angle, in radians.
  private var turn = Animated(0.0)

  /// A new icon, which grows from a scale.
  init(id: PageID, name: String, in slot: IconCluster.Slot, scale: Double) {
    (self.id, self.name, self.slot) = (id, name, slot)
    center = Animated(slot.center)
    diameter = Animated(slot.diameter * scale)
    bite = Animated(slot.biteAngle == nil ? 0 : 1)
  }

  var endTime: Double { max(center.endTime, diameter.endTime, bite.endTime, turn.endTime) }
  /// The direction of the slot's bite, in radians; nil for none.
  var biteAngle: Double? { bite.target > 0 ? slot.biteAngle : nil }

  /// Moves to a slot; the bite opens, closes, or turns by the smaller angle.
  mutating func move(to new: IconCluster.Slot, with glide: Animation, at t: Double) {
    center.animate(to: new.center, with: glide, at: t)
    diameter.animate(to: new.diameter, with: glide, at: t)
    bite.animate(to: new.biteAngle == nil ? 0 : 1, with: glide, at: t)
    let old = slot
    slot = new
    guard let before = old.biteAngle else { return }
    guard let angle = new.biteAngle else {
      (slot.biteAngle, slot.biteReach) = (before, old.biteReach * new.diameter / old.diameter)
      return
    }
    let isOpen = bite.value(at: t) > 0
    turn.set(isOpen ? (before + turn.value(at: t) - angle).remainder(dividingBy: 2 * .pi) : 0)
    turn.animate(to: 0, with: glide, at: t)
  }

  /// The page's icon as a disc, with a bite where a neighbour overlaps it.
  func shapes(in frame: Rect, scale: Double, riding: BallIcons.Rider?, at t: Double) -> [Shape] {
    var d = diameter.value(at: t) * scale
    var middle = frame.center + (frame.origin + center.value(at: t) - frame.center) * scale
    if let riding {
      let whole = IconCluster.slots(count: 1, ballDiameter: frame.width)[0].diameter
      d *= 1 + (whole / slot.diameter - 1) * riding.share
      middle += (riding.place - middle) * riding.share
    }
    guard d > 0.5 else { return [] }
    let depth = bite.share(at: t) * (1 - (riding?.share ?? 0))
    let shown = IconCluster.Slot(
      center: middle, diameter: d, biteAngle: slot.biteAngle.map { $0 + turn.value(at: t) },
      biteReach: slot.biteReach * d / slot.diameter)
    return [
      .image(
        ImageRun(
          name, frame: RoundedRect(circle: middle, radius: d / 2),
          clip: depth > 0 ? IconCluster.outline(of: shown, depth: depth) : nil))
    ]
  }
}
