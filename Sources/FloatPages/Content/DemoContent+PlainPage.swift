import FloatCore

extension DemoContent {
  /// The id of the plain page that the field above the conversations opens; without it there is no such field.
  static let searchPage: PageID = "search"

  /// A page with a title and little else: where a row leads that has nothing of its own to show.
  public struct PlainPage: Hashable, Sendable {
    /// The page's id, unlike any other page's: `moments`.
    public var id: String
    /// The title of the page's bar.
    public var title: String
    /// The image at the top, below `Assets/`, without its ending; nil for none.
    public var image: String?
    /// The colour that the image is drawn in, for an icon; nil draws it as the picture it is.
    public var tint: Tint?
    /// The text below the image, one paragraph each, centred.
    public var paragraphs: [String]
    /// The rows below the text.
    public var rows: [Row]

    /// A page with a title and little else.
    ///
    /// - Parameters:
    ///   - id: The page's id.
    ///   - title: The title of its bar.
    ///   - image: The image at the top, below `Assets/`, without its ending.
    ///   - tint: The colour of an icon; nil for a picture in its own colours.
    ///   - paragraphs: The text, one paragraph each.
    ///   - rows: The rows below the text.
    public init(
      id: String, title: String, image: String? = nil, tint: Tint? = nil, paragraphs: [String] = [],
      rows: [Row] = []
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.tint = tint
      self.paragraphs = paragraphs
      self.rows = rows
    }
  }

  /// A row of a menu that a plus opens.
  public struct MenuItem: Hashable, Sendable {
    /// What the row says.
    public var title: String
    /// The id of the page it opens; with an id that no page has the row is left out.
    public var page: String

    /// A row of a menu.
    public init(title: String, page: String) {
      self.title = title
      self.page = page
    }
  }
}
