import FloatCore

/// Loads pictures and icons at exact pixel sizes; the implementation keeps what it has loaded.
package protocol ImageDrawing: AnyObject {
  /// The picture at exactly the size asked for; a nil tint keeps its own colours, nil means nothing to draw.
  func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap?

  /// The same picture some sixteenths of a pixel farther right and down, its borders continued; it is a pixel larger
  /// where it has to be.
  func bitmap(named name: String, width: Int, height: Int, phase: PixelPhase) -> Bitmap?

  /// Some rows of the picture at a size.
  func bitmap(named name: String, width: Int, height: Int, rows: Range<Int>) -> Bitmap?

  /// True where a picture can be had without delay, or not at all.
  func isReady(_ request: ImageRequest) -> Bool

  /// True where a picture was kept as pixels at an earlier start, so that it is read in a part of a frame.
  func isKept(_ request: ImageRequest) -> Bool

  /// Why pictures outside the assets could not be drawn, by their names.
  var unreadable: [String: String] { get }

  /// Has pictures made ready that will be asked for soon; nothing is promised.
  ///
  /// - Parameter isUrgent: True for those of the next frame.
  func prefetch(_ requests: [ImageRequest], isUrgent: Bool)

  /// Keeps the pictures asked for so far for the next start of the program.
  func keepForNextStart()

  /// Gives back what was made of pictures on their way.
  func trim()

  /// The memory of the kept pictures, in bytes.
  var cachedByteCount: Int { get }

  /// The most that may be.
  var cacheCapacity: Int { get }

  /// Lets the cache grow to what a frame of some size needs; it never shrinks.
  func reserve(frameBytes: Int)
}
