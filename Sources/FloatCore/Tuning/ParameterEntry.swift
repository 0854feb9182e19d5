/// A tunable value: its key, its field, its limits, and its documentation.
///
/// The default is the value in a new `Parameters`. Numbers in the tables are in the units that people write, with
/// times in seconds: points, seconds, points per second.
///
/// The entries of a group have keys and fields inside the group; `under(_:_:)` turns them into entries of all
/// parameters, for which ``ParameterEntry`` is the name.
public struct KeyEntry<Root>: Sendable {
  /// A field of the values that the key belongs to.
  public typealias Field<Value> = any WritableKeyPath<Root, Value> & Sendable
  /// A motion that the key shapes, and which part of it.
  public typealias ShapedMotion = (motion: MotionName, part: MotionPart)

  /// The field of the value, with its limits.
  enum Place: Sendable {
    case number(Field<Double>, ClosedRange<Double>)
    case count(Field<Int>, ClosedRange<Int>)
    case flag(Field<Bool>)
    /// The raw value, which is one of these.
    case choice(Field<String>, [String])
    case curve(Field<TimingCurve>)
    case color(Field<Color>)
    case text(Field<String>)
  }

  /// The longest text value, in characters.
  package static var maximumTextLength: Int { 200 }

  /// The dotted key, as in `ball.snap.response`.
  public let key: String
  /// The kind of value.
  public let kind: ParameterKind
  /// One sentence that describes the value.
  public let summary: String
  /// The origin of the default: one of the original projects or another reference; `tuned` if neither entry nor table
  /// names one.
  public var source: String { statedSource ?? "tuned" }
  var statedSource: String?
  /// The change by one press of an arrow key in an editor, in the unit of the tables; zero for kinds without a step.
  package let step: Double
  /// How a new value takes effect while the prototype runs.
  public internal(set) var applies: ParameterApplication
  let place: Place
  /// True if another key's value lets this one have an effect; nil if no other key matters.
  var condition: (any KeyPath<Root, Bool> & Sendable)?
  /// The motions that it shapes.
  let motions: [ShapedMotion]

  init(
    _ key: String, _ kind: ParameterKind, _ place: Place, _ summary: String, _ source: String?,
    step: Double = 0, applies: ParameterApplication = .atOnce, of motions: [ShapedMotion] = []
  ) {
    (self.key, self.kind, self.place, self.summary) = (key, kind, place, summary)
    (statedSource, self.step, self.applies, self.motions) = (source, step, applies, motions)
  }
}

/// A tunable value of ``Parameters``.
public typealias ParameterEntry = KeyEntry<Parameters>

extension ParameterEntry {
  /// False if another key's value keeps this one from having an effect.
  package func isRead(by parameters: Parameters) -> Bool { condition.map { parameters[keyPath: $0] } ?? true }

  /// True for one of several words.
  var isChoice: Bool { if case .choice = kind { true } else { false } }

  /// The unit of a number; `.none` for every other kind.
  package var unit: ParameterUnit {
    if case .number(let unit) = kind { unit } else { .none }
  }

  /// The default as written in a file: `58pt`, `true`, `#FF3B30`.
  public var defaultText: String { defaultValue.text }
  package var defaultValue: ParameterValue { value(in: .standard) }

  /// The lowest and the highest value as written in a file; nil for kinds without a range.
  public var rangeText: (lowest: String, highest: String)? {
    range.map { (unit.text($0.lowerBound), unit.text($0.upperBound)) }
  }

  /// The forms in which a timing curve may be written: the names, and last the form with four numbers.
  package var curveForms: [String] { TimingCurve.named.map(\.name) + [TimingCurve.bezierForm] }

  /// The step as written in a file, with its unit; nil for kinds without a step.
  package var stepText: String? { step > 0 ? unit.text(step) : nil }

  /// All possible values, as written in a file, if there are only a few; otherwise empty.
  ///
  /// A choice has its words, a switch has two, and a whole number has its range if that is short.
  public var choices: [String] {
    switch place {
    case .flag: ["true", "false"]
    case .choice(_, let names): names
    case .curve: TimingCurve.named.map(\.name)
    case .count(_, let range): range.count <= 12 ? range.map(String.init) : []
    case .number, .color, .text: []
    }
  }

  /// The range of a number as it is stored (times in seconds); nil for every other kind.
  package var range: ClosedRange<Double>? {
    switch place {
    case .number(_, let range): range
    case .count(_, let range): Double(range.lowerBound)...Double(range.upperBound)
    default: nil
    }
  }

