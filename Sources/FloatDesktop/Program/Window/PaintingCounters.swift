import FloatFiles
import FloatPainting

/// What a frame of the window repainted, and what the painter keeps, for the trace.
struct PaintingCounters: Equatable {
  /// In pixels of the frame.
  var damage: [PixelRect]
  /// The memory of all of the painter's caches; it has a bound (see ``Painter``).
  var cachedBytes: Int

  var json: JSON {
    let rects = damage.map { r in JSON.array([r.x, r.y, r.width, r.height].map { .number(Double($0)) }) }
    return .object([
      ("damage", .array(rects)),
      ("pixels", .number(Double(damage.reduce(0) { $0 + $1.area }))),
      ("cachedBytes", .number(Double(cachedBytes))),
    ])
  }
}
