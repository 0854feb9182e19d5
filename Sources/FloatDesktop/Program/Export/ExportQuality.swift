/// What decides the size of an export's file: its scale, its rate, and how much is given up of its colours.
struct ExportQuality: Equatable {
  /// Pixels per point.
  var scale: Double
  var rate: FrameRate
  /// 0 for the best colours and details, up to ``ExportFormat/losses``.
  var loss = 0

  /// The smallest rate and scale that are tried for the sake of a smaller file, unless smaller ones were asked for. Below
  /// 25 frames a second a spring is a row of pictures.
  private static let leastRate = 25.0
  private static let leastScale = 0.25

  /// The shares of the scale that are tried in turn, at the full rate.
  private static let scales = [1, 0.75, 0.5, 0.35, 0.25]

  /// The qualities to try until a file is small enough, best first: smaller pictures, then worse colours, and last fewer
  /// frames, because the motion is what such a file is about.
  static func attempts(_ asked: ExportQuality, _ format: ExportFormat) -> [ExportQuality] {
    var attempts = scales.map { share in
      ExportQuality(scale: max(asked.scale * share, min(asked.scale, leastScale)), rate: asked.rate)
    }
    func add(_ change: (inout ExportQuality) -> Void) {
      var next = attempts[attempts.count - 1]
      change(&next)
      attempts.append(next)
    }
    for loss in 1..<(1 + format.losses) { add { $0.loss = loss } }
    for divisor in [2, 4, 8] where asked.rate.value / Double(divisor) >= leastRate {
      add { $0.rate = asked.rate.divided(by: divisor) }
    }
    return attempts.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The least size, in bytes, that can be expected of this quality, from the size with a better one.
  ///
  /// A file shrinks less than its pixels do, because the parts that move are what it holds.
  func leastSize(from better: ExportQuality, of bytes: Int) -> Int {
    guard loss == better.loss else { return 0 }
    let share = (scale * scale * rate.value) / (better.scale * better.scale * better.rate.value)
    return Int(Double(bytes) * share)
  }
}
