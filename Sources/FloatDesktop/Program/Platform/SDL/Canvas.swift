import FloatPainting
import FloatStudio

/// Memory of a window's size in which pictures are drawn, and the way from there to the screen.
///
/// Must be released before the window.
protocol Canvas: AnyObject {
  /// The size of the drawable, in pixels.
  var size: PixelSize { get }

  /// True if showing a picture waits for the display, or the display asks for each frame.
  var isBlocking: Bool { get }

  /// Reads the size again after the window changed.
  func updateSize() throws(SDLError)

  /// Gives back memory that is not needed while nothing changes.
  func trim()

  /// The memory for the next picture; nil while there is none. It may be returned unchanged.
  ///
  /// - Parameter isLost: True to treat its contents as lost.
  func lend(isLost: Bool) throws(SDLError) -> Sheet?

  /// Shows parts of the memory lent last, which must be complete.
  func put(_ parts: [PixelRect]) throws(SDLError)
}
