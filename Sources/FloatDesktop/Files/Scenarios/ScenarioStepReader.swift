import FloatCore
import FloatPages

/// Reads one step of a scenario: a word, or a word with its value.
package enum ScenarioStepReader {
  /// The steps' names in the order of the documentation.
  static let names = [
    "tap", "press", "move", "release", "cancel", "drag", "long-press", "context-menu", "wheel", "key", "wait",
    "settle",
    "set", "panel", "resize", "clock", "window", "snapshot", "trace", "filmstrip",
  ]

  /// The parts of the steps that take them in braces, in the order of the documentation.
  static let parts: [String: [String]] = [
    "move": ["to", "over"],
    "drag": ["from", "to", "over", "hold", "release"],
    "long-press": ["at", "for", "release"],
    "wheel": ["at", "dx", "dy", "precise"],
    "trace": ["name", "over", "every", "tolerance"],
    "filmstrip": ["name", "over", "frames"],
    "panel": PanelStepReader.names,
    "clock": ClockStepReader.names,
    "window": WindowStepReader.names,
  ]

  /// A step with the position of its name.
  static func read(
    _ node: YAMLNode, defaults: Parameters = .builtIn
  ) throws(ScenarioProblem) -> Placed<ScenarioStep> {
    let name: YAMLScalar
    let value: YAMLNode?
    switch node {
    case .scalar(let scalar): (name, value) = (scalar, nil)
    case .mapping(let pairs, let position):
      guard let pair = pairs.first else { throw ScenarioProblem("an empty step; remove it", at: position) }
      if pairs.count > 1 {
        throw ScenarioProblem(
          "one step holds one word; start \"\(PrintableText.shortened(pairs[1].key.text, to: 40))\" on its own "
            + "line with \"- \"", at: pairs[1].key.position)
      }
      name = pair.key
      if let scalar = pair.value.scalar, scalar.isMissing { value = nil } else { value = pair.value }
    case .sequence(_, let position):
      throw ScenarioProblem("expected a step, as in \"tap: ball\", not a list", at: position)
    }
    guard names.contains(name.text) else {
      if name.isMissing { throw ScenarioProblem("an empty step; remove it", at: name.position) }
      throw .unknown(name.text, "step", names, at: name.position)
    }
    do throws(ScenarioProblem) {
      return Placed(try step(name, value, defaults), at: name.position)
    } catch {
      throw ScenarioProblem(error.reason, at: error.position, step: name.text)
    }
  }

  private static func step(
    _ name: YAMLScalar, _ value: YAMLNode?, _ defaults: Parameters
  ) throws(ScenarioProblem) -> ScenarioStep {
    switch name.text {
    case "release", "cancel", "settle":
      if let value { throw ScenarioProblem("takes no value; write \"- \(name.text)\"", at: value.position) }
      return name.text == "release" ? .release : name.text == "cancel" ? .cancel : .settle
    default: break
    }
    guard let value else {
      throw ScenarioProblem("has no value; write \(example(name.text))", at: name.position)
    }
    switch name.text {
    case "tap": return .tap(try ScenarioValue.target(value))
    case "press": return .press(try ScenarioValue.target(value))
    case "move": return try move(value)
    case "drag": return try drag(value)
    case "long-press": return try longPress(value)
    case "context-menu": return .contextMenu(try ScenarioValue.target(value))
    case "wheel": return try wheel(value)
    case "key": return .key(try ScenarioValue.word(value, limit: 64).value)
    case "wait": return .wait(try ScenarioValue.duration(value))
    case "set": return try set(value, defaults)
    case "resize":
      let (width, height) = try ScenarioValue.pair(value, "[390, 844]", 1...10_000)
      return .resize(Size(width, height))
    case "panel": return .panel(try PanelStepReader.read(value, defaults))
    case "clock": return .clock(try ClockStepReader.read(value))
    case "window": return .window(try WindowStepReader.read(value))
    case "trace": return try trace(value)
    case "filmstrip": return try filmstrip(value)
    default: return .snapshot(try captureName(value))
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
    case "panel": "\"panel: open\" or \"panel: {search: ball}\""
    case "clock": "\"clock: pause\" or \"clock: {step: -3}\""
    case "window": "\"window: {key: F1}\" or \"window: {size: [900, 700]}\""
    default: "\"\(name): NAME\""
    }
  }

  private static func move(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    // The target needs no braces, as with tap.
    guard case .mapping = value else {
      return .move(to: try ScenarioValue.target(value), over: ScenarioStep.moveDuration)
    }
    let fields = try ScenarioFields(value, partsOf: "move")
    let target = try ScenarioValue.target(try fields.require("to"))
    let duration = try fields.duration("over") ?? ScenarioStep.moveDuration
    return .move(to: target, over: duration)
  }

  private static func drag(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    let fields = try ScenarioFields(value, partsOf: "drag")
    return .drag(
      from: try ScenarioValue.target(try fields.require("from")),
      to: try ScenarioValue.target(try fields.require("to")),
      over: try fields.duration("over") ?? ScenarioStep.moveDuration, hold: try fields.duration("hold") ?? 0,
      release: try fields.flag("release") ?? false)
  }

  private static func longPress(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    guard case .mapping = value else {
      return .longPress(
        try ScenarioValue.target(value), duration: ScenarioStep.longPressDuration, release: true)
    }
    let fields = try ScenarioFields(value, partsOf: "long-press")
    return .longPress(
      try ScenarioValue.target(try fields.require("at")),
      duration: try fields.duration("for") ?? ScenarioStep.longPressDuration,
      release: try fields.flag("release") ?? true)
  }

  private static func wheel(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    let fields = try ScenarioFields(value, partsOf: "wheel")
    let target = try ScenarioValue.target(try fields.require("at"))
    let dx = try fields.points("dx")
    let dy = try fields.points("dy")
    if dx == nil, dy == nil { throw ScenarioProblem("needs dx or dy, in points", at: value.position) }
    return .wheel(at: target, dx: dx ?? 0, dy: dy ?? 0, isPrecise: try fields.flag("precise") ?? false)
  }

  private static func set(_ value: YAMLNode, _ defaults: Parameters) throws(ScenarioProblem) -> ScenarioStep {
    guard case .mapping(let pairs, _) = value, !pairs.isEmpty else {
      throw ScenarioProblem("takes keys and values, as in \"set: {ball.diameter: 70pt}\"", at: value.position)
    }
    var parameters = defaults
    var values: [ConfigurationValue] = []
    for pair in pairs {
      let key = pair.key.text
      guard let scalar = pair.value.scalar else {
        throw ScenarioProblem(
          "\(key): takes one value; write the key with dots, as in ball.diameter", at: pair.value.position)
      }
      if values.contains(where: { $0.key == key }) {
        throw ScenarioProblem("\(key) is given twice", at: pair.key.position)
      }
      do throws(ParameterError) {
        try parameters.apply(ConfigurationValue(key: key, value: scalar.text))
      } catch {
        throw ScenarioProblem(
          "\(PrintableText.shortened(key, to: 80)): \(error.message)",
          at: error.isAboutKey || scalar.isMissing ? pair.key.position : scalar.position)
      }
      values.append(ConfigurationValue(key: key, value: scalar.text))
    }
    return .set(values)
  }

  /// The default interval between a trace's samples, in seconds.
  static let traceInterval = 0.02
  /// The default tolerance of a trace's values, in points: less than the eye can see.
  static let traceTolerance = 0.1
  /// The longest time in which anything may come to rest, in seconds.
  package static let longestRest = 5.0
  /// The default number of a filmstrip's frames.
  static let filmstripFrames = 8

  private static func trace(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    guard case .mapping = value else {
      return .trace(try captureName(value), over: nil, every: traceInterval, tolerance: traceTolerance)
    }
    let fields = try ScenarioFields(value, partsOf: "trace")
    let name = try captureName(try fields.require("name"))
    let every = try fields.duration("every") ?? traceInterval
    guard every >= 0.001 else { throw ScenarioProblem("every must be 1ms or more", at: value.position) }
    let over = try fields.duration("over")
    guard (over ?? longestRest) / every <= 20_000 else {
      throw ScenarioProblem("more than 20000 values; use a longer every", at: value.position)
    }
    let tolerance = try fields.points("tolerance") ?? traceTolerance
    guard tolerance >= 0 else { throw ScenarioProblem("tolerance must not be negative", at: value.position) }
    return .trace(name, over: over, every: every, tolerance: tolerance)
  }

  private static func filmstrip(_ value: YAMLNode) throws(ScenarioProblem) -> ScenarioStep {
    guard case .mapping = value else {
      return .filmstrip(try captureName(value), over: nil, frames: filmstripFrames)
    }
    let fields = try ScenarioFields(value, partsOf: "filmstrip")
    let name = try captureName(try fields.require("name"))
    var frames = filmstripFrames
    if let node = fields["frames"] {
      let word = try ScenarioValue.word(node)
      guard let count = Int(word.value), 2...24 ~= count else {
        throw ScenarioProblem("frames is a number from 2 to 24", at: word.position)
      }
      frames = count
    }
    return .filmstrip(name, over: try fields.duration("over"), frames: frames)
  }

  private static func captureName(_ value: YAMLNode) throws(ScenarioProblem) -> String {
    let name = try ScenarioValue.word(value, limit: 80)
    let allowed = name.value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
    }
    guard allowed, !name.value.hasPrefix(".") else {
      throw ScenarioProblem(
        "a snapshot's name is a file's name: letters, digits, \"-\", \"_\" and \".\", no leading dot",
        at: name.position)
    }
    return name.value
  }
}
