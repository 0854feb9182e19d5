/// The reason why a key or its value was refused.
///
/// `message` is the reason alone; the reader of a file adds file, line, column, key and the value that stays in effect.
/// The error prints as its message, with the key if that is at fault.
public enum ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key does not exist; `suggestion` is the nearest known one.
  case unknownKey(String, suggestion: String?)
  /// The last words of the key exist in another group.
  case misplacedKey(String, belongsAt: String)
  /// The key is the name of a group of keys.
  case isGroup(String, example: String)
  /// The value is not of the key's kind; `hint` says what to write.
  case wrongType(found: String, expected: String, hint: String)
  /// The number has no unit; `example` is the same number with one.
  case missingUnit(found: String, expected: [String], example: String)
  /// The key does not take this unit.
  case wrongUnit(found: String, expected: [String])
  /// The value is outside the range; the bounds are spelled with their unit.
  case outOfRange(found: String, lowest: String, highest: String)
  /// The value is none of the choices; `suggestion` is the nearest one.
  case notAChoice(found: String, choices: [String], suggestion: String?)
  /// The text is longer than the limit, in characters.
  case tooLong(limit: Int)

  /// True if the key is at fault, not its value.
  package var isAboutKey: Bool {
    switch self {
    case .unknownKey, .misplacedKey, .isGroup: true
    default: false
    }
  }

  /// The message, with the key if that is at fault.
  public var description: String {
    switch self {
    case .unknownKey(let key, _), .misplacedKey(let key, _), .isGroup(let key, _): "\(key): \(message)"
    default: message
    }
  }

  /// The problem and the text to write instead, in one line.
  public var message: String {
    switch self {
    case .unknownKey(_, let suggestion): return "unknown key" + didYouMean(suggestion)
    case .misplacedKey(_, let place): return "unknown key here; it belongs at \(place)"
    case .isGroup(_, let example):
      return "is a group of keys and takes no value; set a key in it, for example \(example)"
    case .wrongType(let found, let expected, let hint): return "\(quoted(found)) is not \(expected); \(hint)"
    case .missingUnit(let found, let expected, let example):
      return "\(quoted(found)) has no unit (\(expected.joined(separator: " or "))); write \(example)"
    case .wrongUnit(let found, let expected):
      guard !expected.isEmpty else { return "takes a plain number, without the unit \(quoted(found))" }
      return "wrong unit \(quoted(found)); use \(expected.joined(separator: " or "))"
    case .outOfRange(let found, let lowest, let highest):
      return "\(quoted(found)) is out of range; use \(lowest) to \(highest)"
    case .notAChoice(let found, let choices, let suggestion):
      let list = choices.joined(separator: ", ")
      return "\(quoted(found)) is not one of \(list)" + didYouMean(suggestion)
    case .tooLong(let limit): return "the text is longer than \(limit) characters"
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { "; did you mean \($0)?" } ?? "" }

  /// The text in quotes, cut to a readable length, with control characters shown as `�`.
  private func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(40) {
      shown.unicodeScalars.append(scalar.value < 32 || scalar.value == 127 ? "\u{FFFD}" : scalar)
    }
    return "\"" + shown + (text.unicodeScalars.count > 40 ? "…" : "") + "\""
  }
}
