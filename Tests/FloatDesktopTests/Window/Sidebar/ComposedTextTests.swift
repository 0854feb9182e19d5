import CSDL2
import Testing

@testable import FloatDesktop

/// The composed text of an input method, from SDL's events.
@Suite struct ComposedTextTests {
  private func event(_ text: String, start: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = start
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
    return event
  }

  @Test(arguments: [
    ("ni'hao", 6, 6), ("你好", 1, 1), ("", 0, 0), ("abc", -1, 0), ("abc", 99, 3), ("e\u{301}a", 2, 1),
  ])
  func text_and_caret(text: String, start: Int32, caret: Int) {
    let composed = ComposedText(event(text, start: start))
    #expect(composed.text == text)
    #expect(composed.caret == caret)
  }

  @Test func a_long_one_comes_in_memory_of_its_own() {
    let text = String(repeating: "你", count: 40)
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    event.editExt.start = 3
    let composed = ComposedText(event)
    #expect(composed.text == text)
    #expect(composed.caret == 3)
  }
}
