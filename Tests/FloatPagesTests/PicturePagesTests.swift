import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// Pages that are pictures: their scrolled parts, their fixed parts, and their taps.
@Suite struct PicturePagesTests {
  /// Two tabs, a long page with fixed parts that can be collected, and a presented page.
  private static var pages: PrototypePages {
    let home = PrototypePages.Form(
      "home", height: 895,
      hotspots: [
        .init(name: "open", frame: Rect(0, 200, 375, 60), radius: 12, label: "Open", action: .push("long")),
        .init(name: "ask", frame: Rect(0, 300, 375, 60), label: "Ask", action: .push("help")),
        .init(name: "idle", frame: Rect(0, 400, 375, 60), label: "Idle", action: .highlight),
        .init(name: "quiet", frame: Rect(0, 500, 375, 60), label: "Quiet", action: .variant("quiet")),
      ], badges: [.init(name: "open", center: Point(350, 230), count: 3)])
    let quiet = PrototypePages.Form(
      "quiet", height: 895,
      hotspots: [.init(name: "quiet", frame: Rect(0, 500, 375, 60), label: "Loud", action: .variant(""))])
    let form = PrototypePages.Form(
      "long", height: 2000,
      hotspots: [
        .init(name: "top", frame: Rect(0, 44, 60, 44), label: "Back", action: .back),
        .init(name: "middle", frame: Rect(0, 400, 60, 44), label: "Other", action: .variant("other")),
        .init(name: "further", frame: Rect(100, 400, 60, 44), label: "Further", action: .push("last")),
        .init(name: "bottom", frame: Rect(0, 1950, 60, 44), label: "Keep", action: .collect),
      ], badges: [.init(name: "further", center: Point(160, 410), count: 2)])
    var long = PrototypePages.Page(
      form, variants: ["other": .init("other", height: 2000)], top: 88, bottom: 100)
    long.isCollectable = true
    var help = PrototypePages.Page(.init("help"), hasBar: true)
    (help.isPresented, help.statusBar) = (true, .light)
    let end = PrototypePages.Hotspot(
      name: "end", frame: Rect(0, 600, 375, 60), label: "End", action: .popToRoot(tab: "cards"))
    let cards = PrototypePages.Form(
      "cards", height: 895,
      badges: [
        .init(name: "one", center: Point(40, 100), count: 2),
        .init(name: "two", center: Point(40, 200), count: 5),
      ])
    var pages = PrototypePages(
      name: "Test",
      pages: [
        .init(home, variants: ["quiet": quiet]), long, help, .init(.init("last", hotspots: [end])),
        .init(cards),
      ],
      tabs: [
        TabItem(id: "home", title: "Home", icon: "a"),
        TabItem(id: "cards", title: "Cards", icon: "b", badge: PrototypePages.badge(ofTab: "cards")),
      ])
    pages.tabSums = ["cards"]
    return pages
  }

  private static var parameters: Parameters {
    var parameters = Parameters.builtIn
    parameters.entrances.rule = .declared
    return parameters
  }

  private static func stage(_ pages: PrototypePages = Self.pages) -> Stage {
    Stage(Prototype(parameters: parameters, content: pages))
  }

  /// The names of the pictures that are drawn on a page.
  private func pictures(_ page: PageID, _ stage: Stage) -> Set<String> {
    Set(stage.prototype.pictures(of: page).map(\.name))
  }

  @Test func what_takes_its_page_away_does_not_look_pressed_on_the_way() throws {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    let keep = try #require(stage.prototype.elements.first { $0.id == "hotspot:long/bottom" })
    stage.tap(keep.frame.center)
    #expect(stage.state.transition != nil)
    for frame in 0..<20 {
      stage.wait(1.0 / 60)
      let phone = stage.prototype
      #expect(phone.highlights.strength(of: keep.id, on: "long", phone.environment) == 0, "frame \(frame)")
    }
    stage.settle()
    #expect(stage.state.ball.items == ["long"])
  }

