import FloatStudio

/// Off-screen buffers for groups, reused from frame to frame.
///
/// Bound: the memory for the deepest nesting in one frame, and at most `bound` bytes between uses.
final class Scratch {
  static let bound = 16 << 20

  private var free: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

  deinit {
    for block in free { block.pixels.deallocate() }
  }

  var byteCount: Int { free.reduce(0) { $0 + $1.capacity * 4 } }

  /// Gives all memory back.
  func trim() {
    for block in free { block.pixels.deallocate() }
    free = []
  }

  /// Calls `body` with pixels for a rectangle.
  ///
  /// - Parameter isCleared: True for transparent pixels; otherwise their values are undefined.
  func withTarget(
    _ rect: PixelRect, isCleared: Bool = true, team: RowTeam? = nil, _ body: (PixelBuffer) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let count = rect.area
    var block: (pixels: UnsafeMutablePointer<UInt32>, capacity: Int)
    if let i = free.firstIndex(where: { $0.capacity >= count }) {
      block = free.remove(at: i)
    } else {
      if let last = free.popLast() { last.pixels.deallocate() }
      block = (.allocate(capacity: count), count)
      block.pixels.initialize(repeating: 0, count: count)
    }
    let target = PixelBuffer(base: block.pixels, stride: rect.width, rect: rect, team: team)
    if isCleared { target.replace(rect, by: 0) }
    body(target)
    if byteCount + block.capacity * 4 <= Self.bound {
      free.append(block)
    } else {
      block.pixels.deallocate()
    }
  }
}
