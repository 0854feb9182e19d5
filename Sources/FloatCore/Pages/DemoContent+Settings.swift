extension DemoContent {
  /// A group of rows in Settings.
  public struct SettingsSection: Hashable, Sendable {
    /// The small line above the group; empty for none.
    public var title: String
    public var rows: [SettingsRow]

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

    public var title: String
    public var accessory: Accessory

    public init(title: String, accessory: Accessory = .disclosure(nil)) {
      self.title = title
      self.accessory = accessory
    }
  }
}
