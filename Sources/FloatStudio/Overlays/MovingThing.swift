import FloatCore

/// A thing that moves on the phone, or is held to be moved.
package enum MovingThing: Hashable, Sendable {
  case ball
  case page(String)
  case badge(String)
  /// What is scrolled on a page.
  case content(String)

  /// What moves in a state; nil where nothing does. Of several things it is the one that a finger would have hold of.
  ///
  /// - Parameter scroll: How far the page in front was scrolled a moment ago.
  init?(in state: PrototypeState, scroll: Double) {
    let pulled = state.badges.first { [.attached, .broken, .returning].contains($0.state) }
    if let pulled {
      self = .badge(pulled.id)
    } else if state.transition != nil, let page = state.stack.last {
      self = .page(page)
    } else if state.ball.visible, state.ball.edge == .none {
      self = .ball
    } else if state.scroll != scroll, let page = state.stack.last {
      self = .content(page)
    } else {
      return nil
    }
  }

  /// Where it is, in points on the screen; the scroll offset of what is scrolled. Nil where it is gone.
  func place(in prototype: Prototype, _ state: PrototypeState) -> Point? {
    let size = prototype.device.size
    switch self {
    case .ball: return state.ball.frame.center
    case .badge(let id): return state.badges.first { $0.id == id }?.center
    case .content: return Point(0, state.scroll)
    case .page:
      guard let transition = state.transition else { return nil }
      switch transition.kind {
      case .expand, .shrink: return outline(in: prototype.scene)?.rect.center
      case .push, .pop, .present, .dismiss:
        return transition.topY.map { Point(size.width / 2, $0) } ?? Point(transition.topX, size.height / 2)
      }
    }
  }

  /// The layer that shows it.
  func layer(in scene: Scene) -> Layer? {
    switch self {
    case .ball: scene.layers.last { $0.id == "ball" }
    case .badge(let id): scene.layers.last { $0.id == "badge:\(id)" }
    case .page(let id): scene.layers.last { $0.id == "morph" } ?? scene.layers.last { $0.id == "page:\(id)" }
    case .content: nil
    }
  }

  /// Its outline on the screen.
  func outline(in scene: Scene) -> RoundedRect? {
    layer(in: scene).flatMap { layer in layer.outline?.offset(by: layer.position) }
  }

  var isPage: Bool { if case .page = self { true } else { false } }

  /// False for what has no place of its own on the screen.
  var hasPlace: Bool { if case .content = self { false } else { true } }
}
