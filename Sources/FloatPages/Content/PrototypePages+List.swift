import FloatCore

extension PrototypePages {
  /// An image, some lines and rows that lead on, each of which may be missing.
  public struct List: Hashable, Sendable {
    /// The image at the top; nil for none.
    public var image: String?
    /// The colour that the image is drawn in, for an icon; nil draws it as the picture it is.
    public var tint: Tint?
    /// The text below the image, one paragraph each, centred.
    public var paragraphs: [String]
    /// The rows below the text.
    public var rows: [Row]
    /// Whether a search field is at the top; a tap on it says that there is nothing behind it.
    public var hasSearchField: Bool

    /// An image, some lines and rows.
    ///
    /// - Parameters:
    ///   - image: The image at the top.
    ///   - tint: The colour that it is drawn in, for an icon.
    ///   - paragraphs: The text below, one paragraph each.
    ///   - rows: The rows below the text.
    ///   - hasSearchField: Whether a search field is at the top.
    public init(
      image: String? = nil, tint: Tint? = nil, paragraphs: [String] = [], rows: [Row] = [],
      hasSearchField: Bool = false
    ) {
      self.image = image
      self.tint = tint
      self.paragraphs = paragraphs
      self.rows = rows
      self.hasSearchField = hasSearchField
    }
  }

  /// A row of a menu that a plus opens.
  public struct MenuItem: Hashable, Sendable {
    /// What the row says.
    public var title: String
    /// The page it opens; with an id that no page has the row is left out.
    public var page: PageID

    /// A row of a menu.
    public init(title: String, page: PageID) {
      self.title = title
      self.page = page
    }
  }
}
