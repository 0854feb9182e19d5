extension DemoContent {
  /// A page to read, and so to float.
  public struct Article: Hashable, Sendable {
    /// The page's id: `article-1`, `article-2`, …
    public var id: String
    /// The headline; also what the list of collected pages calls the article.
    public var title: String
    /// Who wrote it, beside the date.
    public var author: String
    /// Who published it: the title of the page's bar.
    public var publisher: String
    /// The publisher's logo below `Assets/`, without its ending: the icon in the ball and in the list.
    public var icon: String
    /// The picture at the top, below `Assets/`, without its ending.
    public var picture: String
    /// The date as the page shows it.
    public var date: String
    /// The text, block by block.
    public var paragraphs: [Paragraph]
    /// Whether the page wants to be collectable; a configuration may go by that.
    public var isCollectable: Bool

    /// An article.
    public init(
      id: String, title: String, author: String, publisher: String, icon: String, picture: String,
      date: String, paragraphs: [Paragraph], isCollectable: Bool = true
    ) {
      self.id = id
      self.title = title
      self.author = author
      self.publisher = publisher
      self.icon = icon
      self.picture = picture
      self.date = date
      self.paragraphs = paragraphs
      self.isCollectable = isCollectable
    }
  }

  /// A block of an article's text.
  public enum Paragraph: Hashable, Sendable {
    /// A subheading; `## …` in a content file.
    case heading(String)
    /// Running text; any other line in a content file.
    case text(String)
    /// A pulled quotation; `> …` in a content file.
    case quote(String)
  }
}
