import CYAML
import FloatCore

/// Reads the strict subset of YAML that all of this program's files use.
///
/// The subset has plain, quoted and flow values in mappings and sequences, and nothing else. Scalars stay text, and a
/// key given twice stays in the mapping twice.
package struct YAMLReader: ~Copyable {
  private let parser: YAMLParser
  private let source: SourceText
  private let limits: YAMLLimits
  private var nodes = 0

  /// The document's value, or nil when the file holds nothing but comments.
  package static func read(_ source: SourceText, limits: YAMLLimits = .standard) throws(Diagnostic)
    -> Node?
  {
    guard source.text.utf8.count <= limits.bytes else {
      throw source.error(at: nil, BoundedFile.Failure.tooLarge(limit: limits.bytes).message)
    }
    if YAMLTokens.mayHaveExplicitKey(source.text),
      let place = YAMLTokens(source, depth: limits.depth).explicitKey
    {
      throw source.error(at: place, YAMLRefusal.explicitKey.rawValue)
    }
    var reader = try YAMLReader(source, limits)
    return try reader.document()
  }

  private init(_ source: SourceText, _ limits: YAMLLimits) throws(Diagnostic) {
    self.source = source
    self.limits = limits
    do throws(YAMLFailure) { parser = try YAMLParser(source) } catch {
      throw YAMLMessage.diagnostic(for: error, in: source, unclosed: nil)
    }
  }

  private func next() throws(Diagnostic) -> YAMLEvent {
    do throws(YAMLFailure) { return try parser.next() } catch {
      throw YAMLMessage.diagnostic(
        for: error, in: source, unclosed: YAMLTokens(source, depth: limits.depth).unclosed)
    }
  }

  private func refuse(_ position: SourcePosition, _ refusal: YAMLRefusal) -> Diagnostic {
    source.error(at: position, refusal.rawValue)
  }

  private mutating func document() throws(Diagnostic) -> Node? {
    var root: Node?
    var hasDocument = false
    while true {
      let event = try next()
      switch event.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return root
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_DOCUMENT_START_EVENT:
        let start = event.raw.data.document_start
        if hasDocument {
          let advice = start.implicit == 0 ? ", so remove the \"---\"" : ""
          throw source.error(at: event.start, "a second document starts here; a file holds one" + advice)
        }
        if start.version_directive != nil || start.tag_directives.start != start.tag_directives.end {
          throw refuse(event.start, .directive)
        }
        hasDocument = true
      default:
        root = try node(event, depth: 1, inFlow: false)
      }
    }
  }

  private mutating func node(_ event: borrowing YAMLEvent, depth: Int, inFlow: Bool) throws(Diagnostic)
    -> Node
  {
    try count(event)
    let position = event.start
    switch event.type {
    case YAML_SCALAR_EVENT:
      return .scalar(try scalar(event, inFlow: inFlow))
    case YAML_SEQUENCE_START_EVENT:
      try check(depth, at: position)
      let inFlow = inFlow || event.raw.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      var items: [Node] = []
      while true {
        let event = try next()
        if event.type == YAML_SEQUENCE_END_EVENT { return .sequence(items, position) }
        items.append(try node(event, depth: depth + 1, inFlow: inFlow))
      }
    case YAML_MAPPING_START_EVENT:
      try check(depth, at: position)
      let inFlow = inFlow || event.raw.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      var pairs: [Node.Pair] = []
      while true {
        let event = try next()
        if event.type == YAML_MAPPING_END_EVENT { return .mapping(pairs, position) }
        let key = try key(event, inFlow: inFlow)
        pairs.append(Node.Pair(key: key, value: try node(try next(), depth: depth + 1, inFlow: inFlow)))
      }
    default:
      throw refuse(position, .alias)
    }
  }

  private mutating func key(_ event: borrowing YAMLEvent, inFlow: Bool) throws(Diagnostic) -> Node.Scalar {
    try count(event)
    switch event.type {
    case YAML_SCALAR_EVENT: return try scalar(event, inFlow: inFlow)
    case YAML_ALIAS_EVENT: throw refuse(event.start, .alias)
    default: throw refuse(event.start, .collectionAsKey)
    }
  }

  /// Counts a value; refuses an anchor or a tag before it.
  private mutating func count(_ event: borrowing YAMLEvent) throws(Diagnostic) {
    nodes += 1
    if nodes > limits.nodes {
      throw source.error(at: event.start, "the file holds more than \(limits.nodes) values")
    }
    if let refusal = event.refusal { throw refuse(event.start, refusal) }
  }

  private func check(_ depth: Int, at position: SourcePosition) throws(Diagnostic) {
    guard depth > limits.depth else { return }
    throw source.error(at: position, "nested deeper than \(limits.depth) levels")
  }

  private func scalar(_ event: borrowing YAMLEvent, inFlow: Bool) throws(Diagnostic) -> Node.Scalar {
    let (text, style) = (event.text, event.raw.data.scalar.style)
    // Text over several lines starts with | or >.
    if style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE {
      throw refuse(event.start, .block)
    }
    let isQuoted = style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
    if !isQuoted, !inFlow, event.end.line > event.start.line {
      // libyaml accepts a tab behind enough spaces.
      for number in event.start.line + 1...event.end.line {
        let blanks = (source.line(number) ?? "").unicodeScalars.prefix { $0 == " " || $0 == "\t" }
        guard let tab = blanks.firstIndex(of: "\t") else { continue }
        let column = blanks.distance(from: blanks.startIndex, to: tab) + 1
        throw refuse(SourcePosition(line: number, column: column), .tabIndentation)
      }
    }
    if event.holdsNUL {
      throw source.error(
        at: escapedNUL(from: event.start), "the character U+0000 is not allowed in this file; remove it")
    }
    return Node.Scalar(
      text: text, kind: isQuoted ? .quoted : .plain, position: event.start, end: event.end)
  }

  /// The place of `\0`, `\x00`, `\u0000` or `\U00000000` in the quoted text that starts at a position.
  private func escapedNUL(from start: SourcePosition) -> SourcePosition {
    for number in start.line...max(start.line, source.lineCount) {
      let scalars = Array((source.line(number) ?? "").unicodeScalars)
      var column = number == start.line ? start.column : 0
      while column + 1 < scalars.count {
        guard scalars[column] == "\\" else {
          column += 1
          continue
        }
        let digits: Int? =
          switch scalars[column + 1] {
          case "0": 0
          case "x": 2
          case "u": 4
          case "U": 8
          default: nil
          }
        if let digits, scalars.dropFirst(column + 2).prefix(digits).allSatisfy({ $0 == "0" }) {
          return SourcePosition(line: number, column: column + 1)
        }
        column += 2
      }
    }
    return start
  }
}

/// Limits for YAML files, so that none can stall the program or exhaust its memory.
package struct YAMLLimits: Hashable, Sendable {
  package var bytes: Int
  package var depth: Int
  package var nodes: Int

  /// For a config file or a scenario: thirty times what the largest honest one needs.
  package static let standard = YAMLLimits(bytes: 256 * 1024, depth: 8, nodes: 4000)
  /// For a prototype: several times what the largest shipped one needs.
  package static let content = YAMLLimits(bytes: 1024 * 1024, depth: 12, nodes: 60_000)
}
