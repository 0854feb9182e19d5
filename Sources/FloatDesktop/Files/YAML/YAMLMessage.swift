import FloatCore
import Yams

/// Tells the parser's errors in words that say what to do.
enum YAMLMessage {
  /// - Parameter unclosed: a quote or bracket without an end, which explains most errors behind it.
  static func diagnostic(
    for error: YamlError, in source: SourceText, unclosed: SourcePosition?
  ) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntax(problem, place(mark), context.map { place($0.mark) }, source, unclosed)
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? ""
      return source.error(at: place(context.mark), key: name, "the key is given twice; remove one")
    case .reader(let problem, _, _, _):
      return source.error(at: nil, "cannot be read: \(problem)")
    default:
      return source.error(at: nil, "cannot be read as YAML")
    }
  }

  private static func place(_ mark: Mark) -> SourcePosition {
    SourcePosition(line: mark.line, column: mark.column)
  }

  private static func syntax(
    _ problem: String, _ mark: SourcePosition, _ context: SourcePosition?, _ source: SourceText,
    _ unclosed: SourcePosition?
  ) -> Diagnostic {
    if let unclosed, let opening = scalar(at: unclosed, source) {
      return source.error(at: unclosed, "this \(opening) is never closed")
    }
    let found = scalar(at: mark, source)
    if found == "\t" { return source.error(at: mark, "a tab cannot stand here in YAML; use spaces") }
    if problem.contains("found another document") {
      return source.error(at: mark, "a second document starts here; a file holds one")
    }
    if problem.contains("expected <document start>") {
      let isSecond = source.lines.prefix(mark.line - 1).contains { $0.hasPrefix("...") }
      return source.error(
        at: mark,
        isSecond
          ? "a second document starts here; a file holds one"
          : "this line is indented less than the first one; start both in the same column")
    }
    if problem.contains("mapping values are not allowed"),
      !(source.line(mark.line)?.unicodeScalars.prefix(mark.column - 1).contains(":") ?? true)
    {
      return source.error(
        at: mark, "a key cannot stand here; check this line's indentation and the end of the line above")
    }
    if problem.contains("mapping values are not allowed") {
      return source.error(
        at: mark, "a second \":\" in one value; put the value in quotes, or start a new line")
    }
    if problem.contains("could not find expected ':'") {
      return source.error(at: context ?? mark, "expected \"key: value\"; a colon and a space are missing")
    }
    if problem.contains("cannot start any token"), let found {
      return source.error(at: mark, "a value cannot start with \(found); put it in quotes")
    }
    if problem.contains("',' or ']'") || problem.contains("',' or '}'") {
      let end = problem.contains("]") ? "]" : "}"
      return source.error(at: mark, "expected \",\" or \"\(end)\"")
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected '-'") {
      return source.error(
        at: mark, "expected a key or a list item here; check the indentation and the quotes")
    }
    if problem.contains("unknown escape character") || problem.contains("hexdecimal") {
      return source.error(at: mark, "unknown escape after \"\\\"; use single quotes, or write \"\\\\\"")
    }
    return source.error(at: mark, "not valid YAML: \(problem)")
  }

  private static func scalar(at position: SourcePosition, _ source: SourceText) -> Unicode.Scalar? {
    source.line(position.line)?.unicodeScalars.dropFirst(position.column - 1).first
  }
}
