@testable import FloatCore

/// Looks at a ball and the page that goes into it or comes out of it, one frame after the other.
///
/// The page's shape is never blank, its icon is not in a cluster before the page is, and an opaque ball stays opaque.
struct BallWatch {
  /// The strength of the ball's own background in the last frame, 0…1.
  private var ground = 0.0

  mutating func look(at prototype: Prototype, _ scene: Scene) -> String? {
    let ball = scene.layers.first { $0.id == "ball" }
    let before = ground
    ground = ball.map(Self.ground(of:)) ?? 0
    guard let transition = prototype.navigation.transition, case .morph(let morph) = transition.style,
      !transition.fades, !prototype.ball.isRemoved, !prototype.list.isOpen
    else { return nil }
    if let blank = Self.blank(scene) { return blank }
    let icons = prototype.ball.icons
    // A page that turns into the ball brings its icon along, and some originals show it at once.
    guard !morph.merges, prototype.environment.parameters.ball.appears == .arrival else { return nil }
    guard let ball, ground > 0.1, icons.pages.contains(where: { $0 != transition.page }) else { return nil }
    // One that still goes because the list came is no return.
    let comesOutOfRow = transition.opens && morph.row != nil && ground >= before
    if comesOutOfRow || !transition.opens {
      let shown = comesOutOfRow ? icons.shown + icons.leaving : icons.shown
      if shown.contains(where: { $0.id == transition.page && $0.diameter.value(at: prototype.now) > 8 }) {
        return "\(transition.page) is in the ball and still on its way"
      }
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
