import FloatCore

/// What somebody types into a field of the panel, read as a value of a key.
///
/// More than a config file takes: a bare number has the key's unit, numbers may be sums, a colour may leave out its
/// `#`, a curve its name. What comes out is spelled as the file has it.
package enum TypedValue {
  /// The value in its canonical spelling.
  ///
  /// - Parameters:
  ///   - typed: What was typed; spaces at its ends count for nothing.
  ///   - entry: The key.
  ///   - parameters: The present values. A bare time is in the unit of its key's, and `*1.2`, `/2` and `+4` start
  ///     from it.
  package static func read(
    _ typed: String, for entry: ParameterEntry, in parameters: Parameters
  ) throws(QuantityError) -> String {
    let text = trimmed(typed)
    let current = entry.read(from: parameters)
    func canonical(_ text: String) throws(QuantityError) -> String {
      try Self.canonical(text, entry, in: parameters)
    }
    switch entry.kind {
    case .number(let unit):
      return try number(text, unit, entry, parameters)
    case .count:
      var parser = QuantityParser(text, unit: .none, current: current)
      return try canonical(DecimalText.text(try parser.value(bareFactor: 1)))
    case .color:
      return try canonical(color(text))
    case .curve:
      let isBare = text.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
      let numbers = text.split { $0 == "," || $0.isWhitespace }.joined(separator: ", ")
      return try canonical(isBare ? "cubic-bezier(\(numbers))" : text)
    case .flag, .choice:
      return try canonical(text.lowercased())
    case .text:
      return try canonical(text)
    }
  }

  /// A number of a unit. A bare time that is in range as the other of ms and s alone is meant so.
  private static func number(
    _ text: String, _ unit: ParameterUnit, _ entry: ParameterEntry, _ parameters: Parameters
  ) throws(QuantityError) -> String {
    let current = entry.read(from: parameters)
    let isSeconds = unit == .time && !current.hasSuffix("ms")
    var parser = QuantityParser(text, unit: unit, current: current)
    var spelled: [String] = []
    for factor in unit == .time ? (isSeconds ? [1000.0, 1] : [1.0, 1000]) : [1] {
      let value = try parser.value(bareFactor: factor)
      spelled.append(DecimalText.text(value) + (unit == .time ? "ms" : unit.suffixes.first ?? ""))
    }
    var failure: QuantityError?
    for text in spelled {
      do throws(QuantityError) {
        return try canonical(text, entry, in: parameters)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? QuantityError("type a number")
  }

  /// `#RGB` and hexadecimal digits without `#` are colours, too.
  private static func color(_ text: String) -> String {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.utf8.count == 3 || digits.utf8.count == 4 else { return "#" + digits }
    return "#" + digits.map { "\($0)\($0)" }.joined()
  }

  private static func canonical(
    _ text: String, _ entry: ParameterEntry, in parameters: Parameters
  ) throws(QuantityError) -> String {
    do throws(ParameterError) {
      return try entry.canonical(text, in: parameters)
    } catch {
      throw QuantityError(error.message)
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...].drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Why what was typed is no value.
package struct QuantityError: Error, Hashable, Sendable {
  /// What is wrong and what to type instead, in one line.
  package let message: String

  init(_ message: String) { self.message = message }
}
