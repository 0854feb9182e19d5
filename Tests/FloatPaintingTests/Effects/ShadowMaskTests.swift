import FloatCore
import FloatStudio
import RealModule
import Testing

@testable import FloatPainting

@Suite struct ShadowMaskTests {
  let masks = ShadowMasks(rasterizer: CoverageRasterizer())

  /// The unfolded mask, as (x, y) → 0…255, zero outside.
  private func sampler(_ shape: RoundedRect, blur: Double) -> (Int, Int) -> Int {
    let exact = exactSampler(shape, blur: blur)
    return { Int(exact($0, $1).rounded()) }
  }

  /// The unfolded mask without rounding, moved on as the brush does.
  private func exactSampler(_ shape: RoundedRect, blur: Double) -> (Int, Int) -> Double {
    let (mask, place) = masks.mask(of: shape, blur: blur)
    func folded(_ i: Int, _ fold: Int, _ extra: Int) -> Int { i <= fold ? i : max(fold, i - extra) }
    func own(_ x: Int, _ y: Int) -> Int {
      guard 0..<mask.width + mask.extraColumns ~= x, 0..<mask.unfoldedHeight ~= y else { return 0 }
      let column = folded(x, mask.foldedColumn, mask.extraColumns)
      return Int(mask.bytes[folded(y, mask.foldedRow, mask.extraRows) * mask.width + column])
    }
    let (fx, fy) = (Double(place.shiftX) / 256, Double(place.shiftY) / 256)
    return { x, y in
      let (i, j) = (x - place.x, y - place.y)
      let upper = Double(own(i, j - 1)) * (1 - fx) + Double(own(i - 1, j - 1)) * fx
      let lower = Double(own(i, j)) * (1 - fx) + Double(own(i - 1, j)) * fx
      return lower * (1 - fy) + upper * fy
    }
  }

  @Test(arguments: [6.0, 12, 30, 60])
  func across_a_straight_edge_the_shadow_follows_a_gaussian_with_half_the_radius(blur: Double) {
    let value = sampler(RoundedRect(Rect(0, 0, 600, 700)), blur: blur)
    for x in -Int(blur) - 2...Int(blur) + 2 {
      // Φ(t/σ) at the pixel's centre; cutting the tails at 2σ and renormalising moves it by up to 0.024.
      let t = (Double(x) + 0.5) / (blur / 2)
      let exact = 0.5 * (1 + Double.erf(t / 2.0.squareRoot()))
      #expect(abs(Double(value(x, 350)) / 255 - exact) < 0.04)
    }
    #expect(value(-Int(blur) - 2, 350) == 0)
    #expect(value(Int(blur) + 2, 350) >= 254)
  }

  @Test(arguments: [2.0, 6, 10, 15, 30])
  func a_shadow_moves_with_its_shape_whatever_the_fraction_of_a_pixel(blur: Double) {
    for step in 0..<16 {
      let center = Point(60 + Double(step) * 0.117, 50 + Double(step) * 0.253)
      let value = exactSampler(RoundedRect(circle: center, radius: 20), blur: blur)
      let found = centroid(of: PixelRect(minX: -10, minY: -10, maxX: 130, maxY: 120), value)
      #expect(abs(found.x - center.x) < 0.03)
      #expect(abs(found.y - center.y) < 0.03)
    }
  }

  @Test func folding_straight_sides_leaves_the_corners_as_they_are() {
    let radii = CornerRadii(topLeft: 12, topRight: 4, bottomRight: 20, bottomLeft: 0)
    let small = sampler(RoundedRect(Rect(0, 0, 90, 90), radii: radii), blur: 8)
    let large = sampler(RoundedRect(Rect(0, 0, 490, 390), radii: radii), blur: 8)
    for y in -10..<40 {
      for x in -10..<40 {
        #expect(small(x, y) == large(x, y))
        #expect(small(89 - x, 89 - y) == large(489 - x, 389 - y))
      }
    }
  }

  @Test func a_soft_shadow_that_moves_is_blurred_once_and_one_mask_is_made_of_it() {
    for step in 0..<50 {
      let center = Point(60 + Double(step) * 0.1, 50 - Double(step) * 0.07)
      _ = masks.mask(of: RoundedRect(circle: center, radius: 20), blur: 15)
    }
    #expect(masks.blurCount == 1)
    #expect(masks.maskCount == 1)
  }

  @Test func a_shadow_drawn_between_pixels_is_the_mean_of_those_of_its_neighbours_in_rows_cut_anywhere() {
    for color in [Color(0, 0, 0, 81), Color(200, 40, 90, 130)] {
      let (mask, place) = masks.mask(
        of: RoundedRect(Rect(30.3, 22.7, 70, 50), radius: 9), blur: 12)
      func paint(_ parts: [Range<Int>]) -> Surface {
        let surface = Surface(width: 140, height: 100)
        for i in 0..<(surface.stride * 100) { surface.pixels[i] = 0xFFE0_D0C0 }
        let brush = ShadowBrush(mask: mask, place: place, source: color.pixel(), target: surface.target())
        for y in 0..<100 { for part in parts { brush.paint(y, part.lowerBound, part.upperBound) } }
        return surface
      }
      let whole = paint([0..<140])
      #expect(whole.hasSamePixels(as: paint([0..<37, 37..<41, 41..<99, 99..<140])))
      let value = sampler(RoundedRect(Rect(30.3, 22.7, 70, 50), radius: 9), blur: 12)
      for y in 0..<100 {
        for x in 0..<140 {
          let exact = over(scaled(color.pixel(), UInt32(value(x, y))), 0xFFE0_D0C0)
          // Weights of 1/256 differ from the exact ones by less than a level of the mask.
          for shift in [0, 8, 16] as [UInt32] {
            #expect(abs(Int(whole[x, y] >> shift & 255) - Int(exact >> shift & 255)) <= 1)
          }
        }
      }
    }
  }

  @Test func a_blur_as_wide_as_a_configuration_may_ask_for_at_scale_8_reaches_as_far_as_it_says() {
    let value = sampler(RoundedRect(circle: Point(600, 600), radius: 240), blur: 480)
    // With a disc of 480 px under a blur of that radius, some of it is left well beyond 256 px from its edge, and
    // nothing beyond the blur's end.
    #expect(value(600, 600 - 240 - 300) > 0)
    #expect(value(600, 600 - 240 - 490) == 0)
  }

  @Test func a_pages_shadow_needs_a_mask_of_its_corners_only() {
    let (mask, _) = masks.mask(of: RoundedRect(Rect(0, 0, 780, 1688)), blur: 24)
    #expect(mask.bytes.count < 150 * 150)
    #expect(mask.unfoldedHeight > 1688)
  }
}
