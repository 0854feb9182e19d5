import FloatStudio

/// The share of each pixel that a shape covers, as runs of equal coverage.
///
/// Runs never overlap. Their order is the rasteriser's and not necessarily by rows.
struct Coverage {
  struct Run {
    var x: Int32
    var y: Int32
    var length: Int32
    var coverage: UInt8
  }

  var runs: [Run] = []

  /// Calls `body` with x, y, length and coverage (1…255) of every part of a run inside `clip`, after moving
  /// all runs by (dx, dy).
  @inline(__always)
  func forEach(
    in clip: PixelRect, dx: Int, dy: Int, _ body: (Int, Int, Int, UInt32) -> Void
  ) {
    runs.withUnsafeBufferPointer { runs in
      for run in runs {
        let y = Int(run.y) &+ dy
        if y < clip.minY || y >= clip.maxY { continue }
        let start = max(Int(run.x) &+ dx, clip.minX)
        let end = min(Int(run.x) &+ dx &+ Int(run.length), clip.maxX)
        if start < end { body(start, y, end &- start, UInt32(run.coverage)) }
      }
    }
  }

  /// The coverage as rows of bytes that fill `rect`, for tests and for masks that are processed further.
  func mask(in rect: PixelRect, dx: Int = 0, dy: Int = 0) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: rect.area)
    let width = rect.width
    out.withUnsafeMutableBufferPointer { out in
      forEach(in: rect, dx: dx, dy: dy) { x, y, length, coverage in
        let start = (y - rect.minY) * width + x - rect.minX
        for i in start..<(start + length) { out[i] = UInt8(truncatingIfNeeded: coverage) }
      }
    }
    return out
  }
}
