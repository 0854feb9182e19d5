import Testing

@testable import FloatFiles

@Suite struct KeyPatternTests {
  @Test func the_keys_in_use_can_be_written() throws {
    let pattern = try Regex(KeyPattern.text)
    for row in KeyBindings.table {
      let text = KeyBindings.standard.text(of: row.action)
      #expect(text.wholeMatch(of: pattern) != nil, "\(text)")
    }
  }

  /// What an editor calls right, the program takes.
  @Test func what_it_takes_can_be_bound() throws {
    let pattern = try Regex(KeyPattern.text)
    let modifiers = ["", "Ctrl+", "alt+", "Super+", "Shift+", "Ctrl+Alt+", "Shift+Ctrl+", "Alt+Shift+"]
    let bases =
      KeyCombination.functionKeys + KeyCombination.otherKeys
      + (0x20...0x7F).map {
        String(Unicode.Scalar($0))
      }
    var count = 0
    for text in modifiers.flatMap({ modifier in bases.map { modifier + $0 } }) {
      guard text.wholeMatch(of: pattern) != nil, text != KeyBindings.none else { continue }
      count += 1
      #expect(throws: Never.self, "\(text)") { try KeyCombination.canonical(text) }
    }
    #expect(count > 400)
  }
}
