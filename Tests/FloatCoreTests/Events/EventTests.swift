import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// What an app hears, driven by a hand.
@Suite struct EventTests {
  private func events(_ stage: Stage) -> [Event] { stage.effects.compactMap(\.event) }
  private func told(_ stage: Stage) -> [String] { events(stage).map(\.description) }

  @Test func a_page_on_its_way_into_the_ball_and_out_again() {
    var stage = Stage()
    stage.openArticle()
    stage.effects = []
    stage.collect()
    stage.tapAndSettle("ball")
    #expect(
      told(stage).filter { !$0.hasPrefix("zone.") } == [
        "swipe.began article-1", "swipe.progress article-1 0 true", "swipe.progress article-1 0.25 true",
        "swipe.progress article-1 0.5 true", "swipe.progress article-1 0.75 true",
        "page.will-collect article-1", "swipe.will-finish article-1", "swipe.finished article-1",
        "page.hidden article-1", "page.shown chat-1", "page.collected article-1", "ball.tapped",
        "page.opened article-1", "page.hidden chat-1", "page.shown article-1",
      ])
    #expect(told(stage).count { $0 == "page.collected article-1" } == 1)
    #expect(told(stage).last == "page.shown article-1")
  }

  @Test func a_thrown_ball_docks_once_when_it_rests() throws {
    var stage = Stage.collected()
    stage.effects = []
    stage.drag(from: stage.state.ball.frame.center, to: Point(120, 300), over: 0.1, hold: 0)
    let release = stage.now
    stage.settle()
    let docked = try #require(events(stage).last)
    #expect(told(stage).first == "ball.drag-began")
    #expect(docked.name == "ball.docked")
    let dock = try #require(stage.prototype.archive.dock)
    #expect(docked.kind == .ballDocked(dock))
    #expect(docked.time > release + 0.2)
    // A small drag along the edge docks, too.
    stage.effects = []
    let center = stage.state.ball.frame.center
    stage.dragAndSettle(from: center, to: center + Point(0, 30))
    #expect(events(stage).map(\.name) == ["ball.drag-began", "ball.docked"])
  }

  @Test func a_badge_tells_when_it_is_out_of_range_and_back() throws {
    var stage = Stage()
    let place = try #require(stage.badges.first { $0.id == "chat-1" }).center
    stage.press(place)
    // The finger is just out of range, and the badge is shown a little behind it.
    for x in [-90.0, -20, -61] { stage.move(to: place + Point(x, 0)) }
    #expect(told(stage).last == "badge.out-of-range chat-1")
    stage.move(to: place - Point(10, 0))
    stage.wait(0.1)
    stage.releaseAndSettle()
    #expect(
      told(stage) == [
        "badge.began chat-1", "badge.out-of-range chat-1", "badge.back-in-range chat-1",
        "badge.out-of-range chat-1", "badge.back-in-range chat-1", "badge.returned chat-1",
      ])
  }

  @Test func a_full_ball_and_a_kept_page_refuse_with_an_event() throws {
    let pages = PrototypePages.fallback.changing("article-1") { $0.isKept = true }
    var stage = Stage(Prototype(content: pages))
    stage.openArticle()
    stage.collect()
    let items = stage.ball.items
    stage.effects = []
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(360, 800))
    #expect(told(stage).contains("page.refused article-1 kept"))
    #expect(stage.ball.items == items)
    #expect(stage.ball.visible)
    stage.effects = []
    stage.send(.call(.remove("article-1")))
    #expect(told(stage) == ["page.refused article-1 kept"])
  }

  /// Neither the list's button nor a page that needs its room takes it out.
  @Test func a_kept_page_stays_in_the_list_and_in_a_full_ball() {
    let pages = PrototypePages.fallback.changing("article-1") { $0.isKept = true }
    var stage = Stage(Prototype(content: pages))
    stage.set([("entrances.maximum", "2"), ("entrances.when-full", "replace")])
    for number in [1, 2] { stage.send(.call(.collect(PageID("article-\(number)")))) }
    stage.settle()
    stage.tapAndSettle("ball")
    stage.effects = []
    stage.tapAndSettle("list:article-1:delete")
    #expect(told(stage) == ["page.refused article-1 kept"])
    #expect(stage.state.list.rows.map(\.id) == ["article-1", "article-2"])
    stage.keyAndSettle("Escape")
    stage.effects = []
    stage.send(.call(.collect("article-3")))
    stage.settle()
    #expect(
      told(stage) == [
        "page.will-collect article-3", "page.removed article-2", "page.collected article-3",
      ])
    #expect(stage.ball.items == ["article-1", "article-3"])
  }

  @Test func the_ball_its_list_and_tabs_tell_what_was_chosen() {
    var stage = Stage.collected(2)
    stage.keyAndSettle("Escape")
    stage.effects = []
    stage.press("ball")
    stage.wait(1)
    stage.releaseAndSettle()
    #expect(told(stage).prefix(2) == ["ball.long-pressed", "list.will-show"])
    if !stage.state.list.open { stage.tapAndSettle("ball") }
    stage.effects = []
    stage.tapAndSettle("list:article-1")
    #expect(told(stage).prefix(2) == ["list.selected article-1", "page.opened article-1"])
    stage.send(.key("Escape"))
    // It turns round on its way out.
    stage.wait(0.05)
    stage.send(.call(.push("article-1")))
    stage.settle()
    #expect(told(stage).count { $0 == "page.opened article-1" } == 2)
    var tabs = Stage()
    tabs.tapAndSettle("tab:me")
    #expect(told(tabs) == ["page.hidden chats chats", "page.shown chats me"])
  }

  @Test func a_page_asks_before_it_is_collected() {
    let pages = PrototypePages.fallback.changing("article-1") { $0.asksToCollect = true }
    var stage = Stage(Prototype(content: pages))
    stage.openArticle()
    stage.effects = []
    stage.collect()
    #expect(stage.state.stack.last == "article-1")
    stage.tapAndSettle("menu:cancel")
    #expect(told(stage).last == "page.refused article-1 declined")
    stage.collect()
    stage.tapAndSettle("menu:float")
    #expect(stage.ball.items == ["article-1"])
    #expect(told(stage).contains("page.collected article-1"))
  }

  @Test func controls_tell_where_they_were_sent() throws {
    var stage = ControlPages.stage()
    stage.effects = []
    stage.dragAndSettle(from: Point(300, 200), to: Point(60, 200))
    stage.tapAndSettle(Point(300, 422))
    let names = told(stage)
    #expect(names.first == "pager.changed pager:cards/cards 1")
    #expect(names.count == 2)
    #expect(names.last?.hasPrefix("slider.changed slider:cards/volume 0.8") == true, "\(names)")
    stage.effects = []
    stage.dragAndSettle(from: Point(300, 422), to: Point(100, 422))
    #expect(events(stage).map(\.name) == ["slider.changed"], "once, at the release")
  }

  @Test func rows_and_switches_tell_what_was_done() {
    var stage = Stage()
    stage.dragAndSettle(from: Point(300, 178), to: Point(100, 178))
    stage.tap("row:chat-1:action:delete")
    // Long enough for no double click.
    stage.wait(1)
    #expect(told(stage) == [], "it asks first")
    stage.tap("row:chat-1:action:delete")
    #expect(told(stage) == ["row.action chat-1 delete"])
    stage.settle()
    stage.effects = []
    stage.dragAndSettle(from: Point(300, 178), to: Point(100, 178))
    let unread = stage.prototype.elements.first { $0.id.description.hasSuffix(":action:unread") }
    stage.tap(unread?.frame.center ?? .zero)
    let row = unread?.id.description.split(separator: ":").dropFirst().first ?? ""
    #expect(told(stage) == ["row.action \(row) unread"])
    stage.settle()
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    stage.effects = []
    stage.tap("switch:haptic.enabled")
    #expect(told(stage) == ["switch.changed haptic.enabled false"])
    stage.settle()
    // Where the core is configured from outside, whoever does so knows.
    stage.effects = []
    stage.send(.set(key: "haptic.enabled", value: "true"))
    stage.settle()
    #expect(told(stage) == [])
  }

  /// At the time at which the state has changed, seen a thousand times a second.
  @Test func a_page_a_ball_and_the_list_are_told_when_they_are_there() throws {
    var stage = Stage.collected(2)
    func time(_ name: String, _ isThere: (Stage) -> Bool) throws -> (told: Double, seen: Double) {
      while !isThere(stage) {
        stage.wait(0.001)
        try #require(stage.now < 100)
      }
      let seen = stage.now
      stage.settle()
      return (try #require(events(stage).last { $0.name == name }?.time), seen)
    }
    stage.send(.key("Escape"))
    let shown = try time("page.shown") { $0.state.transition == nil }
    stage.send(.call(.push("chat-1")))
    let pushed = try time("page.shown") { $0.state.transition == nil }
    stage.send(.call(.moveBall(.left, fraction: 0.2)))
    let docked = try time("ball.docked") { $0.prototype.ball.center.isAtRest(at: $0.now) }
    stage.tap("ball")
    let listed = try time("list.shown") { !$0.prototype.list.isMoving($0.prototype.environment) }
    stage.send(.key("Escape"))
    let hidden = try time("list.hidden") { $0.prototype.list.rows.isEmpty }
    let all = [("page", shown), ("pushed", pushed), ("ball", docked), ("list", listed), ("gone", hidden)]
    for (name, times) in all {
      #expect(times.seen - 0.001 <= times.told && times.told <= times.seen, "\(name): \(times)")
    }
  }

  /// Time may pass in one step over the end of the list and that of a burst.
  @Test func the_list_is_told_at_its_own_time_where_something_else_ends_after_it() {
    var stage = Stage.collected(2)
    stage.keyAndSettle("Escape")
    stage.tap("ball")
    stage.wait(0.1)
    let end = stage.prototype.list.endTime
    stage.wait(end - stage.now - 0.01)
    stage.send(.call(.burst(.page("chat-2"))))
    #expect(stage.prototype.nextDeadline == end)
    stage.wait(5)
    #expect(events(stage).last?.kind == .listShown)
    #expect(events(stage).last?.time == end)
  }

  @Test(arguments: [1, 2]) func return_on_the_ball_is_told_as_a_tap(pages: Int) {
    var stage = Stage.collected(pages)
    stage.focus("ball")
    stage.effects = []
    stage.send(.key("Return"))
    #expect(told(stage) == ["ball.tapped", pages == 1 ? "page.opened article-1" : "list.will-show"])
  }

  @Test func a_hotspots_own_action_arrives_by_its_name() {
    let buy = PrototypePages.Hotspot(
      name: "buy", frame: Rect(0, 200, 375, 100), label: "Buy", action: .custom("buy"))
    let home = PrototypePages.Page(.init("home", hotspots: [buy]))
    var stage = Stage(Prototype(content: PrototypePages(name: "T", pages: [home])))
    stage.tap(Point(180, 250))
    #expect(stage.effects.map(\.description) == ["custom buy"])
  }

  /// Pages of another package: one that says it can be collected, but has no entrance.
  @Test func a_page_without_an_entrance_is_refused_with_the_reason() {
    var stage = Stage(Prototype(content: Halves()))
    stage.send(.call(.push("half")))
    stage.settle()
    stage.effects = []
    stage.send(.call(.collect("half")))
    #expect(told(stage) == ["page.refused half no-entrance"])
    stage.effects = []
    stage.dragAndSettle(from: Point(4, 400), to: Point(330, 760))
    #expect(told(stage).first == "page.refused half no-entrance")
    #expect(stage.ball.items == [])
  }

  private struct Halves: PageSource {
    var root: PageID { "home" }
    func traits(of pageID: PageID) -> PageTraits? {
      pageID == root || pageID == "half"
        ? PageTraits(kind: "half", declaresCollectable: pageID == "half") : nil
    }
    func layout(of pageID: PageID, by builder: PageBuilder<Halves>) -> PageLayout? {
      builder.emptyLayout(pageID, bar: BarLayout(title: "A"), background: builder.colors.background)
    }
  }
}
