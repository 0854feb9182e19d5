package import FloatStudio

/// Pixels to repaint, as a few rectangles that do not overlap.
package struct Region {
  /// The most rectangles; more would cost more in walks through the scene than they save in pixels.
  private static let most = 6

  package let limit: PixelRect
  package private(set) var rects: [PixelRect] = []

  /// An empty region whose rectangles are cut off at `limit`.
  package init(limit: PixelRect) { self.limit = limit }

  var isEmpty: Bool { rects.isEmpty }
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  func contains(_ rect: PixelRect) -> Bool {
    let visible = rect.intersection(limit)
    return visible.isEmpty || rects.contains { $0.contains(visible) }
  }

  package mutating func add(_ rect: PixelRect) {
    var new = rect.intersection(limit)
    guard !new.isEmpty, !contains(new) else { return }
    var merged = true
    while merged {
      merged = false
      for i in rects.indices where shouldMerge(rects[i], new) {
        new = new.union(rects.remove(at: i))
        merged = true
        break
      }
    }
    rects.append(new)
    if rects.count > Self.most { mergeCheapest() }
  }

  mutating func add(_ other: Region) {
    for rect in other.rects { add(rect) }
  }

  /// Overlapping rectangles must be merged; neighbours may be if their union wastes little.
  private func shouldMerge(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= a.area + b.area + 1024
  }

  private mutating func mergeCheapest() {
    var best = (waste: Int.max, i: 0, j: 1)
    for i in rects.indices {
      for j in rects.indices where j > i {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if waste < best.waste { best = (waste, i, j) }
      }
    }
    let union = rects[best.i].union(rects[best.j])
    rects.remove(at: best.j)
    rects.remove(at: best.i)
    add(union)
  }
}
