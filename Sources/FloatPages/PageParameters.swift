public import FloatCore

/// The parameters of the built-in layouts: one group per page or part of a page, each under its own name.
///
/// In a group, a `var` is a key, and a `let` is a constant of the page's drawing: in points, and tuned by eye to WeChat
/// if it names no source.
public struct PageParameters: ParameterGroup {
  var search = SearchParameters()
  var chats = ChatsParameters()
  var rows = RowsParameters()
  var contacts = ContactsParameters()
  var profile = ProfileParameters()
  var settings = SettingsParameters()
  var chat = ChatParameters()
  var card = CardParameters()
  var inputBar = InputBarParameters()
  var article = ArticleParameters()
  var plain = PlainParameters()
  var partner = PartnerParameters()
  var tint = TintParameters()

  /// The defaults.
  public init() {}

  /// The tables of the groups, each under its name.
  public static let entries =
    Array(
      [
        SearchParameters.table.under("search", \.pages.search),
        ChatsParameters.table.under("chats", \.pages.chats), RowsParameters.table.under("rows", \.pages.rows),
        ContactsParameters.table.under("contacts", \.pages.contacts),
        ProfileParameters.table.under("profile", \.pages.profile),
        SettingsParameters.table.under("settings", \.pages.settings),
        ChatParameters.table.under("chat", \.pages.chat), CardParameters.table.under("card", \.pages.card),
        InputBarParameters.table.under("input-bar", \.pages.inputBar),
        ArticleParameters.table.under("article", \.pages.article),
        PlainParameters.table.under("plain", \.pages.plain),
        PartnerParameters.table.under("partner", \.pages.partner),
      ].joined()
    ).laidOut(source: "tuned by eye to WeChat") + TintParameters.table.under("tint", \.pages.tint).laidOut()
}

extension Parameters {
  /// The defaults of all keys in the program: the core's and those of the built-in layouts.
  public static let builtIn = Parameters(adding: [PageParameters.self])

  /// ``builtIn`` with the keys of a page source.
  package static func builtIn(with pages: (any PageSource)?) -> Parameters {
    var parameters = builtIn
    parameters.add(pages?.parameterGroups ?? [])
    return parameters
  }

  /// The parameters of the built-in layouts.
  var pages: PageParameters {
    get { self[PageParameters.self] }
    set { self[PageParameters.self] = newValue }
  }
}

extension ParameterSchema {
  /// The table of all keys in the program.
  public static var builtIn: ParameterSchema { Parameters.builtIn.schema }
}

extension PageBuilder {
  /// The parameters of the built-in layouts.
  var metrics: PageParameters { parameters.pages }
}
