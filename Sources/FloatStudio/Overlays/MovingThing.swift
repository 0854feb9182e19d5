import FloatCore

/// A thing that moves on the phone, or is held by a finger.
package enum MovingThing: Hashable, Sendable {
  case ball
  case page(String)
  case badge(String)
  /// The scrolled content of a page.
  case content(String)

  /// The thing that moves in a state; nil if none does. Of several things it is the one that a finger would hold.
  ///
  /// - Parameter scroll: The scroll offset of the front page a moment ago.
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

  /// The thing's place, in points on the screen; for scrolled content, the scroll offset. Nil if it is gone.
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

  /// The layer that shows the thing.
  func layer(in scene: Scene) -> Layer? {
    switch self {
    case .ball: scene.layers.last { $0.id == "ball" }
    case .badge(let id): scene.layers.last { $0.id == "badge:\(id)" }
    case .page(let id): scene.layers.last { $0.id == "morph" } ?? scene.layers.last { $0.id == "page:\(id)" }
    case .content: nil
    }
  }

  /// The thing's outline on the screen.
  func outline(in scene: Scene) -> RoundedRect? {
    layer(in: scene).flatMap { layer in layer.outline?.offset(by: layer.position) }
  }

  var isPage: Bool { if case .page = self { true } else { false } }

  /// False for a thing without a place of its own on the screen.
  var hasPlace: Bool { if case .content = self { false } else { true } }
}
