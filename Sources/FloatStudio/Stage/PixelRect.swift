package import FloatCore

/// A rectangle of whole pixels, half open: it contains `minX ..< maxX` by `minY ..< maxY`.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The whole parts of a rectangle's place and size.
  package init(_ rect: Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var x: Int { minX }
  package var y: Int { minY }
  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  package var area: Int { width * height }

  package func intersection(_ o: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, o.minX), minY: max(minY, o.minY), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
  }

  package func intersects(_ o: PixelRect) -> Bool { !intersection(o).isEmpty }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  package func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(
      minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
  }

  package func contains(_ o: PixelRect) -> Bool {
    o.isEmpty || (o.minX >= minX && o.minY >= minY && o.maxX <= maxX && o.maxY <= maxY)
  }

  /// Grown by `d` pixels on all sides; an empty rectangle stays empty.
  package func inflated(by d: Int) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX - d, minY: minY - d, maxX: maxX + d, maxY: maxY + d)
  }

  package func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rest of this rectangle without `o`, as at most four rectangles that do not overlap.
  package func subtracting(_ o: PixelRect) -> [PixelRect] {
    let shared = intersection(o)
    guard !shared.isEmpty else { return isEmpty ? [] : [self] }
    let parts = [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY),
      PixelRect(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
      PixelRect(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY),
      PixelRect(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY),
    ]
    return parts.filter { !$0.isEmpty }
  }
}

/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width) × \(height)" }
}
