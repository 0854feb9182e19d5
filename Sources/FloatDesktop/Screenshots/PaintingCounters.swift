import FloatPainting

/// What a frame of the window repainted, and what the painter keeps, for the trace.
struct PaintingCounters: Equatable {
  /// In pixels of the frame.
  var damage: [PixelRect]
  /// The memory of all of the painter's caches; it has a bound (see ``Painter``).
  var cachedBytes: Int
}
