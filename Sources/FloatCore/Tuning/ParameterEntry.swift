/// One tunable value: its key, its place among the others, its limits, and its documentation.
///
/// The default is what a new `Parameters` holds there. Numbers in the tables are in the unit people write, with
/// times in seconds: points, seconds, points per second, degrees. Angles become radians when they are stored.
///
/// A group of keys has entries whose keys and places are inside the group; `under(_:_:)` makes them entries of all
/// parameters, which are called ``ParameterEntry``.
public struct KeyEntry<Root>: Sendable {
  /// A field of the values that the key is one of.
  public typealias Field<Value> = WritableKeyPath<Root, Value> & Sendable

  /// Where the value lives.
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
  /// What it holds.
  public let kind: ParameterKind
  /// One sentence that says what the value does.
  public let summary: String
  /// Where the default comes from: a seed project or another reference; `tuned` where neither entry nor table says.
  public var source: String { statedSource ?? "tuned" }
  var statedSource: String?
  /// The change of one press of an arrow key in an editor, in the unit of the tables; zero where there is none.
  package let step: Double
  /// How a new value takes effect while the prototype runs.
  public internal(set) var applies: ParameterApplication
  let place: Place
  /// True where another key's value lets this one have an effect; nil where nothing else decides.
  var condition: (KeyPath<Root, Bool> & Sendable)?

  init(
    _ key: String, _ kind: ParameterKind, _ place: Place, _ summary: String, _ source: String?,
    step: Double = 0, applies: ParameterApplication = .atOnce
  ) {
    (self.key, self.kind, self.place, self.summary) = (key, kind, place, summary)
    (statedSource, self.step, self.applies) = (source, step, applies)
  }
}

/// One tunable value of ``Parameters``.
public typealias ParameterEntry = KeyEntry<Parameters>

extension ParameterEntry {
  /// False where another key's value keeps this one from having an effect.
  package func isRead(by parameters: Parameters) -> Bool {
    condition.map { parameters[keyPath: $0] } ?? true
  }

  /// The unit of a number; `.none` for every other kind.
  package var unit: ParameterUnit {
    if case .number(let unit) = kind { unit } else { .none }
  }

  /// The default as it is written in a file: `58pt`, `true`, `#FF3B30`.
  public var defaultText: String { read(from: .standard) }

  /// The lowest and the highest value as written in a file; nil for kinds without a range.
  public var rangeText: (lowest: String, highest: String)? {
    switch place {
    case .number(_, let range): (unit.text(range.lowerBound), unit.text(range.upperBound))
    case .count(_, let range): (String(range.lowerBound), String(range.upperBound))
    default: nil
    }
  }

  /// What a timing curve may be written as: the names, and last the form with four numbers.
  package var curveForms: [String] { TimingCurve.named.map(\.name) + [TimingCurve.bezierForm] }

  /// The step as written in a file, with its unit; nil for kinds without a step.
  package var stepText: String? {
    guard step > 0 else { return nil }
    return unit == .angle ? DecimalText.text(step) + "deg" : unit.text(step)
  }

  /// Every value it may have, as written in a file, where that is a handful; empty where it is not.
  ///
  /// A choice has its words, a switch its two, a whole number all of its range when that is short.
  public var choices: [String] {
    switch place {
    case .flag: ["true", "false"]
    case .choice(_, let names): names
    case .curve: TimingCurve.named.map(\.name)
    case .count(_, let range): range.count <= 12 ? range.map(String.init) : []
    case .number, .color, .text: []
    }
  }

  /// The range of a number as it is stored (seconds, radians); nil for every other kind.
  package var range: ClosedRange<Double>? {
    switch place {
    case .number(_, let range): range
    case .count(_, let range): Double(range.lowerBound)...Double(range.upperBound)
    default: nil
    }
  }

  /// The value in its canonical spelling, with its unit, in the shortest form that reads back the same.
  package func read(from parameters: Parameters) -> String {
    switch place {
    case .number(let path, _): unit.text(parameters[keyPath: path])
    case .count(let path, _): String(parameters[keyPath: path])
    case .flag(let path): parameters[keyPath: path] ? "true" : "false"
    case .choice(let path, _): parameters[keyPath: path]
    case .curve(let path): parameters[keyPath: path].text
    case .color(let path): parameters[keyPath: path].hexText
    case .text(let path): parameters[keyPath: path]
    }
  }

  /// Stores the value that `text` spells; the parameters stay as they were when it is refused.
  package func apply(_ text: String, to parameters: inout Parameters) throws(ParameterError) {
    // Four bytes a character at most: what is longer is refused before anything looks at it.
    guard text.utf8.count <= 4 * Self.maximumTextLength else { throw .tooLong(limit: Self.maximumTextLength) }
    switch place {
    case .number(let path, let range):
      parameters[keyPath: path] = try ParameterText.number(text, unit, range, example: defaultText)
    case .count(let path, let range):
      parameters[keyPath: path] = try ParameterText.count(text, range)
    case .flag(let path):
      parameters[keyPath: path] = try ParameterText.flag(text)
    case .choice(let path, let names):
      guard names.contains(text) else {
        let nearest = Spelling.nearest(to: text, in: names, limit: 1).first
        throw .notAChoice(found: text, choices: names, suggestion: nearest)
      }
      parameters[keyPath: path] = text
    case .curve(let path):
      parameters[keyPath: path] = try ParameterText.curve(text)
    case .color(let path):
      parameters[keyPath: path] = try ParameterText.color(text)
    case .text(let path):
      parameters[keyPath: path] = try ParameterText.text(text, limit: Self.maximumTextLength)
    }
  }

  /// The canonical spelling of a value that `text` spells.
  ///
  /// - Parameter parameters: Any that have the key.
  package func canonical(_ text: String, in parameters: Parameters) throws(ParameterError) -> String {
    var probe = parameters
    try apply(text, to: &probe)
    return read(from: probe)
  }

  /// Takes the value from other parameters.
  package func copy(from other: Parameters, to parameters: inout Parameters) {
    switch place {
    case .number(let path, _): parameters[keyPath: path] = other[keyPath: path]
    case .count(let path, _): parameters[keyPath: path] = other[keyPath: path]
    case .flag(let path): parameters[keyPath: path] = other[keyPath: path]
    case .choice(let path, _): parameters[keyPath: path] = other[keyPath: path]
    case .curve(let path): parameters[keyPath: path] = other[keyPath: path]
    case .color(let path): parameters[keyPath: path] = other[keyPath: path]
    case .text(let path): parameters[keyPath: path] = other[keyPath: path]
    }
  }
}

/// What a parameter holds.
public enum ParameterKind: Hashable, Sendable {
  /// A number with a unit and a range.
  case number(ParameterUnit)
  /// A whole number with a range.
  case count
  /// A switch, `true` or `false`.
  case flag
  /// One of these words, in the order of the enumeration's cases.
  case choice([String])
  /// A timing curve: a name of CSS's or `cubic-bezier(x1, y1, x2, y2)`.
  case curve
  /// A colour, `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// One line of text, of at most `maximumTextLength` characters.
  case text
}

/// How a new value takes effect while the prototype runs.
public enum ParameterApplication: Hashable, Sendable {
  /// What is read anew for every picture goes to its new value within a fifth of a second, so that nothing jumps.
  case gliding
  /// Motions take it when they begin, gestures when they are judged; choices and colours change at once.
  case atOnce
  /// Pages are laid out anew, at once: text cannot be between two line breaks.
  case layingOut
}
