@testable import FloatCore

/// What there is to see, layer by layer: where it is and how strongly it shows.
struct VisibleLayers {
  struct Item {
    var id: String
    /// The outline's frame, or that of what is drawn where there is no outline.
    var frame: Rect
    /// The outline itself; a morph's reaches beyond the page that it shows.
    var outline: RoundedRect
    var opacity: Double
    var shade: Double
    /// Its place in the order, back to front.
    var order: Int
  }

  var items: [String: Item] = [:]
  let screen: Rect

  init(_ prototype: Prototype) {
    let scene = prototype.scene
    screen = Rect(size: scene.size)
    for (order, layer) in scene.layers.enumerated() {
      let shape = (layer.outline ?? RoundedRect(Self.bounds(of: layer.content))).offset(by: layer.position)
      var frame = shape.rect
      if layer.id == "morph", let page = layer.sublayers.first {
        frame = frame.intersection(screen.offset(by: layer.position + page.position))
      }
      let strength = layer.outline == nil ? layer.content.map(Self.alpha).max() ?? 0 : 1
      items[layer.id] = Item(
        id: layer.id, frame: frame, outline: shape, opacity: layer.opacity * strength,
        shade: Double(layer.shade.alpha) / 255, order: order)
    }
  }

  /// What jumped between two moments a millisecond apart (or on an input, which takes no time).
  ///
  /// - Parameters:
  ///   - limit: How far an edge may move, in points.
  ///   - fade: How much opacity and shade may change, 0…1.
  func jump(to other: VisibleLayers, limit: Double, fade: Double) -> String? {
    for (id, a) in items {
      if let b = other.items[id] {
        guard isSeen(a) || other.isSeen(b) else { continue }
        if distance(a, b) > limit { return "\(id) went from \(a.outline) to \(b.outline)" }
        if abs(a.opacity - b.opacity) > fade { return "\(id) faded from \(a.opacity) to \(b.opacity)" }
        if abs(a.shade - b.shade) > fade { return "\(id)'s shade went from \(a.shade) to \(b.shade)" }
      } else if isSeen(a), !isReplaced(a, in: other) {
        return "\(id) vanished at \(a.frame) with opacity \(a.opacity)"
      }
    }
    for (id, b) in other.items where items[id] == nil && other.isSeen(b) && !other.isReplacement(b, of: self)
    {
      return "\(id) came at once at \(b.frame) with opacity \(b.opacity)"
    }
    return nil
  }

  private func distance(_ a: Item, _ b: Item) -> Double {
    let r = a.outline.fittedRadii
    let s = b.outline.fittedRadii
    let pairs = [
      (a.frame.minX, b.frame.minX), (a.frame.minY, b.frame.minY), (a.frame.maxX, b.frame.maxX),
      (a.frame.maxY, b.frame.maxY), (r.topLeft, s.topLeft), (r.topRight, s.topRight),
      (r.bottomRight, s.bottomRight), (r.bottomLeft, s.bottomLeft),
    ]
    return pairs.map { abs($0 - $1) }.max() ?? 0
  }

  /// On the screen, more than a sliver of it, not all but transparent, and not under an opaque page.
  private func isSeen(_ item: Item) -> Bool {
    let part = item.frame.intersection(screen)
    guard item.opacity > 0.05, part.width > 2, part.height > 2 else { return false }
    return !items.values.contains {
      $0.order > item.order && $0.opacity == 1 && ($0.id.hasPrefix("page:") || $0.id == "morph")
        && isNear($0.frame.intersection(part), part, within: 0.6) && holds($0.outline, part)
    }
  }

  /// True when a shape's corners leave nothing of a rectangle open.
  private func holds(_ shape: RoundedRect, _ part: Rect) -> Bool {
    let r = part.inset(by: 0.7)
    return [(r.minX, r.minY), (r.maxX, r.minY), (r.minX, r.maxY), (r.maxX, r.maxY)].allSatisfy {
      shape.contains(Point($0.0, $0.1))
    }
  }

