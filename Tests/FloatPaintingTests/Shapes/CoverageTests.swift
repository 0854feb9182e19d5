import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

@Suite struct CoverageTests {
  let rasterizer = CoverageRasterizer()
  let frame = PixelRect(x: 0, y: 0, width: 80, height: 70)

  private func mask(_ shape: RoundedRect) -> [UInt8] {
    let placed = RoundedRectMasks(rasterizer: rasterizer).coverage(of: shape, in: frame)
    return placed.coverage.mask(in: frame, dx: placed.dx, dy: placed.dy)
  }

  private func mask(_ path: Path, scale: Double = 1) -> [UInt8] {
    let transform = PixelTransform(origin: .zero, scale: scale)
    return rasterizer.coverage(of: path, transform, in: frame).mask(in: frame)
  }

  @Test(arguments: 0..<25)
  func a_circle_at_any_sub_pixel_offset_is_within_0_04_of_16_by_16_samples(step: Int) {
    let center = Point(38.1 + Double(step % 5) * 0.2, 33.05 + Double(step / 5) * 0.21)
    let radius = 12.0 + Double(step) * 0.77
    let samples = supersampled(frame) { $0.distance(to: center) < radius }
    let shape = RoundedRect(circle: center, radius: radius)
    #expect(largestError(mask(shape), samples) < 0.04)
    #expect(largestError(mask(Path(shape)), samples) < 0.04)
  }

  @Test(arguments: 0..<16)
  func a_rounded_rectangle_with_unlike_corners_is_within_0_04_of_the_samples(step: Int) {
    let f = Double(step)
    let shape = RoundedRect(
      Rect(7 + f * 0.13, 5.5 + f * 0.29, 50 + f * 0.41, 40 - f * 0.37),
      radii: CornerRadii(topLeft: f, topRight: 20 - f, bottomRight: 0, bottomLeft: 2.5))
    let samples = supersampled(frame) { shape.contains($0) }
    #expect(largestError(mask(shape), samples) < 0.04)
  }

  /// Its straight part is measured in one row. Shapes of more than 4096 pixels are measured only where they are
  /// visible.
  @Test(arguments: [70.0, 81.25, 400.5, 4090.75, 4500.25])
  func a_high_rounded_rectangle_has_the_coverage_of_its_outline(height: Double) {
    for step in 0..<8 {
      let f = Double(step) / 64
      let shape = RoundedRect(
        Rect(3.25 + f * 5, 2.5 + f * 7, 70 + f * 9, height + f),
        radii: CornerRadii(topLeft: 20, topRight: 3.5 + f, bottomRight: 0, bottomLeft: 9.25))
      let whole = PixelRect(x: 0, y: 0, width: 90, height: Int(height) + 8)
      let clips = [
        whole, PixelRect(x: 10, y: 15, width: 80, height: 30), PixelRect(x: 0, y: 40, width: 5, height: 21),
        PixelRect(x: 2, y: Int(height) - 9, width: 80, height: 15),
        PixelRect(x: 0, y: 0, width: 9, height: 1),
      ]
      for clip in clips {
        let found = RoundedRectMasks(rasterizer: rasterizer).coverage(of: shape, in: clip)
        let isSame =
          found.coverage.mask(in: clip, dx: found.dx, dy: found.dy)
          == rasterizer.coverage(of: Polygon(shape), in: clip).mask(in: clip)
        #expect(isSame, "\(step), \(clip)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func curves_with_holes_and_crossings_follow_the_non_zero_rule_within_0_04(step: Int) {
    let f = Double(step) * 0.17
    // A ring, whose inner circle runs the other way round.
    var ring = Path(circle: Point(30 + f, 30 + f), radius: 22)
    ring.move(to: Point(40 + f, 30 + f))
    ring.arc(center: Point(30 + f, 30 + f), radius: 10, from: 0, to: -2 * Double.pi)
    ring.close()
    let center = Point(30 + f, 30 + f)
    let samples = supersampled(frame) { (10..<22).contains($0.distance(to: center)) }
    #expect(largestError(mask(ring), samples) < 0.04)
    // A quadratic cap over a chord: y = 10 + (x − 20)² / 20 for x in 0…40, filled above y = 30.
    var cap = Path()
    cap.move(to: Point(f, 30 + f))
    cap.quad(to: Point(40 + f, 30 + f), control: Point(20 + f, -10 + f))
    cap.close()
    let parabola = supersampled(frame) { p in
      let x = p.x - f - 20
      return p.y - f < 30 && p.y - f > 10 + x * x / 20
    }
    #expect(largestError(mask(cap), parabola) < 0.04)
  }

  @Test(arguments: 0..<12)
  func a_stroke_is_all_within_half_its_width_of_the_line_within_0_04(step: Int) {
    let f = Double(step) * 0.13
    let width = 1.5 + Double(step) * 0.8
    let transform = PixelTransform(origin: .zero, scale: 1)
    let center = Point(36 + f, 33 - f)
    let ring = supersampled(frame) { abs($0.distance(to: center) - 20) < width / 2 }
    let path = Path(circle: center, radius: 20)
    let mask = rasterizer.coverage(ofStroke: path, width: width, transform, in: frame).mask(in: frame)
    #expect(largestError(mask, ring) < 0.04)
  }

  @Test func a_circle_of_60_pt_that_moves_0_1_pt_a_step_is_followed_within_0_03_px() {
    for step in 0..<30 {
      let center = Point(36 + Double(step) * 0.1, 34.3 + Double(step) * 0.03)
      let bytes = mask(RoundedRect(circle: center, radius: 30))
      let found = centroid(of: frame) { Double(bytes[$1 * frame.width + $0]) }
      #expect(abs(found.x - center.x) < 0.03)
      #expect(abs(found.y - center.y) < 0.03)
    }
  }

  @Test func what_is_clipped_away_leaves_the_rest_as_it_is() {
    var scenes = RandomScenes(seed: 3)
    let transform = PixelTransform(origin: Point(0.3, 0.7), scale: 1.5)
    let all = PixelRect(x: -50, y: -50, width: 400, height: 400)
    for _ in 0..<300 {
      let path = scenes.path()
      let part = PixelRect(
        x: Int(scenes.number(0...100)), y: Int(scenes.number(0...150)), width: 40, height: 30)
      let whole = rasterizer.coverage(of: path, transform, in: all).mask(in: part)
      #expect(rasterizer.coverage(of: path, transform, in: part).mask(in: part) == whole)
    }
  }

  @Test func huge_shapes_cover_the_clip_and_nothing_else_is_allocated_for() {
    let huge = Path(RoundedRect(Rect(-1e9, -1e9, 2e9, 2e9), radius: 5))
    #expect(mask(huge).allSatisfy { $0 == 255 })
    let far = Path(RoundedRect(Rect(1e9, 1e9, 2e9, 2e9)))
    #expect(mask(far).allSatisfy { $0 == 0 })
    #expect(mask(RoundedRect(Rect(-1e6, -1e6, 2e6, 2e6), radius: 3)).allSatisfy { $0 == 255 })
  }

  @Test func paths_with_coordinates_that_are_not_finite_cover_nothing() {
    for bad in [Double.nan, .infinity, -.infinity] {
      var path = Path()
      path.move(to: Point(1, 1))
      path.cubic(to: Point(40, 40), control1: Point(bad, 3), control2: Point(4, bad))
      path.line(to: Point(1, 40))
      path.close()
      #expect(mask(path).allSatisfy { $0 == 0 })
    }
    #expect(mask(Path()).allSatisfy { $0 == 0 })
  }
}
