import FloatCore
import FloatPages

/// Reads one step of a scenario: a word, or a word with its value.
package enum ScenarioStepReader {
  /// The steps that are a word alone.
  static let words: [(name: String, step: HandStep<HandTarget>)] = [
    ("release", .release), ("cancel", .cancel), ("settle", .settle),
  ]

  /// A step with the position of its name; nil, with a report, for one that cannot be read.
  static func read(_ field: Field, defaults: Parameters = .builtIn) -> Placed<ScenarioStep>? {
    let problems = field.problems
    let name: Node.Scalar
    let value: Node
    switch field.node {
    case .scalar(let scalar):
      (name, value) = (scalar, .scalar(Node.Scalar(text: "", kind: .plain, position: scalar.position)))
    case .mapping(let pairs, let position):
      guard let pair = pairs.first else {
        problems.report(position, nil, "an empty step; remove it")
        return nil
      }
      if pairs.count > 1 {
        problems.report(
          pairs[1].key.position, nil,
          "one step holds one word; start \"\(PrintableText.shortened(pairs[1].key.text, to: 40))\" on its own "
            + "line with \"- \"")
        return nil
      }
      (name, value) = (pair.key, pair.value)
    case .sequence(_, let position):
      problems.report(position, nil, "expected a step, as in \"tap: ball\", not a list")
      return nil
    }
    let names = ScenarioSchema.steps.names
    guard names.contains(name.text) else {
      if name.isMissing {
        problems.report(name.position, nil, "an empty step; remove it")
      } else {
        problems.reportUnknown(name, "step", in: names)
      }
      return nil
    }
    let step = Field(node: value, name: name.text, keyPosition: name.position, problems: problems)
    return self.step(step, defaults).map { Placed($0, at: name.position) }
  }

  private static func step(_ field: Field, _ defaults: Parameters) -> ScenarioStep? {
    let word = words.first { $0.name == field.name }?.step
    guard field.isMissing == (word != nil) else {
      return field.refuse(
        word == nil
          ? "has no value; write \(example(field.name))" : "takes no value; write \"- \(field.name)\"")
    }
    if let word { return .hand(word) }
    switch field.name {
    case "panel": return PanelStepReader.read(field, defaults).map(ScenarioStep.panel)
    case "clock": return ClockStepReader.read(field).map(ScenarioStep.clock)
    case "window": return WindowStepReader.read(field).map(ScenarioStep.window)
    case "trace": return trace(field)
    case "filmstrip":
      let parts = ScenarioSchema.filmstrip.read(field)
      return (parts.map { $0.name } ?? CaptureNameKind().read(field)).map {
        .filmstrip($0, over: parts?.over, frames: parts?.frames ?? filmstripFrames)
      }
    case "snapshot": return CaptureNameKind().read(field).map(ScenarioStep.snapshot)
    case "press": return TargetKind().read(field).map { .hand(.press($0)) }
    case "key": return field.choice(Input.keys).map { .hand(.key($0)) }
    case "wait": return DurationKind().read(field).map { .hand(.wait($0)) }
    case "call": return CallStepReader.read(field).map { .hand(.call($0)) }
    case "resize": return ScenarioSchema.size.read(field).map { .hand(.resize(Size($0.x, $0.y))) }
    case "set": return set(field, defaults).map { .hand(.set($0)) }
    default: return ScenarioSchema.hand.read(field).map { .hand($0) }
    }
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "tap", "press", "long-press", "context-menu": "\"\(name): ball\" or \"\(name): [100, 200]\""
    case "move": "\"move: {to: [100, 200], over: 300ms}\""
    case "drag": "\"drag: {from: ball, to: [100, 200], over: 300ms, release: true}\""
    case "wheel": "\"wheel: {at: [100, 200], dy: -40}\""
    case "key": "\"key: Escape\""
    case "wait": "\"wait: 120ms\""
    case "set": "\"set: {ball.diameter: 70pt}\""
    case "resize": "\"resize: [390, 844]\""
    case "call": "\"call: clear\" or \"call: {collect: article-1}\""
    case "panel": "\"panel: open\" or \"panel: {search: ball}\""
    case "clock": "\"clock: pause\" or \"clock: {step: -3}\""
    case "window": "\"window: {key: F1}\" or \"window: {size: [900, 700]}\""
    default: "\"\(name): NAME\""
    }
  }

  private static func set(_ field: Field, _ defaults: Parameters) -> [ConfigurationValue]? {
    guard case .mapping(let pairs, _) = field.node, !pairs.isEmpty else {
      return field.refuse("takes keys and values, as in \"set: {ball.diameter: 70pt}\"")
    }
    var parameters = defaults
    return field.fields()?.all.compactMap { field in
      guard field.scalar != nil else {
        return field.refuse("takes one value; write the key with dots, as in ball.diameter")
      }
      guard let text = field.text(allowsEmpty: true) else { return nil }
      let value = ConfigurationValue(key: field.name, value: text)
      return field.isTaken { () throws(ParameterError) in try parameters.apply(value) } ? value : nil
    }
  }

  /// The default interval between a trace's samples, in seconds.
  static let traceInterval = 0.02
  /// The default tolerance of a trace's values, in points: less than the eye can see.
  static let traceTolerance = 0.1
  /// The longest time in which anything may come to rest, in seconds.
  package static let longestRest = 5.0
  /// The default number of a filmstrip's frames.
  static let filmstripFrames = 8

  private static func trace(_ field: Field) -> ScenarioStep? {
    let parts = ScenarioSchema.trace.read(field)
    guard let name = parts.map({ $0.name }) ?? CaptureNameKind().read(field) else { return nil }
    let (every, over) = (parts?.every ?? traceInterval, parts?.over)
    if (over ?? longestRest) / every > 20_000 { field.report("more than 20000 values; use a longer every") }
    return .trace(name, over: over, every: every, tolerance: parts?.tolerance ?? traceTolerance)
  }
}
