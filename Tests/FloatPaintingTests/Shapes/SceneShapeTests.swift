import FloatStudio
import Testing

@testable import FloatCore
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct SceneShapeTests {
  private let rasterizer = CoverageRasterizer()
  private static let offsets = [Point(0, 0), Point(0.31, 0.17), Point(0.66, 0.83)]

  /// The share of each pixel inside a path by the non-zero rule, by 16 × 16 samples.
  private func samples(_ path: Path, in area: PixelRect, moved d: Point) -> [Double] {
    var edges: [(a: Point, b: Point)] = []
    var start = Point.zero
    var last = Point.zero
    func line(_ p: Point) {
      edges.append((last, p))
      last = p
    }
    func curve(_ at: (Double) -> Point) { for i in 1...64 { line(at(Double(i) / 64)) } }
    for element in path.elements {
      let from = last
      switch element {
      case .move(let p):
        if last != start { line(start) }
        (start, last) = (p, p)
      case .line(let p): line(p)
      case .quad(let p, let c):
        curve { t in from * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + p * (t * t) }
      case .cubic(let p, let a, let b):
        curve { t in
          let u = 1 - t
          return from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + p * (t * t * t)
        }
      case .close: line(start)
      }
    }
    if last != start { line(start) }
    var out = [Double](repeating: 0, count: area.area)
    for line in 0..<(area.height * 16) {
      let y = Double(area.minY) + (Double(line) + 0.5) / 16 - d.y
      let crossings = edges.filter { ($0.a.y <= y) != ($0.b.y <= y) }.map { a, b in
        (x: a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) + d.x, winding: b.y > a.y ? 1 : -1)
      }.sorted { $0.x < $1.x }
      var winding = 0
      var next = 0
      for column in 0..<(area.width * 16) {
        let x = Double(area.minX) + (Double(column) + 0.5) / 16
        while next < crossings.count, crossings[next].x <= x {
          winding += crossings[next].winding
          next += 1
        }
        if winding != 0 { out[line / 16 * area.width + column / 16] += 1.0 / 256 }
      }
    }
    return out
  }

  private func check(_ path: Path, _ location: SourceLocation = #_sourceLocation) {
    let bounds = path.controlBounds
    let area = Rect(bounds.x - 2, bounds.y - 2, bounds.width + 5, bounds.height + 5).touchedPixels
    for offset in Self.offsets {
      let mask = rasterizer.coverage(of: path, PixelTransform(origin: offset, scale: 1), in: area).mask(
        in: area)
      let error = largestError(mask, samples(path, in: area, moved: offset))
      #expect(error < 0.04, "moved by \(offset)", sourceLocation: location)
    }
  }

  /// Checks the corners of an outline, and the part at 45° of a large one's arc.
  private func check(_ outline: RoundedRect, _ location: SourceLocation = #_sourceLocation) {
    let r = outline.fittedRadii
    let b = outline.rect
    let k = 1 - 0.5.squareRoot()
    let places = [
      Point(b.minX + r.topLeft * k, b.minY + r.topLeft * k),
      Point(b.maxX - r.topRight * k, b.minY + r.topRight * k),
      Point(b.maxX - r.bottomRight * k, b.maxY - r.bottomRight * k),
      Point(b.minX + r.bottomLeft * k, b.maxY - r.bottomLeft * k),
    ]
    let masks = RoundedRectMasks(rasterizer: rasterizer)
    for offset in Self.offsets {
      let moved = outline.offset(by: offset)
      for place in places {
        let area = PixelRect(x: lowerPixel(place.x) - 14, y: lowerPixel(place.y) - 14, width: 28, height: 28)
        guard let pixels = PixelTransform(origin: .zero, scale: 1).pixels(moved) else { continue }
        let placed = masks.coverage(of: pixels, in: area)
        let mask = placed.coverage.mask(in: area, dx: placed.dx, dy: placed.dy)
        let error = largestError(mask, supersampled(area) { moved.contains($0) })
        // The samples themselves are off by 1/32 along a level edge, and FreeType's coordinates by 1/128.
        #expect(error < 0.047, "moved by \(offset)", sourceLocation: location)
      }
    }
  }

  @Test func the_neck_of_a_badge_that_is_being_stretched() throws {
    var stage = Stage()
    let frame = try #require(stage.prototype.elements.last { $0.name.hasPrefix("badge:chat") }?.frame)
    stage.press(frame.center)
    var necks = 0
    for step in 1...6 {
      stage.move(to: frame.center + Point(-Double(step) * 7, Double(step) * 8), over: 0.1)
      for layer in stage.prototype.scene.layers where layer.id.hasPrefix("badge:") {
        for case .fill(let path, _) in layer.content {
          check(path)
          necks += 1
        }
      }
    }
    #expect(necks >= 3)
  }

  @Test(arguments: 2...5)
  func the_bitten_logos_of_two_to_five_pages(count: Int) {
    for slot in IconCluster.slots(count: count) { check(IconCluster.outline(of: slot)) }
  }

  @Test func the_zones_arc_the_ball_a_page_on_its_way_into_it_and_the_lists_rows() throws {
    var stage = Stage()
    stage.openArticle()
    var seen: Set<String> = []
    func look(_ prefixes: [String]) {
      for layer in stage.prototype.scene.layers where prefixes.contains(where: layer.id.hasPrefix) {
        guard let outline = layer.outline, outline.radii.largest > 0 else { continue }
        if seen.insert(layer.id).inserted || seen.count < 3 { check(outline) }
      }
    }
    stage.pull(from: Point(4, 400), to: Point(300, 740), over: 0.3)
    look(["zone"])
    #expect(seen.contains("zone"))
    stage.wait(0.2)
    stage.release()
    for _ in 0..<4 {
      stage.wait(0.06)
      // Checks everything that has round corners now: the shrinking page, or the ball.
      for layer in stage.prototype.scene.layers {
        if let outline = layer.outline, outline.radii.largest > 0 { check(outline) }
      }
    }
    stage.settle()
    look(["ball"])
    stage.tapAndSettle("ball")
    look(["row:"])
  }
}
