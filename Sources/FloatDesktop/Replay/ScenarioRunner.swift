package import FloatCore
import FloatDesk
package import FloatFiles
import FloatStudio

/// A scenario as it is played: its steps happen as their time comes, each on the screen as it is by then.
///
/// A recording in a window is one without steps: the window's playback knows the inputs.
package struct ScenarioRunner: Sendable {
  private(set) var stage: ScenarioStage
  /// The steps that have not begun yet.
  private var steps: ArraySlice<Placed<ScenarioStep>>
  /// True if pictures of the window are asked for.
  private let showsWindow: Bool
  private let file: String

  /// - Parameters:
  ///   - held: The place of a pointer that is down already, or nil.
  ///   - window: The window to take pictures of; nil makes one only for the steps that need it.
  ///   - recorded: The inputs of a recording, in the order of time.
  ///   - file: The scenario's name in messages.
  init(
    _ steps: [Placed<ScenarioStep>], from start: Prototype, pointer held: Point? = nil,
    in window: WindowBeginning? = nil, playing recorded: [TimedInput] = [], file: String = ""
  ) {
    let needed = window ?? (steps.contains(where: \.value.needsWindow) ? WindowBeginning(start.device) : nil)
    stage = ScenarioStage(start, in: needed?.window(of: start, playing: recorded))
    stage.held = held
    (self.steps, showsWindow, self.file) = (steps[...], window != nil, file)
  }

  /// Returns the timeline of the steps, on a prototype as it is now.
  ///
  /// - Parameters: As in ``init(_:from:pointer:in:playing:file:)``.
  package static func timeline(
    of steps: [Placed<ScenarioStep>], from start: Prototype, pointer held: Point? = nil,
    in window: WindowBeginning? = nil, file: String = ""
  ) throws(CommandFailure) -> Timeline {
    let beginning = ScenarioRunner(steps, from: start, pointer: held, in: window, file: file)
    var runner = beginning
    let marks = try runner.advance(to: .infinity)
    var timeline = Timeline(
      start: start, inputs: runner.stage.inputs, marks: marks, last: runner.stage.prototype)
    timeline.window = Timeline.Window(beginning, end: runner.stage.now, last: runner)
    return timeline
  }

  /// The window's picture at a time, which is not before the last one; nil where there is only a phone.
  mutating func picture(at time: Double) throws(CommandFailure) -> WindowPicture? {
    _ = try advance(to: time)
    return stage.picture(at: time)
  }

  /// Carries out all that happens by a time; returns the marks on the way.
  mutating func advance(to time: Double) throws(CommandFailure) -> [Timeline.Mark] {
    var marks: [Timeline.Mark] = []
    while stage.advance(to: time), let step = steps.popFirst() {
      if let mark = try begin(step) { marks.append(mark) }
    }
    return marks
  }

  /// Begins a step, whose inputs are sent as their time comes; returns its mark if it is a capture.
  private mutating func begin(_ step: Placed<ScenarioStep>) throws(CommandFailure) -> Timeline.Mark? {
    let before = stage.prototype
    switch step.value {
    case .snapshot(let name): return mark(name, .picture, before, panel: stage.panel)
    case .hand(let action): try perform(action, at: step.position)
    case .clock(let action): for action in action.actions { stage.send(.clock(action)) }
    case .panel(let action):
      do throws(PanelStepError) { try stage.perform(action) } catch {
        throw failure("panel: \(error.reason)", at: step.position)
      }
    case .window(.hand(let action)): try perform(action, at: step.position)
    case .window(.type(let text)): for character in text { stage.send(.text(String(character))) }
    case .window(.size(let size)): stage.resize(to: size)
    case .trace(let name, let over, let every, let tolerance):
      try pass(over, for: "trace", at: step.position)
      let plan = TracePlan(
        start: before.now, end: stage.prototype.now, every: every, tolerance: tolerance,
        isUntilRest: over == nil)
      return mark(name, .trace(plan), before)
    case .filmstrip(let name, let over, let frames):
      try pass(over, for: "filmstrip", at: step.position)
      let end = stage.prototype.now
      let length = end - before.now
      let times = (0..<frames).map {
        $0 == frames - 1 ? end : before.now + length * Double($0) / Double(frames - 1)
      }
      return mark(name, .filmstrip(times), before)
    }
    return nil
  }

  private mutating func mark(
    _ name: String, _ kind: Timeline.Mark.Kind, _ prototype: Prototype, panel: Scene? = nil
  ) -> Timeline.Mark {
    var mark = Timeline.Mark(name: name, kind: kind, prototype: prototype)
    (mark.inputCount, mark.panel) = (stage.inputs.count, panel)
    (mark.time, mark.window) = (stage.now, stage.window)
    if showsWindow { stage.look() }
    return mark
  }

  /// Passes some of the phone's time, or all the time until nothing moves.
  private mutating func pass(_ duration: Double?, for step: String, at position: SourcePosition)
    throws(CommandFailure)
  {
    guard stage.isLive else {
      throw failure(
        "\(step): time is paused or a gesture is looping here; write \"- clock: leave\" and \"- clock: play\"",
        at: position)
    }
    if let duration { stage.pass(duration) } else { try perform(.settle, as: step, at: position) }
  }

  /// - Parameter name: The name of the step that it belongs to.
  private mutating func perform(
    _ step: HandStep<HandTarget>, as name: String = "settle", at position: SourcePosition
  ) throws(CommandFailure) {
    var moving = stage.prototype
    do throws(HandError) { if try stage.perform(step) { return } } catch {
      var reason = error.message
      if case .unknownElement(let id) = error {
        reason += LookAlike.hint(in: id, before: id.unicodeScalars.count + 1)
        let there = moving.elements.map(\.id.description).joined(separator: ", ")
        reason += there.isEmpty ? "; there is none" : "; there are " + there
      }
      throw failure(reason, at: position)
    }
    _ = moving.settle()
    throw failure(
      "\(name): still moving after \(JSON.text(of: ScenarioStepReader.longestRest)) s: \(moving.whatMoves)",
      at: position)
  }

  /// Has mouse and keyboard do something in the window.
  private mutating func perform(
    _ step: HandStep<WindowTarget>, at position: SourcePosition
  ) throws(CommandFailure) {
    do throws(HandError) { try stage.perform(step) } catch {
      guard case .unknownElement(let target) = error else { throw failure(error.message, at: position) }
      let there = stage.targets.map { "{\($0)}" }.joined(separator: ", ")
      throw failure(
        "window: {\(target)} is not in sight" + (there.isEmpty ? "" : "; there are \(there)"), at: position)
    }
  }

  private func failure(_ reason: String, at position: SourcePosition) -> CommandFailure {
    CommandFailure(DataError(Diagnostic(file: file, position: position, reason: reason)))
  }
}

extension ScenarioStep {
  /// True for a step that acts on the window around the phone.
  var needsWindow: Bool {
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
