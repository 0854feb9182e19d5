/// A row of the table of keys: an action, its label and summary, and its default keys.
package struct KeyBinding: Equatable, Sendable {
  package let action: KeyAction
  /// The keys as ``KeyCombination`` spells them.
  package var keys: [String]
  /// The label on the sheet of keys. Neighbours with one label share a line there.
  package let label: KeyLabel
  /// What the action does, in a sentence.
  package let summary: String
  /// True where the action repeats while the key is held.
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
  /// The action's key in the config file.
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
