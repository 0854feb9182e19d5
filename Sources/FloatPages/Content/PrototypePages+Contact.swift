import FloatCore

extension PrototypePages {
  /// People by letter, below rows that lead on.
  public struct Contacts: Hashable, Sendable {
    /// The rows above the people.
    public var rows: [Row]
    /// The people, by letter.
    public var sections: [ContactSection]

    /// People by letter.
    public init(rows: [Row] = [], sections: [ContactSection]) {
      self.rows = rows
      self.sections = sections
    }
  }

  /// The people under one letter.
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

  /// A person among others.
  public struct Contact: Hashable, Sendable {
    /// The person's name.
    public var name: String
    /// The person's portrait.
    public var avatar: String
    /// The page it opens, mostly a conversation; nil, or an id that no page has, makes the row do nothing.
    public var page: PageID?

    /// A person.
    public init(name: String, avatar: String, page: PageID? = nil) {
      self.name = name
      self.avatar = avatar
      self.page = page
    }
  }

  /// A person at the top of a page, and rows that lead on.
  public struct Profile: Hashable, Sendable {
    /// The person's name, in large letters.
    public var name: String
    /// The line under the name.
    public var account: String
    /// The person's portrait.
    public var avatar: String
    /// The page it opens; with one it has a code and a chevron, with nil, or an id that no page has, it does nothing.
    public var page: PageID?
    /// The rows below.
    public var rows: [Row]

    /// A person, and rows that lead on.
    public init(name: String, account: String, avatar: String, page: PageID? = nil, rows: [Row] = []) {
      self.name = name
      self.account = account
      self.avatar = avatar
      self.page = page
      self.rows = rows
    }
  }
}
