extension DemoContent {
  /// The people under one letter of Contacts.
  public struct ContactSection: Hashable, Sendable {
    public var letter: String
    public var people: [Contact]

    public init(letter: String, people: [Contact]) {
      self.letter = letter
      self.people = people
    }
  }

  /// A person in Contacts.
  public struct Contact: Hashable, Sendable {
    public var name: String
    /// The picture below `Assets/`, without its ending.
    public var avatar: String
    /// The conversation it opens, or nil where there is none.
    public var page: String?

    public init(name: String, avatar: String, page: String? = nil) {
      self.name = name
      self.avatar = avatar
      self.page = page
    }
  }

  /// The person at the top of Me.
  public struct Profile: Hashable, Sendable {
    public var name: String
    /// The account's line under the name.
    public var account: String
    public var avatar: String

    public init(name: String, account: String, avatar: String) {
      self.name = name
      self.account = account
      self.avatar = avatar
    }
  }
}
