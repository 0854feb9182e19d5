import CYAML
import FloatCore

/// The tokens that events do not show: keys after a question mark, and quotes and brackets that are never closed.
struct YAMLTokens {
  /// The first `?` that introduces a key.
  private(set) var explicitKey: SourcePosition?
  /// The last quote or bracket without an end.
  private(set) var unclosed: SourcePosition?

  /// False where every question mark ends a word, as in most texts; else the tokens must be read.
  static func mayHaveExplicitKey(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "?") {
        let before = index > 0 ? bytes[index - 1] : 0
        let letter = before | 0x20
        if before < 0x80, letter < UInt8(ascii: "a") || letter > UInt8(ascii: "z") { return true }
      }
      return false
    }
  }

  /// - Parameter depth: The depth of brackets beyond which tokens are not read.
  init(_ source: SourceText, depth: Int) {
    var brackets: [SourcePosition] = []
    do throws(YAMLFailure) {
      let parser = try YAMLParser(source)
      while brackets.count <= depth, let token = try parser.nextToken() {
        switch token.kind {
        case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: brackets.append(token.start)
        case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: _ = brackets.popLast()
        case YAML_KEY_TOKEN where token.isWritten: explicitKey = explicitKey ?? token.start
        default: break
        }
      }
      unclosed = brackets.last
    } catch {
      // After this place any token could follow, so nothing is known about the brackets that are open here.
      if error.context == "while scanning a quoted scalar", error.problem.hasPrefix("found unexpected") {
        unclosed = error.contextPosition
      }
    }
  }
}
