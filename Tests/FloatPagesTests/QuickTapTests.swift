import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// Taps in quick succession at one place: each counts, but after a tap that put something else there.
@Suite struct QuickTapTests {
  private static let frame = Rect(100, 400, 80, 80)

  private static func form(_ name: String, _ action: PageAction) -> PrototypePages.Form {
    .init(name, hotspots: [.init(name: "spot", frame: frame, label: "Spot", action: action)])
  }

  /// A phone whose first page has one hotspot; a page on top of it has one in the same place, which counts.
  private static func stage(
    _ action: PageAction, next second: PageAction = .variant("1"), presents: Bool = false
  ) -> Stage {
    func page(_ name: String, _ action: PageAction) -> PrototypePages.Page {
      let steps = (1...8).map { ("\($0)", form("\(name)-\($0)", .variant("\($0 + 1)"))) }
      return .init(form(name, action), variants: Dictionary(uniqueKeysWithValues: steps))
    }
    var next = page("next", second)
    (next.isPresented, next.isCollectable) = (presents, true)
    let pages = PrototypePages(
      name: "Test", pages: [page("home", action), next, .init(form("other", .variant("1")))],
      tabs: [
        TabItem(id: "home", title: "Home", icon: "a"), TabItem(id: "other", title: "Other", icon: "b"),
      ])
    var parameters = Parameters.builtIn
    parameters.entrances.rule = .declared
    return Stage(Prototype(parameters: parameters, content: pages))
  }

  private func taps(_ count: Int, at p: Point, _ stage: inout Stage) {
    for _ in 0..<count {
      stage.longPress(p, for: 0.04)
      stage.wait(0.08)
    }
  }

  private func taps(_ count: Int, _ id: String, _ stage: inout Stage) throws {
    taps(count, at: try #require(stage.frame(id), "\(id)").center, &stage)
  }

  private func variant(of page: PageID, _ stage: Stage) -> String {
    stage.prototype.pages.variant(of: page, stage.prototype.environment)
  }

  @Test(arguments: 1...6) func each_tap_on_a_hotspot_with_another_form_counts(count: Int) {
    var stage = Self.stage(.variant("1"))
    taps(count, at: Self.frame.center, &stage)
    #expect(variant(of: "home", stage) == "\(count)")
  }

  @Test(arguments: 1...4) func each_tap_on_a_switch_counts(count: Int) throws {
    var stage = Stage()
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    try taps(count, "switch:haptic.enabled", &stage)
    #expect(stage.prototype.tuned.haptic.enabled == count.isMultiple(of: 2))
  }

  @Test func each_tap_that_only_says_something_counts() {
    var stage = Self.stage(.tell("Hello"))
    taps(3, at: Self.frame.center, &stage)
    #expect(stage.effects.filter { $0 == .notice("Hello") }.count == 3)
  }

  /// The page that comes in has a hotspot under the finger, too.
  @Test(arguments: 1...5, [false, true]) func taps_on_what_opens_a_page_open_one(count: Int, presents: Bool) {
    var stage = Self.stage(.push("next"), presents: presents)
    taps(count, at: Self.frame.center, &stage)
    stage.settle()
    #expect(stage.state.stack == ["home", "next"])
    #expect(variant(of: "next", stage) == "")
    // Half a second later it is another tap.
    stage.wait(0.5)
    taps(2, at: Self.frame.center, &stage)
    #expect(variant(of: "next", stage) == "2")
  }

  /// The page below has a hotspot under the finger, which would open the page again.
  @Test(arguments: 1...5) func taps_on_a_hotspot_that_collects_collect_one_page(count: Int) {
    var stage = Self.stage(.push("next"), next: .collect)
    stage.tapAndSettle(Self.frame.center)
    taps(count, at: Self.frame.center, &stage)
    stage.settle()
    #expect(stage.state.ball.items == ["next"])
    #expect(stage.state.stack == ["home"])
  }

  @Test(arguments: 1...5) func taps_on_a_tab_change_it_and_do_nothing_there(count: Int) throws {
    var stage = Self.stage(.tab("other"))
    taps(count, at: Self.frame.center, &stage)
    #expect(stage.state.tab == "other")
    #expect(variant(of: "home", stage) == "")
  }

  /// The page that the first tap asks for comes in under the finger: it turns around, or waits until another one has left.
  @Test(arguments: ["next", "over"] as [PageID])
  func taps_beside_a_page_that_leaves_open_one(leaving: PageID) throws {
    let next = PrototypePages.Page(
      Self.form("next", .variant("1")), variants: ["1": Self.form("next-1", .variant("1"))])
    let pages = PrototypePages(
      name: "Test", pages: [.init(Self.form("home", .push("next"))), next, .init(.init("over"))])
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    stage.send(.call(.push(leaving)))
    stage.settle()
    stage.send(.key("Escape"))
    stage.wait(0.12)
    #expect(try #require(stage.state.transition).topX > Self.frame.maxX)
    taps(7, at: Self.frame.center, &stage)
    stage.settle()
    #expect(stage.state.stack == ["home", "next"])
    #expect(variant(of: "next", stage) == "")
  }

  @Test func taps_at_two_places_count_each() {
    var stage = Self.stage(.push("next"))
    let p = Self.frame.center
    taps(1, at: p, &stage)
    stage.wait(0.2)
    #expect(stage.state.transition?.kind == .push)
    taps(1, at: p + Point(7, 0), &stage)
    #expect(variant(of: "next", stage) == "1")
  }
}
