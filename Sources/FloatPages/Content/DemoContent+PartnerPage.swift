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
