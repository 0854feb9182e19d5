import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct KeyNameTests {
  private func name(_ symbol: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> String? {
    KeyName.all(SDL_Keycode(bitPattern: symbol.rawValue), modifiers: UInt16(modifiers.rawValue)).first
  }

  @Test func keys_have_names_and_modifiers_come_in_one_order() {
    let both = SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_LCTRL.rawValue)
    let right = SDL_Keymod(KMOD_RALT.rawValue | KMOD_RCTRL.rawValue)
    for (symbol, modifiers, expected) in [
      // Keys that print nothing.
      (SDLK_RETURN, KMOD_NONE, "Return"), (SDLK_KP_ENTER, KMOD_NONE, "Return"),
      (SDLK_DELETE, KMOD_NONE, "Delete"), (SDLK_SPACE, KMOD_NONE, "Space"), (SDLK_F1, KMOD_NONE, "F1"),
      (SDLK_F12, KMOD_NONE, "F12"),
      // Letters are themselves, and capital with a modifier.
      (SDLK_a, KMOD_NONE, "a"), (SDLK_a, KMOD_LCTRL, "Ctrl+A"), (SDLK_1, KMOD_LSHIFT, "1"),
      // With another modifier Shift counts on letters, and not on what it changes.
      (SDLK_z, both, "Ctrl+Shift+Z"), (SDLK_EQUALS, both, "Ctrl+="), (SDLK_z, KMOD_LSHIFT, "z"),
      (SDLK_TAB, KMOD_LSHIFT, "Shift+Tab"), (SDLK_LEFT, right, "Ctrl+Alt+Left"),
      // Modifiers alone are no keys.
      (SDLK_LCTRL, KMOD_NONE, nil), (SDLK_UNKNOWN, KMOD_NONE, nil),
    ] as [(SDL_KeyCode, SDL_Keymod, String?)] {
      #expect(name(symbol, modifiers) == expected)
    }
  }

  @Test func on_a_layout_without_latin_letters_the_keys_place_decides() {
    func name(_ symbol: UInt32, _ scancode: SDL_Scancode, hasLatinLetters: Bool, _ modifiers: SDL_Keymod)
      -> String?
    {
      KeyName.all(
        SDL_Keycode(bitPattern: symbol), modifiers: UInt16(modifiers.rawValue), scancode: scancode,
        keyboard: KeyName.Keyboard(hasLatinLetters: hasLatinLetters)
      ).first
    }
    // The key right of Tab: й on a Russian keyboard, ; on a Greek one, ' on Dvorak's, which has a q elsewhere.
    #expect(name(0x439, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+Q")
    #expect(name(0x3B, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+Q")
    #expect(name(0x27, SDL_SCANCODE_Q, hasLatinLetters: true, KMOD_LCTRL) == "Ctrl+'")
    #expect(name(0x439, SDL_SCANCODE_Q, hasLatinLetters: false, KMOD_NONE) == "й")
    #expect(name(SDLK_F11.rawValue, SDL_SCANCODE_F11, hasLatinLetters: false, KMOD_LCTRL) == "Ctrl+F11")
  }

  @Test func digits_that_need_shift_are_also_their_keys() {
    func names(
      _ symbol: UInt32, _ scancode: SDL_Scancode, hasDigits: Bool, _ modifiers: SDL_Keymod = KMOD_LCTRL
    )
      -> [String]
    {
      KeyName.all(
        SDL_Keycode(bitPattern: symbol), modifiers: UInt16(modifiers.rawValue), scancode: scancode,
        keyboard: KeyName.Keyboard(hasDigits: hasDigits))
    }
    // A French keyboard: & on the first key, - on the sixth, à on the last.
    #expect(names(0x26, SDL_SCANCODE_1, hasDigits: false) == ["Ctrl+&", "Ctrl+1"])
    #expect(names(0x2D, SDL_SCANCODE_6, hasDigits: false) == ["Ctrl+-", "Ctrl+6"])
    #expect(names(0xE0, SDL_SCANCODE_0, hasDigits: false) == ["Ctrl+À", "Ctrl+0"])
    #expect(names(0x26, SDL_SCANCODE_1, hasDigits: false, KMOD_NONE) == ["&"])
    #expect(names(0x31, SDL_SCANCODE_1, hasDigits: true) == ["Ctrl+1"])
    #expect(names(0x61, SDL_SCANCODE_Q, hasDigits: false) == ["Ctrl+A"])
  }

  // MARK: The keypad

  private static let movers: [(SDL_KeyCode, digit: String, moves: String?)] = [
    (SDLK_KP_0, "0", "Insert"), (SDLK_KP_1, "1", "End"), (SDLK_KP_2, "2", "Down"),
    (SDLK_KP_3, "3", "PageDown"),
    (SDLK_KP_4, "4", "Left"), (SDLK_KP_5, "5", nil), (SDLK_KP_6, "6", "Right"), (SDLK_KP_7, "7", "Home"),
    (SDLK_KP_8, "8", "Up"), (SDLK_KP_9, "9", "PageUp"), (SDLK_KP_PERIOD, ".", "Delete"),
  ]

  private func names(_ symbol: SDL_KeyCode, _ modifiers: SDL_Keymod...) -> [String] {
    KeyName.all(
      SDL_Keycode(bitPattern: symbol.rawValue), modifiers: UInt16(modifiers.reduce(0) { $0 | $1.rawValue }))
  }

  @Test func with_num_lock_the_keypad_has_digits_and_without_it_the_keys_that_move() {
    for (symbol, digit, moves) in Self.movers {
      #expect(names(symbol, KMOD_NUM) == [digit])
      #expect(names(symbol) == [moves].compactMap(\.self))
      // Shift turns it round, and is used up by that.
      #expect(names(symbol, KMOD_LSHIFT) == [digit])
      #expect(names(symbol, KMOD_NUM, KMOD_RSHIFT) == [moves].compactMap(\.self))
    }
  }

  @Test func a_shortcut_on_the_keypad_is_the_main_keys() {
    for (symbol, digit, moves) in Self.movers {
      #expect(names(symbol, KMOD_LCTRL, KMOD_NUM) == ["Ctrl+" + digit])
      // Without NumLock it may mean either; what moves comes first.
      #expect(names(symbol, KMOD_LCTRL) == [moves, digit].compactMap { $0.map { "Ctrl+" + $0 } })
    }
    #expect(names(SDLK_KP_0, KMOD_LCTRL, KMOD_LSHIFT) == ["Ctrl+Shift+Insert", "Ctrl+0"])
    #expect(names(SDLK_KP_4, KMOD_LALT) == ["Alt+Left", "Alt+4"])
  }

  @Test func the_other_keys_of_the_keypad_are_the_same_with_and_without_num_lock() {
    for (symbol, name) in [
      (SDLK_KP_PLUS, "+"), (SDLK_KP_MINUS, "-"), (SDLK_KP_MULTIPLY, "*"), (SDLK_KP_DIVIDE, "/"),
      (SDLK_KP_EQUALS, "="), (SDLK_KP_COMMA, ","), (SDLK_KP_ENTER, "Return"),
    ] {
      for lock in [KMOD_NONE, KMOD_NUM] {
        #expect(names(symbol, lock) == [name])
        #expect(names(symbol, lock, KMOD_LCTRL) == ["Ctrl+" + name])
      }
    }
  }
}
