/// The unit of a parameter: how it is written, and as which it is stored.
///
/// It prints as the unit of the stored number: `pt`, `s`, `pt/s`, and nothing for a plain number.
public enum ParameterUnit: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A plain number.
  case none
  /// Points on the device: `58pt`.
  case points
  /// Milliseconds or seconds, stored in seconds: `320ms`, `0.35s`.
  case time
  /// Points per second: `300pt/s`.
  case velocity

  /// The unit of the stored number; empty for a plain number.
  public var description: String { suffixes.last ?? "" }

  /// The accepted spellings, the usual one first and that of the stored number last; empty for a plain number.
  package var suffixes: [String] { words.suffixes }

  /// The quantity's name with its article, for messages.
  package var quantity: String { words.quantity }

  private var words: (quantity: String, suffixes: [String]) {
    switch self {
    case .none: ("a plain number", [])
    case .points: ("a length", ["pt"])
    case .time: ("a time", ["ms", "s"])
    case .velocity: ("a velocity", ["pt/s"])
    }
  }

  /// The stored value of a number written with one of `suffixes`; nil for any other suffix or a bad number.
  ///
  /// Milliseconds are read by moving the decimal point in the text, so that `12.3ms` is the double nearest to 0.0123
  /// and not a rounded quotient.
  func value(_ number: some StringProtocol, suffix: some StringProtocol) -> Double? {
    guard self == .none ? suffix.isEmpty : suffixes.contains(where: { $0 == suffix }) else { return nil }
    return DecimalText.number(number, shiftedBy: suffix == "ms" ? -3 : 0)
  }

  /// The shortest text that reads back as the stored value: times below one second in `ms`, others in `s`.
  package func text(_ value: Double) -> String {
    if self == .time, value.magnitude < 1 { return DecimalText.text(value, shiftedBy: 3) + "ms" }
    return DecimalText.text(value) + description
  }
}
