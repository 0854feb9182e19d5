extension DemoContent {
  /// The people under one letter of Contacts.
  public struct ContactSection: Hashable, Sendable {
    /// The heading above the people.
    public var letter: String
    /// The people in the order in which they are shown; nothing sorts them.
    public var people: [Contact]

    /// A heading and the people below it.
    public init(letter: String, people: [Contact]) {
      self.letter = letter
      self.people = people
    }
  }

  /// A person in Contacts.
  public struct Contact: Hashable, Sendable {
    /// The person's name.
    public var name: String
    /// The picture below `Assets/`, without its ending.
    public var avatar: String
    /// The page it opens, mostly a conversation, or nil where there is none.
    public var page: String?

    /// A person.
    ///
    /// - Parameters:
    ///   - name: The person's name.
    ///   - avatar: The picture below `Assets/`, without its ending.
    ///   - page: The id of the page the row opens; nil, or an id that no page has, makes it do nothing.
    public init(name: String, avatar: String, page: String? = nil) {
      self.name = name
      self.avatar = avatar
      self.page = page
    }
  }

  /// The person at the top of Me.
  public struct Profile: Hashable, Sendable {
    /// The person's name, in large letters.
    public var name: String
    /// The account's line under the name.
    public var account: String
    /// The picture below `Assets/`, without its ending; also beside one's own messages.
    public var avatar: String
    /// The page it opens, or nil where there is none; with one it has a code and a chevron.
    public var page: String?

    /// The person whose phone it is.
    ///
    /// - Parameters:
    ///   - name: The person's name.
    ///   - account: The account's line under the name.
    ///   - avatar: The picture below `Assets/`, without its ending.
    ///   - page: The id of the page it opens; nil, or an id that no page has, makes it do nothing.
    public init(name: String, account: String, avatar: String, page: String? = nil) {
      self.name = name
      self.account = account
      self.avatar = avatar
      self.page = page
    }
  }
}
