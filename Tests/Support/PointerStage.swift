import FloatCore
import Testing

/// A phone under a hand that has one pointer.
protocol PointerStage {
  var prototype: Prototype { get }
  /// The pointer's place, or its last one.
  var pointer: Point { get }

  mutating func wait(_ seconds: Double)
  mutating func press(_ p: Point)
  /// A report of the pressed pointer, now.
  mutating func report(_ p: Point)
  mutating func release()
}

extension PointerStage {
  /// Moves in a straight line at a constant speed, a sample every 8 ms.
  mutating func move(to p: Point, over seconds: Double = 0.2) {
    let from = pointer
    let steps = max(1, Int((seconds / 0.008).rounded()))
    for i in 1...steps {
      wait(seconds / Double(steps))
      report(from + (p - from) * (Double(i) / Double(steps)))
    }
  }

  /// Presses, moves and stays there.
  mutating func pull(from a: Point, to b: Point, over seconds: Double = 0.2, hold: Double = 0) {
    press(a)
    move(to: b, over: seconds)
    wait(hold)
  }

  mutating func drag(from a: Point, to b: Point, over seconds: Double = 0.3, hold: Double = 0.1) {
    pull(from: a, to: b, over: seconds, hold: hold)
    release()
  }

  mutating func tap(_ p: Point) { longPress(p, for: 0.05) }

  mutating func longPress(_ p: Point, for seconds: Double) {
    press(p)
    wait(seconds)
    release()
  }

  /// Taps an element by its id; fails when it does not exist.
  mutating func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) {
    guard let element = prototype.elements.last(where: { $0.id == id }) else {
      Issue.record("no element \(id) among \(prototype.elements.map(\.id))", sourceLocation: location)
      return
    }
    tap(element.frame.center)
  }
}
