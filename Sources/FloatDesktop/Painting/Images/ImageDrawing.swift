package import FloatCore

/// Loads pictures and icons at exact pixel sizes; the implementation keeps them.
package protocol ImageDrawing: AnyObject {
  /// The picture at exactly this size, in its own colours for a nil tint; nil if there is nothing to draw.
  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap?

  /// The picture moved some sixteenths of a pixel right and down, with its borders continued; it is a pixel larger if
  /// it has to be.
  func bitmap(named name: String, width: Int, height: Int, phase: PixelPhase) -> Bitmap?

  /// The picture that is requested, or the rows of it.
  func bitmap(_ request: ImageRequest) -> Bitmap?

  /// True if a picture is available without delay, or cannot be drawn at all.
  func isReady(_ request: ImageRequest) -> Bool

  /// True if a picture was kept as pixels at an earlier start, so that reading it takes a part of a frame.
  func isKept(_ request: ImageRequest) -> Bool

  /// True while pictures are made that took too long for the frame that needed them: it was drawn without.
  var areLate: Bool { get }

  /// How many such pictures are there by now: what was drawn without them has to be drawn again.
  func latecomers() -> Int

  /// Why pictures could not be drawn, by name.
  var unreadable: [String: PictureProblem] { get }

  /// Requests pictures that will soon be needed; they may still be missing then.
  ///
  /// - Parameter isUrgent: True for those of the next frame.
  func prefetch(_ requests: [ImageRequest], isUrgent: Bool)

  /// Gives back the versions of pictures that only motion needs.
  func trim()

  /// The memory of the kept pictures, in bytes.
  var cachedByteCount: Int { get }

  /// The largest value of ``cachedByteCount``.
  var cacheCapacity: Int { get }

  /// Lets the cache grow to the needs of a frame of some size; it never shrinks.
  func reserve(frameBytes: Int)
}
