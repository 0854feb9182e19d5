import Testing

@testable import FloatCore

/// A stage with one prototype in a hand, whose methods are the steps of that hand.
protocol PrototypeStage: HandStage where Target == HandTarget {
  /// The prototype that the hand sees.
  var prototype: Prototype { get }
  /// Sends an input now.
  mutating func send(_ input: Input)
  /// Passes time.
  mutating func pass(to end: Double)
}

extension PrototypeStage {
  func place(of target: HandTarget) -> Point? { target.place(among: prototype.elements) }

  mutating func send(_ inputs: [TimedInput], until end: Double) {
    for input in inputs {
      pass(to: input.time)
      send(input.input)
    }
    pass(to: end)
  }

  /// Notes where an input, which may be no step of the hand, leaves the pointer.
  mutating func note(_ input: Input) {
    guard case .pointer(let phase, id: 0, let place) = input else { return }
    switch phase {
    case .down: held = place
    case .move: held = held.map { _ in place }
    case .up, .cancel: held = nil
    }
  }

  /// Waits in frames, for at most 6 s.
  mutating func waitForRest() -> Bool {
    let limit = now + 6
    while prototype.isAnimating || prototype.nextDeadline != nil {
      guard now < limit else { return false }
      wait(1.0 / 60)
    }
    return true
  }

  /// Carries out a step; fails where that is not possible.
  mutating func carryOut(_ step: HandStep<HandTarget>, _ location: SourceLocation = #_sourceLocation) {
    do throws(HandError) {
      if try !perform(step) { Issue.record("still moving at \(now) s", sourceLocation: location) }
    } catch {
      let ids = prototype.elements.map(\.id.description)
      Issue.record("\(step): \(error.message); there are \(ids)", sourceLocation: location)
    }
  }

  mutating func press(_ p: Point, _ location: SourceLocation = #_sourceLocation) {
    carryOut(.press(.point(p)), location)
  }

  mutating func press(_ id: String, _ location: SourceLocation = #_sourceLocation) {
    carryOut(.press(.element(id)), location)
  }

  mutating func move(
    to p: Point, over seconds: Double = 0.2, _ location: SourceLocation = #_sourceLocation
  ) {
    carryOut(.move(to: .point(p), over: seconds), location)
  }

  mutating func move(
    by way: Point, over seconds: Double = 0.2, _ location: SourceLocation = #_sourceLocation
  ) {
    move(to: (held ?? .zero) + way, over: seconds, location)
  }

  mutating func release(_ location: SourceLocation = #_sourceLocation) { carryOut(.release, location) }

  mutating func cancel(_ location: SourceLocation = #_sourceLocation) { carryOut(.cancel, location) }

  /// Presses, moves and stays there.
  mutating func pull(
    from a: Point, to b: Point, over seconds: Double = 0.2, hold: Double = 0,
    _ location: SourceLocation = #_sourceLocation
  ) {
    carryOut(.drag(from: .point(a), to: .point(b), over: seconds, hold: hold, release: false), location)
  }

  mutating func pull(
    from p: Point, by way: Point, over seconds: Double = 0.2, hold: Double = 0,
    _ location: SourceLocation = #_sourceLocation
  ) {
    pull(from: p, to: p + way, over: seconds, hold: hold, location)
  }

  mutating func drag(
    from a: Point, to b: Point, over seconds: Double = 0.3, hold: Double = 0.1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    carryOut(.drag(from: .point(a), to: .point(b), over: seconds, hold: hold, release: true), location)
  }

  mutating func tap(_ p: Point, _ location: SourceLocation = #_sourceLocation) {
    carryOut(.tap(.point(p)), location)
  }

  mutating func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) {
    carryOut(.tap(.element(id)), location)
  }

  mutating func longPress(
    _ p: Point, for seconds: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    carryOut(.longPress(.point(p), duration: seconds, release: true), location)
  }

  /// Lets a time pass. It is no step, because a step takes whole nanoseconds and at most ten minutes, and a deadline is
  /// neither.
  mutating func wait(_ seconds: Double) { pass(to: now + seconds) }

  /// Waits until nothing moves; fails where something moves on.
  mutating func settle(_ location: SourceLocation = #_sourceLocation) { carryOut(.settle, location) }
}
