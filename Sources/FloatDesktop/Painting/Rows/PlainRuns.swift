import FloatStudio

/// The stretches of a surface's rows that have one opaque colour: found by the first reader of a row, and known until
/// something is painted there.
///
/// Most of a page is ground. In memory larger than the caches a row costs the bytes read and written, and a stretch of
/// one colour needs no reading.
final class PlainRuns {
  /// The surface's size in pixels.
  private let size: PixelSize
  /// The number of stretches in a row.
  private let columns: Int
  private let colors: UnsafeMutableBufferPointer<UInt32>

  /// The number of pixels in a stretch, except the last of a row; a power of two.
  static let length = 64
  /// Stands for several colours, or a translucent one; no opaque pixel has this small a value.
  static let mixed: UInt32 = 1
  private static let unknown: UInt32 = 0

  init(size: PixelSize) {
    self.size = size
    columns = (size.width + Self.length - 1) / Self.length
    colors = .allocate(capacity: columns * size.height)
    colors.initialize(repeating: Self.unknown)
  }

  deinit { colors.deallocate() }

  var byteCount: Int { colors.count * 4 }

  /// The stretches of a row.
  struct Row {
    fileprivate let colors: UnsafeMutablePointer<UInt32>
    /// The first pixel of the row.
    let pixels: UnsafePointer<UInt32>
    fileprivate let width: Int

    /// A stretch's colour, or ``mixed``.
    @inline(__always)
    fileprivate func color(_ index: Int) -> UInt32 {
      let known = colors[index]
      return known != PlainRuns.unknown ? known : found(index)
    }

    /// The colour at a pixel, or ``mixed``, and the end of that colour or of the row's part.
    @inline(__always)
    func stretch(from x: Int, to end: Int) -> (color: UInt32, end: Int) {
      var index = x / PlainRuns.length
      let color = color(index)
      index &+= 1
      while index &* PlainRuns.length < end, self.color(index) == color { index &+= 1 }
      return (color, min(index &* PlainRuns.length, end))
    }

    /// Reads and stores a stretch.
    @inline(never)
    private func found(_ index: Int) -> UInt32 {
      let start = index * PlainRuns.length
      let color =
        isPlain(pixels + start, min(PlainRuns.length, width - start)) ? pixels[start] : PlainRuns.mixed
      colors[index] = color >> 24 == 255 ? color : PlainRuns.mixed
      return colors[index]
    }
  }

  /// - Parameter pixels: The first pixel of the row.
  @inline(__always)
  func row(_ y: Int, at pixels: UnsafePointer<UInt32>) -> Row {
    Row(colors: colors.baseAddress! + y &* columns, pixels: pixels, width: size.width)
  }

  /// Forgets the stretches in an area that is painted in.
  func forget(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    let touched = area.minX / Self.length...(area.maxX - 1) / Self.length
    for y in area.minY..<area.maxY {
      (colors.baseAddress! + y * columns + touched.lowerBound).update(
        repeating: Self.unknown, count: touched.count)
    }
  }

  /// Moves the pixels of a part of a row, and its known stretches; pixels that would not change are left untouched.
  ///
  /// - Parameters:
  ///   - source, target: The rows that pixels come from and go to.
  ///   - part: The range of pixels that move.
  func move(_ source: Row, to target: Row, _ pixels: UnsafeMutablePointer<UInt32>, _ part: Range<Int>) {
    var start = part.lowerBound
    func copy(to end: Int) {
      if start < end { (pixels + start).update(from: source.pixels + start, count: end - start) }
    }
    for index in part.lowerBound / Self.length...(part.upperBound - 1) / Self.length {
      let first = index * Self.length
      let end = min(first + Self.length, size.width)
      guard part.lowerBound <= first, end <= part.upperBound else {
        target.colors[index] = Self.unknown
        continue
      }
      let color = source.color(index)
      if color != Self.mixed, target.colors[index] == color {
        copy(to: first)
        start = end
      }
      target.colors[index] = color
    }
    copy(to: part.upperBound)
  }
}
