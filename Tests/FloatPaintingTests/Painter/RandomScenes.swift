import FloatCore

@testable import FloatTestSupport

/// Scenes with everything that a scene can hold, and small changes to them, from a seed.
struct RandomScenes {
  var generator: SplitMix64
  let size: Size

  init(seed: UInt64, size: Size = Size(120, 160)) {
    generator = SplitMix64(seed: seed)
    self.size = size
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Many numbers are half points, where pixels change over.
    let v = Double.random(in: range, using: &generator)
    return Bool.random(using: &generator) ? (v * 2).rounded() / 2 : v
  }

  mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < p }

  mutating func pick<T>(_ options: [T]) -> T { options[Int.random(in: 0..<options.count, using: &generator)] }

  mutating func color() -> Color {
    let alpha: UInt8 = chance(0.6) ? 255 : UInt8.random(in: 0...255, using: &generator)
    return Color(
      UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0...255, using: &generator),
      UInt8.random(in: 0...255, using: &generator), alpha)
  }

  mutating func point() -> Point { Point(number(-10...size.width + 10), number(-10...size.height + 10)) }

  mutating func rect() -> Rect { Rect(number(-20...100), number(-20...140), number(0...90), number(0...90)) }

  mutating func rounded() -> RoundedRect {
    if chance(0.3) { return RoundedRect(rect()) }
    return RoundedRect(
      rect(),
      radii: CornerRadii(
        topLeft: number(0...30), topRight: number(0...30), bottomRight: number(0...30),
        bottomLeft: number(0...30)))
  }

  mutating func paint() -> Paint {
    chance(0.7) ? .color(color()) : .linearGradient(from: point(), to: point(), color(), color())
  }

  mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: path.line(to: point())
      case 1: path.quad(to: point(), control: point())
      case 2: path.cubic(to: point(), control1: point(), control2: point())
      default: path.arc(center: point(), radius: number(1...30), from: number(-3...3), to: number(-3...3))
      }
    }
    if chance(0.5) { path.close() }
    return path
  }

  mutating func shape() -> Shape {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: return .rect(rect(), color())
    case 2, 3: return .roundedRect(rounded(), paint())
    case 4: return .fill(path(), paint())
    case 5: return .stroke(path(), width: number(0.3...9), color())
    case 6:
      let a = point()
      return chance(0.3)
        ? .hairline(from: a, to: Point(a.x + number(-50...50), a.y), color())
        : .text(
          TextRun(
            pick(["a", "text", "中文字"]), baseline: a, size: number(6...20), color: color(),
            alignment: pick([.leading, .center, .trailing])))
    default:
      return .image(
        ImageRun(
          pick(["whole", "half"]), frame: rounded(), tint: chance(0.3) ? color() : nil,
          clip: chance(0.2) ? path() : nil))
    }
  }

  mutating func shapes(_ count: ClosedRange<Int>) -> [Shape] {
    (0..<Int.random(in: count, using: &generator)).map { _ in shape() }
  }

  mutating func layer(_ id: String, depth: Int = 0) -> Layer {
    var layer = Layer(id: id, position: Point(number(-30...60), number(-30...80)))
    if chance(0.6) { layer.outline = rounded() }
    if chance(0.3) { layer.opacity = number(0...1) }
    if chance(0.3) { layer.shadow = shadow() }
    if chance(0.25) { layer.backdrop = Backdrop(radius: number(0...14), tint: color()) }
    if chance(0.2) { layer.shade = color() }
    layer.content = shapes(0...4)
    if chance(0.3) {
      layer.isRasterized = true
      layer.outline = chance(0.5) ? RoundedRect(Rect(size: size)) : rounded()
      layer.content.insert(.rect(Rect(size: size), Color(rgb: 0xF0F2F4)), at: 0)
    }
    if depth < 2, chance(0.5) {
      for i in 0..<Int.random(in: 1...2, using: &generator) {
        layer.sublayers.append(self.layer("\(id).\(i)", depth: depth + 1))
      }
    }
    return layer
  }

  mutating func shadow() -> Shadow {
    Shadow(color: color(), radius: number(0...20), offset: Point(number(-4...4), number(-4...4)))
  }

  mutating func scene() -> FloatCore.Scene {
    var layers: [Layer] = []
    for i in 0..<Int.random(in: 1...5, using: &generator) { layers.append(layer("layer\(i)")) }
    return FloatCore.Scene(size: size, background: chance(0.5) ? .white : color(), layers: layers)
  }

  /// Changes one thing, as a frame of an animation does, or sometimes several.
  mutating func change(_ scene: inout FloatCore.Scene) {
    for _ in 0..<pick([1, 1, 1, 2, 4]) {
      if chance(0.05) { scene.background = color() }
      if scene.layers.isEmpty || chance(0.1) {
        scene.layers.append(layer(pick(["layer0", "layer1", "new", "other"])))
      } else if chance(0.08) {
        scene.layers.swapAt(0, scene.layers.count - 1)
      } else if chance(0.08) {
        scene.layers.removeLast()
      } else {
        let i = Int.random(in: 0..<scene.layers.count, using: &generator)
        change(&scene.layers[i])
      }
    }
  }

  mutating func change(_ layer: inout Layer) {
    if !layer.sublayers.isEmpty, chance(0.4) {
      let i = Int.random(in: 0..<layer.sublayers.count, using: &generator)
      return change(&layer.sublayers[i])
    }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: layer.position = layer.position + Point(number(-3...3), number(-3...3))
    case 2: layer.opacity = number(0...1)
    case 3: layer.shade = color()
    case 4: layer.outline = chance(0.8) ? rounded() : nil
    case 5: layer.shadow = chance(0.7) ? shadow() : nil
    case 6: layer.backdrop = chance(0.7) ? Backdrop(radius: number(0...14), tint: color()) : nil
    case 7 where !layer.content.isEmpty:
      layer.content[Int.random(in: 0..<layer.content.count, using: &generator)] = shape()
    default: layer.content.append(shape())
    }
  }
}
