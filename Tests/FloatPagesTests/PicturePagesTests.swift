import Testing

@testable import FloatCore
@testable import FloatPages

/// Pages that are pictures: what scrolls, what stays, and what a tap does.
@Suite struct PicturePagesTests {
  private static func themed(_ name: String, _ height: Double) -> Themed<PicturePages.Picture> {
    let picture = PicturePages.Picture(name: name, size: Size(375, height))
    return Themed(light: picture, dark: .init(name: name + "-dark", size: picture.size))
  }

  /// Two tabs; a long page with fixed parts, which is kept in the ball; one that is presented.
  private static var pages: PicturePages {
    var home = PicturePages.Page(id: "home", title: "Home", picture: themed("home", 700), icon: "home")
    home.hotspots = [
      .init(name: "open", frame: Rect(0, 200, 375, 60), label: "Open", action: .push("long")),
      .init(name: "ask", frame: Rect(0, 300, 375, 60), label: "Ask", action: .push("help")),
      .init(name: "idle", frame: Rect(0, 400, 375, 60), label: "Idle", action: .highlight),
    ]
    home.badges = [.init(name: "new", center: Point(350, 230), count: 3)]
    var long = PicturePages.Page(id: "long", title: "Long", picture: themed("long", 2000), icon: "long")
    long.fixedTop = 88
    long.fixedBottom = 100
    long.isCollectable = true
    long.variants = ["other": themed("other", 2000)]
    long.hotspots = [
      .init(name: "top", frame: Rect(0, 44, 60, 44), label: "Back", action: .back),
      .init(name: "middle", frame: Rect(0, 400, 60, 44), label: "Other", action: .variant("other")),
      .init(name: "bottom", frame: Rect(0, 1950, 60, 44), label: "Keep", action: .collect),
    ]
    var help = PicturePages.Page(id: "help", title: "Help", picture: themed("help", 812), icon: "help")
    help.isPresented = true
    help.hasBar = true
    let cards = PicturePages.Page(id: "cards", title: "Cards", picture: themed("cards", 700), icon: "cards")
    var pages = PicturePages(
      name: "Test", pages: [home, long, help, cards],
      tabs: [
        TabItem(id: "home", title: "Home", icon: "a"),
        TabItem(id: "cards", title: "Cards", icon: "b", badge: PicturePages.badge(ofTab: "cards")),
      ])
    pages.tabCounts = ["cards": 2]
    return pages
  }

  private static func prototype() -> Prototype {
    var parameters = Parameters()
    parameters.entrances.rule = .declared
    return Prototype(parameters: parameters, content: pages)
  }

  private func frame(_ id: String, _ prototype: Prototype) throws -> Rect {
    try #require(prototype.elements.first { $0.id.description == id }, "\(id)").frame
  }

  private func tap(_ id: String, _ prototype: inout Prototype) throws {
    let point = try frame(id, prototype).center
    prototype.send(TimedInput(time: prototype.now + 0.1, .pointer(.down, id: 0, at: point)))
    prototype.send(TimedInput(time: prototype.now + 0.05, .pointer(.up, id: 0, at: point)))
    prototype.advance(to: prototype.now + 2)
  }

  /// The names of the pictures that are drawn on a page.
  private func pictures(_ page: PageID, _ prototype: Prototype) -> Set<String> {
    Set(prototype.pictures(of: page).map(\.name))
  }

  @Test func fixed_parts_stay_while_the_rest_scrolls() throws {
    var prototype = Self.prototype()
    try tap("hotspot:home/open", &prototype)
    #expect(prototype.state.stack == ["home", "long"])
    let layout = try #require(prototype.navigation.pages["long"]?.layout)
    #expect(layout.viewport == Rect(0, 88, 375, 812 - 88 - 100) && layout.contentHeight == 2000 - 88 - 100)
    let places = try ["top", "middle", "bottom"].map { try frame("hotspot:long/\($0)", prototype).y }
    // The last 100 points of the picture are the last of the screen.
    #expect(places == [44, 400, 812 - 50])
    let middle = Point(180, 500)
    prototype.send(TimedInput(time: prototype.now, .wheel(at: middle, dx: 0, dy: -100, isPrecise: true)))
    prototype.advance(to: prototype.now + 2)
    let moved = try ["top", "middle", "bottom"].map { try frame("hotspot:long/\($0)", prototype).y }
    #expect(moved == [44, 300, 812 - 50])
  }

  @Test func another_form_of_a_page_is_shown_and_then_the_first_again() throws {
    var prototype = Self.prototype()
    try tap("hotspot:home/open", &prototype)
    #expect(pictures("long", prototype) == ["long"])
    try tap("hotspot:long/middle", &prototype)
    #expect(pictures("long", prototype) == ["other"])
    try tap("hotspot:long/middle", &prototype)
    #expect(pictures("long", prototype) == ["long"])
  }

  @Test func a_hotspot_collects_its_page() throws {
    var prototype = Self.prototype()
    try tap("hotspot:home/open", &prototype)
    try tap("hotspot:long/bottom", &prototype)
    #expect(prototype.state.stack == ["home"] && prototype.state.ball.items == ["long"])
    #expect(prototype.archive.entrances.map(\.title) == ["Long"])
  }

  @Test func a_page_that_is_presented_has_a_cross_and_comes_back() throws {
    var prototype = Self.prototype()
    try tap("hotspot:home/ask", &prototype)
    #expect(prototype.state.stack == ["home", "help"])
    #expect(Self.pages.traits(of: "help")?.isModal == true)
    try tap("back", &prototype)
    #expect(prototype.state.stack == ["home"])
  }

  @Test func tabs_show_their_pages_and_badges_count() throws {
    var prototype = Self.prototype()
    #expect(prototype.state.badges.map(\.id) == ["home/new", "tab/cards"])
    try tap("hotspot:home/idle", &prototype)
    #expect(prototype.state.stack == ["home"])
    try tap("tab:cards", &prototype)
    // With the icons of the tab bar.
    #expect(pictures("home", prototype) == ["cards", "a", "b-fill"])
    try tap("tab:home", &prototype)
    #expect(pictures("home", prototype).contains("home"))
  }

  @Test func dark_pages_are_dark() throws {
    var prototype = Self.prototype()
    prototype.send(TimedInput(time: 0, .set(key: "appearance", value: "dark")))
    #expect(pictures("home", prototype).contains("home-dark"))
  }
}
