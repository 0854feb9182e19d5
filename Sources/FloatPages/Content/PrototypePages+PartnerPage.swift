import FloatCore

extension PrototypePages {
  /// Words under a coloured head, with buttons that close the page: what belongs to somebody else.
  public struct PartnerPage: Hashable, Sendable {
    /// The partner's name.
    public var partner: String
    /// The line under the partner's name.
    public var subtitle: String
    /// The text, one paragraph each.
    public var paragraphs: [String]
    /// The titles of its buttons, the main one first; each of them closes the page.
    public var buttons: [String]

    /// A partner's page.
    public init(partner: String, subtitle: String, paragraphs: [String], buttons: [String]) {
      self.partner = partner
      self.subtitle = subtitle
      self.paragraphs = paragraphs
      self.buttons = buttons
    }
  }
}
