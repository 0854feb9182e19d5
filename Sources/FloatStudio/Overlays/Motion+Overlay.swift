package import FloatCore

extension Prototype {
  /// The motion that overlays follow: of several, that of the thing that a finger would hold.
  var mover: Motion? { motions.first { $0.place?.isFinite == true } }
}

extension Motion {
  /// The layer that shows the thing.
  func picture(in scene: Scene) -> Layer? {
    layer.flatMap { id in scene.layers.last { $0.id == id } }
  }
}

extension Motion.Thing {
  package var isPage: Bool { if case .page = self { true } else { false } }

  /// False for a thing whose place is not one on the screen.
  var isOnScreen: Bool {
    switch self {
    case .content, .control(_, .pager): false
    default: true
    }
  }

  /// The name in state and elements.
  package var name: String {
    switch self {
    case .ball: "ball"
    case .page(let id): "page:\(id)"
    case .badge(let id): "badge:\(id)"
    case .content(let id): "scroll:\(id)"
    case .row(let id): "\(ElementID.row(id))"
    case .control(let id, _): "\(id)"
    case .zone: "zone"
    case .list: "list"
    }
  }
}

extension Threshold.Line {
  /// The value of a straight line along an axis; nil along the other one.
  package func value(along axis: Axis) -> Double? {
    switch self {
    case .vertical(let x): axis == .horizontal ? x : nil
    case .horizontal(let y): axis == .vertical ? y : nil
    case .circle: nil
    }
  }
}
