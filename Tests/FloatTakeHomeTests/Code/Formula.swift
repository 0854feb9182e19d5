/// Reads and evaluates the formulas beside motions, in the grammar that all languages share.
struct Formula {
  private var tokens: [String] = []
  private var index = 0
  private let values: [String: Double]

  /// The value of a formula; of a decision, 1 for true and 0 for false.
  static func value(_ text: String, _ values: [String: Double]) -> Double {
    var formula = Formula(text, values)
    let value = formula.disjunction()
    precondition(formula.index == formula.tokens.count, "\(text): unread from \(formula.index)")
    return value
  }

  private init(_ text: String, _ values: [String: Double]) {
    self.values = values
    tokens = text.matches(of: /[A-Za-z]+|[0-9.]+|\|\||&&|<=|>=|[-+*\/()<>,]/).map { String($0.output) }
  }

  private mutating func take(_ wanted: String...) -> String? {
    guard index < tokens.count, wanted.contains(tokens[index]) else { return nil }
    index += 1
    return tokens[index - 1]
  }

  private mutating func disjunction() -> Double {
    var value = conjunction()
    while take("||") != nil {
      let other = conjunction()
      value = max(value, other)
    }
    return value
  }

  private mutating func conjunction() -> Double {
    var value = comparison()
    while take("&&") != nil {
      let other = comparison()
      value = min(value, other)
    }
    return value
  }

  private mutating func comparison() -> Double {
    let a = sum()
    guard let sign = take("<", ">", "<=", ">=") else { return a }
    let b = sum()
    let isTrue =
      switch sign {
      case "<": a < b
      case ">": a > b
      case "<=": a <= b
      default: a >= b
      }
    return isTrue ? 1 : 0
  }

  private mutating func sum() -> Double {
    var value = product()
    while let sign = take("+", "-") {
      let other = product()
      value += sign == "+" ? other : -other
    }
    return value
  }

  private mutating func product() -> Double {
    var value = factor()
    while let sign = take("*", "/") {
      let other = factor()
      value = sign == "*" ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double {
    if take("-") != nil { return -factor() }
    if take("(") != nil {
      defer { _ = take(")") }
      return disjunction()
    }
    let word = tokens[index]
    index += 1
    if let number = Double(word) { return number }
    guard word == "min" || word == "max" else { return values[word] ?? .nan }
    _ = take("(")
    let a = sum()
    _ = take(",")
    let b = sum()
    _ = take(")")
    return word == "min" ? min(a, b) : max(a, b)
  }
}
