@testable import FloatCore

/// How far a hand goes from one frame to the next, in points.
struct HandWay {
  /// Where it was in the last frame, or where it has been put down since.
  private var place: Point
  private var last: (place: Point, time: Double)
  private var way = 0.0

  init(at place: Point) {
    self.place = place
    last = (place, -.infinity)
  }

  mutating func press(_ p: Point, from former: Point, at t: Double) {
    way = max(way, former.distance(to: place))
    (place, last) = (p, (p, t))
  }

  /// A hand that lets go in the middle of a frame throws things on at its speed, for the rest of that frame.
  mutating func move(to p: Point, at t: Double) {
    let (step, time) = (p.distance(to: last.place), t - last.time)
    // Two reports at nearly the same time say nothing of a speed.
    if time > 1e-3 { way = max(way, step / (time * 60)) }
    last = (p, t)
  }

  /// The way since the last frame.
  mutating func take(to p: Point) -> Double {
    defer { (place, way) = (p, 0) }
    return max(way, p.distance(to: place))
  }
}
