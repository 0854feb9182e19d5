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

  /// Follows an input of the hand at a time.
  mutating func follow(_ input: Input, at t: Double) {
    switch input {
    case .pointer(.down, id: 0, let p):
      way = max(way, last.place.distance(to: place))
      (place, last) = (p, (p, t))
    case .pointer(.move, id: 0, let p):
      // A hand that lets go in the middle of a frame throws things on at its speed, for the rest of that frame. Two
      // reports at nearly the same time say nothing of a speed.
      let (step, time) = (p.distance(to: last.place), t - last.time)
      if time > 1e-3 { way = max(way, step / (time * 60)) }
      last = (p, t)
    default: break
    }
  }

  /// The way since the last frame.
  ///
  /// - Parameter held: Where the pointer is down now; nil while it is up.
  mutating func take(to held: Point?) -> Double {
    let p = held ?? last.place
    defer { (place, way) = (p, 0) }
    return max(way, p.distance(to: place))
  }
}
