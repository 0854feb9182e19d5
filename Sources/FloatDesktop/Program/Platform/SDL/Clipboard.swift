import CSDL2

/// The desktop's clipboard.
enum Clipboard {
  static func copy(_ text: String) { SDL_SetClipboardText(text) }

  /// Its text; nil if there is none.
  static var text: String? {
    guard let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}
