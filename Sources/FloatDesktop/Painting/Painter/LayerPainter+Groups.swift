import FloatCore
import FloatStudio

/// Layers that are drawn separately and blended as one, because they are translucent or cut by a rounded outline.
extension LayerPainter {
  func paintGroup(
    _ layer: Layer, _ geometry: LayerGeometry, _ pass: Pass, _ blur: BlurBrush?, clip: PixelRect
  ) {
    if let blur, layer.isOnlyBackdrop {
      let coverage = runs(of: geometry, in: clip)
      return pass.target.inBands(clip) { band in
        var line = [UInt32](repeating: 0, count: band.width)
        var row = blur.row
        line.withUnsafeMutableBufferPointer { line in
          guard let line = line.baseAddress else { return }
          coverage.forEach(in: band) { x, y, length, k in
            blur.draw(into: line, x, y, length, &row)
            overRow(pass.target.pointer(x, y), line, length, k)
          }
        }
      }
    }
    // A backdrop inside the group must see the same pixels around it, however little is repainted.
    let whole = shapes.bounds.ink(layer, geometry, limit: pass.frame).intersection(pass.target.rect)
    let looksInside = layer.sublayers.contains(where: \.hasBackdrop)
    let area = looksInside ? whole : whole.intersection(clip)
    if !looksInside, area.area > largestGroup, area.height > 1 {
      // Strips, which are still in the caches when they are blended.
      let rows = max(1, largestGroup / 4 / area.width)
      for y in stride(from: area.minY, to: area.maxY, by: rows) {
        let strip = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: min(y + rows, area.maxY))
        paintGroup(layer, geometry, pass, blur, clip: strip)
      }
      return
    }
    let outline = geometry.isRounded ? geometry.outline : nil
    // A group that is opaque all over, such as the ball, needs no cleared ground and is copied, not blended.
    let isFilled = layer.backdrop == nil && layer.fills(area, geometry.transform, cutBy: outline)
    scratch.withTarget(area, isCleared: !isFilled, team: team) { target in
      if let backdrop = layer.backdrop {
        if let blur {
          blur.draw(into: target, area)
        } else {
          copy(pass.target, to: target, area)
          target.fill(area, backdrop.tint.pixel())
        }
      }
      let group = Pass(
        target: target, frame: area, whole: pass.whole, backdrops: nil, isPicture: pass.isPicture)
      paintInside(layer, geometry, group, clip: area, opacity: 255, outline: outline)
      let coverage = runs(of: geometry, in: area.intersection(clip))
      pass.target.inBands(area.intersection(clip)) { band in
        coverage.forEach(in: band) { x, y, length, k in
          if isFilled, k == 255 {
            pass.target.pointer(x, y).update(from: target.pointer(x, y), count: length)
          } else {
            overRow(pass.target.pointer(x, y), target.pointer(x, y), length, k)
          }
        }
      }
    }
  }

  /// The outline's coverage times the layer's opacity, computed before several threads read it.
  struct Runs {
    /// Nil if the outline is the clip.
    var coverage: OffsetCoverage?
    var opacity: UInt32

    @inline(__always)
    func forEach(in clip: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void) {
      guard !clip.isEmpty else { return }
      if let coverage {
        coverage.forEach(in: clip) { x, y, length, k in body(x, y, length, scaled8(k, opacity)) }
      } else {
        for y in clip.minY..<clip.maxY { body(clip.minX, y, clip.width, opacity) }
      }
    }
  }

  func runs(of geometry: LayerGeometry, in clip: PixelRect) -> Runs {
    let outline = geometry.isRounded && !clip.isEmpty ? geometry.outline : nil
    return Runs(
      coverage: outline.map { shapes.masks.coverage(of: $0, in: clip) }, opacity: geometry.opacity)
  }

  private func copy(_ source: PixelBuffer, to target: PixelBuffer, _ rect: PixelRect) {
    target.inBands(rect) { band in
      for y in band.minY..<max(band.minY, band.maxY) {
        target.pointer(band.minX, y).update(from: source.pointer(band.minX, y), count: band.width)
      }
    }
  }
}
