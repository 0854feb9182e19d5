import FloatCore
import FloatStudio

/// Text typed into a field of the panel, read as a value of a key.
///
/// It may be freer than in a config file: a bare number has the key's unit, numbers may be sums, a colour may omit its
/// `#`, a curve its name.
enum TypedValue {
  /// Returns the value.
  ///
  /// - Parameters:
  ///   - typed: The text; spaces at its ends are ignored.
  ///   - entry: The key.
  ///   - parameters: The present values. A bare time has the unit that the present value is spelled in, and `*1.2`,
  ///     `/2` and `+4` start from it.
  static func read(
    _ typed: String, for entry: ParameterEntry, in parameters: Parameters
  ) throws(QuantityError) -> ParameterValue {
    let text = typed.trimmed
    let current = entry.read(from: parameters)
    switch entry.kind {
    case .number(let unit):
      return try number(text, unit, entry, current)
    case .count:
      var parser = QuantityParser(text, unit: .none, current: current)
      return try value(DecimalText.text(try parser.value()), entry)
    case .color:
      return try value(color(text), entry)
    case .curve:
      let isBare = text.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
      let numbers = text.split { $0 == "," || $0.isWhitespace }.joined(separator: ", ")
      return try value(isBare ? "cubic-bezier(\(numbers))" : text, entry)
    case .flag, .choice:
      return try value(text.lowercased(), entry)
    case .text:
      return try value(text, entry)
    }
  }

  /// Reads a number with a unit. A bare time that is in range only as the other of ms and s is read as that.
  private static func number(
    _ text: String, _ unit: ParameterUnit, _ entry: ParameterEntry, _ current: String
  ) throws(QuantityError) -> ParameterValue {
    let isSeconds = unit == .time && !current.hasSuffix("ms")
    var parser = QuantityParser(text, unit: unit, current: current)
    let suffix = unit == .time ? "ms" : unit.suffixes.first ?? ""
    var failure: QuantityError?
    for factor in unit == .time ? (isSeconds ? [1000.0, 1] : [1.0, 1000]) : [1] {
      let number = try parser.value(bareFactor: factor)
      do throws(QuantityError) {
        return try value(DecimalText.text(number) + suffix, entry)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? QuantityError("type a number")
  }

  /// Reads `#RGB` and hexadecimal digits without `#` as colours, too.
  private static func color(_ text: String) -> String {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.utf8.count == 3 || digits.utf8.count == 4 else { return "#" + digits }
    return "#" + digits.map { "\($0)\($0)" }.joined()
  }

  private static func value(
    _ text: String, _ entry: ParameterEntry
  ) throws(QuantityError) -> ParameterValue {
    do throws(ParameterError) {
      return try entry.parse(text)
    } catch {
      throw QuantityError(error.message)
    }
  }
}

/// The reason why a typed text is not a value.
struct QuantityError: Error, Hashable, Sendable {
  /// The problem and what to type instead, in one line.
  let message: String

  init(_ message: String) { self.message = message }
}
