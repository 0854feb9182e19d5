import CYAML
import FloatCore

/// A value of a file of YAML with the bytes that it takes there.
struct WrittenNode {
  enum Content {
    case scalar(String)
    case sequence([WrittenNode])
    case mapping([Pair])
  }

  struct Pair {
    var key: WrittenNode
    var value: WrittenNode
    var name: String { if case .scalar(let text) = key.content { text } else { "" } }
    /// The offset behind the pair.
    var end: Int { max(key.range.upperBound, value.range.upperBound) }
  }

  var content: Content
  /// Empty for a key without a value: behind its colon, or where there is no colon behind the key.
  var range: Range<Int>
  var position: SourcePosition
  /// Whether it has brackets or braces.
  var isFlow = false

  var pairs: [Pair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  /// The file's value; nil where it holds nothing but comments.
  ///
  /// - Parameter source: A text that ``YAMLReader`` takes.
  static func read(_ source: SourceText, _ bytes: [UInt8], _ lines: LineTable) throws(YAMLFailure)
    -> WrittenNode?
  {
    let reader = WrittenReader(parser: try YAMLParser(source), bytes: bytes, lines: lines)
    while true {
      let event = try reader.parser.next()
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
      default: return try reader.node(event)
      }
    }
  }
}

private struct WrittenReader: ~Copyable {
  let parser: YAMLParser
  let bytes: [UInt8]
  let lines: LineTable

  private func offset(_ position: SourcePosition) -> Int {
    lines.offset(of: position, in: bytes) ?? bytes.count
  }

  func node(_ event: borrowing YAMLEvent) throws(YAMLFailure) -> WrittenNode {
    let (position, data) = (event.start, event.raw.data)
    let start = offset(position)
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      var items: [WrittenNode] = []
      while true {
        let event = try parser.next()
        guard event.type == YAML_SEQUENCE_END_EVENT else {
          items.append(try node(event))
          continue
        }
        let end = isFlow ? offset(event.end) : items.last?.range.upperBound ?? start
        return WrittenNode(
          content: .sequence(items), range: start..<max(start, end), position: position, isFlow: isFlow)
      }
    case YAML_MAPPING_START_EVENT:
      let isFlow = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      var pairs: [WrittenNode.Pair] = []
      while true {
        let event = try parser.next()
        guard event.type == YAML_MAPPING_END_EVENT else {
          let key = try node(event)
          var pair = WrittenNode.Pair(key: key, value: try node(try parser.next()))
          if pair.value.range.isEmpty {
            // libyaml gives a value that is not there the place of what follows.
            let end = key.range.upperBound
            let gap = bytes[end..<max(end, min(pair.value.range.lowerBound, bytes.count))]
            let place = gap.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? end
            pair.value.range = place..<place
          }
          pairs.append(pair)
          continue
        }
        let end = isFlow ? offset(event.end) : pairs.last?.end ?? start
        return WrittenNode(
          content: .mapping(pairs), range: start..<max(start, end), position: position, isFlow: isFlow)
      }
    default:
      return WrittenNode(
        content: .scalar(event.text), range: start..<max(start, offset(event.end)), position: position)
    }
  }
}
