extension DemoContent {
  /// The partner's page, `sdk`, that is presented over the prototype.
  public struct PartnerPage: Hashable, Sendable {
    public var title: String
    public var subtitle: String
    /// The partner's name.
    public var partner: String
    public var paragraphs: [String]
    /// The titles of its buttons, the main one first.
    public var buttons: [String]

    public init(title: String, subtitle: String, partner: String, paragraphs: [String], buttons: [String]) {
      self.title = title
      self.subtitle = subtitle
      self.partner = partner
      self.paragraphs = paragraphs
      self.buttons = buttons
    }
  }
}
