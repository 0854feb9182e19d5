import Foundation

/// A declaration that users of the core see, as it stands in a source file.
struct PublicDeclaration {
  /// The line's number, from 1.
  var line: Int
  /// Its first line, without the white space before it.
  var text: String
  /// The lines of its doc comment without their slashes; empty when there is none.
  var comment: [String]

  /// The declarations in a formatted source file: everything `public`, the cases of public enumerations and the
  /// requirements of public protocols.
  static func all(in source: String) -> [PublicDeclaration] {
    let lines = source.components(separatedBy: "\n")
    return lines.indices.filter { isVisible($0, lines) }.map { index in
      var start = index
      while start > 0, trimmed(lines[start - 1]).hasPrefix("@") { start -= 1 }
      var comment: [String] = []
      while start > 0, trimmed(lines[start - 1]).hasPrefix("///") {
        start -= 1
        comment.insert(String(trimmed(lines[start]).dropFirst(3)), at: 0)
      }
      if comment.allSatisfy({ trimmed($0).isEmpty }) { comment = [] }
      return PublicDeclaration(line: index + 1, text: trimmed(lines[index]), comment: comment)
    }
  }

  private static func isVisible(_ index: Int, _ lines: [String]) -> Bool {
    let words = trimmed(lines[index]).split(separator: " ").drop { $0.hasPrefix("@") }
    guard let first = words.first else { return false }
    if first == "public" { return !words.dropFirst().starts(with: ["import"]) }
    if first == "case" || words.starts(with: ["indirect", "case"]) {
      return container(of: index, lines).hasPublic("enum")
    }
    let requirements = ["func", "var", "init", "subscript", "static", "mutating", "associatedtype"]
    return requirements.contains { first.hasPrefix($0) } && container(of: index, lines).hasPublic("protocol")
  }

  /// The head of the declaration around a line: the nearest line before it that is indented less.
  private static func container(of index: Int, _ lines: [String]) -> String {
    let indent = indentation(lines[index])
    return lines[..<index].last { !["", "{"].contains(trimmed($0)) && indentation($0) < indent } ?? ""
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
}

extension String {
  fileprivate func hasPublic(_ kind: String) -> Bool {
    let words = trimmingCharacters(in: .whitespaces)
    return words.hasPrefix("public \(kind) ") || words.hasPrefix("public indirect \(kind) ")
  }
}
