/// Which stretches of a surface's rows are of one opaque colour: found by who reads a row first, and known until something
/// else is painted there.
///
/// Most of a page is ground. Of a stretch of one colour nothing has to be read, and nothing be written where it is of that
/// colour already.
final class PlainRuns {
  /// The rows; they are there as long as this is.
  let rows: Rows
  private let colors: UnsafeMutableBufferPointer<UInt32>

  /// The pixels of a stretch, all but a row's last one; a power of two.
  static let length = 64
  /// Several colours, or a translucent one: no opaque pixel is so small.
  static let mixed: UInt32 = 1
  private static let unknown: UInt32 = 0

  /// - Parameter size: The surface's, in pixels.
  init(size: PixelSize) {
    let columns = (size.width + Self.length - 1) / Self.length
    colors = .allocate(capacity: columns * size.height)
    colors.initialize(repeating: Self.unknown)
    rows = Rows(colors: colors.baseAddress!, width: size.width, columns: columns)
  }

  deinit { colors.deallocate() }

  var byteCount: Int { colors.count * 4 }

  /// All rows. Not the class itself: counting who holds it, for each row, would take as long as a row's copy.
  struct Rows {
    fileprivate let colors: UnsafeMutablePointer<UInt32>
    fileprivate let width: Int
    /// How many stretches a row has.
    fileprivate let columns: Int

    /// - Parameter pixels: The first pixel of the row.
    @inline(__always)
    func row(_ y: Int, at pixels: UnsafeMutablePointer<UInt32>) -> Row {
      Row(colors: colors + y &* columns, pixels: pixels, width: width, columns: columns)
    }

    /// Forgets what was known of an area, which something is painted in.
    func forget(_ area: PixelRect) {
      guard !area.isEmpty else { return }
      let touched = area.minX / PlainRuns.length...(area.maxX - 1) / PlainRuns.length
      for y in area.minY..<area.maxY {
        (colors + (y * columns + touched.lowerBound)).update(
          repeating: PlainRuns.unknown, count: touched.count)
      }
    }
  }

  /// One row's stretches.
  struct Row {
    fileprivate let colors: UnsafeMutablePointer<UInt32>
    /// The first pixel of the row.
    let pixels: UnsafeMutablePointer<UInt32>
    fileprivate let width: Int
    fileprivate let columns: Int

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
      while index &* PlainRuns.length < end, colors[index] == color { index &+= 1 }
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

    /// Forgets what was known of a part, which something is painted in.
    @inline(__always)
    func forget(_ part: Range<Int>) {
      guard !part.isEmpty else { return }
      for index in part.lowerBound / PlainRuns.length...(part.upperBound &- 1) / PlainRuns.length {
        colors[index] = PlainRuns.unknown
      }
    }

    /// Copies a part of another row to this one under a translucent shade.
    ///
    /// - Parameters:
    ///   - part: The pixels of the other row.
    ///   - start: Where they begin in this one.
    ///   - stride: The distance between the rows of the other surface.
    ///   - isPastCaches: True where no cache can hold this surface.
    @inline(never)
    func copy(
      _ source: Row, _ part: Range<Int>, to start: Int, shade: UInt32, stride: Int, isPastCaches: Bool
    ) {
      let shift = start &- part.lowerBound
      var x = part.lowerBound
      while x < part.upperBound {
        let (color, end) = source.stretch(from: x, to: part.upperBound)
        if color != PlainRuns.mixed {
          fill(x &+ shift..<end &+ shift, shade == 0 ? color : over(shade, color), isPastCaches)
        } else {
          let (d, s) = (pixels + (x &+ shift), source.pixels + x)
          if isPastCaches {
            shadeCopyRowPastCaches(d, s, end &- x, shade: shade, stride: stride)
          } else {
            shadeCopyRow(d, s, end &- x, shade: shade, next: s + stride)
          }
          forget(x &+ shift..<end &+ shift)
        }
        x = end
      }
    }

    /// Makes a part of the row one opaque colour; stretches that are of it already stay untouched.
    @inline(__always)
    private func fill(_ part: Range<Int>, _ color: UInt32, _ isPastCaches: Bool) {
      func write(_ start: Int, _ end: Int) {
        if isPastCaches {
          fillRowPastCaches(pixels + start, end &- start, color)
        } else {
          (pixels + start).update(repeating: color, count: end &- start)
        }
      }
      // The stretches that lie in the part as a whole.
      var first = (part.lowerBound &+ PlainRuns.length &- 1) / PlainRuns.length
      var last = part.upperBound == width ? columns : part.upperBound / PlainRuns.length
      func writeEdge(_ start: Int, _ end: Int, of index: Int) {
        guard start < end, colors[index] != color else { return }
        write(start, end)
        colors[index] = PlainRuns.unknown
      }
      guard first < last else {
        let middle = min(first &* PlainRuns.length, part.upperBound)
        writeEdge(part.lowerBound, middle, of: part.lowerBound / PlainRuns.length)
        return writeEdge(middle, part.upperBound, of: first)
      }
      writeEdge(part.lowerBound, first &* PlainRuns.length, of: first &- 1)
      writeEdge(last &* PlainRuns.length, part.upperBound, of: last)
      while first < last, colors[first] == color { first &+= 1 }
      while first < last, colors[last &- 1] == color { last &-= 1 }
      guard first < last else { return }
      write(first &* PlainRuns.length, min(last &* PlainRuns.length, width))
      (colors + first).update(repeating: color, count: last &- first)
    }

    /// Moves the pixels of a part of another row here, and what is known of them: those that are what they would become stay
    /// untouched.
    func move(_ source: Row, _ part: Range<Int>) {
      var start = part.lowerBound
      func copy(to end: Int) {
        if start < end { (pixels + start).update(from: source.pixels + start, count: end - start) }
      }
      for index in part.lowerBound / PlainRuns.length...(part.upperBound - 1) / PlainRuns.length {
        let first = index * PlainRuns.length
        let end = min(first + PlainRuns.length, width)
        guard part.lowerBound <= first, end <= part.upperBound else {
          colors[index] = PlainRuns.unknown
          continue
        }
        let color = source.color(index)
        if color != PlainRuns.mixed, colors[index] == color {
          copy(to: first)
          start = end
        }
        colors[index] = color
      }
      copy(to: part.upperBound)
    }
  }
}
