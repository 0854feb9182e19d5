import FloatPainting

/// Memory of a window's size that pictures are drawn in, and the way from there to the screen.
///
/// Gone before the window is.
protocol Canvas: AnyObject {
  /// What there is to draw on, in pixels.
  var size: PixelSize { get }

  /// True when showing a picture waits for the display, or the display tells when the next one is welcome.
  var isBlocking: Bool { get }

  /// Reads the size again after the window changed.
  func updateSize() throws(SDLError)

  /// Treats what is in the memory as lost.
  func forget()

  /// Gives back memory that is not needed while nothing changes.
  func trim()

  /// The memory for the next picture; nil while there is none. It may be given back as it is.
  func lend() throws(SDLError) -> Sheet?

  /// Shows parts of what was lent last, in which nothing is missing.
  func put(_ parts: [PixelRect]) throws(SDLError)
}
