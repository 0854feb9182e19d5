import FloatCore
import FloatFiles

/// Runs a scenario's steps, looking up each step's elements on the screen as it is by then.
package enum ScenarioRunner {
  /// A step that could not be carried out, and its position.
  package struct Failure: Error, Equatable {
    let position: SourcePosition
    package let reason: String
  }

  /// Returns the timeline of the steps, on a prototype as it is now.
  ///
  /// - Parameter held: The place of a pointer that is down already, or nil.
  package static func timeline(
    of steps: [Placed<ScenarioStep>], from start: Prototype, pointer held: Point? = nil
  ) throws(Failure) -> Timeline {
    var stage = ScenarioStage(start, hasClock: steps.contains { $0.value.isClock })
    var marks: [Timeline.Mark] = []
    var pointer = held
    var panel = PanelStage(start)
    for step in steps {
      let before = stage.prototype
      func mark(_ name: String, _ kind: Timeline.Mark.Kind, panel: Scene? = nil) {
        marks.append(
          Timeline.Mark(
            name: name, kind: kind, prototype: before, inputCount: stage.inputs.count, panel: panel))
      }
      switch step.value {
      case .snapshot(let name): mark(name, .picture, panel: panel.scene(beside: before))
      case .settle:
        try settle(&stage, for: "settle", at: step.position)
      case .clock(let action):
        stage.perform(action)
      case .panel(let action):
        let values = try perform(action, in: &panel, at: stage.now, on: before, step.position)
        guard !values.isEmpty else { break }
        stage.send([TimedInput(time: stage.now, .configure(values))], until: stage.now)
      case .trace(let name, let over, let every, let tolerance):
        try pass(over, &stage, for: "trace", at: step.position)
        let plan = TracePlan(
          start: before.now, end: stage.prototype.now, every: every, tolerance: tolerance,
          isUntilRest: over == nil)
        mark(name, .trace(plan))
      case .filmstrip(let name, let over, let frames):
        try pass(over, &stage, for: "filmstrip", at: step.position)
        let end = stage.prototype.now
        let length = end - before.now
        let times = (0..<frames).map {
          $0 == frames - 1 ? end : before.now + length * Double($0) / Double(frames - 1)
        }
        mark(name, .filmstrip(times))
      default:
        let lowered = try lower(step, from: pointer, at: stage.now, on: before)
        stage.send(lowered.inputs, until: lowered.endTime)
        pointer = lowered.pointer
      }
    }
    return Timeline(start: start, inputs: stage.inputs, marks: marks, last: stage.prototype)
  }

  /// Passes some of the phone's time, or all the time until nothing moves.
  private static func pass(
    _ duration: Double?, _ stage: inout ScenarioStage, for step: String, at position: SourcePosition
  ) throws(Failure) {
    guard stage.isLive else {
      throw Failure(
        position: position,
        reason:
          "\(step): time is paused or a gesture is looping here; write \"- clock: leave\" and \"- clock: play\""
      )
    }
    if let duration {
      stage.pass(duration)
    } else {
      try settle(&stage, for: step, at: position)
    }
  }

  private static func settle(
    _ stage: inout ScenarioStage, for step: String, at position: SourcePosition
  ) throws(Failure) {
    let before = stage.prototype
    guard stage.settle() else {
      var moving = before
      _ = Settling.settle(&moving)
      throw Failure(
        position: position,
        reason:
          "\(step): still moving after \(JSON.text(of: Settling.limit)) s: \(Settling.whatMoves(moving))")
    }
  }

  private static func perform(
    _ action: ScenarioStep.Panel, in panel: inout PanelStage, at time: Double, on prototype: Prototype,
    _ position: SourcePosition
  ) throws(Failure) -> [ConfigurationValue] {
    do throws(PanelStepError) {
      return try panel.perform(action, at: time, on: prototype) { point(of: $0, among: prototype.elements) }
    } catch {
      throw Failure(position: position, reason: "panel: \(error.reason)")
    }
  }

  private static func point(
    of target: ScenarioStep.Target, among elements: @autoclosure () -> [Element]
  ) -> Point? {
    switch target {
    case .point(let point): point
    case .element(let id): elements().last { $0.id.description == id }?.frame.center
    }
  }

  private static func lower(
    _ step: Placed<ScenarioStep>, from pointer: Point?, at time: Double, on prototype: Prototype
  ) throws(Failure) -> LoweredStep {
    let elements = prototype.elements
    do throws(ScenarioStepError) {
      return try step.value.lower(at: time, from: pointer) { point(of: $0, among: elements) }
    } catch {
      var reason = error.message
      if case .unknownElement = error {
        reason += "; there are " + elements.map(\.id.description).joined(separator: ", ")
      }
      throw Failure(position: step.position, reason: reason)
    }
  }
}

extension ScenarioStep {
  fileprivate var isClock: Bool { if case .clock = self { true } else { false } }
}
