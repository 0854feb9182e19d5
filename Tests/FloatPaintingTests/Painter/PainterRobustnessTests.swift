import FloatCore
import Testing

@testable import FloatPainting

@Suite struct PainterRobustnessTests {
  private static let odd = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 1e5, 0, -1, .leastNonzeroMagnitude,
  ]

  @Test func caches_stay_small_for_layers_of_new_names() {
    var scenes = RandomScenes(seed: 21)
    let painter = makePainter()
    for frame in 0..<400 {
      var scene = scenes.scene()
      for index in scene.layers.indices { scene.layers[index].id = "layer\(frame)-\(index)" }
      _ = painter.paint(scene)
      #expect(painter.cachedBytes <= painter.cacheBound)
    }
    // Pictures 8 MB for a small frame, masks and shadows 4 MB, groups 16 MB.
    #expect(painter.cachedBytes < 30 << 20)
  }

  @Test(arguments: 0..<40)
  func no_geometry_crashes_the_painter(seed: Int) {
    var scenes = RandomScenes(seed: UInt64(seed) + 1000)
    func odd() -> Double { scenes.pick(Self.odd + [3.5, 40]) }
    func point() -> Point { Point(odd(), odd()) }
    func rect() -> Rect { Rect(odd(), odd(), odd(), odd()) }
    func rounded() -> RoundedRect {
      RoundedRect(
        rect(),
        radii: CornerRadii(topLeft: odd(), topRight: odd(), bottomRight: odd(), bottomLeft: odd()))
    }
    func path() -> Path {
      var path = Path()
      path.line(to: point())
      path.move(to: point())
      path.quad(to: point(), control: point())
      path.cubic(to: point(), control1: point(), control2: point())
      path.close()
      path.line(to: point())
      return path
    }
    func makeLayer(_ depth: Int) -> Layer {
      var layer = Layer(
        id: "a", position: point(), outline: scenes.chance(0.7) ? rounded() : nil, opacity: odd(),
        shadow: Shadow(color: .black, radius: odd(), offset: point()),
        backdrop: scenes.chance(0.5) ? Backdrop(radius: odd(), tint: .white.faded(0.5)) : nil)
      layer.content = [
        .rect(rect(), .black), .roundedRect(rounded(), .color(.black)),
        .roundedRect(rounded(), .linearGradient(from: point(), to: point(), .black, .white)),
        .fill(path(), .color(.black)), .stroke(path(), width: odd(), .black),
        .hairline(from: point(), to: point(), .black),
        .text(TextRun("x", baseline: point(), size: odd(), color: .black)),
        .image(ImageRun("x", frame: rounded(), clip: scenes.chance(0.5) ? path() : nil)),
      ]
      layer.isRasterized = scenes.chance(0.3)
      if scenes.chance(0.7) { layer.position = .zero }
      if scenes.chance(0.7) { layer.opacity = 1 }
      if depth < 3 { layer.sublayers = [makeLayer(depth + 1)] }
      return layer
    }
    let painter = makePainter()
    for _ in 0..<6 {
      let scene = FloatCore.Scene(
        size: Size(odd(), odd()), background: .white, layers: [makeLayer(0), makeLayer(0)])
      _ = painter.paint(scene)
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene)))
    }
  }

  @Test func a_painter_of_any_size_and_density_works() {
    var scenes = RandomScenes(seed: 8)
    let scene = scenes.scene()
    for scale in [Double.nan, -1, 0, 1e-9, 0.3, .infinity] {
      for size in [Size(0, 0), Size(-3, 4), Size(.nan, .infinity), Size(1, 1), Size(333, 2)] {
        let painter = makePainter(scale: scale, size: size)
        #expect(!painter.paint(scene).isEmpty)
        #expect(painter.frame.width >= 1)
        #expect(painter.frame.height >= 1)
      }
    }
  }
}
