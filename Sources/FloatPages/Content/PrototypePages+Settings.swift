import FloatCore

extension PrototypePages {
  /// A group of rows in Settings.
  public struct SettingsSection: Hashable, Sendable {
    /// The small line above the group; empty for none.
    public var title: String
    /// The rows from top to bottom.
    public var rows: [SettingsRow]

    /// A group of rows.
    public init(title: String = "", rows: [SettingsRow]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A row in Settings: a configuration key, or a way to another page.
  public struct SettingsRow: Hashable, Sendable {
    /// What a row is about.
    public enum Kind: Hashable, Sendable {
      /// A switch between two values of a key; it is on while the key has the value `on`.
      case toggle(key: String, on: String, off: String)
      /// The value of a key, and a page with all values it may have. The page's id is the key.
      ///
      /// A value is shown by its name; one without a name as it is spelled in a config file.
      case choice(key: String, names: [String: String])
      /// A text that stays the same, and a page; without a page the row does nothing and looks like it.
      case link(value: String?, page: PageID?)
    }

    /// What the row says.
    public var title: String
    /// What it is about.
    public var kind: Kind

    /// A row.
    public init(title: String, kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  /// The row whose choices the page with an id lists, or nil.
  public func choice(_ pageID: String) -> SettingsRow? {
    for page in pages {
      guard case .settings(let sections) = page.content else { continue }
      for row in sections.flatMap(\.rows) {
        if case .choice(pageID, _) = row.kind { return row }
      }
    }
    return nil
  }
}
