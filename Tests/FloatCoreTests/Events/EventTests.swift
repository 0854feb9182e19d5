import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// What an app hears, driven by a hand.
@Suite struct EventTests {
  private func events(_ stage: Stage) -> [Event] { stage.effects.compactMap(\.event) }
  private func told(_ stage: Stage) -> [String] { events(stage).map(\.description) }

  /// A tour through all features, at a frame rate.
  private func tour(_ rate: Double?) -> Stage {
    var stage = Stage(Prototype(), rate: rate)
    stage.openArticle()
    stage.collect()
    stage.drag(from: stage.state.ball.frame.center, to: Point(60, 300), hold: 0)
    stage.settle()
    stage.tap("ball")
    stage.settle()
    stage.send(.key("Escape"))
    stage.settle()
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.7)
    stage.release()
    stage.wait(1)
    stage.tap("list:article-1:delete")
    stage.wait(0.5)
    stage.tap("notice:undo")
    stage.settle()
    stage.send(.key("Escape"))
    stage.settle()
    let badge = stage.state.badges.first { $0.state == .idle }?.center ?? .zero
    stage.press(badge)
    stage.move(to: badge + Point(-90, 60))
    stage.move(to: badge + Point(-10, 10))
    stage.wait(0.1)
    stage.release()
    stage.settle()
    stage.tap("tab:me")
    stage.settle()
    return stage
  }

  @Test func a_page_on_its_way_into_the_ball_and_out_again() {
    var stage = Stage()
    stage.openArticle()
    stage.effects = []
    stage.collect()
    stage.tap("ball")
    stage.settle()
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

  @Test func a_tour_is_told_alike_at_every_frame_rate() {
    let expected = events(tour(nil))
    #expect(expected.count > 30)
    for rate in [30.0, 60, 144, 1000] { #expect(events(tour(rate)) == expected, "\(rate) Hz") }
    #expect(zip(expected, expected.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  /// Through all that a restless hand does: what began ends once before it begins again.
  @Test func each_event_has_one_counterpart() {
    let pairs: [(String, [String])] = [
      ("swipe.began", ["swipe.finished", "swipe.cancelled"]), ("zone.entered", ["zone.left"]),
      ("list.will-show", ["list.hidden"]), ("badge.began", ["badge.returned", "badge.burst", "badge.left"]),
    ]
    for seed in UInt64(1)...12 {
      var stage = Stage.collected(2)
      stage.effects = []
      var generator = OpGenerator(seed: seed)
      for _ in 0..<40 { for op in generator.next(stage) where op != .restart { stage.apply(op) } }
      stage.send(.pointer(.cancel, id: 0, at: stage.pointer))
      stage.send(.key("Escape"))
      stage.wait(5)
      let names = events(stage)
      for (begin, ends) in pairs {
        var open: Set<String> = []
        for event in names {
          let about =
            event.fields.first { $0.name == "page" || $0.name == "badge" }.map { "\($0.part)" } ?? ""
          if event.name == begin { #expect(open.insert(about).inserted, "\(seed): \(event) twice") }
          if ends.contains(event.name), event.name != "badge.burst" {
            #expect(open.remove(about) != nil, "\(seed): \(event) without \(begin)")
          } else if event.name == "badge.burst" {
            open.remove(about)
          }
        }
        #expect(open.isEmpty || begin == "list.will-show", "\(seed): \(begin) without an end: \(open)")
      }
      let shown = names.filter { $0.name == "page.shown" || $0.name == "page.hidden" }.map(\.name)
      #expect(
        shown.enumerated().allSatisfy { $1 == ($0 % 2 == 0 ? "page.hidden" : "page.shown") }, "\(seed)")
    }
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
    stage.drag(from: center, to: center + Point(0, 30))
    stage.settle()
    #expect(events(stage).map(\.name) == ["ball.drag-began", "ball.docked"])
  }

  @Test func a_badge_tells_when_it_is_out_of_range_and_back() throws {
    var stage = Stage()
    let place = try #require(stage.badges.first { $0.id == "chat-1" }).center
    stage.press(place)
    for x in [-90.0, -20, -90, -10] { stage.move(to: place + Point(x, 0)) }
    stage.wait(0.1)
    stage.release()
    stage.settle()
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
    stage.drag(from: stage.state.ball.frame.center, to: Point(360, 800))
    stage.settle()
    #expect(told(stage).contains("page.refused article-1 kept"))
    #expect(stage.ball.items == items)
    #expect(stage.ball.visible)
    stage.effects = []
    stage.send(.call(.remove("article-1")))
    #expect(told(stage) == ["page.refused article-1 kept"])
  }

  @Test func a_page_asks_before_it_is_collected() {
    let pages = PrototypePages.fallback.changing("article-1") { $0.asksToCollect = true }
    var stage = Stage(Prototype(content: pages))
    stage.openArticle()
    stage.effects = []
    stage.collect()
    #expect(stage.state.stack.last == "article-1")
    stage.tap("menu:cancel")
    stage.settle()
    #expect(told(stage).last == "page.refused article-1 declined")
    stage.collect()
    stage.tap("menu:float")
    stage.settle()
    #expect(stage.ball.items == ["article-1"])
    #expect(told(stage).contains("page.collected article-1"))
  }

  @Test func controls_tell_where_they_were_sent() throws {
    var stage = ControlPages.stage()
    stage.effects = []
    stage.drag(from: Point(300, 200), to: Point(60, 200))
    stage.settle()
    stage.tap(Point(300, 422))
    stage.settle()
    let names = told(stage)
    #expect(names.first == "pager.changed pager:cards/cards 1")
    #expect(names.count == 2)
    #expect(names.last?.hasPrefix("slider.changed slider:cards/volume 0.8") == true, "\(names)")
  }

  @Test func rows_and_switches_tell_what_was_done() {
    var stage = Stage()
    stage.drag(from: Point(300, 178), to: Point(100, 178))
    stage.settle()
    stage.tap("row:chat-1:action:delete")
    // Long enough for no double click.
    stage.wait(1)
    #expect(told(stage) == [], "it asks first")
    stage.tap("row:chat-1:action:delete")
    #expect(told(stage) == ["row.action chat-1 delete"])
    stage.settle()
    stage.tap("tab:me")
    stage.tap("row:settings")
    stage.settle()
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
    stage.send(.call(.moveBall(.left, fraction: 0.2)))
    let docked = try time("ball.docked") { $0.prototype.ball.center.isAtRest(at: $0.now) }
    stage.tap("ball")
    let listed = try time("list.shown") { !$0.prototype.list.isMoving($0.prototype.environment) }
    stage.send(.key("Escape"))
    let hidden = try time("list.hidden") { $0.prototype.list.rows.isEmpty }
    for (name, times) in [("page", shown), ("ball", docked), ("list", listed), ("gone", hidden)] {
      #expect(times.seen - 0.001 <= times.told && times.told <= times.seen, "\(name): \(times)")
    }
  }

  @Test func a_hotspots_own_action_arrives_by_its_name() {
    var form = PrototypePages.Form(picture: ControlPages.picture("home"))
    form.hotspots = [
      .init(name: "buy", frame: Rect(0, 200, 375, 100), radius: 0, label: "Buy", action: .custom("buy"))
    ]
    let home = PrototypePages.Page(
      id: "home", title: "Home", hasBar: false, content: .picture(.init(form: form)))
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
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    stage.settle()
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
