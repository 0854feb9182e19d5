import FloatCore
import FloatStudio
import RealModule
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct BackdropBlurTests {
  private func blurred(_ surface: Surface, sigma: Double, tint: Color = .clear) -> Surface {
    let out = Surface(width: surface.width, height: surface.height)
    let plan = BlurPlan(sigma: sigma)
    let source = plan.source(for: surface.bounds, in: surface.bounds)
    let picture = BlurredPicture(of: surface.target(), source: source, plan: plan)
    BlurBrush(picture, tint: tint).draw(into: out.target(), out.bounds)
    return out
  }

  /// The list's backdrop begins with a fifth of its radius of 32 points. Blurring every pixel there took longer than a
  /// frame, which was seen as a stutter.
  @Test(arguments: [1.0, 2, 3]) func the_first_frame_of_the_list_blurs_no_more_than_a_quarter_of_the_pixels(
    scale: Double
  ) {
    for share in stride(from: 0.2, through: 1, by: 0.05) {
      let plan = BlurPlan(sigma: 32 * share / 2 * scale)
      #expect(plan.cell >= 2)
      #expect(Double(plan.cell) * 3 > 32 * share / 2 * scale || plan.cell == 16, "and never needlessly many")
    }
  }

  @Test func a_blur_counts_its_cells_without_and_with_the_tint() {
    let surface = Surface(width: 20, height: 10)
    let picture = BlurredPicture(of: surface.target(), source: surface.bounds, plan: BlurPlan(sigma: 0))
    // Two words of four bytes for each of the 20 × 10 cells, twice.
    #expect(BlurBrush(picture, tint: Color(255, 255, 255, 128)).byteCount == 20 * 10 * 8 * 2)
  }

  @Test(arguments: [0.0, 1, 3, 7, 20, 40])
  func a_plain_ground_stays_as_it_is(sigma: Double) {
    let surface = Surface(width: 203, height: 97)
    for y in 0..<97 { for x in 0..<203 { surface[x, y] = 0xFF12_C8F0 } }
    #expect(blurred(surface, sigma: sigma).hasSamePixels(as: surface))
  }

  @Test func without_a_radius_every_pixel_stays_as_it_is_to_the_edges() {
    var numbers = SplitMix64(seed: 5)
    let surface = Surface(width: 21, height: 13)
    for y in 0..<13 {
      for x in 0..<21 { surface[x, y] = UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000 }
    }
    #expect(blurred(surface, sigma: 0).hasSamePixels(as: surface))
  }

  @Test(arguments: [2.0, 3, 5, 10, 20, 33])
  func an_edge_becomes_a_gaussian_one(sigma: Double) {
    let surface = Surface(width: 400, height: 40)
    for y in 0..<40 { for x in 0..<400 { surface[x, y] = x < 200 ? 0xFF00_0000 : 0xFFFF_FFFF } }
    let out = blurred(surface, sigma: sigma)
    for x in 100..<300 {
      let t = (Double(x) + 0.5 - 200) / sigma
      let exact = 0.5 * (1 + Double.erf(t / 2.0.squareRoot()))
      // Whole box widths and enlarging make the blur up to a fifth wider: 0.04 at one σ.
      #expect(abs(Double(out[x, 20] & 255) / 255 - exact) < 0.05)
    }
  }

  @Test func a_tint_lies_over_the_blur() {
    let surface = Surface(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { surface[x, y] = 0xFF00_0000 } }
    // 255 · 51/255
    #expect(blurred(surface, sigma: 8, tint: Color(255, 255, 255, 51))[30, 30] == 0xFF33_3333)
  }

  @Test func parts_drawn_one_by_one_show_the_same_as_the_whole() {
    var numbers = SplitMix64(seed: 2)
    let surface = Surface(width: 130, height: 90)
    for y in 0..<90 {
      for x in 0..<130 { surface[x, y] = UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000 }
    }
    for sigma in [0.0, 1, 2, 4, 9, 17] {
      let plan = BlurPlan(sigma: sigma)
      let picture = BlurredPicture(of: surface.target(), source: surface.bounds, plan: plan)
      let whole = Surface(width: 130, height: 90)
      let pieces = Surface(width: 130, height: 90)
      BlurBrush(picture, tint: .clear).draw(into: whole.target(), whole.bounds)
      let brush = BlurBrush(picture, tint: .clear)
      for y in stride(from: 0, to: 90, by: 7) {
        for x in stride(from: 0, to: 130, by: 11) {
          brush.draw(
            into: pieces.target(),
            PixelRect(minX: x, minY: y, maxX: min(x + 11, 130), maxY: min(y + 7, 90)))
        }
      }
      #expect(whole.hasSamePixels(as: pieces))
    }
  }

  @Test func a_slow_change_has_no_steps_the_mean_of_8_by_8_pixels_follows_it_to_an_eighth_of_a_level() {
    // From 100 to 110 over 640 px a level is 64 px wide; with rounded levels a mean would be off by a half.
    let surface = Surface(width: 800, height: 64)
    func exact(_ x: Double) -> Double { 100 + min(max(x - 80, 0), 640) / 64 }
    for y in 0..<64 {
      for x in 0..<800 {
        let v = UInt32((exact(Double(x) + 0.5) * 16).rounded() / 16 + Double((x * 7 + y * 3) % 16) / 16)
        surface[x, y] = 0xFF00_0000 | v << 16 | v << 8 | v
      }
    }
    let out = blurred(surface, sigma: 20)
    for x in stride(from: 160, to: 640, by: 8) {
      for y in stride(from: 0, to: 64, by: 8) {
        var sum = 0.0
        for j in 0..<8 { for i in 0..<8 { sum += Double(out[x + i, y + j] & 255) } }
        // The picture's own levels are rounded down, by 1/32 on average, and so is half a step of the thresholds.
        #expect(abs(sum / 64 - exact(Double(x) + 4)) < 0.2)
      }
    }
  }
}
