import FloatCore

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
        guard Settling.settle(&prototype) else {
          throw Failure(
            position: step.position,
            reason:
              "settle: after \(JSON.text(of: Settling.limit)) s still moving: \(Settling.whatMoves(prototype))"
          )
        }
        timeline.end = prototype.now
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

  private static func lower(
    _ step: Placed<ScenarioStep>, at time: Double, from pointer: Point?, on prototype: Prototype
  ) throws(Failure) -> LoweredStep {
    let elements = prototype.elements
    do throws(ScenarioStepError) {
      return try step.value.lower(at: time, from: pointer) { target in
        switch target {
        case .point(let point): point
        case .element(let id): elements.last { $0.id == id }?.frame.center
        }
      }
    } catch {
      var reason = error.message
      if case .unknownElement = error {
        reason += "; there are " + elements.map(\.id).joined(separator: ", ")
      }
      throw Failure(position: step.position, reason: reason)
    }
  }
}
