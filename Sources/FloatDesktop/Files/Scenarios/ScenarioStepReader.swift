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
      field.report(
        word == nil
          ? "has no value; write \(example(field.name))" : "takes no value; write \"- \(field.name)\"")
      return nil
    }
    if let word { return .hand(word) }
    var parts: Fields?
    if let keys = ScenarioSchema.parts[field.name], field.isMapping || onlyParts.contains(field.name) {
      parts = field.fields(keys.names, prefix: field.name + ".")
      if parts == nil { return nil }
    }
    switch field.name {
    case "panel": return PanelStepReader.read(field, defaults).map(ScenarioStep.panel)
    case "clock": return ClockStepReader.read(field).map(ScenarioStep.clock)
    case "window": return WindowStepReader.read(field).map(ScenarioStep.window)
    case "trace": return trace(field, parts)
    case "filmstrip":
      return captureName(field, parts).map {
        .filmstrip(
          $0, over: parts?["over"]?.duration(),
          frames: parts?["frames"]?.count(filmstripLengths) ?? filmstripFrames)
      }
    case "snapshot": return captureName(field, nil).map(ScenarioStep.snapshot)
    default: return hand(field, parts, defaults).map(ScenarioStep.hand)
    }
  }

  private static func hand(_ field: Field, _ parts: Fields?, _ defaults: Parameters) -> HandStep<HandTarget>?
  {
    switch field.name {
    case "tap": field.target().map(HandStep.tap)
    case "press": field.target().map(HandStep.press)
    case "move":
      // The target needs no braces, as with tap.
      target(field, parts, "to").map {
        .move(to: $0, over: parts?["over"]?.duration() ?? HandPace.moveDuration)
      }
    case "drag": parts.flatMap(drag)
    case "long-press":
      target(field, parts, "at").map {
        .longPress(
          $0, duration: parts?["for"]?.duration() ?? HandPace.longPressDuration,
          release: parts?["release"]?.flag() ?? true)
      }
    case "context-menu": field.target().map(HandStep.contextMenu)
    case "wheel": parts.flatMap { wheel($0, field) }
    case "key": field.line(limit: 64).map(HandStep.key)
    case "wait": field.duration().map(HandStep.wait)
    case "resize":
      field.numbers(2, example: "[390, 844]") { $0.points(sides) }.map { .resize(Size($0[0], $0[1])) }
    default: set(field, defaults)
    }
  }

  /// The steps that are always in braces; the others with parts may be a name or a place alone.
  static let onlyParts: Set = ["drag", "wheel"]

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
    case "panel": "\"panel: open\" or \"panel: {search: ball}\""
    case "clock": "\"clock: pause\" or \"clock: {step: -3}\""
    case "window": "\"window: {key: F1}\" or \"window: {size: [900, 700]}\""
    default: "\"\(name): NAME\""
    }
  }

  /// The target of a step: one of its parts, or its value where it has none.
  private static func target(_ field: Field, _ parts: Fields?, _ name: String) -> HandTarget? {
    parts.map { $0.required(name)?.target() } ?? field.target()
  }

  private static func drag(_ parts: Fields) -> HandStep<HandTarget>? {
    let (from, to) = (parts.required("from")?.target(), parts.required("to")?.target())
    let (over, hold) = (parts["over"]?.duration(), parts["hold"]?.duration())
    let release = parts["release"]?.flag() ?? false
    guard let from, let to else { return nil }
    return .drag(
      from: from, to: to, over: over ?? HandPace.moveDuration, hold: hold ?? 0, release: release)
  }

  private static func wheel(_ parts: Fields, _ field: Field) -> HandStep<HandTarget>? {
    let target = parts.required("at")?.target()
    if parts["dx"] == nil, parts["dy"] == nil { field.report("needs dx or dy, in points") }
    let (dx, dy) = (parts["dx"]?.points(), parts["dy"]?.points())
    let isPrecise = parts["precise"]?.flag() ?? false
    return target.map { .wheel(at: $0, dx: dx ?? 0, dy: dy ?? 0, isPrecise: isPrecise) }
  }

  private static func set(_ field: Field, _ defaults: Parameters) -> HandStep<HandTarget>? {
    guard case .mapping(let pairs, _) = field.node, !pairs.isEmpty else {
      field.report("takes keys and values, as in \"set: {ball.diameter: 70pt}\"")
      return nil
    }
    var parameters = defaults
    return field.fields().map { fields in
      .set(
        fields.all.compactMap { field in
          guard field.scalar != nil else {
            field.report("takes one value; write the key with dots, as in ball.diameter")
            return nil
          }
          guard let text = field.text(allowsEmpty: true) else { return nil }
          let value = ConfigurationValue(key: field.name, value: text)
          return field.isTaken { () throws(ParameterError) in try parameters.apply(value) } ? value : nil
        })
    }
  }

  /// The width and height of a window, in points.
  static let sides = 1.0...10_000
  /// The default interval between a trace's samples, in seconds.
  static let traceInterval = 0.02
  /// The intervals that may be asked for.
  static let traceIntervals = 0.001...HandPace.maximumDuration
  /// The default tolerance of a trace's values, in points: less than the eye can see.
  static let traceTolerance = 0.1
  /// The tolerances that may be asked for.
  static let traceTolerances = 0...RecordingReader.maximumPlace
  /// The longest time in which anything may come to rest, in seconds.
  package static let longestRest = 5.0
  /// The default number of a filmstrip's frames.
  static let filmstripFrames = 8
  /// The numbers of frames that may be asked for.
  static let filmstripLengths = 2...24

  private static func trace(_ field: Field, _ parts: Fields?) -> ScenarioStep? {
    guard let name = captureName(field, parts) else { return nil }
    let every = parts?["every"]?.duration(traceIntervals) ?? traceInterval
    let over = parts?["over"]?.duration()
    if (over ?? longestRest) / every > 20_000 { field.report("more than 20000 values; use a longer every") }
    let tolerance = parts?["tolerance"]?.points(traceTolerances) ?? traceTolerance
    return .trace(name, over: over, every: every, tolerance: tolerance)
  }

  private static func captureName(_ field: Field, _ parts: Fields?) -> String? {
    guard let field = parts.map({ $0.required("name") }) ?? field, let name = field.line(limit: 80) else {
      return nil
    }
    let allowed = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
    }
    guard allowed, !name.hasPrefix(".") else {
      field.report(
        "a snapshot's name is a file's name: letters, digits, \"-\", \"_\" and \".\", no leading dot")
      return nil
    }
    return name
  }
}
