/// A place to draw: rows of premultiplied ARGB that hold a rectangle of the drawing's pixel coordinates.
///
/// It does not own its memory. Whoever draws clips to `rect` first; the row loops do not check.
struct Target {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let rect: PixelRect

  /// The pixel at (x, y), which lies in `rect`.
  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }
}
