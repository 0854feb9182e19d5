package import FloatCore

/// Pixels of a text run or an image, ready to blend.
///
/// The origin is the top-left pixel relative to the anchor pixel: for text the baseline point after alignment, for an
/// image its frame's top-left corner. Rows follow each other without padding.
package struct Bitmap: Equatable, Sendable {
  enum Pixels: Equatable, Sendable {
    /// 8-bit coverage, to be coloured.
    case mask([UInt8])
    /// Premultiplied ARGB (emoji, pictures).
    case premultiplied([UInt32])
  }

  var width: Int
  var height: Int
  var originX: Int
  var originY: Int
  var pixels: Pixels
  /// True if all pixels are premultiplied and opaque, so that they are copied, not blended.
  var isOpaque = false
}

/// Turns lines of text into pixels; the implementation keeps the lines that it has drawn.
package protocol TextDrawing: AnyObject {
  /// The pixels of a run at a scale in pixels per point; nil if there is nothing to draw.
  func bitmap(for run: TextRun, scale: Double) -> Bitmap?

  /// Starts to draw lines that will be needed in a moment.
  func prepare(_ runs: [TextRun], scale: Double)

  /// The memory of the kept runs, in bytes.
  var cachedByteCount: Int { get }

  /// The largest value of ``cachedByteCount``.
  var cacheCapacity: Int { get }

  /// Lets the cache grow to the needs of a frame of some size; it never shrinks.
  func reserve(frameBytes: Int)
}
