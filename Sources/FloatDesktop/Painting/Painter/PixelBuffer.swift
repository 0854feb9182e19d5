import CSDL2
import FloatStudio

/// Rows of premultiplied ARGB to draw on, which cover a rectangle of the drawing's pixel coordinates.
///
/// Does not own its memory. Callers clip to `rect`; the row loops do not check.
struct PixelBuffer {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let rect: PixelRect
  /// The same memory as an SDL surface; nil for a group's.
  var sdl: UnsafeMutablePointer<SDL_Surface>?
  /// The threads that draw large areas; nil if one processor is enough.
  var team: RowTeam?

  /// The pixel at (x, y), which must lie in `rect`.
  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }

  /// Calls `body` for an area, or for bands of it on several processors at once; it must write only to its band.
  func inBands(_ area: PixelRect, _ body: (PixelRect) -> Void) {
    split(area.height, area: area.area) { rows in
      body(
        PixelRect(
          minX: area.minX, minY: area.minY + rows.lowerBound, maxX: area.maxX,
          maxY: area.minY + rows.upperBound))
    }
  }

  /// Calls `body` for all of `0..<count` or, if enough pixels are touched, for parts on several processors.
  func split(_ count: Int, area: Int, _ body: (Range<Int>) -> Void) {
    if let team, area >= team.leastArea { team.split(count, body) } else { body(0..<count) }
  }

  /// Sets whole pixels, which must lie in `rect`, to one colour.
  func replace(_ area: PixelRect, by source: UInt32) {
    guard !area.isEmpty else { return }
    inBands(area) { area in
      if let sdl {
        var place = SDL_Rect(area.offset(x: -rect.minX, y: -rect.minY))
        if SDL_FillRect(sdl, &place, source) == 0 { return }
      }
      for y in area.minY..<area.maxY { pointer(area.minX, y).update(repeating: source, count: area.width) }
    }
  }

  /// Blends a colour over whole pixels, which must lie in `rect`.
  func fill(_ area: PixelRect, _ source: UInt32) {
    guard !area.isEmpty, source != 0 else { return }
    if source >> 24 == 255 { return replace(area, by: source) }
    inBands(area) { area in
      for y in area.minY..<area.maxY { blendRow(pointer(area.minX, y), area.width, source) }
    }
  }
}
