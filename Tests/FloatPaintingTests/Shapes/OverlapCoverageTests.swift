import FloatCore
import FloatStudio
import RealModule
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct OverlapCoverageTests {
  private let rasterizer = CoverageRasterizer()
  private let frame = PixelRect(x: 0, y: 0, width: 60, height: 60)
  private let transform = PixelTransform(origin: .zero, scale: 1)

  private func stroke(_ points: [Point], closed: Bool = false, width: Double) -> [UInt8] {
    var path = Path()
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    if closed { path.close() }
    return rasterizer.coverage(ofStroke: path, width: width, transform, in: frame).mask(in: frame)
  }

  /// How far a stroke's coverage is from the samples, at any pixel.
  private func error(_ points: [Point], closed: Bool = false, width: Double) -> Double {
    largestError(
      stroke(points, closed: closed, width: width), samples(points, closed: closed, width: width))
  }

  /// The share of each pixel within half a width of a line.
  private func samples(_ points: [Point], closed: Bool = false, width: Double) -> [Double] {
    var pairs = Array(zip(points, points.dropFirst()))
    if closed { pairs.append((points[points.count - 1], points[0])) }
    return supersampled(frame) { p in
      pairs.contains { a, b in
        let d = b - a
        let t = min(max((p - a).dot(d) / max(d.dot(d), 1e-12), 0), 1)
        return p.distance(to: a + d * t) < width / 2
      }
    }
  }

  private func arc(_ center: Point, _ radius: Double, to end: Double = 2 * .pi, count: Int = 60) -> [Point] {
    (0..<count).map { center + Point(angle: end * Double($0) / Double(count)) * radius }
  }

  @Test(arguments: [0.5, 3, 4.9])
  func a_circle_that_is_smaller_than_the_pen_is_a_disc(radius: Double) {
    let center = Point(30.3, 29.6)
    let path = Path(circle: center, radius: radius)
    let mask = rasterizer.coverage(ofStroke: path, width: 10, transform, in: frame).mask(in: frame)
    #expect(largestError(mask, supersampled(frame) { $0.distance(to: center) < radius + 5 }) < 0.04)
  }

  /// An example is the ball's rim near the screen's edge, where its corners are nearly square.
  @Test(arguments: [0, 0.4, 1.2, 2.9], [false, true])
  func a_narrow_corner_is_measured_not_sampled(radius: Double, isReversed: Bool) throws {
    let shape = RoundedRect(
      Rect(10.3, 9.7, 31, 36.4),
      radii: CornerRadii(topLeft: 12, topRight: radius, bottomRight: radius / 2, bottomLeft: 12))
    let polygon = try #require(Polygon(Path(shape), transform))
    var points = Polygon.distinct(polygon.contours[0].points)
    if isReversed { points.reverse() }
    let outline = Polygon(contours: [Polygon.Contour(points: points, isClosed: true)]).stroked(width: 6)
    #expect(outline.isKnownSimple)
    #expect(!outline.isTangled)
    #expect(outline.outline.contours.count == 2)
    #expect(error(points, closed: true, width: 6) < 0.04)
  }

  /// Lines of three corners and more whose inside shrinks to little or nothing.
  @Test(arguments: [3.0, 5.5, 7, 8.8, 9.4, 12])
  func a_convex_lines_inside_shrinks_to_nothing(width: Double) {
    let line = [Point(12.3, 20.1), Point(30.2, 12.4), Point(46.1, 21.7), Point(40.4, 28.9), Point(17, 27.3)]
    for points in [line, line.reversed()] { #expect(error(points, closed: true, width: width) < 0.04) }
  }

  @Test(arguments: 0..<40)
  func what_an_erosion_leaves_is_as_far_from_every_edge_as_it_says(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let size = Size(Double.random(in: 2...50, using: &numbers), Double.random(in: 2...50, using: &numbers))
      let angles = (0..<Int.random(in: 3...30, using: &numbers)).map { _ in
        Double.random(in: 0...2 * .pi, using: &numbers)
      }
      var line = angles.sorted().map { Point(angle: $0) }.map { Point($0.x * size.width, $0.y * size.height) }
      // The line begins in the middle of an edge, or at its end.
      line.append((line[0] + line[line.count - 1]) * 0.5)
      line.insert(line.removeLast(), at: Bool.random(using: &numbers) ? 0 : line.count)
      guard zip(line, line.dropFirst()).allSatisfy({ $0.distance(to: $1) > 1e-6 }) else { continue }
      func depth(_ p: Point) -> Double {
        line.indices.map { i in
          let d = line[(i + 1) % line.count] - line[i]
          return (d.x * (p.y - line[i].y) - d.y * (p.x - line[i].x)) / d.length
        }.min() ?? 0
      }
      let distance = Double.random(in: 0...min(size.width, size.height), using: &numbers)
      let left = Polygon.eroded(line, by: distance, turnsRight: true)
      #expect(left.allSatisfy { depth($0) > distance - 1e-3 })
      let middle = line.reduce(.zero, +) * (1 / Double(line.count))
      #expect(!left.isEmpty || depth(middle) < distance)
    }
  }

  @Test func an_ellipse_flatter_than_the_pen_has_no_hole() {
    let points = arc(Point(30.2, 30.4), 1, count: 90).map {
      Point(30.2 + ($0.x - 30.2) * 20, 30.4 + ($0.y - 30.4) * 3)
    }
    #expect(error(points, closed: true, width: 9) < 0.04)
  }

  @Test(arguments: 0..<12)
  func an_open_and_a_closed_line_are_as_wide_as_they_say(step: Int) {
    let f = Double(step) * 0.13
    let corners = [Point(12 + f, 14), Point(48, 20 + f), Point(30, 45 - f)]
    for closed in [false, true] { #expect(error(corners, closed: closed, width: 1.5 + f * 6) < 0.04) }
  }

  private static let tangles: [(points: [Point], width: Double)] = [
    ([Point(8, 8.3), Point(40, 38.1), Point(40, 8.7), Point(8, 38.2)], 3),
    ([Point(8.3, 10.2), Point(38, 30.7), Point(8.3, 10.2)], 2.5),
    ([Point(8, 20), Point(40, 22.8), Point(8, 25.6)], 3),
    ([Point(8, 8.3), Point(40, 38.1), Point(40, 8.7), Point(8, 38.2)], 0.5),
    ([Point(20, 20.3), Point(24, 20.3), Point(24, 24.6), Point(20, 24.1)], 9),
  ]

  @Test(arguments: 0..<5)
  func lines_that_cross_come_back_or_turn_within_the_pen_are_their_union(number: Int) {
    let (points, width) = Self.tangles[number]
    #expect(error(points, width: width) < 0.04)
    #expect(error(points, closed: true, width: width) < 0.04)
  }

  @Test func a_hairpin_and_an_arc_that_are_bent_more_than_the_pen_is_wide_are_filled() {
    let bend = (1..<40).map { i in
      Point(30, 21.5) + Point(angle: -Double.pi / 2 + Double(i) * Double.pi / 40) * 1.5
    }
    let hairpin = [Point(8, 20), Point(30, 20)] + bend + [Point(30, 23), Point(8, 23)]
    #expect(error(hairpin, width: 6) < 0.04)
    let open = arc(Point(30.3, 30.1), 4, to: 1.5 * .pi)
    #expect(error(open, width: 12) < 0.04)
  }

  private func circles(_ centers: [Double], reversed: Bool = false) -> Path {
    var path = Path()
    for (i, c) in centers.enumerated() {
      path.move(to: Point(c + 12, c))
      path.arc(center: Point(c, c), radius: 12, from: 0, to: reversed && i > 0 ? -2 * Double.pi : 2 * .pi)
      path.close()
    }
    return path
  }

  @Test func a_paths_overlapping_contours_follow_the_non_zero_rule_in_every_pixel() {
    func inside(_ p: Point, _ c: Double) -> Bool { p.distance(to: Point(c, c)) < 12 }
    func mask(_ path: Path) -> [UInt8] { rasterizer.coverage(of: path, transform, in: frame).mask(in: frame) }
    let union = supersampled(frame) { inside($0, 20.3) || inside($0, 27.6) }
    #expect(largestError(mask(circles([20.3, 27.6])), union) < 0.04)
    let one = supersampled(frame) { inside($0, 20.3) }
    #expect(largestError(mask(circles([20.3, 20.3])), one) < 0.04)
    let either = supersampled(frame) { inside($0, 20.3) != inside($0, 27.6) }
    #expect(largestError(mask(circles([20.3, 27.6], reversed: true)), either) < 0.04)
  }

  // MARK: - Neighbours of one colour

  private func painted(_ shapes: [Shape]) -> [UInt8] {
    let scene = FloatCore.Scene(
      size: Size(60, 60), background: .white, layers: [Layer(id: "a", content: shapes)])
    let surface = freshFrame(scene, scale: 1, size: Size(60, 60))
    return (0..<3600).map { 255 - UInt8(surface[$0 % 60, $0 / 60] & 255) }
  }

  @Test(arguments: [0.0, 0.3, 0.71])
  func shapes_of_one_colour_with_the_same_edge_keep_it_soft(offset: Double) {
    let circle = RoundedRect(circle: Point(30 + offset, 29.2 + offset), radius: 17.3)
    let samples = supersampled(frame) { circle.contains($0) }
    let disc = Shape.roundedRect(circle, .color(.black))
    #expect(largestError(painted([disc, disc, disc]), samples) < 0.04)
    #expect(largestError(painted([.fill(Path(circle), .color(.black)), disc]), samples) < 0.04)
  }

  @Test func where_edges_of_one_colour_cross_the_two_pixels_are_in_between_and_all_others_exact() {
    let a = RoundedRect(circle: Point(22.3, 30.1), radius: 14)
    let b = RoundedRect(circle: Point(37.2, 29.4), radius: 13)
    let samples = supersampled(frame) { a.contains($0) || b.contains($0) }
    let mask = painted([.roundedRect(a, .color(.black)), .roundedRect(b, .color(.black))])
    let far = zip(mask, samples).filter { abs(Double($0) / 255 - $1) >= 0.04 }
    #expect(far.count <= 4)
    #expect(largestError(mask, samples) < 0.26)
  }

  @Test func coverage_of_nearly_all_is_rounded_up_only_where_two_shapes_meet() {
    let area = PixelRect(x: 0, y: 0, width: 2, height: 1)
    func placed(_ values: [UInt8]) -> OffsetCoverage {
      let runs = values.enumerated().filter { $0.element > 0 }.map {
        Coverage.Run(x: Int32($0.offset), y: 0, length: 1, coverage: $0.element)
      }
      return OffsetCoverage(coverage: Coverage(runs: runs), dx: 0, dy: 0)
    }
    var union = CoverageUnion(area)
    union.add(placed([254, 127]))
    union.add(placed([0, 127]))
    union.forEachRow(in: area) { _, row in #expect([row[0], row[1]] == [254, 255]) }
  }

  /// A bubble and its tail, as in a strip of a page that scrolls into view.
  @Test(arguments: [0.62, 1, 1.1, 1.5], [0.0, 0.3, 0.71])
  func in_a_part_that_is_repainted_shapes_meet_as_in_the_whole(scale: Double, offset: Double) {
    var tail = Path()
    for (i, p) in [Point(33, 12), Point(36, 12.5), Point(44, 20), Point(36, 27.5), Point(33, 28)].enumerated()
    {
      if i == 0 { tail.move(to: p) } else { tail.line(to: p) }
    }
    tail.close()
    let bubble = RoundedRect(Rect(4, 6, 32, 32), radius: 4)
    let shapes: [Shape] = [.roundedRect(bubble, .color(.black)), .fill(tail, .color(.black))]
    let painter = ShapePainter(text: BlockText(), images: PatternImages())
    let (whole, parts) = (Surface(width: 90, height: 90), Surface(width: 90, height: 90))
    func paint(_ surface: Surface, _ clip: PixelRect) {
      let transform = PixelTransform(origin: Point(offset, offset), scale: scale)
      painter.paint(shapes, ShapePainter.Context(transform: transform, target: surface.target(), clip: clip))
    }
    for surface in [whole, parts] { surface.fill(.white) }
    paint(whole, whole.bounds)
    for y in 0..<90 { paint(parts, PixelRect(x: 0, y: y, width: 90, height: 1)) }
    #expect(parts.hasSamePixels(as: whole))
  }
}
