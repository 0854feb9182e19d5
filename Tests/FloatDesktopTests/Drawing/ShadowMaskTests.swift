import FloatCore
import RealModule
import Testing

@testable import FloatDesktop

@Suite("Shadow masks")
struct ShadowMaskTests {
  let masks = ShadowMasks(rasterizer: CoverageRasterizer())

  /// The mask unfolded, as (x, y) → 0…255, zero outside.
  private func sampler(_ shape: RoundedRect, blur: Double) -> (Int, Int) -> Int {
    let (mask, x0, y0) = masks.mask(of: shape, blur: blur)
    func folded(_ i: Int, _ fold: Int, _ extra: Int) -> Int { i <= fold ? i : max(fold, i - extra) }
    return { x, y in
      guard (0..<mask.unfoldedWidth).contains(x - x0), (0..<mask.unfoldedHeight).contains(y - y0) else {
        return 0
      }
      let column = folded(x - x0, mask.foldedColumn, mask.extraColumns)
      let row = folded(y - y0, mask.foldedRow, mask.extraRows)
      return Int(mask.bytes[row * mask.width + column])
    }
  }

  @Test(
    "Across a straight edge the shadow follows a Gaussian with half the radius", arguments: [6.0, 12, 30, 60])
  func edgeProfile(blur: Double) {
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

  @Test("A shadow moves with its shape by eighths of a pixel")
  func centroid() {
    for step in 0..<16 {
      let center = Point(60 + Double(step) * 0.125, 50 + Double(step) * 0.25)
      let value = sampler(RoundedRect(circle: center, radius: 20), blur: 10)
      var sum = 0.0
      var x = 0.0
      var y = 0.0
      for j in 0..<110 {
        for i in 0..<120 {
          let v = Double(value(i, j))
          sum += v
          x += v * (Double(i) + 0.5)
          y += v * (Double(j) + 0.5)
        }
      }
      #expect(abs(x / sum - center.x) < 0.03)
      #expect(abs(y / sum - center.y) < 0.03)
    }
  }

  @Test("Folding straight sides leaves the corners as they are")
  func folding() {
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

  @Test("A page's shadow needs a mask of its corners only")
  func pageMaskIsSmall() {
    let (mask, _, _) = masks.mask(of: RoundedRect(Rect(0, 0, 780, 1688)), blur: 24)
    #expect(mask.bytes.count < 150 * 150)
    #expect(mask.unfoldedHeight > 1688)
  }
}
