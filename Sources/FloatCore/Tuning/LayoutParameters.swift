/// What pages and bars are laid out by: one group a page or bar, each with a key of its own name.
package struct LayoutParameters: Hashable, Sendable {
  package var bar = BarParameters()
  package var tabBar = TabBarParameters()
  package var statusBar = StatusBarParameters()
  package var homeIndicator = HomeIndicatorParameters()
  package var search = SearchParameters()
  package var chats = ChatsParameters()
  package var rows = RowsParameters()
  package var contacts = ContactsParameters()
  package var profile = ProfileParameters()
  package var settings = SettingsParameters()
  package var chat = ChatParameters()
  package var card = CardParameters()
  package var inputBar = InputBarParameters()
  package var article = ArticleParameters()
  package var plain = PlainParameters()
  package var partner = PartnerParameters()
  package var tint = TintParameters()

  static let entries =
    BarParameters.entries + TabBarParameters.entries + StatusBarParameters.entries
    + HomeIndicatorParameters.entries + SearchParameters.entries + ChatsParameters.entries
    + RowsParameters.entries + ContactsParameters.entries + ProfileParameters.entries
    + SettingsParameters.entries + ChatParameters.entries + CardParameters.entries
    + InputBarParameters.entries + ArticleParameters.entries + PlainParameters.entries
    + PartnerParameters.entries + TintParameters.entries
}
