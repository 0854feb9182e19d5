import FloatFiles
import FloatPainting
import FloatStudio

/// Moments side by side in one picture, in reading order.
struct Filmstrip {
  /// The largest number of frames in a row.
  static let maximumColumns = 8
  /// The gap between frames and around them, in points.
  static let gap = 8.0
  private static let background: UInt32 = 0xFF6E_7178

  let surface: Surface
  private let columns: Int
  private let gap: Int
  private let frame: (width: Int, height: Int)

  /// Nil where the picture would be too large.
  init?(count: Int, frame: Surface, scale: Double) {
    columns = min(count, Self.maximumColumns)
    gap = max(Int((Self.gap * scale).rounded()), 1)
    self.frame = (frame.width, frame.height)
    let rows = (count + columns - 1) / columns
    let width = columns * (frame.width + gap) + gap
    let height = rows * (frame.height + gap) + gap
    guard width <= PictureLimits.side, height <= PictureLimits.side, width * height <= PictureLimits.madeArea
    else { return nil }
    surface = Surface(width: width, height: height)
    surface.pixels.update(repeating: Self.background, count: surface.stride * height)
  }

  /// Puts a moment in its place; a frame of another size is cut.
  func put(_ picture: Surface, at index: Int) {
    let left = gap + index % columns * (frame.width + gap)
    let top = gap + index / columns * (frame.height + gap)
    let part = PixelRect(
      x: 0, y: 0, width: min(picture.width, frame.width), height: min(picture.height, frame.height))
    surface.copy(part, from: picture, dx: left, dy: top)
  }
}
