import FloatCore
import FloatFiles

/// Carries out a scenario's steps, each on the screen that the steps before it have left.
enum ScenarioRunner {
  /// A step that could not be carried out, and where it stands.
  struct Failure: Error, Equatable {
    let position: SourcePosition
    let reason: String
  }

  /// The inputs the steps stand for, on a prototype as it is now.
  ///
  /// - Parameter held: Where a pointer is down already, or nil.
  static func timeline(
    of steps: [Placed<ScenarioStep>], prototype: Prototype, pointer held: Point? = nil
  ) throws(Failure) -> Timeline {
    var prototype = prototype
    var timeline = Timeline(inputs: [], end: prototype.now)
    var pointer = held
    for step in steps {
      switch step.value {
      case .snapshot(let name):
        timeline.marks.append(
          Timeline.Mark(name: name, time: timeline.end, inputCount: timeline.inputs.count))
      case .settle:
        try settle(&prototype, for: "settle", at: step.position)
        timeline.end = prototype.now
      case .trace(let name, let over, let every, let tolerance):
        let start = timeline.end
        try pass(over, &prototype, for: "trace", at: step.position)
        timeline.end = prototype.now
        let plan = MotionTrace.Plan(
          start: start, end: timeline.end, every: every, tolerance: tolerance, isUntilRest: over == nil)
        timeline.marks.append(
          Timeline.Mark(name: name, time: start, inputCount: timeline.inputs.count, kind: .trace(plan)))
      case .filmstrip(let name, let over, let frames):
        let start = timeline.end
        try pass(over, &prototype, for: "filmstrip", at: step.position)
        timeline.end = prototype.now
        let length = timeline.end - start
        let times = (0..<frames).map {
          $0 == frames - 1 ? timeline.end : start + length * Double($0) / Double(frames - 1)
        }
        timeline.marks.append(
          Timeline.Mark(
            name: name, time: start, inputCount: timeline.inputs.count, kind: .filmstrip(times)))
      default:
        let lowered = try lower(step, at: timeline.end, from: pointer, on: prototype)
        for input in lowered.inputs { prototype.send(input) }
        prototype.advance(to: lowered.endTime)
        timeline.inputs += lowered.inputs
        timeline.end = lowered.endTime
        pointer = lowered.pointer
      }
    }
    return timeline
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
    _ step: Placed<ScenarioStep>, at time: Double, from pointer: Point?, on prototype: Prototype
  ) throws(Failure) -> LoweredStep {
    let elements = prototype.elements
    do throws(ScenarioStepError) {
      return try step.value.lower(at: time, from: pointer) { target in
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
