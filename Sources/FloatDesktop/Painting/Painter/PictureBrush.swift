import FloatCore
import FloatStudio

/// Copies or blends rows of a rasterised layer's picture.
///
/// A rounded outline that cuts the picture may extend a fraction of a pixel beyond the page, which lies on whole
/// pixels, so the page's border is continued for one pixel.
struct PictureBrush {
  private let source: PixelBuffer
  private let opaque: PixelRect
  /// The picture's pixels, cut to the layer's own outline if that is a plain rectangle.
  private let held: PixelRect
  private let target: PixelBuffer
  private let shade: UInt32
  private let extendsBorder: Bool

  init(
    _ picture: PictureStore.Picture, _ geometry: LayerGeometry, target: PixelBuffer, shade: UInt32,
    extendsBorder: Bool
  ) {
    self.extendsBorder = extendsBorder
    let dx = nearestPixel(geometry.transform.origin.x)
    let dy = nearestPixel(geometry.transform.origin.y)
    let rect = picture.composition.rect.offset(x: dx, y: dy)
    source = picture.composition.surface.target(x: rect.minX, y: rect.minY)
    held = geometry.isRounded ? rect : geometry.clip?.intersection(rect) ?? rect
    let filled = picture.opaque.offset(x: dx, y: dy).intersection(held)
    opaque = filled.isEmpty ? .empty : filled
    self.target = target
    self.shade = shade
  }

  /// Draws `length` pixels from (x, y), which must lie in the target, multiplied by `k` / 255.
  @inline(__always)
  func paint(_ x: Int, _ y: Int, _ length: Int, _ k: UInt32) {
    let end = x &+ length
    let from = min(max(x, opaque.minX), end)
    let to = max(min(end, opaque.maxX), from)
    guard y >= opaque.minY, y < opaque.maxY, from < to else { return paintLoose(x, end, y, k) }
    if x < from { paintLoose(x, from, y, k) }
    let d = target.pointer(from, y)
    let s = source.pointer(from, y)
    if k == 255 {
      shadeCopyRow(d, s, to &- from, shade: shade, next: s + source.stride)
    } else {
      shadedOverRow(d, s, to &- from, shade: shade, k)
    }
    if to < end { paintLoose(to, end, y, k) }
  }

  /// Draws pixels outside the opaque part.
  @inline(never)
  private func paintLoose(_ x: Int, _ end: Int, _ y: Int, _ k: UInt32) {
    let row = min(max(y, opaque.minY), opaque.maxY - 1)
    let isRowNear = extendsBorder && !opaque.isEmpty && abs(row - y) <= 1
    let isRowHeld = y >= held.minY && y < held.maxY
    for column in x..<end {
      var p: UInt32 = 0
      if isRowHeld, column >= held.minX, column < held.maxX { p = source.pointer(column, y)[0] }
      if isRowNear, p >> 24 != 255 {
        let nearest = min(max(column, opaque.minX), opaque.maxX - 1)
        if abs(nearest - column) <= 1 { p = over(p, source.pointer(nearest, row)[0]) }
      }
      let d = target.pointer(column, y)
      d[0] = over(scaled(over(shade, p), k), d[0])
    }
  }
}
