import FloatCore
import FloatStudio

/// Shadows, which are drawn outside the outline that casts them.
extension LayerPainter {
  func paint(_ shadow: Shadow, _ geometry: LayerGeometry, _ pass: Pass, clip: PixelRect) {
    guard let outline = geometry.outline, shadow.color.alpha > 0, shadow.radius >= 0,
      !outline.rect.isEmpty
    else { return }
    let area = geometry.shadowBounds(shadow).intersection(clip)
    if area.isEmpty || geometry.inside?.contains(area) == true { return }
    let scale = geometry.transform.scale
    let shape = outline.offset(by: shadow.offset * scale)
    let (mask, place) = shadows.mask(of: shape, blur: shadow.radius * scale)
    let source = shadow.color.pixel(opacity: geometry.opacity)
    let brush = ShadowBrush(mask: mask, place: place, source: source, target: pass.target)
    let holes = interior(geometry, in: area)
    pass.target.inBands(area) { band in
      for row in band.minY..<band.maxY {
        let hole = holes[row - area.minY]
        brush.paint(row, band.minX, min(band.maxX, hole.lowerBound))
        brush.paint(row, max(band.minX, hole.upperBound), band.maxX)
      }
    }
  }

  /// For each row of `area`, the pixels entirely inside the outline; empty ranges are at its right edge.
  private func interior(_ geometry: LayerGeometry, in area: PixelRect) -> [Range<Int>] {
    var out = [Range<Int>](repeating: area.maxX..<area.maxX, count: area.height)
    if !geometry.isRounded {
      // The outline would give the same, but a push takes 1.4 % more instructions with it.
      if let inside = geometry.clip?.intersection(area), !inside.isEmpty {
        for y in inside.minY..<inside.maxY { out[y - area.minY] = inside.minX..<inside.maxX }
      }
    } else if let outline = geometry.outline {
      // An outline is convex, so its full pixels are one range per row.
      shapes.masks.coverage(of: outline, in: area).forEach(in: area) { x, y, length, coverage in
        guard coverage == 255 else { return }
        let old = out[y - area.minY]
        let end = old.isEmpty ? x + length : max(old.upperBound, x + length)
        out[y - area.minY] = min(old.lowerBound, x)..<end
      }
    }
    return out
  }
}
