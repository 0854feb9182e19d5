import FloatCore

extension DemoContent {
  /// The partner's page, `sdk`, that is presented over the prototype.
  public struct PartnerPage: Hashable, Sendable {
    /// The title of the page's bar.
    public var title: String
    /// The line under the partner's name.
    public var subtitle: String
    /// The partner's name.
    public var partner: String
    /// The text, one paragraph each.
    public var paragraphs: [String]
    /// The titles of its buttons, the main one first.
    public var buttons: [String]

    /// The partner's page.
    ///
    /// - Parameters:
    ///   - title: The title of its bar.
    ///   - subtitle: The line under the partner's name.
    ///   - partner: The partner's name.
    ///   - paragraphs: The text, one paragraph each.
    ///   - buttons: The titles of its buttons, the main one first; each of them closes the page.
    public init(title: String, subtitle: String, partner: String, paragraphs: [String], buttons: [String]) {
      self.title = title
      self.subtitle = subtitle
      self.partner = partner
      self.paragraphs = paragraphs
      self.buttons = buttons
    }
  }
}

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
