public import FloatCore

extension PrototypePages {
  /// People by letter, below rows that open pages.
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
    /// The people in the order shown; they are not sorted.
    public var people: [Contact]

    /// A heading and the people below it.
    public init(letter: String, people: [Contact]) {
      self.letter = letter
      self.people = people
    }
  }

  /// A person in a list.
  public struct Contact: Hashable, Sendable {
    /// The person's name.
    public var name: String
    /// The name of the person's portrait.
    public var avatar: String
    /// The page it opens, usually a conversation; with nil, or an unknown id, the row does nothing.
    public var page: PageID?

    /// A person.
    public init(name: String, avatar: String, page: PageID? = nil) {
      (self.name, self.avatar, self.page) = (name, avatar, page)
    }
  }

  /// A person at the top of a page, and rows that open pages.
  public struct Profile: Hashable, Sendable {
    /// The person's name, in large letters.
    public var name: String
    /// The line under the name.
    public var account: String
    /// The name of the person's portrait.
    public var avatar: String
    /// The page it opens, shown by a code and a chevron; with nil, or an unknown id, a tap does nothing.
    public var page: PageID?
    /// The rows below.
    public var rows: [Row]

    /// A person, and rows that open pages.
    public init(name: String, account: String, avatar: String, page: PageID? = nil, rows: [Row] = []) {
      (self.name, self.account, self.avatar, self.page, self.rows) = (name, account, avatar, page, rows)
    }
  }
}
