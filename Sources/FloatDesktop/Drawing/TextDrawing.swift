import FloatCore

/// Pixels of a text run or an image, ready to blend: an 8-bit coverage mask (to be coloured) or premultiplied ARGB
/// (0xAARRGGBB in a UInt32; emoji, pictures).
struct Bitmap {
  var width: Int
  var height: Int
  /// The top-left pixel relative to the anchor pixel: for text the baseline point after alignment, for an image the
  /// frame's top left.
  var originX: Int
  var originY: Int
  var pixels: Pixels

  enum Pixels {
    case mask([UInt8])
    case premultiplied([UInt32])
  }
}

protocol TextDrawing: AnyObject {
  /// Cached; nil = nothing to draw.
  func bitmap(for run: TextRun, scale: Double) -> Bitmap?
}
