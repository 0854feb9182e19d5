import FloatCore

/// A first look at a YAML text, token by token, before the parser builds anything from it.
///
/// Refuses what the strict subset leaves out (anchors, aliases, tags, directives, block text, complex keys,
/// several documents, tabs as indentation) with its place, and texts that nest too deep or hold too much.
/// Notes where keys stand, and quotes and brackets that are never closed, for the parser's messages.
struct YAMLScan {
  /// Where the keys of mappings start.
  private(set) var keys: [SourcePosition] = []
  /// Opening brackets and a quote that have no end.
  var unclosed: SourcePosition? { quote?.position ?? brackets.last }

  private let source: SourceText
  private let limits: YAMLLimits
  private var line = 0
  private var scalars: [Unicode.Scalar] = []
  private var column = 0
  private var quote: (mark: Unicode.Scalar, position: SourcePosition)?
  private var brackets: [SourcePosition] = []
  /// The columns of the block collections around the current token.
  private var indents: [Int] = []
  private var nodes = 0
  private var hasContent = false
  private var hasMarker = false
  /// True after an unquoted text at a line's end, which the next line may go on.
  private var isPlainOpen = false
  /// The scalar just read on this line, a key if a colon follows.
  private var candidate: Int?

  init(_ source: SourceText, limits: YAMLLimits) throws(Diagnostic) {
    self.source = source
    self.limits = limits
    guard source.text.utf8.count <= limits.bytes else {
      throw source.error(at: nil, "the file is larger than \(limits.bytes >> 10) KiB")
    }
    for (index, text) in source.lines.enumerated() {
      if text.isEmpty { continue }
      line = index + 1
      scalars = Array(text.unicodeScalars)
      column = 0
      candidate = nil
      if quote == nil { try startLine() }
      try scanLine()
    }
  }

  private func place(_ column: Int) -> SourcePosition { SourcePosition(line: line, column: column + 1) }

  private func refuse(_ column: Int, _ reason: String) -> Diagnostic {
    source.error(at: place(column), reason)
  }

  private func isBlankOrEnd(_ index: Int) -> Bool {
    guard index < scalars.count else { return true }
    return scalars[index] == " " || scalars[index] == "\t"
  }

  // MARK: - Lines

  private mutating func startLine() throws(Diagnostic) {
    guard brackets.isEmpty else {
      if isPlainOpen { scanPlain(isContinuation: true) }
      return
    }
    if starts(with: "---") {
      if hasContent || hasMarker {
        throw refuse(0, "a second document starts here; a file holds one, so remove the \"---\"")
      }
      hasMarker = true
      column = 3
      return
    }
    if starts(with: "...") {
      column = 3
      isPlainOpen = false
      return
    }
    if scalars.first == "%" { throw refuse(0, "YAML directives are not allowed here; remove the line") }
    let content = scalars.firstIndex { $0 != " " && $0 != "\t" }
    guard let content, scalars[content] != "#" else {
      if content != nil { isPlainOpen = false }
      column = scalars.count
      return
    }
    if let tab = scalars[..<content].firstIndex(of: "\t") {
      throw refuse(tab, "a tab cannot indent in YAML; use spaces")
    }
    column = content
    if isPlainOpen, content > indents.last ?? -1 {
      scanPlain(isContinuation: true)
    } else {
      isPlainOpen = false
      while let last = indents.last, last > content { indents.removeLast() }
    }
  }

  private func starts(with marker: String) -> Bool {
    scalars.starts(with: marker.unicodeScalars) && isBlankOrEnd(3)
  }

  private mutating func scanLine() throws(Diagnostic) {
    while column < scalars.count {
      if quote != nil {
        try scanQuoted()
      } else if scalars[column] == " " || scalars[column] == "\t" {
        column += 1
      } else {
        hasContent = hasContent || scalars[column] != "#"
        guard try scanToken() else { return }
      }
    }
  }

  // MARK: - Tokens

