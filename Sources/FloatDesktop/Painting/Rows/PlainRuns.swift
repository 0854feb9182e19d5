/// Which stretches of a surface's rows are of one opaque colour: found by who reads a row first, and known until something
/// is painted there.
///
/// Most of a page is ground. In memory that no cache holds a row costs what is read and written of it, and of a stretch of one
/// colour nothing has to be read.
final class PlainRuns {
  /// The surface's size in pixels.
  private let size: PixelSize
  /// How many stretches a row has.
  private let columns: Int
  private let colors: UnsafeMutableBufferPointer<UInt32>

  /// The pixels of a stretch, all but a row's last one; a power of two.
  static let length = 64
  /// Several colours, or a translucent one: no opaque pixel is so small.
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

  /// One row's stretches.
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

    /// The colour at a pixel, or ``mixed``, and where it ends or the row's part does.
    @inline(__always)
    func stretch(from x: Int, to end: Int) -> (color: UInt32, end: Int) {
      var index = x / PlainRuns.length
      let color = color(index)
      index &+= 1
      while index &* PlainRuns.length < end, self.color(index) == color { index &+= 1 }
      return (color, min(index &* PlainRuns.length, end))
    }

    /// Reads a stretch.
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

  /// Forgets what was known of an area, which something is painted in.
  func forget(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    let touched = area.minX / Self.length...(area.maxX - 1) / Self.length
    for y in area.minY..<area.maxY {
      (colors.baseAddress! + y * columns + touched.lowerBound).update(
        repeating: Self.unknown, count: touched.count)
    }
  }

  /// Moves the pixels of a part of a row, and what is known of them: those that are what they would become stay untouched.
  ///
  /// - Parameters:
  ///   - source, target: The rows that pixels come from and go to.
  ///   - part: Their pixels that move.
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
