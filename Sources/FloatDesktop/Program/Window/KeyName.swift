import CSDL2

/// Names for keys, as recordings and scenarios spell them.
enum KeyName {
  /// The name of a key with its modifiers, such as `Escape`, `Left`, `F5`, `a` or `Ctrl+Q`; nil for a modifier alone.
  ///
  /// - Parameters:
  ///   - symbol: SDL's key code, that is, what the key means in the keyboard's layout.
  ///   - modifiers: SDL's modifier mask. Shift counts on keys that print nothing, and on letters in shortcuts.
  ///   - scancode: Where the key is. It says which letter is meant with Ctrl where the layout has no Latin ones, as in
  ///     Greek and Cyrillic ones.
  ///   - hasLatinLetters: True where the layout has Latin letters, wherever they are.
  static func of(
    _ symbol: SDL_Keycode, modifiers: UInt16 = 0, scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN,
    hasLatinLetters: Bool = true
  ) -> String? {
    let isShortcut = Int(modifiers) & Int(KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue) != 0
    let letter = isShortcut && !hasLatinLetters ? latinLetter(scancode) : nil
    guard let base = letter ?? base(symbol) else { return nil }
    let prints = base.count == 1
    var name = ""
    func add(_ mask: Int, _ prefix: String) {
      if Int(modifiers) & mask != 0 { name += prefix + "+" }
    }
    add(Int(KMOD_CTRL.rawValue), "Ctrl")
    add(Int(KMOD_ALT.rawValue), "Alt")
    add(Int(KMOD_GUI.rawValue), "Super")
    if !prints || isShortcut && base.first?.isLetter == true { add(Int(KMOD_SHIFT.rawValue), "Shift") }
    // With a modifier a letter names the key; alone it is the character.
    return name + (prints && name.isEmpty ? base.lowercased() : base)
  }

  /// The letter on a key of a US keyboard.
  private static func latinLetter(_ scancode: SDL_Scancode) -> String? {
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    guard letters.contains(scancode.rawValue) else { return nil }
    return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(scancode.rawValue - letters.lowerBound)))
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
}
