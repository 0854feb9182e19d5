import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What a program asks of the phone.
@Suite struct CallTests {
  private func told(_ stage: Stage) -> [String] { stage.effects.compactMap(\.event).map(\.description) }

  @Test func a_call_collects_the_page_in_front_as_the_menu_does() {
    var (called, tapped) = (Stage(), Stage())
    called.openArticle()
    tapped.openArticle()
    called.send(.call(.collect("article-1")))
    tapped.tap("more")
    tapped.settle()
    tapped.tap("menu:float")
    called.settle()
    tapped.settle()
    #expect(called.ball.items == ["article-1"])
    #expect(called.state.stack == tapped.state.stack)
    #expect(called.prototype.archive == tapped.prototype.archive)
    #expect(told(called).contains("page.collected article-1"))
  }

  @Test func a_call_collects_a_page_that_is_not_open() {
    var stage = Stage()
    stage.send(.call(.collect("article-2")))
    stage.settle()
    #expect(stage.ball.items == ["article-2"])
    #expect(stage.ball.visible)
    #expect(told(stage) == ["page.will-collect article-2", "page.collected article-2"])
  }

  @Test func calls_push_open_pop_and_clear() {
    var stage = Stage()
    stage.send(.call(.push("chat-1")))
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
    stage.send(.call(.collect("article-1")))
    stage.settle()
    stage.send(.call(.open("article-1")))
    #expect(stage.transition?.kind == .expand)
    stage.settle()
    stage.send(.call(.pop))
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
    stage.send(.call(.clear))
    stage.settle()
    #expect(stage.ball.items == [])
    stage.send(.call(.pop))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func a_call_moves_the_ball_and_bursts_a_badge() throws {
    var stage = Stage.collected()
    stage.effects = []
    let move = Call.moveBall(.left, fraction: 0.25)
    stage.send(.call(move))
    stage.settle()
    #expect(stage.ball.edge == .left)
    // It is there.
    stage.send(.call(move))
    #expect(told(stage) == ["ball.docked left 0.25", "call.refused \(move) meaningless"])
    stage.keyAndSettle("Escape")
    stage.effects = []
    let badge = try #require(stage.badges.first { $0.state == .idle && $0.id.hasPrefix("chat-") }).id
    stage.send(.call(.burst(.page(PageID(badge)))))
    // It is told once, even if another call comes while it bursts.
    stage.send(.call(.moveBall(.right, fraction: 0.25)))
    #expect(told(stage) == ["badge.burst \(badge)"])
    stage.settle()
    #expect(stage.badges.first { $0.id == badge }?.state == .gone)
  }

  /// In `CallPhaseTests` are the refusals that depend on what the phone does.
  @Test(arguments: [Call.push("nowhere"), .open("nowhere"), .present("article-2"), .burst(.page("nobody"))])
  func a_call_for_what_is_not_there_is_meaningless(_ call: Call) {
    var stage = Stage.collected()
    stage.effects = []
    stage.send(.call(call))
    #expect(told(stage) == ["call.refused \(call) meaningless"])
  }

  /// In front, behind, and on its way out.
  @Test(arguments: ["article-1", "article-2", "leaving"])
  func a_call_asks_for_a_page_that_asks(place: String) {
    let pages = ["article-1", "article-2"].reduce(PrototypePages.fallback) { pages, page in
      pages.changing(PageID(page)) { $0.asksToCollect = true }
    }
    let page: PageID = place == "leaving" ? "article-1" : PageID(place)
    for answer in ["menu:float", "menu:cancel"] {
      var stage = Stage(Prototype(content: pages))
      stage.openArticle()
      if place == "leaving" {
        stage.send(.key("Escape"))
        stage.wait(0.1)
      }
      stage.effects = []
      stage.send(.call(.collect(page)))
      #expect(told(stage) == [])
      #expect(stage.ball.items == [])
      stage.send(.call(.collect(page)))
      #expect(told(stage) == ["call.refused collect: \(page) busy"])
      stage.wait(answer == "menu:float" ? 0.15 : 1)
      stage.effects = []
      stage.tapAndSettle(answer)
      let isCollected = answer == "menu:float"
      #expect(stage.ball.items == (isCollected ? [page.description] : []))
      #expect(told(stage).contains("page.collected \(page)") == isCollected)
      #expect(told(stage).contains("page.refused \(page) declined") == !isCollected)
      let stays = place == "article-2" || place == "article-1" && !isCollected
      #expect(stage.state.stack == ["chats", "chat-1"] + (stays ? ["article-1"] : []))
    }
  }

  @Test func a_page_that_is_collected_while_the_list_is_open_is_in_it() {
    var stage = Stage.collected()
    stage.send(.contextMenu(at: stage.ball.frame.center))
    stage.settle()
    stage.send(.call(.collect("article-2")))
    stage.settle()
    #expect(stage.state.list.rows.map(\.id) == ["article-1", "article-2"])
  }

  /// As a hand opens a page out of its row.
  @Test func a_call_opens_a_page_out_of_the_list_and_pushes_one_over_it() {
    for call in [Call.open("article-1"), .push("chat-2")] {
      var stage = Stage.collected(2)
      stage.send(.contextMenu(at: stage.ball.frame.center))
      stage.settle()
      stage.effects = []
      stage.send(.call(call))
      #expect(!stage.state.list.open, "\(call)")
      #expect(
        told(stage).contains("list.selected article-1") == (call == .open("article-1")), "\(told(stage))")
      stage.settle()
      #expect(stage.state.stack.last == call.subject)
    }
  }

