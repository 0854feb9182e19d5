import Testing

@testable import FloatCore

extension Prototype {
  /// Taps a place a tenth of a second from now, and lets time pass.
  mutating func tap(_ p: Point, wait: Double = 2) {
    send(TimedInput(time: now + 0.1, .pointer(.down, id: 0, at: p)))
    send(TimedInput(time: now + 0.05, .pointer(.up, id: 0, at: p)))
    advance(to: now + wait)
  }

  /// Taps an element by its id.
  mutating func tap(_ id: String, wait: Double = 2, _ location: SourceLocation = #_sourceLocation) throws {
    let element = try #require(elements.last { $0.id == id }, "\(id)", sourceLocation: location)
    tap(element.frame.center, wait: wait)
  }
}
