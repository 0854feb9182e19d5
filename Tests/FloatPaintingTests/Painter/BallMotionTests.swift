import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct BallMotionTests {
  /// A ball held by a finger in the middle of the screen.
  static func heldBall(pages: Int = 1, diameter: Double = 60) throws -> (layer: Layer, size: Size) {
    let entrances = (1...pages).map {
      CollectedPage(
        pageID: "article-\($0)", kind: "article", title: "Article \($0)", icon: "pictures/logo-\($0)")
    }
    var parameters = Parameters.builtIn
    parameters.ball.diameter = diameter
    var stage = Stage(
      parameters: parameters,
      archive: CollectedPagesArchive(pages: entrances, dock: Dock(edge: .left, fraction: 0.5)))
    stage.wait(1)
    let frame = try #require(stage.frame("ball"))
    stage.pull(from: frame.center, to: Point(187, 400))
    stage.wait(3)
    return (try #require(stage.prototype.scene.layers.first { $0.id == "ball" }), stage.prototype.scene.size)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func shadow_rim_and_logo_together_follow_0_1_pt_a_frame(scale: Double) throws {
    var (ball, size) = try Self.heldBall()
    #expect(ball.shadow != nil)
    #expect(ball.content.count >= 3)
    let painter = Painter(
      scale: scale, deviceSize: size, text: BlockText(), images: ImageStore(assets: try Assets.locate()))
    let area = Rect(110, 320, 160, 160)
    let pixels = PixelRect(
      minX: Int(area.minX * scale), minY: Int(area.minY * scale), maxX: Int(area.maxX * scale),
      maxY: Int(area.maxY * scale))
    var deviations: [Double] = []
    for step in 0..<30 {
      ball.position.x = Double(step) * 0.1
      _ = painter.paint(
        FloatCore.Scene(size: size, background: Color(0xED, 0xED, 0xED), layers: [ball]))
      let frame = painter.frame
      let center = centroid(of: pixels) { x, y in
        Double(frame.channels(x, y).reduce(0) { $0 + abs($1 - 0xED) })
      }
      deviations.append(center.x - Double(step) * 0.1 * scale)
    }
    let mean = deviations.reduce(0, +) / Double(deviations.count)
    let largest = deviations.map { abs($0 - mean) }.max() ?? 1
    #expect(largest <= 0.03)
  }

  @Test func the_rim_is_cut_once_its_outer_edge_is_as_dark_as_a_strokes_that_nothing_cuts() {
    let outline = RoundedRect(circle: Point(40.3, 40.6), radius: 30)
    var inset = outline
    inset.rect = outline.rect.inset(by: 2)
    inset.radii = CornerRadii(28)
    let layer = Layer(
      id: "a", outline: outline, content: [.stroke(Path(inset), width: 4, .black)])
    let surface = freshFrame(
      FloatCore.Scene(size: Size(120, 160), background: .white, layers: [layer]), scale: 1)
    let samples = supersampled(PixelRect(x: 0, y: 0, width: 80, height: 80)) {
      (26.0..<30).contains($0.distance(to: Point(40.3, 40.6)))
    }
    for (i, sample) in samples.enumerated() {
      let covered = 1 - Double(surface[i % 80, i / 80] & 255) / 255
      #expect(abs(covered - sample) < 0.04)
    }
  }

  @Test(arguments: [60.0, 160])
  func with_five_logos_a_second_frame_at_scale_8_decodes_nothing_still_or_moved(diameter: Double) throws {
    var (ball, size) = try Self.heldBall(pages: 5, diameter: diameter)
    let images = ImageStore(assets: try Assets.locate())
    let painter = Painter(scale: 8, deviceSize: size, text: BlockText(), images: images)
    func paint() {
      _ = painter.paint(FloatCore.Scene(size: size, background: .white, layers: [ball]))
    }
    paint()
    let decoded = images.decodeCount
    #expect(decoded > 0)
    for x in [0.0, 0.1, 3.37, 3.4] {
      ball.position.x = x
      paint()
    }
    #expect(images.decodeCount == decoded)
    #expect(images.cachedByteCount <= images.cacheCapacity)
  }
}
