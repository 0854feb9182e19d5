@testable import FloatCore

/// Everything visible at one moment, back to front.
struct VisibleFrame {
  var things: [VisibleThing] = []
  let screen: Rect

  /// A thing that hides those below it: an area, and its opacity.
  private struct Cover {
    var order: Int
    var shape: RoundedRect
    var clip: [RoundedRect]
    /// Its colour's alpha alone.
    var alpha: Double
    var groups: [Int]

    func contains(_ p: Point) -> Bool { shape.contains(p) && clip.allSatisfy { $0.contains(p) } }
  }

  private struct Group {
    var id: String
    var origin = Point.zero
    /// The translucent layers around it, from the outermost on; the content of such a layer is composed before it fades
    /// as a whole.
    var groups: [Int] = []
    var isOnPage = false
    var clips: [RoundedRect]
  }

  private var covers: [Cover] = []
  /// The clips of each thing, and the translucent layers around it.
  private var clips: [[RoundedRect]] = []
  private var groups: [[Int]] = []
  /// The opacity of each translucent layer, and the layer around it.
  private var opacities: [(opacity: Double, parent: Int?)] = []

  init(_ prototype: Prototype) { self.init(prototype.scene) }

  init(_ scene: Scene) {
    screen = Rect(size: scene.size)
    for layer in scene.layers where layer.id != "focus" {
      add(layer, in: Group(id: layer.id, clips: [RoundedRect(screen)]))
    }
    for index in things.indices { hide(index) }
  }

  private mutating func add(_ layer: Layer, in parent: Group) {
    guard layer.opacity > 0 else { return }
    var group = Group(
      id: layer.id, origin: parent.origin + layer.position, groups: parent.groups,
      isOnPage: parent.isOnPage || layer.isRasterized, clips: parent.clips)
    if layer.opacity < 1 {
      opacities.append((layer.opacity, group.groups.last))
      group.groups.append(opacities.count - 1)
    }
    let outline = layer.outline?.offset(by: group.origin)
    if let outline { group.clips.append(outline) }
    if let backdrop = layer.backdrop, let outline {
      // A blur hides the things below it as far as it has spread.
      let strength = min(1, Double(backdrop.tint.alpha) / 510 + backdrop.radius / 40)
      put("backdrop", outline, strength, group)
    }
    for shape in layer.content { add(shape, in: group) }
    for sublayer in layer.sublayers { add(sublayer, in: group) }
    if layer.shade.alpha > 0, let outline {
      put("shade", outline, Double(layer.shade.alpha) / 255, group, color: layer.shade)
    }
  }

  private mutating func add(_ shape: Shape, in group: Group) {
    func alpha(_ color: Color) -> Double { Double(color.alpha) / 255 }
    switch shape {
    case .rect(let rect, let color):
      put("shape", RoundedRect(rect.offset(by: group.origin)), alpha(color), group, color: color)
    case .roundedRect(let shape, let paint):
      let color = paint.start
      put("shape", shape.offset(by: group.origin), alpha(color), group, color: color)
    case .fill(let path, let paint):
      let rect = path.controlBounds.offset(by: group.origin)
      put(
        "shape", RoundedRect(rect), alpha(paint.start), group, color: paint.start, covers: false,
        isPath: true)
    case .stroke(let path, let width, let color):
      let rect = path.controlBounds.inset(by: -width / 2).offset(by: group.origin)
      put("line", RoundedRect(rect), alpha(color), group, color: color, covers: false)
    case .hairline: break
    case .text(let run):
      put(
        "text \(run.text)", RoundedRect(box(run).offset(by: group.origin)), alpha(run.color), group,
        color: run.color, covers: false)
    case .image(let run):
      var frame = run.frame.offset(by: group.origin)
      frame.radii = CornerRadii(0)
      put("image \(run.name)", frame, run.tint.map(alpha) ?? 1, group, color: run.tint, covers: false)
    }
  }

