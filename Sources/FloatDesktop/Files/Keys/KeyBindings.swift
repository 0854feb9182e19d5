import FloatCore

/// Which key of the window does what: the table's keys, and those that a config file gives instead.
///
/// A key has one meaning, even where a config file gives it two.
package struct KeyBindings: Equatable, Sendable {
  /// The group of these keys in the config file.
  package static let group = "keys"
  /// The config file's word for no key at all.
  package static let none = "none"

  private var keys: [KeyAction: [String]]

  package static let standard = KeyBindings(
    keys: Dictionary(uniqueKeysWithValues: table.map { ($0.action, $0.keys) }))

  private init(keys: [KeyAction: [String]]) { self.keys = keys }

  package func keys(of action: KeyAction) -> [String] { keys[action] ?? [] }

  /// An action's keys as the config file writes them.
  package func text(of action: KeyAction) -> String {
    let keys = keys(of: action)
    return keys.isEmpty ? Self.none : keys.joined(separator: " ")
  }

  /// The action of a key; nil for keys that go to the phone.
  package func binding(of key: String) -> KeyBinding? {
    Self.table.first { keys(of: $0.action).contains(key) }
  }

  /// The table with the keys that are in use.
  package var rows: [KeyBinding] {
    Self.table.map { row in
      var row = row
      row.keys = keys(of: row.action)
      return row
    }
  }

  // MARK: Configuring

  /// A config file's setting for an action.
  struct Setting {
    let action: KeyAction
    let keys: [String]
  }

  /// True for a key of the config file that is one of the window's keys.
  package static func isKey(_ key: String) -> Bool { key.hasPrefix(group + ".") }

  /// Reads the value of a key of the config file, such as `keys.larger: "Ctrl++ Ctrl+="`.
  static func setting(_ key: String, _ text: String) throws(KeyCombination.Failure) -> Setting {
    let name = String(key.dropFirst(group.count + 1))
    guard let action = KeyAction(rawValue: name) else {
      let nearest = Spelling.nearest(to: name, in: KeyAction.allCases.map(\.rawValue), limit: 1).first
      throw KeyCombination.Failure(
        reason: "is not a key of the window" + (nearest.map { "; did you mean \(group).\($0)?" } ?? ""))
    }
    let words = text.split { $0 == " " || $0 == "\t" }
    guard let binding = table.first(where: { $0.action == action }), !words.isEmpty else {
      throw KeyCombination.Failure(
        reason: "has no value; write \(key): \"\(standard.text(of: action))\", or none for no key")
    }
    if words == [none[...]] { return Setting(action: action, keys: []) }
    guard words.count <= 8 else {
      throw KeyCombination.Failure(reason: "has more than 8 keys; \(binding.name) needs one")
    }
    var keys: [String] = []
    for word in words {
      let key = try KeyCombination.canonical(word)
      if !keys.contains(key) { keys.append(key) }
    }
    return Setting(action: action, keys: keys)
  }

  /// Gives actions other keys.
  ///
  /// A setting whose key another action has is left out; of two settings with one key the later one is.
  ///
  /// - Returns: The reasons of settings that were left out, by their index among the settings.
  mutating func apply(_ settings: [Setting]) -> [Int: String] {
    var problems: [Int: String] = [:]
    while true {
      var new = self
      for (index, setting) in settings.enumerated() where problems[index] == nil {
        new.keys[setting.action] = setting.keys
      }
      guard let (index, reason) = Self.conflict(of: settings, in: new, without: problems) else {
        self = new
        return problems
      }
      problems[index] = reason
    }
  }

  /// The last of the settings whose key another action has.
  private static func conflict(
    of settings: [Setting], in bindings: KeyBindings, without problems: [Int: String]
  ) -> (index: Int, reason: String)? {
    for (index, setting) in settings.enumerated().reversed() where problems[index] == nil {
      for key in setting.keys {
        let other = KeyAction.allCases.first { $0 != setting.action && bindings.keys(of: $0).contains(key) }
        guard let other else { continue }
        return (index, "\(key) is also \(group).\(other.rawValue); give that another key, or none")
      }
    }
    return nil
  }
}
