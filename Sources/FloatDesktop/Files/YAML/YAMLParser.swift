import CYAML
import FloatCore

/// libyaml's parser over one text.
///
/// Events or tokens are read one at a time and nothing is read ahead, so that a reader can stop at any depth.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Kept alive because libyaml points into it.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter source: libyaml gets its lines with line feeds, also where the file has carriage returns.
  init(_ source: SourceText) throws(YAMLFailure) {
    let bytes = source.unifiedBytes
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

  /// Reads the next event; none follows the stream's end.
  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    return YAMLEvent(event)
  }

  /// Reads a token's kind and place; nil at the end.
  func nextToken() throws(YAMLFailure) -> (
    kind: yaml_token_type_t, start: SourcePosition, isWritten: Bool
  )? {
    var token = yaml_token_t()
    guard yaml_parser_scan(parser, &token) == 1 else { throw failure }
    defer { yaml_token_delete(&token) }
    guard token.type != YAML_STREAM_END_TOKEN, token.type != YAML_NO_TOKEN else { return nil }
    // A token that libyaml itself inserts takes no room in the text.
    return (token.type, SourcePosition(token.start_mark), token.end_mark.index > token.start_mark.index)
  }

  private var failure: YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      let context = parser.pointee.context.map { String(cString: $0) }
      return YAMLFailure(
        problem: problem, position: SourcePosition(parser.pointee.problem_mark), context: context ?? "",
        contextPosition: context == nil ? nil : SourcePosition(parser.pointee.context_mark))
    default:
      return YAMLFailure(problem: problem)
    }
  }
}

/// One event of libyaml's parser.
struct YAMLEvent: ~Copyable {
  let raw: yaml_event_t

  fileprivate init(_ raw: yaml_event_t) { self.raw = raw }

  deinit {
    var raw = raw
    yaml_event_delete(&raw)
  }

  var type: yaml_event_type_t { raw.type }
  var start: SourcePosition { SourcePosition(raw.start_mark) }
  var end: SourcePosition { SourcePosition(raw.end_mark) }

  /// An anchor or a tag before the value, which is refused.
  var refusal: YAMLRefusal? {
    let data = raw.data
    let (anchor, tag) =
      switch type {
      case YAML_SCALAR_EVENT: (data.scalar.anchor, data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT: (data.sequence_start.anchor, data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: (data.mapping_start.anchor, data.mapping_start.tag)
      default: (nil, nil)
      }
    return anchor != nil ? .anchor : tag != nil ? .tag : nil
  }

  /// The text of a scalar.
  var text: String {
    let scalar = raw.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  /// True where a scalar holds the character U+0000.
  var holdsNUL: Bool {
    let scalar = raw.data.scalar
    return UnsafeBufferPointer(start: scalar.value, count: scalar.length).contains(0)
  }
}

extension SourcePosition {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
