/// A setting of the phone that is not a key of the configuration, with its choices.
package struct PanelSetting: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case preset, device, appearance, language
  }

  package let kind: Kind
  package let choices: [String]
  package let current: String

  package init(_ kind: Kind, choices: [String], current: String) {
    self.kind = kind
    self.choices = choices
    self.current = current
  }
}
