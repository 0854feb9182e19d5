import CSDL2

/// Names for keys, as recordings and scenarios spell them.
enum KeyName {
  /// The characters that a keyboard's layout can type without another key held.
  struct Keyboard: Equatable {
    /// True if it has Latin letters, anywhere.
    var hasLatinLetters = true
    /// False on French and Czech keyboards, whose digits need Shift.
    var hasDigits = true

    /// The present layout as SDL knows it.
    static var current: Keyboard {
      func has(_ key: SDL_KeyCode) -> Bool {
        SDL_GetScancodeFromKey(SDL_Keycode(key.rawValue)) != SDL_SCANCODE_UNKNOWN
      }
      return Keyboard(hasLatinLetters: has(SDLK_q), hasDigits: has(SDLK_1))
    }
  }

  /// Returns the name of a key with its modifiers, such as `Escape`, `Left`, `F5`, `a` or `Ctrl+Q`, followed by any
  /// other name for bindings; empty for a modifier alone.
  ///
  /// A key is named by its meaning in the layout. With Ctrl, Alt or Super a layout without Latin letters has those of a
  /// US keyboard at the same places, and a layout whose digits need Shift has the digits besides its own signs. A key of
  /// the keypad is named as the one of the main block that does the same.
  ///
  /// - Parameters:
  ///   - symbol: SDL's key code, which is the key's meaning in the keyboard's layout.
  ///   - modifiers: SDL's modifier mask. Shift counts on keys that print nothing, and on letters with another
  ///     modifier.
  ///   - scancode: The place of the key.
  static func all(
    _ symbol: SDL_Keycode, modifiers: UInt16 = 0, scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN,
    keyboard: Keyboard = Keyboard()
  ) -> [String] {
    let isShortcut = Int(modifiers) & Int(KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue) != 0
    if let key = keypad[UInt32(bitPattern: symbol)] {
      return names(of: key, modifiers, isShortcut: isShortcut)
    }
    let letter = isShortcut && !keyboard.hasLatinLetters ? latinLetter(scancode) : nil
    guard let base = letter ?? base(symbol) else { return [] }
    let digit = isShortcut && !keyboard.hasDigits ? digit(scancode) : nil
    return [base, digit].compactMap { $0.map { name($0, modifiers, isShortcut: isShortcut) } }
  }

  /// The names of a key of the keypad: it prints with NumLock or with Shift, not with both. Without NumLock a shortcut may
  /// mean either of its two keys.
  private static func names(
    of key: (printed: String, unlocked: String?), _ modifiers: UInt16, isShortcut: Bool
  ) -> [String] {
    let isLocked = Int(modifiers) & Int(KMOD_NUM.rawValue) != 0
    guard isShortcut else {
      let prints = isLocked != (Int(modifiers) & Int(KMOD_SHIFT.rawValue) != 0)
      return [prints ? key.printed : key.unlocked].compactMap(\.self)
    }
    let moves = isLocked || key.unlocked == key.printed ? nil : key.unlocked
    return [moves, key.printed].compactMap { $0.map { name($0, modifiers, isShortcut: true) } }
  }

  private static func name(_ base: String, _ modifiers: UInt16, isShortcut: Bool) -> String {
    let prints = base.count == 1
    var name = ""
    func add(_ mask: Int, _ prefix: String) {
      if Int(modifiers) & mask != 0 { name += prefix + "+" }
    }
    add(Int(KMOD_CTRL.rawValue), "Ctrl")
    add(Int(KMOD_ALT.rawValue), "Alt")
    add(Int(KMOD_GUI.rawValue), "Super")
    if !prints || isShortcut && base.allSatisfy(\.isLetter) { add(Int(KMOD_SHIFT.rawValue), "Shift") }
    // With a modifier a letter names the key; alone it is the character.
    return name + (prints && name.isEmpty ? base.lowercased() : base)
  }

  /// Returns the names of a key that was pressed, in the present layout as SDL knows it.
  static func all(_ key: SDL_Keysym) -> [String] {
    all(key.sym, modifiers: key.mod, scancode: key.scancode, keyboard: .current)
  }

  /// The letter on a key of a US keyboard.
  private static func latinLetter(_ scancode: SDL_Scancode) -> String? {
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    guard letters.contains(scancode.rawValue) else { return nil }
    return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(scancode.rawValue - letters.lowerBound)))
  }

  /// The digit on a key of a US keyboard, whose codes go from 1 to 9 and then 0.
  private static func digit(_ scancode: SDL_Scancode) -> String? {
    let digits = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue
    guard digits.contains(scancode.rawValue) else { return nil }
    return String((scancode.rawValue - digits.lowerBound + 1) % 10)
  }

  private static func base(_ symbol: SDL_Keycode) -> String? {
    let code = UInt32(bitPattern: symbol)
    if let special = special[code] { return special }
    let functionKeys = SDLK_F1.rawValue...SDLK_F12.rawValue
    if functionKeys.contains(code) { return "F\(code - functionKeys.lowerBound + 1)" }
    guard let scalar = Unicode.Scalar(code), code > 0x20, code < 0x4000_0000,
      scalar.properties.generalCategory != .control
    else { return nil }
    return String(Character(scalar)).uppercased()
  }

  private static let special: [UInt32: String] = [
    SDLK_ESCAPE.rawValue: "Escape", SDLK_RETURN.rawValue: "Return", SDLK_KP_ENTER.rawValue: "Return",
    SDLK_TAB.rawValue: "Tab", SDLK_SPACE.rawValue: "Space", SDLK_BACKSPACE.rawValue: "Backspace",
    SDLK_DELETE.rawValue: "Delete", SDLK_INSERT.rawValue: "Insert", SDLK_LEFT.rawValue: "Left",
    SDLK_RIGHT.rawValue: "Right", SDLK_UP.rawValue: "Up", SDLK_DOWN.rawValue: "Down",
    SDLK_HOME.rawValue: "Home", SDLK_END.rawValue: "End", SDLK_PAGEUP.rawValue: "PageUp",
    SDLK_PAGEDOWN.rawValue: "PageDown", SDLK_AC_BACK.rawValue: "Back", SDLK_MENU.rawValue: "Menu",
    SDLK_APPLICATION.rawValue: "ContextMenu",
  ]

  /// What the keys of the keypad print, and the keys that they are without NumLock.
  private static let keypad: [UInt32: (printed: String, unlocked: String?)] = [
    SDLK_KP_0.rawValue: ("0", "Insert"), SDLK_KP_1.rawValue: ("1", "End"), SDLK_KP_2.rawValue: ("2", "Down"),
    SDLK_KP_3.rawValue: ("3", "PageDown"), SDLK_KP_4.rawValue: ("4", "Left"), SDLK_KP_5.rawValue: ("5", nil),
    SDLK_KP_6.rawValue: ("6", "Right"), SDLK_KP_7.rawValue: ("7", "Home"), SDLK_KP_8.rawValue: ("8", "Up"),
    SDLK_KP_9.rawValue: ("9", "PageUp"), SDLK_KP_PERIOD.rawValue: (".", "Delete"),
    SDLK_KP_DIVIDE.rawValue: ("/", "/"), SDLK_KP_MULTIPLY.rawValue: ("*", "*"),
    SDLK_KP_MINUS.rawValue: ("-", "-"), SDLK_KP_PLUS.rawValue: ("+", "+"),
    SDLK_KP_EQUALS.rawValue: ("=", "="), SDLK_KP_COMMA.rawValue: (",", ","),
  ]
}