  /// The layers that take each other's place, where they must then look the same.
  private func isReplaced(_ item: Item, in next: VisibleLayers) -> Bool {
    switch item.id {
    // The morph ends as the page, or as the ball.
    case "morph":
      return next.items.values.contains { $0.id.hasPrefix("page:") && isNear(shown($0), shown(item)) }
        || next.items["ball"].map { isNear($0.frame, item.frame) } == true
    // The pages' own bars lie where the shared one was.
    case "bar": return true
    // The ball has the same line.
    case "morph-edge": return true
    // It goes with its row, when a tap below brings another tab in front.
    case "highlight": return true
    // Its droplets fade out one by one; BadgeBurstTests looks at them.
    case let id where id.hasPrefix("burst:"): return true
    // A badge at home is part of its page.
    case let id where id.hasPrefix("badge:"):
      return next.items["burst:\(id.dropFirst(6))"] != nil || item.frame.width < 42
    case let id where id.hasPrefix("page:"):
      return next.items["morph"].map { isNear(shown($0), shown(item)) } == true
    case let id where id.hasPrefix("row:"):
      return next.items["morph"].map { isNear(shown($0), shown(item), within: 1) } == true
    default: return false
    }
  }

  private func isReplacement(_ item: Item, of last: VisibleLayers) -> Bool {
    switch item.id {
    case "morph":
      return last.items.values.contains {
        ($0.id.hasPrefix("page:") || $0.id.hasPrefix("row:") || $0.id == "ball")
          && isNear(shown($0), shown(item))
      }
    case "bar", "morph-edge": return true
    // A push that is taken back: the row's pressed look was a part of its page.
    case "highlight": return true
    // The tab's badge takes those with it that were a part of their page.
    case let id where id.hasPrefix("burst:"):
      return last.items["badge:\(id.dropFirst(6))"] != nil || item.frame.width < 42
    case let id where id.hasPrefix("badge:"): return item.frame.width < 42
    case let id where id.hasPrefix("page:"):
      return last.items["morph"].map { isNear(shown($0), shown(item)) } == true
    default: return false
    }
  }

  private func isNear(_ a: Rect, _ b: Rect, within limit: Double = 4) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < limit
  }

  /// What shows of it: a morph reaches beyond the screen.
  private func shown(_ item: Item) -> Rect { item.frame.intersection(screen) }

  private static func bounds(of shapes: [Shape]) -> Rect {
    var all = Rect.zero
    for shape in shapes {
      switch shape {
      case .rect(let rect, _): all = all.union(rect)
      case .roundedRect(let shape, _): all = all.union(shape.rect)
      case .fill(let path, _): all = all.union(bounds(of: path))
      case .stroke(let path, let width, _): all = all.union(bounds(of: path).inset(by: -width / 2))
      case .image(let run): all = all.union(run.frame.rect)
      case .hairline, .text: break
      }
    }
    return all
  }

  /// How opaque a shape is; pictures, texts and gradients count as opaque.
  private static func alpha(of shape: Shape) -> Double {
    switch shape {
    case .rect(_, let color), .hairline(_, _, let color), .stroke(_, _, let color),
      .roundedRect(_, .color(let color)), .fill(_, .color(let color)):
      Double(color.alpha) / 255
    case .roundedRect, .fill, .text, .image: 1
    }
  }

  private static func bounds(of path: Path) -> Rect {
    let ends: [Point] = path.elements.compactMap {
      switch $0 {
      case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
      case .close: nil
      }
    }
    guard let first = ends.first else { return .zero }
    let xs = ends.map(\.x)
    let ys = ends.map(\.y)
    let left = xs.min() ?? first.x
    let top = ys.min() ?? first.y
    return Rect(left, top, (xs.max() ?? first.x) - left, (ys.max() ?? first.y) - top)
  }
}