  /// The value in some parameters.
  package func value(in parameters: Parameters) -> ParameterValue {
    switch place {
    case .number(let path, _): .number(parameters[keyPath: path], unit)
    case .count(let path, _): .count(parameters[keyPath: path])
    case .flag(let path): .flag(parameters[keyPath: path])
    case .choice(let path, _), .text(let path): .text(parameters[keyPath: path])
    case .curve(let path): .curve(parameters[keyPath: path])
    case .color(let path): .color(parameters[keyPath: path])
    }
  }

  /// The value as it is stored, in seconds and radians; nil for a value that is no number.
  package func number(in parameters: Parameters) -> Double? { value(in: parameters).number }

  /// The value in its canonical spelling, with its unit, in the shortest form that reads back the same.
  package func read(from parameters: Parameters) -> String { value(in: parameters).text }

  /// The value that `text` spells.
  package func parse(_ text: String) throws(ParameterError) -> ParameterValue {
    // A character has at most four bytes, so longer text is refused before it is parsed.
    guard text.utf8.count <= 4 * Self.maximumTextLength else { throw .tooLong(limit: Self.maximumTextLength) }
    switch place {
    case .number(_, let range):
      return .number(try ParameterText.number(text, unit, range, example: defaultText), unit)
    case .count(_, let range): return .count(try ParameterText.count(text, range))
    case .flag: return .flag(try ParameterText.flag(text))
    case .choice(_, let names):
      guard names.contains(text) else {
        let nearest = Spelling.nearest(to: text, in: names, limit: 1).first
        throw .notAChoice(found: text, choices: names, suggestion: nearest)
      }
      return .text(text)
    case .curve: return .curve(try ParameterText.curve(text))
    case .color: return .color(try ParameterText.color(text))
    case .text: return .text(try ParameterText.text(text, limit: Self.maximumTextLength))
    }
  }

  /// Stores a value, which may be written text; the parameters stay unchanged if it is refused.
  package func set(_ value: ParameterValue, in parameters: inout Parameters) throws(ParameterError) {
    switch (place, value) {
    case (.number(_, let range), .number(let number, let unit))
    where unit == self.unit && range.contains(number):
      store(value, in: &parameters)
    case (.count(_, let range), .count(let count)) where range.contains(count): store(value, in: &parameters)
    case (.flag, .flag), (.curve, .curve), (.color, .color): store(value, in: &parameters)
    default: store(try parse(value.text), in: &parameters)
    }
  }

  /// Stores the value that `text` spells; the parameters stay unchanged if it is refused.
  package func apply(_ text: String, to parameters: inout Parameters) throws(ParameterError) {
    try set(.text(text), in: &parameters)
  }

  /// Copies the value from other parameters.
  package func copy(from other: Parameters, to parameters: inout Parameters) {
    store(value(in: other), in: &parameters)
  }

  /// Stores a value of this key's kind.
  private func store(_ value: ParameterValue, in parameters: inout Parameters) {
    switch (place, value) {
    case (.number(let path, _), .number(let number, _)): parameters[keyPath: path] = number
    case (.count(let path, _), .count(let count)): parameters[keyPath: path] = count
    case (.flag(let path), .flag(let isOn)): parameters[keyPath: path] = isOn
    case (.choice(let path, _), .text(let text)), (.text(let path), .text(let text)):
      parameters[keyPath: path] = text
    case (.curve(let path), .curve(let curve)): parameters[keyPath: path] = curve
    case (.color(let path), .color(let color)): parameters[keyPath: path] = color
    default: assertionFailure("a value of another kind for \(key)")
    }
  }
}

/// The kind of value of a parameter.
public enum ParameterKind: Hashable, Sendable {
  /// A number with a unit and a range.
  case number(ParameterUnit)
  /// A whole number with a range.
  case count
  /// A switch, `true` or `false`.
  case flag
  /// One of these words, in the order of the enumeration's cases.
  case choice([String])
  /// A timing curve: one of CSS's names or `cubic-bezier(x1, y1, x2, y2)`.
  case curve
  /// A colour, `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// One line of text of at most `maximumTextLength` characters.
  case text
}

/// How a new value takes effect while the prototype runs.
public enum ParameterApplication: Hashable, Sendable {
  /// Values that are read for every picture glide to their new value within a fifth of a second, so that nothing jumps.
  case gliding
  /// Motions use the new value when they begin, gestures when they are judged; choices and colours change at once.
  case atOnce
  /// Pages are laid out again at once, because text cannot be between two line breaks.
  case layingOut
}