  /// Neither the list nor a menu closes for it.
  @Test func a_refused_call_leaves_the_list_open() {
    let pages = PrototypePages.fallback.changing("article-1") { $0.isKept = true }
    var stage = Stage(Prototype(content: pages))
    stage.send(.call(.collect("article-1")))
    stage.send(.call(.collect("article-2")))
    stage.settle()
    stage.tapAndSettle("ball")
    stage.effects = []
    stage.send(.call(.clear))
    stage.send(.call(.collect("chat-1")))
    #expect(told(stage) == ["page.refused article-1 kept", "page.refused chat-1 not-collectable"])
    #expect(stage.state.list.open)
  }

  @Test func a_call_removes_an_open_page_below_the_list() {
    var stage = Stage.collected(2)
    stage.set([("ball.tap", "list")])
    stage.send(.call(.open("article-1")))
    stage.settle()
    stage.tapAndSettle("ball")
    #expect(stage.state.list.open)
    stage.send(.call(.remove("article-1")))
    stage.settle()
    #expect(stage.ball.items == ["article-2"])
    #expect(told(stage).last == "page.removed article-1")
  }

  @Test func a_page_that_is_not_collectable_is_no_reason_to_call_a_ball_full() {
    var stage = Stage.with([("entrances.maximum", "1")])
    stage.send(.call(.collect("article-1")))
    stage.effects = []
    stage.send(.call(.collect("chat-1")))
    #expect(told(stage) == ["page.refused chat-1 not-collectable"])
  }

  /// A call fills the ball between the press and the release.
  @Test func a_page_let_go_over_a_ball_that_has_become_full_stays() {
    var stage = Stage.with([("entrances.maximum", "1")])
    stage.openArticle()
    stage.pull(from: Point(3, 420), to: Point(150, 560))
    stage.move(to: Point(365, 800))
    stage.send(.call(.collect("article-2")))
    stage.effects = []
    stage.releaseAndSettle()
    #expect(stage.state.stack.last == "article-1")
    #expect(stage.ball.items == ["article-2"])
    #expect(told(stage).contains("page.refused article-1 full"))
  }

