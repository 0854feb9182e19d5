import CSDL2

/// The text that an input method has composed and not committed, from SDL's event.
struct ComposedText: Equatable {
  let text: String
  /// In characters.
  let caret: Int

  init(_ text: String, caretScalar: Int) {
    self.text = text
    caret = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, caretScalar)))).count
  }

  /// Takes ownership of a long text's memory, so each event must be read only once.
  init(_ event: SDL_Event) {
    if event.type == SDL_TEXTEDITING_EXT.rawValue {
      let long = event.editExt
      self.init(long.text.map { String(cString: $0) } ?? "", caretScalar: Int(long.start))
      SDL_free(long.text)
    } else {
      let text = withUnsafeBytes(of: event.edit.text) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      self.init(text, caretScalar: Int(event.edit.start))
    }
  }
}
