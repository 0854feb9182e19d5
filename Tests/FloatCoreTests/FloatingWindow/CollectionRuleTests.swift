import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Which pages may be collected, and what happens when the ball is full")
struct CollectionRuleTests {
  private func stage(_ rule: CollectionRule, kinds: String) -> Stage {
    var parameters = Parameters()
    parameters.entrances.rule = rule
    parameters.entrances.kinds = kinds
    let content = PrototypePages.fallback.changing("article-2") { $0.isCollectable = false }
    return Stage(Prototype(parameters: parameters, content: content))
  }

  private func collects(_ id: PageID, _ rule: CollectionRule, kinds: String) -> Bool {
    var stage = stage(rule, kinds: kinds)
    stage.open(id)
    stage.pull(from: Point(4, 400), to: Point(330, 760))
    let showsZone = stage.state.zone.kind == .collect
    stage.releaseAndSettle()
    let isIn = stage.state.ball.items == [id.description]
    #expect(showsZone == isIn)
    return isIn
  }

  /// article-2 declines; a conversation declares nothing.
  @Test func by_list_by_declaration_or_both() {
    #expect(collects("article-1", .listed, kinds: "article"))
    #expect(collects("article-2", .listed, kinds: "article"))
    #expect(!collects("chat-2", .listed, kinds: "article"))
    #expect(collects("chat-2", .listed, kinds: "article, chat"))
    #expect(collects("article-3", .listed, kinds: "article-3"))
    #expect(!collects("article-2", .listed, kinds: "article-3"))
    #expect(collects("article-1", .declared, kinds: ""))
    #expect(!collects("article-2", .declared, kinds: "article"))
    #expect(!collects("chat-2", .declared, kinds: "chat"))
    #expect(!collects("article-2", .listedAndNotDeclined, kinds: "article"))
    #expect(collects("chat-2", .listedAndNotDeclined, kinds: "chat"))
    #expect(collects("settings", .listed, kinds: "settings"))
  }

  /// A page that declares itself is collected under every rule, unless it is named out.
  @Test(arguments: CollectionRule.allCases) func a_declaration_counts_under_every_rule(rule: CollectionRule) {
    #expect(collects("article-1", rule, kinds: "chat"))
    #expect(!collects("article-1", rule, kinds: "chat, -article-1"))
    #expect(!collects("article-1", rule, kinds: "article, -article"))
    #expect(collects("article-1", rule, kinds: "article, -article-3"))
  }

  /// No picture declares itself.
  @Test(arguments: ["picture", "two", "article"])
  func a_picture_is_listed_by_its_kind_or_its_id(kinds: String) {
    let next = PrototypePages.Hotspot(
      name: "next", frame: Rect(0, 200, 375, 60), label: "Next", action: .push("two"))
    let content = PrototypePages(
      name: "Two", pages: [.init(.init("one", hotspots: [next])), .init(.init("two"))])
    var parameters = Parameters()
    parameters.entrances.rule = .listed
    parameters.entrances.kinds = kinds
    var stage = Stage(Prototype(parameters: parameters, content: content))
    stage.tapAndSettle("hotspot:one/next")
    stage.pull(from: Point(4, 400), to: Point(330, 760))
    stage.releaseAndSettle()
    #expect(stage.state.ball.items == (kinds == "article" ? [] : ["two"]))
  }

  @Test func a_page_that_may_not_be_collected_has_no_menu_either() {
    var stage = stage(.declared, kinds: "")
    stage.open("article-2")
    #expect(stage.frame("more") == nil)
    stage.tapAndSettle("back")
    stage.open("article-1")
    #expect(stage.frame("more") != nil)
  }

  @Test func other_kinds_of_page_come_back_from_the_ball() {
    var stage = stage(.listed, kinds: "chat settings")
    stage.open("chat-2")
    stage.collect()
    stage.open("settings")
    stage.collect()
    #expect(stage.prototype.collected.pages.map(\.title) == ["Ada Lindqvist", "Settings"])
    var restarted = Stage(archive: stage.prototype.archive)
    #expect(restarted.state.ball.items == ["chat-2", "settings"], "the rule by then does not matter")
    restarted.tapAndSettle("ball", "list:chat-2")
    #expect(restarted.state.stack == ["chats", "chat-2"])
  }

  @Test func nothing_is_laid_out_before_it_is_opened() {
    let stage = Stage(items: 1...3)
    #expect(Array(stage.prototype.pages.ids) == ["chats"])
  }

  @Test func haptics_can_be_off_or_heavy() {
    var stage = Stage()
    stage.set([("haptic.enabled", "false")])
    stage.open("article-1")
    stage.collect()
    expect(stage.count { $0.name == "impact" }, 0)
    stage.set([("haptic.enabled", "true")])
    stage.set([("haptic.style", "heavy")])
    stage.open("article-2")
    stage.collect()
    expect(stage.count { $0 == .impact(.heavy) }, above: 0)
  }

  /// A gesture that collects a page puts a page from the ball back into it.
  @Test func a_collected_page_that_is_collected_again_goes_back_into_the_ball() {
    var stage = Stage(items: 1...2)
    stage.tapAndSettle("ball", "list:article-1")
    #expect(stage.state.stack.last == "article-1")
    let archive = stage.prototype.archive
    stage.prototype.perform(.float("article-1", asks: true))
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
    #expect(stage.prototype.archive == archive)
    #expect(stage.prototype.notices.current == nil)
  }
}
