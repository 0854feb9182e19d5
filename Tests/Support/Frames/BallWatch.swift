@testable import FloatCore

/// Looks at a ball and the page that goes into it or comes out of it, one frame after the other.
///
/// The page's shape is never blank, its icon is in it as soon as it has the ball's colour, and no whole ball lies on it. An opaque
/// ball stays opaque, and no words are seen through one that a drag brings in. The page below reaches the screen's edge.
struct BallWatch {
  /// The strength of the ball's own background in the last frame, 0…1.
  private var ground = 0.0

  mutating func look(at prototype: Prototype, _ scene: Scene) -> String? {
    let ball = scene.layers.first { $0.id == "ball" }
    let before = ground
    ground = ball.map(Self.ground(of:)) ?? 0
    guard let transition = prototype.navigation.transition, !transition.fades, !prototype.ball.isRemoved,
      !prototype.list.isOpen
    else { return nil }
    // In some originals the ball fades in over the page, and the page goes below it.
    let isOpaque =
      prototype.parameters.text(for: "ball.swipe") != "opacity"
      && prototype.parameters.text(for: "motion.reduced") != "true"
    if isOpaque, prototype.ball.visibility.rule == .drag, let ball, ground > 0.05, ball.opacity < 0.95 {
      return "words are seen through the ball, which is at \(ball.opacity)"
    }
    guard case .morph(let morph) = transition.style else { return nil }
    if let blank = Self.blank(scene) ?? Self.bareStrip(prototype, scene) { return blank }
    let icons = prototype.ball.icons
    guard prototype.parameters.ball.appears == .arrival else { return nil }
    if !transition.opens, let shape = scene.layers.first(where: { $0.id == "morph" })?.outline {
      let presence = prototype.navigation.presence(prototype.environment)
      if let problem = Self.icon(of: transition.page, in: shape, at: presence, prototype, scene) {
        return problem
      }
      if isOpaque, morph.isReleased, !prototype.ball.isHeld, icons.pages == [transition.page],
        presence < 0.15,
        ground > 0.05,
        case .roundedRect(let whole, _)? = ball?.content.first, whole.rect.width > 45,
        shape.rect.holds(whole.rect),
        shape.rect.height > whole.rect.height + 12
      {
        return "the page lies behind a ball of \(whole.rect.width), \(presence) of it"
      }
    }
    guard !morph.becomesBall else { return nil }
    guard let ball, ground > 0.1, icons.pages.contains(where: { $0 != transition.page }) else { return nil }
    // One that still goes because the list came is no return.
    let comesOutOfRow = transition.opens && morph.row != nil && ground >= before
    if comesOutOfRow,
      (icons.shown + icons.leaving).contains(where: {
        $0.id == transition.page && $0.diameter.value(at: prototype.now) > 8
      })
    {
      return "\(transition.page) is in the ball and still on its way"
    }
    if ground < 0.9, before > 0.9 || comesOutOfRow {
      return "\(ball.content.count) shapes of the ball are seen through: its ground is at \(ground)"
    }
    return nil
  }

  /// The strength of the ball's own background, 0…1.
  private static func ground(of ball: Layer) -> Double {
    guard case .roundedRect(_, .color(let color))? = ball.content.first else { return 0 }
    return ball.opacity * Double(color.alpha) / 255
  }

  /// The icon of a page that goes into the ball is drawn in its shape, or in the ball, once the page has the ball's colour
  /// or is nearly there.
  private static func icon(
    of page: PageID, in shape: RoundedRect, at presence: Double, _ prototype: Prototype, _ scene: Scene
  ) -> String? {
    let isCovered = scene.layers.first { $0.id == "morph" }.map { $0.shade.alpha > 200 } ?? false
    guard isCovered || presence < 0.1, prototype.collected.contains(page),
      let name = prototype.collected.pages.first(where: { $0.pageID == page })?.icon,
      prototype.parameters.ball.content == .icons, prototype.navigation.transition?.isHeld == false
    else { return nil }
    let pictures = scene.layers.first { $0.id == "ball" }?.content.images ?? []
    let places = pictures.filter { $0.name == name && $0.frame.rect.width > 3 }.map(\.frame.rect.center)
    let seen = shape.rect.intersection(Rect(size: scene.size)).inset(by: -4)
    if places.contains(where: { seen.contains($0) || prototype.ballOutline.contains($0) }) { return nil }
    return "\(page) has no icon, \(presence) of it"
  }

  /// A picture below that reaches the edge goes on where the page has not come home yet.
  private static func bareStrip(_ prototype: Prototype, _ scene: Scene) -> String? {
    guard let id = prototype.navigation.below, let name = prototype.pages[id]?.names.page,
      let page = scene.layers.first(where: { $0.id == name }), page.position.x < -0.5
    else { return nil }
    let pictures = pictures(in: page, x: 0).filter { $0.maxX > scene.size.width - 0.5 }.map(\.name)
    let gap = scene.layers.first { $0.id == "gap" }.map { Self.pictures(in: $0, x: 0) } ?? []
    let missing = pictures.first { picture in !gap.contains { $0.name == picture } }
    return missing.map { "a strip of \(-page.position.x) points is bare beside \($0)" }
  }

  private static func pictures(in layer: Layer, x: Double) -> [(name: String, maxX: Double)] {
    let own = layer.content.images.filter { $0.tint == nil }.map { ($0.name, x + $0.frame.rect.maxX) }
    return own + layer.sublayers.flatMap { pictures(in: $0, x: x + $0.position.x) }
  }

  /// A shape that hides its page and shows nothing instead.
  private static func blank(_ scene: Scene) -> String? {
    guard let shape = scene.layers.first(where: { $0.id == "morph" }), shape.opacity > 0.5,
      shape.shade.alpha > 200, let outline = shape.outline
    else { return nil }
    let seen = outline.rect.intersection(Rect(size: scene.size))
    guard seen.width > 70, seen.height > 70 else { return nil }
    let isAlive = VisibleFrame(scene).things.contains {
      $0.isLegible && $0.isSeen(opacity: 0.15, size: 3) && seen.contains($0.seen.center)
    }
    return isAlive ? nil : "the page's shape is blank, \(seen.width) × \(seen.height)"
  }
}
