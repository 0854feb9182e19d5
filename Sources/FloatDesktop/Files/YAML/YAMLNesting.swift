/// How deep a YAML text is nested at most, found without parsing it.
///
/// The parser recurses for every level, so a text that is nested a hundred thousand levels deep would exhaust the
/// stack before it could be refused.
enum YAMLNesting {
  /// More than any file of this project needs, and far less than the stack holds.
  static let limit = 64

  /// An upper bound of the depth: open brackets, plus the indicators and half the spaces that begin a line.
  ///
  /// Brackets inside of texts count too, so the bound is too high where a text opens brackets and leaves them
  /// open.
  static func depthBound(_ text: String) -> Int {
    var brackets = 0
    var indent = 0
    var spaces = 0
    var isLineStart = true
    var bound = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        isLineStart = true
        indent = 0
        spaces = 0
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if isLineStart { spaces += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isLineStart { indent += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        isLineStart = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        brackets = max(brackets - 1, 0)
        isLineStart = false
      default:
        isLineStart = false
      }
      bound = max(bound, brackets + indent + spaces / 2)
    }
    return bound
  }
}
