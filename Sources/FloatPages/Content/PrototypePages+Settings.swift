public import FloatCore

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

  /// A row in Settings: a configuration key, or a link to another page.
  public struct SettingsRow: Hashable, Sendable {
    /// The kind of a row.
    public enum Kind: Hashable, Sendable {
      /// A switch between two values of a key; it is on while the key has the value `on`.
      case toggle(key: String, on: String, off: String)
      /// The value of a key, and a page with all of its possible values. The page's id is the key.
      ///
      /// A value is shown by its name, or without one as it is spelled in a config file.
      case choice(key: String, names: [String: String])
      /// A fixed text and a page; without a page the row does nothing and has no chevron.
      case link(value: String?, page: PageID?)
    }

    /// The text of the row.
    public var title: String
    /// The kind of the row.
    public var kind: Kind

    /// A row.
    public init(title: String, kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  /// The row whose choices are listed on the page with an id, or nil.
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