  private func box(_ run: TextRun) -> Rect {
    let width = min(TextMetrics.width(run.text, size: run.size, weight: run.weight), run.maxWidth)
    let x =
      switch run.alignment {
      case .leading: run.baseline.x
      case .center: run.baseline.x - width / 2
      case .trailing: run.baseline.x - width
      }
    return Rect(
      x, run.baseline.y - TextMetrics.capHeight * run.size, width, TextMetrics.capHeight * run.size)
  }

  private mutating func put(
    _ identity: String, _ shape: RoundedRect, _ alpha: Double, _ group: Group, color: Color? = nil,
    covers: Bool = true, isPath: Bool = false
  ) {
    let opacity = group.groups.reduce(alpha) { $0 * opacities[$1].opacity }
    guard opacity > 0 else { return }
    let clip = group.clips.reduce(screen) { $0.intersection($1.rect) }
    let seen = shape.seen(in: clip)
    let order = things.count
    clips.append(group.clips)
    groups.append(group.groups)
    things.append(
      VisibleThing(
        identity: identity, layer: group.id, frame: shape.rect, clip: clip, seen: seen,
        radii: shape.fittedRadii,
        isOnPage: group.isOnPage, isPath: isPath, color: color, alpha: opacity, opacity: opacity))
    if covers {
      self.covers.append(
        Cover(order: order, shape: shape, clip: group.clips, alpha: alpha, groups: group.groups))
    }
  }

  /// Finds how much of a thing shows through those over it: an average over those of sixteen points that are inside it.
  private mutating func hide(_ index: Int) {
    let seen = things[index].seen
    guard !seen.isEmpty else { return }
    let over = covers.filter { $0.order > index && !$0.shape.rect.intersection(seen).isEmpty }
    guard !over.isEmpty else { return }
    var sum = 0.0
    var count = 0.0
    for row in 0..<4 {
      for column in 0..<4 {
        let p = Point(
          seen.x + seen.width * (Double(column) + 0.5) / 4, seen.y + seen.height * (Double(row) + 0.5) / 4)
        // Nothing of it lies beyond the round corners of its clips, such as those of a page in the ball's shape.
        guard clips[index].allSatisfy({ $0.contains(p) }) else { continue }
        count += 1
        sum += left(of: groups[index], under: over.filter { $0.contains(p) })
      }
    }
    things[index].opacity *= count > 0 ? sum / count : 0
  }

  /// The share of a thing that its covers leave visible. Those in a translucent layer together hide as much as that
  /// layer's opacity, unless the thing is in the layer too and fades with them.
  private func left(of own: [Int], under covers: [Cover]) -> Double {
    var left = 1.0
    var inside: [Int: Double] = [:]
    for cover in covers {
      if let group = cover.groups.last {
        inside[group, default: 1] *= 1 - cover.alpha
      } else {
        left *= 1 - cover.alpha
      }
    }
    // The innermost layers come first, because a layer is noted before those in it.
    for group in opacities.indices.reversed() {
      guard let rest = inside[group] else { continue }
      let share = own.contains(group) ? rest : 1 - opacities[group].opacity * (1 - rest)
      if let parent = opacities[group].parent { inside[parent, default: 1] *= share } else { left *= share }
    }
    return left
  }
}

extension RoundedRect {
  /// The part of it in a clip. Where that shows a piece of a single round corner alone, it is less than the box around.
  fileprivate func seen(in clip: Rect) -> Rect {
    let seen = rect.intersection(clip)
    let r = fittedRadii.topLeft
    let center = Point(rect.minX + r, rect.minY + r)
    guard r > 0, !seen.isEmpty, seen.maxX <= center.x, seen.maxY <= center.y else { return seen }
    func way(_ d: Double) -> Double { (max(0, r * r - d * d)).squareRoot() }
    let left = max(seen.minX, center.x - way(center.y - seen.maxY))
    let top = max(seen.minY, center.y - way(center.x - seen.maxX))
    return Rect(left, top, max(0, seen.maxX - left), max(0, seen.maxY - top))
  }
}

extension Paint {
  fileprivate var start: Color {
    switch self {
    case .color(let color): color
    case .linearGradient(_, _, let color, _): color
    }
  }
}
