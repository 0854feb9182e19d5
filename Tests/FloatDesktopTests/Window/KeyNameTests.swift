import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct KeyNameTests {
  private func name(_ symbol: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> String? {
    KeyName.of(SDL_Keycode(bitPattern: symbol.rawValue), modifiers: UInt16(modifiers.rawValue))
  }

  @Test func keys_that_print_nothing_have_names() {
    #expect(name(SDLK_RETURN) == "Return")
    #expect(name(SDLK_KP_ENTER) == "Return")
    #expect(name(SDLK_DELETE) == "Delete")
    #expect(name(SDLK_SPACE) == "Space")
    #expect(name(SDLK_F1) == "F1")
    #expect(name(SDLK_F12) == "F12")
  }

  @Test func letters_are_themselves_and_capital_with_a_modifier() {
    #expect(name(SDLK_a) == "a")
    #expect(name(SDLK_a, KMOD_LCTRL) == "Ctrl+A")
    #expect(name(SDLK_1, KMOD_LSHIFT) == "1")
  }

  @Test func with_another_modifier_Shift_counts_on_letters_and_not_on_what_it_changes() {
    let both = SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_LCTRL.rawValue)
    #expect(name(SDLK_z, both) == "Ctrl+Shift+Z")
    #expect(name(SDLK_EQUALS, both) == "Ctrl+=")
    #expect(name(SDLK_z, KMOD_LSHIFT) == "z")
  }

  @Test func modifiers_come_in_one_order() {
    #expect(name(SDLK_TAB, KMOD_LSHIFT) == "Shift+Tab")
    let both = SDL_Keymod(KMOD_RALT.rawValue | KMOD_RCTRL.rawValue)
    #expect(name(SDLK_LEFT, both) == "Ctrl+Alt+Left")
  }

  @Test func on_a_layout_without_latin_letters_the_keys_place_decides() {
    func name(_ symbol: UInt32, _ scancode: SDL_Scancode, hasLatinLetters: Bool, _ modifiers: SDL_Keymod)
      -> String?
    {
      KeyName.of(
        SDL_Keycode(bitPattern: symbol), modifiers: UInt16(modifiers.rawValue), scancode: scancode,
        hasLatinLetters: hasLatinLetters)
    }
    // The key right of Tab: й on a Russian keyboard, ; on a Greek one, ' on Dvorak's, which has a q elsewhere.
    #expect(name(0x439, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+Q")
    #expect(name(0x3B, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+Q")
    #expect(name(0x27, SDL_SCANCODE_Q, hasLatinLetters: true, KMOD_LCTRL) == "Ctrl+'")
    #expect(name(0x439, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_NONE) == "й")
    #expect(name(SDLK_F11.rawValue, SDL_SCANCODE_F11, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+F11")
  }

  @Test func modifiers_alone_are_no_keys() {
    #expect(name(SDLK_LCTRL) == nil)
    #expect(name(SDLK_UNKNOWN) == nil)
  }
}