  /// The answer was yes: the ball was full in the meantime.
  @Test func a_question_is_answered_once() {
    let pages = PrototypePages.fallback.changing("article-1") { $0.asksToCollect = true }
    var stage = Stage(Prototype(content: pages))
    stage.set([("entrances.maximum", "1")])
    stage.openArticle()
    stage.send(.call(.collect("article-1")))
    stage.send(.call(.collect("article-2")))
    stage.settle()
    stage.effects = []
    stage.tapAndSettle("menu:float")
    #expect(told(stage) == ["page.refused article-1 full"])
  }

  /// The page fades with the ball that it was becoming, and comes back if it is collected again.
  @Test(arguments: [Call.remove("article-1"), .clear])
  func a_page_that_is_removed_on_its_way_into_the_ball_fades(_ call: Call) throws {
    var stage = Stage()
    stage.openArticle()
    stage.send(.call(.collect("article-1")))
    stage.wait(0.2)
    stage.send(.call(call))
    var (again, pressed) = (stage, stage)
    let shape = try #require(pressed.prototype.pageOutline).rect.intersection(Rect(0, 0, 375, 812))
    pressed.press(shape.center)
    #expect(pressed.transition?.interactive == false, "no hand catches it")
    stage.wait(0.3)
    #expect(stage.transition?.kind == .shrink)
    #expect((stage.prototype.scene.layers.find("morph")?.opacity ?? 0) < 0.02)
    again.wait(0.05)
    again.send(.call(.collect("article-1")))
    again.settle()
    #expect(again.ball.items == ["article-1"])
    #expect(again.ball.visible)
    #expect(told(again).count { $0 == "page.collected article-1" } == 1)
  }

  /// A program that does not wait: the second page still comes in, over the first one.
  @Test func a_page_over_which_another_waits_to_come_in_stays_open_as_it_is_collected() {
    var stage = Stage()
    stage.send(.call(.push("article-1")))
    stage.send(.call(.push("article-2")))
    stage.wait(0.05)
    stage.send(.call(.collect("article-1")))
    stage.settle()
    #expect(stage.state.stack == ["chats", "article-1", "article-2"])
    #expect(stage.ball.items == ["article-1"])
    stage.effects = []
    stage.send(.call(.collect("article-1")))
    #expect(told(stage) == ["call.refused collect: article-1 meaningless"])
  }

  @Test func the_page_below_one_that_leaves_closes_into_the_ball_after_it() {
    var stage = Stage()
    for page: PageID in ["article-1", "article-2"] {
      stage.send(.call(.push(page)))
      stage.settle()
    }
    stage.send(.call(.pop))
    stage.wait(0.1)
    stage.send(.call(.collect("article-1")))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
    #expect(stage.ball.items == ["article-1"])
    #expect(told(stage).contains("page.collected article-1"))
  }

  /// As Escape does.
  @Test func a_call_turns_a_page_around_on_its_way() {
    var stage = Stage()
    stage.send(.call(.push("chat-1")))
    stage.wait(0.1)
    stage.send(.call(.pop))
    #expect(stage.transition?.kind == .pop)
    // The page that leaves does not count.
    stage.send(.call(.pop))
    #expect(told(stage).last == "call.refused \(Call.pop) meaningless")
    stage.send(.call(.push("chat-1")))
    #expect(stage.transition?.kind == .push)
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
  }

  @Test func a_recording_has_a_line_for_each_call() {
    let calls: [Call] = [
      .collect("a"), .open("a"), .remove("a"), .clear, .push("a"), .present("a"), .pop,
      .moveBall(.left, fraction: 0.25), .burst(.tab),
    ]
    #expect(calls.map(\.name) == Call.names)
    let lines = calls.map { RecordingWriter.lines(for: TimedInput(time: 1, .call($0))) }
    #expect(lines[0] == #"{"t":1,"type":"call","call":"collect","page":"a"}"#)
    #expect(lines[3] == #"{"t":1,"type":"call","call":"clear"}"#)
    #expect(lines[7] == #"{"t":1,"type":"call","call":"move-ball","edge":"left","fraction":0.25}"#)
    #expect(lines[8] == #"{"t":1,"type":"call","call":"burst","badge":"tab"}"#)
  }
}