  /// Reads one token; false at a comment, which takes the rest of the line.
  private mutating func scanToken() throws(Diagnostic) -> Bool {
    let inFlow = !brackets.isEmpty
    switch scalars[column] {
    case "#" where column == 0 || isBlankOrEnd(column - 1):
      isPlainOpen = false
      return false
    case "[", "{":
      try count()
      brackets.append(place(column))
      try checkDepth()
      column += 1
      candidate = nil
    case "]", "}":
      _ = brackets.popLast()
      column += 1
      candidate = nil
    case "," where inFlow:
      column += 1
      candidate = nil
    case ":" where inFlow || isBlankOrEnd(column + 1):
      if let key = candidate {
        keys.append(place(key))
        if !inFlow { try pushIndent(key) }
      }
      candidate = nil
      try count()
      column += 1
    case "-" where !inFlow && isBlankOrEnd(column + 1):
      try count()
      try pushIndent(column)
      column += 1
    case "?" where isBlankOrEnd(column + 1):
      throw refuse(column, "a key must be one word; \"?\" is not allowed here")
    case "&":
      throw refuse(column, "anchors (&) are not allowed here; write the value where it is needed")
    case "*":
      throw refuse(column, "aliases (*) are not allowed here; write the value itself, or put it in quotes")
    case "!":
      throw refuse(column, "tags (!) are not allowed here; write the value alone, or put it in quotes")
    case "|" where !inFlow, ">" where !inFlow:
      throw refuse(column, "text over several lines is not allowed here; write it on one line in quotes")
    case "\"", "'":
      try count()
      candidate = column
      quote = (scalars[column], place(column))
      column += 1
    default:
      try count()
      candidate = column
      scanPlain(isContinuation: false)
    }
    return true
  }

  private mutating func scanPlain(isContinuation: Bool) {
    let inFlow = !brackets.isEmpty
    if isContinuation { candidate = nil }
    while column < scalars.count {
      let scalar = scalars[column]
      let endsKey = scalar == ":" && isBlankOrEnd(column + 1)
      let endsItem = inFlow && (",[]{}?".unicodeScalars.contains(scalar))
      let startsComment = scalar == "#" && column > 0 && isBlankOrEnd(column - 1)
      if endsKey || endsItem || startsComment {
        isPlainOpen = false
        return
      }
      column += 1
    }
    isPlainOpen = true
  }

  private mutating func scanQuoted() throws(Diagnostic) {
    guard let quote else { return }
    while column < scalars.count {
      let scalar = scalars[column]
      if scalar == "\\" && quote.mark == "\"" {
        try checkEscape()
        column += 2
      } else if scalar == quote.mark {
        column += 1
        if quote.mark == "'", column < scalars.count, scalars[column] == "'" {
          column += 1
          continue
        }
        self.quote = nil
        if quote.position.line != line { candidate = nil }
        return
      } else {
        column += 1
      }
    }
  }

  /// The parser ends a text at an escaped NUL without a word: it is refused here.
  private func checkEscape() throws(Diagnostic) {
    let letter = column + 1 < scalars.count ? scalars[column + 1] : " "
    let digits: Int? =
      switch letter {
      case "0": 0
      case "x": 2
      case "u": 4
      case "U": 8
      default: nil
      }
    guard let digits else { return }
    let code = scalars.dropFirst(column + 2).prefix(digits)
    if code.allSatisfy({ $0 == "0" }) {
      throw refuse(column, "the character U+0000 is not allowed in this file; remove it")
    }
  }

  // MARK: - Limits

  private mutating func count() throws(Diagnostic) {
    nodes += 1
    // Dashes and colons are counted beside what they introduce, hence the factor.
    if nodes > 2 * limits.nodes { throw refuse(column, "the file holds more than \(limits.nodes) values") }
  }

  private mutating func pushIndent(_ column: Int) throws(Diagnostic) {
    guard column > indents.last ?? -1 else { return }
    indents.append(column)
    try checkDepth()
  }

  private func checkDepth() throws(Diagnostic) {
    guard indents.count + brackets.count > limits.depth else { return }
    throw refuse(column, "nested deeper than \(limits.depth) levels")
  }
}
