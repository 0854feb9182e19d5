@testable import FloatCore
@testable import FloatTestSupport

/// The speed of a hand in the last moments, in points per millisecond; things that follow it have it a little later.
struct HandSpeed {
  private var strokes: [(end: Double, speed: Double)] = []
  private var last: (time: Double, place: Point)?

  mutating func note(_ op: Op, _ stage: Stage) {
    switch op {
    case .press(let p): last = (stage.prototype.now, p)
    case .move(let p):
      let now = stage.prototype.now
      if let last, now > last.time {
        strokes.append((now, p.distance(to: last.place) / ((now - last.time) * 1000)))
      }
      last = (now, p)
    default: break
    }
    if strokes.count > 100 { strokes.removeFirst(50) }
  }

  func fastest(at t: Double) -> Double {
    strokes.filter { t - $0.end <= 2 * Trail<Point>.longestGap }.map(\.speed).max() ?? 0
  }
}
