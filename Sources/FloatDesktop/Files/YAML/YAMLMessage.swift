import FloatCore

/// Turns libyaml's errors into messages that say what to do.
enum YAMLMessage {
  /// - Parameter unclosed: A quote or bracket without an end, which explains most errors behind it.
  static func diagnostic(
    for failure: YAMLFailure, in source: SourceText, unclosed: SourcePosition?
  ) -> Diagnostic {
    guard let mark = failure.position else {
      return source.error(at: nil, "cannot be read: \(failure.problem)")
    }
    if let line = source.lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
      return source.error(
        at: SourcePosition(line: line + 1, column: 1),
        "a merge left both sides here; keep one, without the lines of <<<<<<<, ======= and >>>>>>>")
    }
    // A key without a colon is noticed in the line below it.
    for number in max(1, min(failure.contextPosition?.line ?? mark.line, mark.line - 1))...mark.line {
      if let line = source.line(number), let (column, told) = LookAlike.spoiledKey(in: line) {
        return source.error(
          at: SourcePosition(line: number, column: column), "expected \"key: value\"; \(told)")
      }
    }
    if let (refusal, place) = refusal(failure, mark, source) {
      return source.error(at: place, refusal.rawValue)
    }
    if let unclosed, let opening = scalar(at: unclosed, source) {
      return source.error(at: unclosed, "this \(opening) is never closed")
    }
    if failure.problem.contains("could not find expected ':'"), scalar(at: mark, source) != "\t" {
      return source.error(
        at: failure.contextPosition ?? mark, "expected \"key: value\"; a colon and a space are missing")
    }
    return source.error(at: mark, syntax(failure.problem, mark, source))
  }

  /// A feature outside the strict subset that libyaml could not read, at the mark or where its context began.
  private static func refusal(
    _ failure: YAMLFailure, _ mark: SourcePosition, _ source: SourceText
  ) -> (YAMLRefusal, SourcePosition)? {
    if scalar(at: mark, source) == "\t" {
      let line = source.line(mark.line)?.unicodeScalars.prefix(mark.column - 1) ?? .init()
      return line.allSatisfy { $0 == " " || $0 == "\t" } ? (.tabIndentation, mark) : nil
    }
    if failure.problem.hasPrefix("mapping keys are not allowed") { return (.explicitKey, mark) }
    guard !failure.problem.contains("cannot start any token") else { return nil }
    for place in [failure.contextPosition, mark].compactMap({ $0 }) {
      guard let start = scalar(at: place, source), let refusal = YAMLRefusal(startingWith: start) else {
        continue
      }
      if refusal == .block, failure.context != "while scanning a block scalar" { continue }
      return (refusal, place)
    }
    return nil
  }

  /// What is wrong at a place.
  private static func syntax(_ problem: String, _ mark: SourcePosition, _ source: SourceText) -> String {
    let found = scalar(at: mark, source)
    let hint = source.line(mark.line).map { LookAlike.hint(in: $0, before: mark.column) } ?? ""
    if found == "\t" { return "a tab cannot stand here in YAML; use spaces" }
    if problem.contains("expected <document start>") {
      return source.lines.prefix(mark.line - 1).contains { $0.hasPrefix("...") }
        ? "a second document starts here; a file holds one"
        : "this line is indented less than the first one; start both in the same column"
    }
    if problem.contains("mapping values are not allowed") {
      return source.line(mark.line)?.unicodeScalars.prefix(mark.column - 1).contains(":") ?? true
        ? "a second \":\" in one value; put the value in quotes, or start a new line" + hint
        : "a key cannot stand here; check this line's indentation and the end of the line above"
    }
    if problem.contains("cannot start any token"), let found {
      return "a value cannot start with \(found); put it in quotes"
    }
    if problem.contains("',' or ']'") || problem.contains("',' or '}'") {
      let end = problem.contains("]") ? "]" : "}"
      return "expected \",\" or \"\(end)\"" + hint
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected '-'") {
      return "expected a key or a list item here; check the indentation and the quotes"
    }
    if problem.contains("unknown escape character") || problem.contains("hexdecimal") {
      return "unknown escape after \"\\\"; use single quotes, or write \"\\\\\""
    }
    return "not valid YAML: \(problem)"
  }

  private static func scalar(at position: SourcePosition, _ source: SourceText) -> Unicode.Scalar? {
    source.line(position.line)?.unicodeScalars.dropFirst(position.column - 1).first
  }
}
