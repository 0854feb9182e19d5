package import FloatCore
import FloatDesk
package import FloatFiles
import FloatStudio

/// Runs a scenario's steps, looking up each step's elements on the screen as it is by then.
package enum ScenarioRunner {
  /// A step that could not be carried out, and its position.
  package struct Failure: Error, Equatable {
    let position: SourcePosition
    package let reason: String
  }

  /// Returns the timeline of the steps, on a prototype as it is now.
  ///
  /// - Parameters:
  ///   - held: The place of a pointer that is down already, or nil.
  ///   - window: The window for which there is a script as well; nil makes one only for the steps that need it.
  package static func timeline(
    of steps: [Placed<ScenarioStep>], from start: Prototype, pointer held: Point? = nil,
    in window: WindowBeginning? = nil
  ) throws(Failure) -> Timeline {
    let needed = window ?? (steps.contains(where: \.value.needsWindow) ? WindowBeginning(start.device) : nil)
    var stage = ScenarioStage(start, in: needed?.window(of: start))
    var marks: [Timeline.Mark] = []
    var pointer = held
    for step in steps {
      let before = stage.prototype
      func mark(_ name: String, _ kind: Timeline.Mark.Kind, panel: Scene? = nil) {
        var mark = Timeline.Mark(
          name: name, kind: kind, prototype: before, inputCount: stage.inputs.count, panel: panel)
        (mark.time, mark.actCount) = (stage.now, stage.script?.count)
        marks.append(mark)
      }
      switch step.value {
      case .snapshot(let name): mark(name, .picture, panel: stage.panel)
      case .settle:
        try settle(&stage, for: "settle", at: step.position)
      case .clock(let action):
        for action in action.actions { try perform(.input(.clock(action)), &stage, step.position) }
      case .panel(let action):
        try perform(.panel(placed(action, among: before)), &stage, step.position)
      case .window(let action):
        for act in action.acts { try perform(act, &stage, step.position) }
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
    var timeline = Timeline(start: start, inputs: stage.inputs, marks: marks, last: stage.prototype)
    timeline.script = stage.script
    timeline.script?.end = stage.now
    return timeline
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
      _ = moving.settle()
      throw Failure(
        position: position,
        reason:
          "\(step): still moving after \(JSON.text(of: ScenarioStepReader.longestRest)) s: \(moving.whatMoves)"
      )
    }
  }

  private static func perform(
    _ act: WindowScript.Act, _ stage: inout ScenarioStage, _ position: SourcePosition
  ) throws(Failure) {
    do throws(PanelStepError) { try stage.perform(act) } catch {
      throw Failure(position: position, reason: "panel: \(error.reason)")
    }
  }

  /// A step with the place of its element, if that is on the screen.
  private static func placed(_ step: ScenarioStep.Panel, among prototype: Prototype) -> ScenarioStep.Panel {
    guard case .inspect(let target) = step, let point = point(of: target, among: prototype.elements) else {
      return step
    }
    return .inspect(.point(point))
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
  /// True for a step that acts on the window around the phone.
  fileprivate var needsWindow: Bool {
    switch self {
    case .clock, .panel, .window: true
    default: false
    }
  }
}

extension ScenarioStep.Clock {
  /// The actions on the window's clock.
  fileprivate var actions: [ClockAction] {
    switch self {
    case .pause: [.pause]
    case .play: [.play]
    case .speed(let speed): [.speed(speed)]
    case .step(let frames): [.step(frames)]
    case .scrub(let time): [.scrub(to: time)]
    case .letGo: [.endScrub]
    case .loop: [.leave, .toggleLoop]
    case .leave: [.leave]
    }
  }
}

extension ScenarioStep.Window {
  fileprivate var acts: [WindowScript.Act] {
    switch self {
    case .key(let name): [.input(.key([name])), .input(.keyUp)]
    case .size(let size):
      [.size(PixelSize(width: Int(size.width.rounded()), height: Int(size.height.rounded())))]
    case .press(let point):
      [.move, .down, .up].map { .input(.pointer($0, .mouse, at: point)) }
    }
  }
}
