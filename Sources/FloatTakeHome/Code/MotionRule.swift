/// A formula beside a motion: a wall, the choice of its target, or what follows from its progress.
///
/// The expression is an infix formula with `min` and `max` that is almost the same in every language.
package struct MotionRule: Hashable, Sendable {
  package let name: String
  /// What its value is, in a sentence.
  package let summary: String
  package let parameters: [String]
  package let expression: String

  init(_ name: String, _ parameters: [String], _ expression: String, _ summary: String) {
    (self.name, self.parameters, self.expression, self.summary) = (name, parameters, expression, summary)
  }

  /// True if it is a decision, which compares; false if it is a number.
  private var isDecision: Bool { expression.contains { "<>".contains($0) } }

  /// Its function in a language; a comment where that has none.
  func code(in language: CodeLanguage) -> [String] {
    let body = Self.translated(expression, to: language)
    func list(_ type: String) -> String {
      switch language {
      case .dart: parameters.map { "\(type) \($0)" }.joined(separator: ", ")
      case .swift, .kotlin: parameters.map { "\($0): \(type)" }.joined(separator: ", ")
      default: parameters.joined(separator: ", ")
      }
    }
    let head = "/// \(summary)"
    switch language {
    case .swift:
      return [
        head, "static func \(name)(\(list("CGFloat"))) -> \(isDecision ? "Bool" : "CGFloat") { \(body) }",
      ]
    case .kotlin:
      return [
        "/** \(summary) */", "fun \(name)(\(list("Float"))): \(isDecision ? "Boolean" : "Float") = \(body)",
      ]
    case .dart:
      return [head, "static \(isDecision ? "bool" : "double") \(name)(\(list("double"))) => \(body);"]
    case .javaScript:
      return ["/** \(summary) */", "\(name): (\(list(""))) => \(body),"]
    case .css, .json:
      return ["\(name)(\(list(""))) = \(body)  \(summary)"]
    }
  }

  /// The expression with a language's numbers and functions.
  private static func translated(_ expression: String, to language: CodeLanguage) -> String {
    var text = ""
    var word = ""
    func flushed() -> String {
      guard let first = word.first else { return "" }
      if first.isNumber { return language.number(word) }
      guard word == "min" || word == "max" else { return word }
      return switch language {
      case .kotlin: "\(word)Of"
      case .dart: "math.\(word)"
      case .javaScript: "Math.\(word)"
      case .swift, .css, .json: word
      }
    }
    for character in expression {
      if character.isLetter || character.isNumber || character == "." {
        word.append(character)
      } else {
        text += flushed() + String(character)
        word = ""
      }
    }
    return text + flushed()
  }
}
