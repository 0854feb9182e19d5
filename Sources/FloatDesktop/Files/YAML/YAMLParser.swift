import CYAML
import FloatCore

/// libyaml's parser over one text.
///
/// Events or tokens are read one at a time and nothing is built ahead of them, so that a reader can stop at any depth.
package struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml keeps pointing at the text.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter source: Lines end with a line feed for libyaml, whatever they end with in the file.
  package init(_ source: SourceText) throws(YAMLFailure) {
    let bytes = Array(source.lines.joined(separator: "\n").utf8)
    text = .allocate(capacity: max(bytes.count, 1))
    _ = text.update(fromContentsOf: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { throw YAMLFailure(problem: "out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event; after ``YAMLEvent/Kind/streamEnd`` there is none.
  package func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return Self.event(event)
  }

  /// A token's kind and place; nil at the end.
  package func nextToken() throws(YAMLFailure) -> (
    kind: yaml_token_type_t, start: SourcePosition, isWritten: Bool
  )? {
    var token = yaml_token_t()
    guard yaml_parser_scan(parser, &token) == 1 else { throw failure }
    defer { yaml_token_delete(&token) }
    guard token.type != YAML_STREAM_END_TOKEN, token.type != YAML_NO_TOKEN else { return nil }
    // A token that libyaml puts in by itself takes no room in the text.
    return (token.type, Self.place(token.start_mark), token.end_mark.index > token.start_mark.index)
  }

  private var failure: YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      let context = parser.pointee.context.map { String(cString: $0) }
      return YAMLFailure(
        problem: problem, position: Self.place(parser.pointee.problem_mark), context: context ?? "",
        contextPosition: context == nil ? nil : Self.place(parser.pointee.context_mark))
    default:
      return YAMLFailure(problem: problem)
    }
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    var hasAnchor = false
    var hasTag = false
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      let document = event.data.document_start
      kind = .documentStart(
        isExplicit: document.implicit == 0,
        hasDirectives: document.version_directive != nil
          || document.tag_directives.start != document.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (hasAnchor, hasTag) = (scalar.anchor != nil, scalar.tag != nil)
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let style: YAMLEvent.Style =
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
      kind = .scalar(text, style)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      (hasAnchor, hasTag) = (sequence.anchor != nil, sequence.tag != nil)
      kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      (hasAnchor, hasTag) = (mapping.anchor != nil, mapping.tag != nil)
      kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: kind = .streamStart
    }
    return YAMLEvent(
      kind: kind, start: place(event.start_mark), end: place(event.end_mark), hasAnchor: hasAnchor,
      hasTag: hasTag)
  }

  private static func place(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: mark.line + 1, column: mark.column + 1)
  }
}

/// One step through a YAML text, as libyaml tells it.
package struct YAMLEvent {
  package enum Kind {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool, hasDirectives: Bool)
    case documentEnd
    case alias
    case scalar(String, Style)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  package enum Style {
    case plain
    case quoted
    /// Text over several lines behind `|` or `>`.
    case block
  }

  package var kind: Kind
  package var start: SourcePosition
  package var end: SourcePosition
  package var hasAnchor = false
  package var hasTag = false
}
