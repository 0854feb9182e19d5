/// The value of a parameter as it is stored: times in seconds, angles in radians.
///
/// Values travel in this form; text is for files, recordings and fields. A value is equal to the text that spells it.
package enum ParameterValue: Hashable, Sendable {
  case number(Double, ParameterUnit)
  case count(Int)
  case flag(Bool)
  case curve(TimingCurve)
  case color(Color)
  /// A choice's word or a line of text; or the written text of any value, until it is set.
  case text(String)

  /// The canonical spelling, with its unit, in the shortest form that reads back the same; written text as it is.
  package var text: String {
    switch self {
    case .number(let number, let unit): unit.text(number)
    case .count(let count): String(count)
    case .flag(let isOn): isOn ? "true" : "false"
    case .curve(let curve): curve.text
    case .color(let color): color.hexText
    case .text(let text): text
    }
  }

  /// The number; nil for other kinds.
  package var number: Double? {
    switch self {
    case .number(let number, _): number
    case .count(let count): Double(count)
    case .flag, .curve, .color, .text: nil
    }
  }

  package static func == (a: ParameterValue, b: ParameterValue) -> Bool {
    switch (a, b) {
    case (.number(let a, let unit), .number(let b, let other)): a == b && unit == other
    case (.count(let a), .count(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.curve(let a), .curve(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    default: a.text == b.text
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ParameterValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

/// A configuration key and its value.
public struct ConfigurationValue: Hashable, Sendable {
  /// The dotted key: `ball.diameter`.
  public var key: String
  /// The value as it is stored, or as it was written.
  package var content: ParameterValue
  /// The value with its unit, as in a config file: `58pt`.
  public var value: String { content.text }

  /// A key and its value as written. Nothing is checked here; ``Parameters/set(_:to:)`` does that.
  public init(key: String, value: String) { self.init(key, .text(value)) }

  package init(_ key: String, _ content: ParameterValue) {
    self.key = key
    self.content = content
  }
}