  @Test func fixed_parts_stay_while_the_rest_scrolls() throws {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    #expect(stage.state.stack == ["home", "long"])
    let layout = try #require(stage.prototype.pages["long"]?.layout)
    #expect(layout.viewport == Rect(0, 88, 375, 812 - 88 - 100))
    #expect(layout.contentHeight == 2000 - 88 - 100)
    let places = ["top", "middle", "bottom"].map { stage.frame("hotspot:long/\($0)")?.y }
    // The last 100 points of the picture are the last of the screen.
    #expect(places == [44, 400, 812 - 50])
    stage.send(.wheel(at: Point(180, 500), dx: 0, dy: -100, isPrecise: true))
    stage.settle()
    let moved = ["top", "middle", "bottom"].map { stage.frame("hotspot:long/\($0)")?.y }
    #expect(moved == [44, 300, 812 - 50])
  }

  /// Pulled beyond its ends, the scrolled picture shows no second copy of them.
  @Test func fixed_parts_are_covered_in_what_scrolls() throws {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    let layout = try #require(stage.prototype.pages["long"]?.layout)
    let covers = layout.scrolled.rects.filter { $0.color == layout.background }.map(\.rect)
    #expect(covers == [Rect(0, -88, 375, 88), Rect(0, 1812, 375, 100)])
  }

  /// It covers the parts that scroll on each device, with any bars and fixed parts.
  @Test func a_hotspot_without_a_frame_is_all_that_scrolls() throws {
    var pages = Self.pages
    let all = PrototypePages.Hotspot(name: "all", frame: nil, label: "All", action: .highlight)
    for index in pages.pages.indices {
      guard case .picture(var picture) = pages.pages[index].content else { continue }
      picture.form.hotspots.insert(all, at: 0)
      pages.pages[index].content = .picture(picture)
    }
    var stage = Self.stage(pages)
    func element(on page: PageID) throws -> Rect {
      let layout = try #require(stage.prototype.pages[page]?.layout)
      return try #require(layout.scrolledElements.first { $0.id.description == "hotspot:\(page)/all" }).frame
    }
    #expect(try element(on: "home") == Rect(0, 0, 375, 812))
    stage.tapAndSettle("hotspot:home/open")
    #expect(try element(on: "long") == Rect(0, 0, 375, 2000 - 88 - 100))
    // It lies below the other hotspots.
    #expect(stage.frame("hotspot:long/middle")?.height == 44)
    stage.tapAndSettle("hotspot:long/middle")
    #expect(stage.state.stack == ["home", "long"])
  }

