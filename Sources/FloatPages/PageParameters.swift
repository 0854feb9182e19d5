import FloatCore

/// What the built-in pages are laid out by: one group a page or part of one, each below a key of its own name.
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

  /// The tables of the pages, one after the other.
  public static let entries = Array(
    [
      SearchParameters.entries, ChatsParameters.entries, RowsParameters.entries, ContactsParameters.entries,
      ProfileParameters.entries, SettingsParameters.entries, ChatParameters.entries, CardParameters.entries,
      InputBarParameters.entries, ArticleParameters.entries, PlainParameters.entries,
      PartnerParameters.entries, TintParameters.entries,
    ].joined())
}

extension Parameters {
  /// The defaults of all keys that the program has: the core's and those of the built-in pages.
  public static let builtIn = Parameters(adding: [PageParameters.self])

  /// ``builtIn`` with the keys of a source of pages.
  package static func builtIn(with pages: (any PageSource)?) -> Parameters {
    var parameters = builtIn
    parameters.add(pages?.parameterGroups ?? [])
    return parameters
  }

  /// What the built-in pages are laid out by.
  var pages: PageParameters {
    get { self[PageParameters.self] }
    set { self[PageParameters.self] = newValue }
  }
}

extension ParameterSchema {
  /// All keys that the program has.
  public static var builtIn: ParameterSchema { Parameters.builtIn.schema }
}

extension PageBuilder {
  /// What the built-in pages are laid out by.
  var metrics: PageParameters { parameters.pages }
}
