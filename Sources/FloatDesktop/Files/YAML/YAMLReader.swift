import FloatCore

/// Reads the strict subset of YAML that every file of this program is written in.
///
/// Plain, quoted and flow values in mappings and sequences; nothing else. Scalars stay text, and a key given twice
/// stays there twice.
package struct YAMLReader: ~Copyable {
  private let parser: YAMLParser
  private let source: SourceText
  private let limits: YAMLLimits
  private var nodes = 0

  /// The document's value, or nil when the file holds nothing but comments.
  package static func read(_ source: SourceText, limits: YAMLLimits = .standard) throws(Diagnostic)
    -> YAMLNode?
  {
    guard source.text.utf8.count <= limits.bytes else {
      throw source.error(at: nil, BoundedFile.Failure.tooLarge(limit: limits.bytes).message)
    }
    if source.text.utf8.contains(UInt8(ascii: "?")),
      let place = YAMLTokens(source, depth: limits.depth).explicitKey
    {
      throw source.error(at: place, YAMLRefusal.explicitKey.rawValue)
    }
    do throws(Problem) {
      var reader = try YAMLReader(source, limits)
      return try reader.document()
    } catch {
      switch error {
      case .refused(let diagnostic): throw diagnostic
      case .notYAML(let failure):
        throw YAMLMessage.diagnostic(
          for: failure, in: source, unclosed: YAMLTokens(source, depth: limits.depth).unclosed)
      }
    }
  }

  private enum Problem: Error {
    case refused(Diagnostic)
    case notYAML(YAMLFailure)
  }

  private init(_ source: SourceText, _ limits: YAMLLimits) throws(Problem) {
    self.source = source
    self.limits = limits
    do throws(YAMLFailure) { parser = try YAMLParser(source) } catch { throw .notYAML(error) }
  }

  private func next() throws(Problem) -> YAMLEvent {
    do throws(YAMLFailure) { return try parser.next() } catch { throw .notYAML(error) }
  }

  private func refuse(_ position: SourcePosition, _ reason: String) -> Problem {
    .refused(source.error(at: position, reason))
  }

  private func refuse(_ position: SourcePosition, _ refusal: YAMLRefusal) -> Problem {
    refuse(position, refusal.rawValue)
  }

  private mutating func document() throws(Problem) -> YAMLNode? {
    var root: YAMLNode?
    var hasDocument = false
    while true {
      let event = try next()
      switch event.kind {
      case .streamEnd: return root
      case .streamStart, .documentEnd: continue
      case .documentStart(let isExplicit, let hasDirectives):
        if hasDocument {
          throw refuse(
            event.start,
            "a second document starts here; a file holds one" + (isExplicit ? ", so remove the \"---\"" : ""))
        }
        if hasDirectives { throw refuse(event.start, .directive) }
        hasDocument = true
      default:
        root = try node(event, depth: 1, inFlow: false)
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int, inFlow: Bool) throws(Problem) -> YAMLNode {
    try count(event)
    let position = event.start
    switch event.kind {
    case .scalar(let text, let style):
      return .scalar(try scalar(text, style, event, inFlow: inFlow))
    case .sequenceStart(let isFlow):
      try check(depth, at: position)
      var items: [YAMLNode] = []
      while true {
        let event = try next()
        if case .sequenceEnd = event.kind { return .sequence(items, position) }
        items.append(try node(event, depth: depth + 1, inFlow: inFlow || isFlow))
      }
    case .mappingStart(let isFlow):
      try check(depth, at: position)
      var pairs: [YAMLPair] = []
      while true {
        let event = try next()
        if case .mappingEnd = event.kind { return .mapping(pairs, position) }
        let key = try key(event, inFlow: inFlow || isFlow)
        let value = try node(try next(), depth: depth + 1, inFlow: inFlow || isFlow)
        pairs.append(YAMLPair(key: key, value: value))
      }
    default:
      throw refuse(position, .alias)
    }
  }

  private mutating func key(_ event: YAMLEvent, inFlow: Bool) throws(Problem) -> YAMLScalar {
    try count(event)
    switch event.kind {
    case .scalar(let text, let style): return try scalar(text, style, event, inFlow: inFlow)
    case .alias: throw refuse(event.start, .alias)
    default: throw refuse(event.start, .collectionAsKey)
    }
  }

  /// Counts a value; refuses an anchor or a tag before it.
  private mutating func count(_ event: YAMLEvent) throws(Problem) {
    nodes += 1
    if nodes > limits.nodes {
      throw refuse(event.start, "the file holds more than \(limits.nodes) values")
    }
    if event.hasAnchor { throw refuse(event.start, .anchor) }
    if event.hasTag { throw refuse(event.start, .tag) }
  }

  private func check(_ depth: Int, at position: SourcePosition) throws(Problem) {
    guard depth > limits.depth else { return }
    throw refuse(position, "nested deeper than \(limits.depth) levels")
  }

  private func scalar(
    _ text: String, _ style: YAMLEvent.Style, _ event: YAMLEvent, inFlow: Bool
  ) throws(Problem) -> YAMLScalar {
    if style == .block { throw refuse(event.start, .block) }
    if style == .plain, !inFlow, event.end.line > event.start.line {
      // libyaml takes a tab behind enough spaces.
      for number in event.start.line + 1...event.end.line {
        let blanks = (source.line(number) ?? "").unicodeScalars.prefix { $0 == " " || $0 == "\t" }
        guard let tab = blanks.firstIndex(of: "\t") else { continue }
        let column = blanks.distance(from: blanks.startIndex, to: tab) + 1
        throw refuse(SourcePosition(line: number, column: column), .tabIndentation)
      }
    }
    if text.utf8.contains(0) {
      throw refuse(
        escapedNUL(from: event.start), "the character U+0000 is not allowed in this file; remove it")
    }
    return YAMLScalar(text: text, isQuoted: style == .quoted, position: event.start)
  }

  /// Where `\0`, `\x00`, `\u0000` or `\U00000000` stands in the quoted text that starts at a place.
  private func escapedNUL(from start: SourcePosition) -> SourcePosition {
    for number in start.line...max(start.line, source.lines.count) {
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

  /// A config file or a scenario: thirty times what the largest honest one needs.
  package static let standard = YAMLLimits(bytes: 256 * 1024, depth: 8, nodes: 4000)
  /// A prototype: several times what the largest shipped one needs.
  package static let content = YAMLLimits(bytes: 1024 * 1024, depth: 12, nodes: 60_000)
}
