import FloatCore

extension PrototypePages {
  /// Text under a coloured head, with buttons that close the page: a page of another company.
  public struct PartnerPage: Hashable, Sendable {
    /// The partner's name.
    public var partner: String
    /// The line under the partner's name.
    public var subtitle: String
    /// The paragraphs of the text.
    public var paragraphs: [String]
    /// The titles of its buttons, the main one first; each of them closes the page.
    public var buttons: [String]

    /// A partner's page.
    public init(partner: String, subtitle: String, paragraphs: [String], buttons: [String]) {
      (self.partner, self.subtitle, self.paragraphs, self.buttons) = (partner, subtitle, paragraphs, buttons)
    }
  }
}
