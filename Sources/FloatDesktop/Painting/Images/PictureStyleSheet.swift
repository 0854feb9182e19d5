/// The classes of a `<style>` element, as the renderer finds them.
struct PictureStyleSheet {
  /// The declarations of the rules, once for each class that a rule applies to.
  private(set) var descriptions: [ArraySlice<UInt8>] = []
  /// False if a class has no `}`: the renderer would then have a class without declarations, which crashes it.
  private(set) var isClosed = true

  private enum State {
    case between
    case selector
    case rule
  }

  /// - Parameter text: The whole text up to the next tag.
  init(_ text: ArraySlice<UInt8>) {
    var state = State.between
    var start = text.startIndex
    var open = 0
    for (index, byte) in zip(text.indices, text) {
      switch state {
      case .rule:
        if byte == UInt8(ascii: "{") {
          start = index + 1
        } else if byte == UInt8(ascii: "}") {
          descriptions += repeatElement(text[start..<index], count: open)
          open = 0
          state = .between
        }
      case .selector where Self.endsSelector(byte):
        if text[start] == UInt8(ascii: ".") { open += 1 }
        start = index + 1
        state = byte == UInt8(ascii: ",") ? .between : .rule
      case .between where !Self.endsSelector(byte):
        start = index
        state = .selector
      case .selector, .between: break
      }
    }
    isClosed = open == 0
  }

  private static func endsSelector(_ byte: UInt8) -> Bool {
    PictureMarkup.isBlank(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",")
  }
}
