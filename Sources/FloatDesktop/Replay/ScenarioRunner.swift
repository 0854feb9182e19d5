import FloatCore
import FloatFiles

/// Runs a scenario's steps, looking up each step's elements on the screen as it is by then.
package enum ScenarioRunner {
  /// A step that could not be carried out, and where it stands.
  package struct Failure: Error, Equatable {
    let position: SourcePosition
    package let reason: String
  }

  /// What the steps stand for, on a prototype as it is now.
  ///
  /// - Parameter held: Where a pointer is down already, or nil.
  package static func timeline(
    of steps: [Placed<ScenarioStep>], from start: Prototype, pointer held: Point? = nil
  ) throws(Failure) -> Timeline {
    var prototype = start
    var inputs: [TimedInput] = []
    var marks: [Timeline.Mark] = []
    var pointer = held
    for step in steps {
      let before = prototype
      switch step.value {
      case .snapshot(let name):
        marks.append(Timeline.Mark(name: name, prototype: before, inputCount: inputs.count))
      case .settle:
        try settle(&prototype, for: "settle", at: step.position)
      case .trace(let name, let over, let every, let tolerance):
        try pass(over, &prototype, for: "trace", at: step.position)
        let plan = TracePlan(
          start: before.now, end: prototype.now, every: every, tolerance: tolerance, isUntilRest: over == nil)
        marks.append(
          Timeline.Mark(name: name, kind: .trace(plan), prototype: before, inputCount: inputs.count))
      case .filmstrip(let name, let over, let frames):
        try pass(over, &prototype, for: "filmstrip", at: step.position)
        let length = prototype.now - before.now
        let times = (0..<frames).map {
          $0 == frames - 1 ? prototype.now : before.now + length * Double($0) / Double(frames - 1)
        }
        marks.append(
          Timeline.Mark(
            name: name, kind: .filmstrip(times), prototype: before, inputCount: inputs.count))
      default:
        let lowered = try lower(step, from: pointer, on: prototype)
        for input in lowered.inputs { prototype.send(input) }
        prototype.advance(to: lowered.endTime)
        inputs += lowered.inputs
        pointer = lowered.pointer
      }
    }
    return Timeline(start: start, inputs: inputs, marks: marks, last: prototype)
  }

  /// Lets a time pass, or all the time until nothing moves.
  private static func pass(
    _ duration: Double?, _ prototype: inout Prototype, for step: String, at position: SourcePosition
  ) throws(Failure) {
    if let duration {
      prototype.advance(to: prototype.now + duration)
    } else {
      try settle(&prototype, for: step, at: position)
    }
  }

  private static func settle(
    _ prototype: inout Prototype, for step: String, at position: SourcePosition
  ) throws(Failure) {
    guard Settling.settle(&prototype) else {
      throw Failure(
        position: position,
        reason:
          "\(step): after \(JSON.text(of: Settling.limit)) s still moving: \(Settling.whatMoves(prototype))")
    }
  }

  private static func lower(
    _ step: Placed<ScenarioStep>, from pointer: Point?, on prototype: Prototype
  ) throws(Failure) -> LoweredStep {
    let elements = prototype.elements
    do throws(ScenarioStepError) {
      return try step.value.lower(at: prototype.now, from: pointer) { target in
        switch target {
        case .point(let point): point
        case .element(let id): elements.last { $0.id.description == id }?.frame.center
        }
      }
    } catch {
      var reason = error.message
      if case .unknownElement = error {
        reason += "; there are " + elements.map(\.id.description).joined(separator: ", ")
      }
      throw Failure(position: step.position, reason: reason)
    }
  }
}
