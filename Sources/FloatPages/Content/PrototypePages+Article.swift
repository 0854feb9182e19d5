public import FloatCore

extension PrototypePages {
  /// A page to read and collect.
  public struct Article: Hashable, Sendable {
    /// The headline.
    public var title: String
    /// The author's name, beside the date.
    public var author: String
    /// The publisher's name, which is the title of the page's bar.
    public var publisher: String
    /// The name of the publisher's logo.
    public var icon: String
    /// The name of the picture at the top.
    public var picture: String
    /// The date as the page shows it.
    public var date: String
    /// The text, block by block.
    public var paragraphs: [Paragraph]
    /// The article that the card below the text leads to; nil for no card.
    public var next: PageID?

    /// An article.
    public init(
      title: String, author: String, publisher: String, icon: String, picture: String,
      date: String, paragraphs: [Paragraph], next: PageID? = nil
    ) {
      (self.title, self.author, self.publisher, self.icon) = (title, author, publisher, icon)
      (self.picture, self.date, self.paragraphs, self.next) = (picture, date, paragraphs, next)
    }
  }

  /// A block of an article's text.
  public enum Paragraph: Hashable, Sendable {
    /// A subheading; `## …` in a prototype's file.
    case heading(String)
    /// Running text; any other line in a prototype's file.
    case text(String)
    /// A pulled quotation; `> …` in a prototype's file.
    case quote(String)
  }
}
