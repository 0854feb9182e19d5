/// What decides the size of an export's file: its scale, its rate, and how much is given up of its colours.
struct ExportQuality: Equatable {
  /// Pixels per point.
  var scale: Double
  var rate: FrameRate
  /// 0 for the best colours and details, up to ``ExportFormat/losses``.
  var loss = 0

  /// The smallest rate and scale that are tried for the sake of a smaller file, unless smaller ones were asked for.
  private static let leastRate = 10.0
  private static let leastScale = 0.25

  /// The shares of scale and rate that are tried in turn. Motion stays readable at half its rate, and words at half
  /// their scale of 2, so both go down before colours do.
  private static let steps: [(scale: Double, rate: Int)] = [
    (1, 1), (1, 2), (0.75, 2), (0.5, 2), (0.5, 4), (0.35, 4), (0.25, 4),
  ]

  /// The qualities to try until a file is small enough, best first.
  static func attempts(_ asked: ExportQuality, _ format: ExportFormat) -> [ExportQuality] {
    var attempts: [ExportQuality] = []
    func add(_ step: (scale: Double, rate: Int), _ loss: Int) {
      let scale = max(asked.scale * step.scale, min(asked.scale, leastScale))
      let divisor =
        [step.rate, 2, 1].first { $0 <= step.rate && asked.rate.value / Double($0) >= leastRate } ?? 1
      let attempt = ExportQuality(scale: scale, rate: asked.rate.divided(by: divisor), loss: loss)
      if attempt != attempts.last { attempts.append(attempt) }
    }
    for step in steps { add(step, 0) }
    for loss in 1..<(1 + format.losses) { add(steps[steps.count - 1], loss) }
    return attempts
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
