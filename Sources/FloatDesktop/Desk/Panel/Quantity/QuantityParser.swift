import FloatCore

/// Parses arithmetic with numbers and quantities: `58pt*1.2`, `(300ms + 50)/2`; `*1.2`, `/2`, `+4` use the present
/// value.
///
/// In a sum or a difference a bare number has the unit of the key; a product of two quantities is not a quantity.
struct QuantityParser {
  /// A number and the power of the key's unit in it.
  private struct Value {
    var number: Double
    var power: Int
  }

  private enum Token: Equatable {
    case number(Double)
    case unit(String)
    case sign(Character)
  }

  private let source: String
  private let unit: ParameterUnit
  private let current: String
  private var tokens: [Token] = []
  private var position = 0
  private var bareFactor = 1.0

  /// The longest source that is accepted, in characters.
  static let maximumLength = 80

  /// - Parameter current: The present value in its canonical spelling.
  init(_ source: String, unit: ParameterUnit, current: String) {
    self.source = source
    self.unit = unit
    self.current = current
  }

  /// Returns the value in the unit's first spelling: points, milliseconds, points a second, degrees.
  ///
  /// - Parameter bareFactor: The factor for bare numbers if the key has a unit.
  mutating func value(bareFactor: Double = 1) throws(QuantityError) -> Double {
    guard source.count <= Self.maximumLength else { throw QuantityError("type at most 80 characters") }
    self.bareFactor = bareFactor
    tokens = try Self.tokens(source, unit)
    position = 0
    guard let first = tokens.first else { throw QuantityError("type \(unit.quantity), such as \(current)") }
    var result: Value
    if case .sign(let sign) = first, "*/+".contains(sign) {
      result = try sum(from: try ownValue())
    } else {
      result = try sum(from: nil)
    }
    guard position == tokens.count else {
      throw QuantityError("\(spelled(tokens[position])) does not belong there")
    }
    if result.power == 0, unit != .none { result = promoted(result) }
    guard result.power == (unit == .none ? 0 : 1) else {
      throw QuantityError("that is not \(unit.quantity); multiply and divide by plain numbers")
    }
    guard result.number.isFinite else { throw QuantityError("that is not a finite number") }
    return Self.rounded(result.number)
  }

  // MARK: Grammar

  /// sum = product (("+" | "-") product)*, where the first product may already be parsed.
  private mutating func sum(from start: Value?) throws(QuantityError) -> Value {
    var left = try product(from: start)
    while let sign = take("+-") {
      var right = try product(from: nil)
      if left.power == 0, right.power != 0 { left = promoted(left) }
      if right.power == 0, left.power != 0 { right = promoted(right) }
      guard left.power == right.power else {
        throw QuantityError("only \(unit.quantity) can be added to another")
      }
      left.number += sign == "+" ? right.number : -right.number
    }
    return left
  }

  /// product = factor (("*" | "/") factor)*
  private mutating func product(from start: Value?) throws(QuantityError) -> Value {
    var left: Value
    if let start { left = start } else { left = try factor() }
    while let sign = take("*/") {
      let right = try factor()
      if sign == "*" {
        left = Value(number: left.number * right.number, power: left.power + right.power)
      } else {
        guard right.number != 0 else { throw QuantityError("nothing can be divided by zero") }
        left = Value(number: left.number / right.number, power: left.power - right.power)
      }
    }
    return left
  }

  /// factor = "-" factor | "(" sum ")" | number unit?
  private mutating func factor() throws(QuantityError) -> Value {
    if take("-") != nil {
      let value = try factor()
      return Value(number: -value.number, power: value.power)
    }
    if take("(") != nil {
      let value = try sum(from: nil)
      guard take(")") != nil else { throw QuantityError("a bracket is not closed") }
      return value
    }
    guard position < tokens.count else { throw QuantityError("a number is missing at the end") }
    guard case .number(let number) = tokens[position] else {
      throw QuantityError("a number is missing before \(spelled(tokens[position]))")
    }
    position += 1
    guard position < tokens.count, case .unit(let name) = tokens[position] else {
      return Value(number: number, power: 0)
    }
    position += 1
    if name == "%" { return Value(number: number / 100, power: 0) }
    return Value(number: name == "s" ? number * 1000 : number, power: 1)
  }

  /// The present value, with which a text that begins with an operator continues.
  private func ownValue() throws(QuantityError) -> Value {
    var parser = QuantityParser(current, unit: unit, current: current)
    return Value(number: try parser.value(), power: unit == .none ? 0 : 1)
  }

  private func promoted(_ value: Value) -> Value { Value(number: value.number * bareFactor, power: 1) }

  private mutating func take(_ signs: String) -> Character? {
    guard position < tokens.count, case .sign(let sign) = tokens[position], signs.contains(sign) else {
      return nil
    }
    position += 1
    return sign
  }

  private func spelled(_ token: Token) -> String {
    switch token {
    case .number(let number): "\"\(DecimalText.text(number))\""
    case .unit(let name): "\"\(name)\""
    case .sign(let sign): "\"\(sign)\""
    }
  }

  // MARK: Words

  private static func tokens(_ source: String, _ unit: ParameterUnit) throws(QuantityError) -> [Token] {
    let characters = Array(source)
    let units = (unit.suffixes + (unit == .none ? ["%"] : [])).sorted { $0.count > $1.count }
    var tokens: [Token] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if isDigit(character) || character == "." {
        let end =
          characters[index...].firstIndex { !isDigit($0) && $0 != "." && $0 != "," } ?? characters.count
        tokens.append(.number(try number(String(characters[index..<end]))))
        index = end
      } else if let sign = signs[character] {
        tokens.append(.sign(sign))
        index += 1
      } else if let name = units.first(where: { String(characters[index...]).hasPrefix($0) }),
        index + name.count == characters.count || !characters[index + name.count].isLetter,
        case .number = tokens.last
      {
        tokens.append(.unit(name))
        index += name.count
      } else {
        let end = characters[index...].firstIndex { $0.isWhitespace || isDigit($0) } ?? characters.count
        let word = String(characters[index..<max(end, index + 1)].prefix(20))
        guard !units.isEmpty, unit != .none else {
          throw QuantityError("\"\(word)\" is not understood; type a plain number")
        }
        throw QuantityError(
          "\"\(word)\" is not understood; the unit is \(unit.suffixes.joined(separator: " or "))")
      }
    }
    return tokens
  }

  private static let signs: [Character: Character] = [
    "+": "+", "-": "-", "−": "-", "–": "-", "*": "*", "×": "*", "·": "*", "/": "/", "÷": "/", ":": "/",
    "(": "(", ")": ")",
  ]

  private static func number(_ digits: String) throws(QuantityError) -> Double {
    if digits.contains(",") { throw QuantityError("write the decimal point as \".\"") }
    let whole = digits.hasPrefix(".") ? "0" + digits : digits.hasSuffix(".") ? digits + "0" : digits
    guard digits != ".", let value = Double(whole) else {
      throw QuantityError("\"\(digits.prefix(20))\" is not a number")
    }
    return value
  }

  private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

  /// Removes the last digits of binary arithmetic, so that 0.1 + 0.2 is 0.3.
  private static func rounded(_ value: Double) -> Double {
    let scaled = value * 1e9
    return scaled.magnitude < 9e15 ? scaled.rounded() / 1e9 : value
  }
}
