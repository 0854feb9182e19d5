extension PrototypePages {
  /// An image, some lines and rows that open pages, each of which may be missing.
  public struct List: Hashable, Sendable {
    /// The name of the image at the top; nil for none.
    public var image: String?
    /// The colour in which an icon is drawn; nil keeps the image's own colours.
    public var tint: Tint?
    /// The text below the image, as centred paragraphs.
    public var paragraphs: [String]
    /// The rows below the text.
    public var rows: [Row]
    /// Whether there is a search field at the top; a tap on it shows that it does nothing in a demo.
    public var hasSearchField: Bool

    /// An image, some lines and rows.
    ///
    /// - Parameters:
    ///   - image: The name of the image at the top.
    ///   - tint: The colour in which an icon is drawn; nil keeps the image's own colours.
    ///   - paragraphs: The paragraphs of the text below.
    ///   - rows: The rows below the text.
    ///   - hasSearchField: Whether there is a search field at the top.
    public init(
      image: String? = nil, tint: Tint? = nil, paragraphs: [String] = [], rows: [Row] = [],
      hasSearchField: Bool = false
    ) {
      (self.image, self.tint, self.paragraphs) = (image, tint, paragraphs)
      (self.rows, self.hasSearchField) = (rows, hasSearchField)
    }
  }
}