  @Test func another_form_of_a_page_has_hotspots_of_its_own_and_stays_where_it_is() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/quiet")
    #expect(pictures("home", stage).contains("quiet"))
    #expect(stage.prototype.elements.contains { $0.label == "Loud" })
    #expect(!stage.prototype.elements.contains { $0.id.description == "hotspot:home/open" })
    // The other tab has no such form, and this one keeps it.
    stage.tapAndSettle("tab:cards")
    #expect(pictures("home", stage).contains("cards"))
    stage.tapAndSettle("tab:home")
    #expect(pictures("home", stage).contains("quiet"))
    stage.tapAndSettle("hotspot:home/quiet")
    #expect(pictures("home", stage).contains("home"))
  }

  @Test func a_form_is_shown_however_often_it_is_asked_for() {
    let long = Self.pages.changing("long") { page in
      guard case .picture(var picture) = page.content else { return }
      picture.variants["other"]?.hotspots = picture.form.hotspots
      page.content = .picture(picture)
    }
    var stage = Self.stage(long)
    stage.tapAndSettle("hotspot:home/open")
    #expect(pictures("long", stage) == ["long"])
    for _ in 1...2 {
      stage.tapAndSettle("hotspot:long/middle")
      #expect(pictures("long", stage) == ["other"])
    }
  }

  /// The first page with a button that opens the long one in a form.
  private static func opening(as variant: String) -> Stage {
    let pages = pages.changing("home") { page in
      guard case .picture(var picture) = page.content else { return }
      picture.form.hotspots.append(
        .init(
          name: "other", frame: Rect(0, 600, 375, 60), label: "Other",
          action: .push("long", variant: variant)))
      page.content = .picture(picture)
    }
    return stage(pages)
  }

  @Test func a_page_opens_in_the_form_that_whoever_opens_it_says() {
    var stage = Self.opening(as: "other")
    stage.tapAndSettle("hotspot:home/other")
    #expect(stage.state.stack == ["home", "long"])
    #expect(pictures("long", stage) == ["other"])
    // The page comes in that form, and no other form fades away over it.
    #expect(stage.prototype.pages["long"]?.former(stage.prototype.environment).isEmpty == true)
    // Without a given form the page has its last one.
    stage.keyAndSettle("Escape")
    stage.tapAndSettle("hotspot:home/open")
    #expect(pictures("long", stage) == ["other"])
    // The page's own form has a name, too.
    stage = Self.opening(as: "")
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/middle")
    stage.keyAndSettle("Escape")
    stage.tapAndSettle("hotspot:home/other")
    #expect(pictures("long", stage) == ["long"])
  }

  @Test func a_tab_comes_to_the_front_in_the_form_that_is_said() {
    let pages = Self.pages.changing("last") { page in
      guard case .picture(var picture) = page.content else { return }
      picture.form.hotspots[0].action = .popToRoot(tab: "home", variant: "quiet")
      page.content = .picture(picture)
    }
    var stage = Self.stage(pages)
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/further", "hotspot:last/end")
    #expect(stage.state.stack == ["home"])
    #expect(pictures("home", stage).contains("quiet"))
    // The other tab has another page.
    stage.tapAndSettle("tab:cards")
    #expect(pictures("home", stage).contains("cards"))
    stage.prototype.perform(Command.all(of: .tab("home", variant: ""), on: "home", reads: nil))
    stage.settle()
    #expect(pictures("home", stage).contains("home"))
  }

  /// A picture is drawn for the whole screen, so it covers all of it, with its own status bar.
  @Test func a_picture_is_presented_from_below_where_the_axis_says_so() throws {
    var parameters = Self.parameters
    try parameters.set("modal.axis", to: "vertical")
    var stage = Stage(Prototype(parameters: parameters, content: Self.pages))
    stage.tap("hotspot:home/ask")
    stage.wait(0.1)
    #expect(stage.state.transition?.topY ?? 0 > 0)
    stage.settle()
    #expect(stage.state.stack == ["home", "help"])
    #expect(stage.layer("page:help")?.outline == RoundedRect(Rect(size: stage.prototype.device.size)))
    #expect(stage.layer("page:home") == nil)
    #expect(stage.layer("status")?.content.texts.first?.color == .white)
    // The picture itself pulls it down.
    stage.dragAndSettle(from: Point(180, 400), to: Point(180, 700), hold: 0.7)
    #expect(stage.state.stack == ["home"])
  }

  @Test func the_pages_and_forms_that_a_tap_would_show_are_known_before() {
    var stage = Self.opening(as: "other")
    let first = stage.prototype.upcomingPages
    #expect(first.contains(.init(page: "long")))
    #expect(first.contains(.init(page: "long", variant: "other")))
    #expect(first.contains(.init(page: "home", variant: "quiet")))
    #expect(Set(stage.prototype.pictures(of: "long", as: "other").map(\.name)) == ["other"])
    stage.tapAndSettle("hotspot:home/quiet")
    // Back to its first form, which is not shown now.
    #expect(stage.prototype.upcomingPages.contains(.init(page: "home", variant: "")))
    // The other tab is a page of its own, as a tap on it or the way back to it would show it.
    #expect(stage.prototype.upcomingPages.contains(.init(page: "home", tab: "cards")))
    #expect(Set(stage.prototype.pictures(of: "home", in: "cards").map(\.name)).contains("cards"))
  }

  @Test func badges_are_on_every_page_and_opening_what_they_stand_for_reads_them() {
    var stage = Self.stage()
    func label(_ id: String) -> String? { stage.prototype.elements.first { $0.id.description == id }?.label }
    #expect(label("badge:home/open") == "3")
    stage.tapAndSettle("hotspot:home/open")
    #expect(label("badge:long/further") == "2")
    // The badge can be torn off there.
    stage.press("badge:long/further")
    stage.move(by: Point(60, 160))
    #expect(stage.state.badges.first { $0.id == "long/further" }?.state == .broken)
    stage.cancel()
    stage.settle()
    #expect(label("badge:long/further") == "2")
    stage.tapAndSettle("hotspot:long/further", "hotspot:last/end")
    #expect(stage.state.stack == ["home"])
    #expect(stage.state.tab == "cards")
    stage.tapAndSettle("tab:home")
    #expect(label("badge:home/open") == nil)
    stage.tapAndSettle("hotspot:home/open")
    #expect(label("badge:long/further") == nil)
  }

  @Test func a_way_ends_at_a_tab_in_one_motion() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/further")
    stage.tap("hotspot:last/end")
    stage.wait(0.1)
    // The front page leaves, and the page behind it is the tab already.
    #expect(stage.state.stack == ["home", "last"])
    #expect(stage.state.transition != nil)
    #expect(pictures("home", stage).contains("cards"))
    stage.settle()
    #expect(stage.state.stack == ["home"])
  }

  @Test func a_tabs_badge_adds_up_its_pages_badges_and_takes_them_along() {
    var stage = Self.stage()
    func label(_ id: String) -> String? { stage.prototype.elements.first { $0.id.description == id }?.label }
    #expect(label("badge:tab/cards") == "7")
    stage.tapAndSettle("tab:cards")
    stage.prototype.perform(
      stage.prototype.badges.clear(
        .page("cards/one"), on: stage.prototype.badgeHost(of: .page("cards/one")), stage.prototype.feedback,
        stage.prototype.environment))
    stage.settle()
    #expect(label("badge:tab/cards") == "5")
    #expect(label("badge:cards/one") == nil)
    let tab = PrototypePages.badge(ofTab: "cards")
    stage.prototype.perform(
      stage.prototype.badges.clear(
        tab, on: stage.prototype.badgeHost(of: tab), stage.prototype.feedback, stage.prototype.environment))
    stage.settle()
    #expect(label("badge:tab/cards") == nil)
    #expect(label("badge:cards/two") == nil)
    // Badges that are not on the tab's page stay.
    stage.tapAndSettle("tab:home")
    #expect(label("badge:home/open") == "3")
  }

  @Test func the_picture_begins_at_the_screens_top_and_bars_lie_over_it() throws {
    let pages = Self.pages
    let parameters = Self.parameters
    func layout(_ id: PageID, tab: String = "") throws -> PageLayout {
      var builder = PageBuilder(content: pages, device: .iPhoneX, parameters: parameters)
      builder.tab = tab
      return try #require(pages.layout(of: id, by: builder))
    }
    // 812 − (49 + 34) of the tab bar: the last 83 of the picture lie under it.
    let root = try layout("home", tab: "home")
    #expect(root.viewport == Rect(0, 0, 375, 729))
    #expect(root.contentHeight == 895 - 83)
    // 44 + 44 of the bar: the first 88 lie under it.
    let help = try layout("help")
    #expect(help.viewport == Rect(0, 88, 375, 724))
    #expect(help.contentHeight == 724)
    #expect(help.maximumScroll == 0)
    #expect(help.statusBar == .light)
    #expect(root.statusBar == .automatic)
    #expect(help.scrolled.images.first?.frame.rect.minY == -88)
  }

  @Test func a_hotspot_collects_its_page() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/bottom")
    #expect(stage.state.stack == ["home"])
    #expect(stage.state.ball.items == ["long"])
    #expect(stage.prototype.archive.pages.map(\.title) == ["Long"])
    // Once the page came out of the ball, the same button sends it back.
    stage.tapAndSettle("ball")
    #expect(stage.state.stack == ["home", "long"])
    stage.tapAndSettle("hotspot:long/bottom")
    #expect(stage.state.stack == ["home"])
    #expect(stage.state.ball.items == ["long"])
  }

  @Test func a_page_that_is_presented_has_a_cross_and_comes_back() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/ask")
    #expect(stage.state.stack == ["home", "help"])
    #expect(Self.pages.traits(of: "help")?.isModal == true)
    stage.tapAndSettle("back")
    #expect(stage.state.stack == ["home"])
  }

  @Test func tabs_show_their_pages_and_badges_count() {
    var stage = Self.stage()
    #expect(stage.state.badges.map(\.id) == ["home/open", "tab/cards"])
    #expect(stage.prototype.frontPage?.layout.scrolledElements.first?.radius == 12)
    stage.tapAndSettle("hotspot:home/idle")
    #expect(stage.state.stack == ["home"])
    stage.tapAndSettle("tab:cards")
    // With the icons of the tab bar.
    #expect(pictures("home", stage) == ["cards", "a", "b-fill"])
    stage.tapAndSettle("tab:home")
    #expect(pictures("home", stage).contains("home"))
  }

  @Test func dark_pages_are_dark() {
    var stage = Self.stage()
    stage.send(.set(key: "appearance", value: "dark"))
    #expect(pictures("home", stage).contains("home-dark"))
  }
}
