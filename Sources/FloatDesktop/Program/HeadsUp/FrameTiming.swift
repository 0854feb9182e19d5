import FloatPainting

/// What one frame of the window cost.
struct FrameTiming: Equatable {
  /// Seconds spent in the core, in painting and in presenting.
  var core = 0.0
  var paint = 0.0
  var present = 0.0
  /// The pixels that were repainted.
  var damage: [PixelRect] = []

  var total: Double { core + paint + present }
  var pixels: Int { damage.reduce(0) { $0 + $1.area } }
}
