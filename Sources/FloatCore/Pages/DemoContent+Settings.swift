extension DemoContent {
  /// A group of rows in Settings.
  public struct SettingsSection: Hashable, Sendable {
    /// The small line above the group; empty for none.
    public var title: String
    /// The rows from top to bottom.
    public var rows: [SettingsRow]

    /// A group of rows.
    ///
    /// - Parameters:
    ///   - title: The small line above the group; empty for none.
    ///   - rows: From top to bottom.
    public init(title: String = "", rows: [SettingsRow]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A row in Settings.
  public struct SettingsRow: Hashable, Sendable {
    /// What the row's trailing end shows.
    public enum Accessory: Hashable, Sendable {
      /// A chevron, with a value before it where one is given.
      case disclosure(String?)
      /// A switch, and whether it starts on.
      case toggle(Bool)
    }

    /// What the row says.
    public var title: String
    /// What its trailing end shows.
    public var accessory: Accessory

    /// A row; without more than a title one with a bare chevron. No row does anything in the demo.
    ///
    /// - Parameters:
    ///   - title: What the row says.
    ///   - accessory: What its trailing end shows.
    public init(title: String, accessory: Accessory = .disclosure(nil)) {
      self.title = title
      self.accessory = accessory
    }
  }
}
