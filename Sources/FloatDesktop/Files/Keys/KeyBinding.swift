/// A row of the table of keys: an action, what it is called and does, and the keys it has by default.
package struct KeyBinding: Equatable, Sendable {
  package let action: KeyAction
  /// As ``KeyCombination`` spells them.
  package var keys: [String]
  /// What the sheet of keys calls it. Neighbours of one label are one line there.
  package let label: KeyLabel
  /// What it does, in a sentence.
  package let summary: String
  /// True where a key that is held does it again and again.
  package let repeats: Bool

  init(
    _ action: KeyAction, _ keys: [String], _ label: KeyLabel, _ summary: String, repeats: Bool = false
  ) {
    self.action = action
    self.keys = keys
    self.label = label
    self.summary = summary
    self.repeats = repeats
  }

  package var name: String { action.rawValue }
  /// Its key in the config file.
  package var configurationKey: String { KeyBindings.group + "." + name }
}

/// A few words in the languages of the window's own controls.
package struct KeyLabel: Hashable, Sendable {
  package let english: String
  package let simplifiedChinese: String

  package init(_ english: String, _ simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  package func text(in language: Language) -> String {
    switch language {
    case .english, .builtIn: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
