import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// Pages that are replaced from another source while the phone runs, as when a prototype's files are saved.
@Suite struct ReplacedPagesTests {
  private static func home(counts: [Int] = [3, 2]) -> PrototypePages.Page {
    .init(
      .init(
        "home",
        hotspots: [.init(name: "open", frame: Rect(0, 200, 375, 60), label: "Open", action: .push("long"))],
        badges: [
          .init(name: "new", center: Point(350, 230), count: counts[0]),
          .init(name: "old", center: Point(350, 330), count: counts[1]),
        ]))
  }

  private static func long(_ height: Double = 2000, other: String = "other") -> PrototypePages.Page {
    let form = PrototypePages.Form(
      "long", height: height,
      hotspots: [
        .init(name: "change", frame: Rect(0, 400, 60, 44), label: "Other", action: .variant("other")),
        .init(name: "on", frame: Rect(0, 500, 375, 44), label: "On", action: .push("last")),
        .init(name: "keep", frame: Rect(0, 600, 375, 44), label: "Keep", action: .collect),
      ])
    var long = PrototypePages.Page(form, variants: ["other": .init(other, height: height)])
    long.isCollectable = true
    return long
  }

  private static var pages: PrototypePages {
    PrototypePages(name: "Test", pages: [home(), long(), .init(.init("last"))])
  }

  private static func stage() -> Stage {
    var parameters = Parameters()
    parameters.entrances.rule = .declared
    return Stage(Prototype(parameters: parameters, content: pages))
  }

  private func pictures(_ page: PageID, _ stage: Stage) -> [String] {
    stage.prototype.pictures(of: page).map(\.name)
  }

  @Test func stack_scroll_variant_and_badges_are_kept() {
    var stage = Self.stage()
    stage.send(.key("Tab"))
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/change")
    stage.send(.wheel(at: Point(100, 400), dx: 0, dy: -300, isPrecise: true))
    stage.settle()
    let scroll = stage.state.scroll
    #expect(scroll == 300)
    var pages = Self.pages
    pages.pages[1] = Self.long(1990, other: "other-2")
    pages.pages[0] = Self.home(counts: [3, 7])
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    #expect(stage.state.stack == ["home", "long"])
    #expect(stage.state.scroll == scroll)
    #expect(pictures("long", stage) == ["other-2"])
    #expect(stage.prototype.badges.counts.unread == ["home/new": 3, "home/old": 7])
    #expect(stage.prototype.takeEffects().isEmpty)
  }

  /// From farther it would show little of its content: `ShorterContentTests`.
  @Test func a_page_that_is_a_little_shorter_scrolls_back_without_a_jump() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    stage.send(.wheel(at: Point(100, 400), dx: 0, dy: -900, isPrecise: true))
    stage.settle()
    let scroll = stage.state.scroll
    var pages = Self.pages
    pages.pages[1] = Self.long(1400)
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    #expect(abs(stage.state.scroll - scroll) < 1)
    stage.settle()
    #expect(stage.state.scroll < 600)
  }

  @Test func another_screen_comes_with_the_pages() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    let device = Device(id: "wide", name: "Wide", size: Size(430, 900))
    stage.prototype.replacePages(Self.pages, device: device)
    stage.settle()
    #expect(stage.prototype.device == device)
    #expect(stage.prototype.scene.size == device.size)
    #expect(stage.state.stack == ["home", "long"])
  }

  /// The pages are saved with another safe area while a finger drags one into the zone.
  @Test func a_drag_ends_where_the_device_changes() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    stage.pull(from: Point(3, 400), to: Point(200, 420))
    #expect(stage.state.zone.kind == .collect)
    var device = stage.prototype.device
    device.safeArea.top = 20
    stage.prototype.replacePages(Self.pages, device: device)
    stage.settle()
    stage.move(to: Point(300, 500))
    stage.release()
    #expect(stage.state.transition == nil)
    #expect(stage.state.zone.kind == .none)
    #expect(stage.state.stack == ["home", "long"])
  }

  @Test func a_page_in_front_that_is_gone_slides_away_and_is_named() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/on")
    var pages = Self.pages
    pages.pages.removeLast(2)
    var other = stage.prototype
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    // The words are the new source's.
    pages.interface = [.pageGoneNotice: "Weg:", .morePagesGoneNotice: ", dazu #"]
    other.replacePages(pages, device: other.device)
    #expect(other.takeEffects() == [.notice("Weg: long, dazu 1")])
    #expect(stage.prototype.takeEffects() == [.notice("Gone from the prototype: long and 1 more")])
    #expect(stage.state.stack == ["home", "last"])
    #expect(stage.state.transition != nil, "it goes as a page goes, not at once")
    stage.settle()
    #expect(stage.state.stack == ["home"])
    #expect(stage.state.transition == nil)
  }

  /// Another page waits for it to come in.
  @Test func a_page_that_is_gone_on_its_way_in_turns_around() {
    var stage = Self.stage()
    stage.tap("hotspot:home/open")
    stage.send(.call(.push("last")))
    var pages = Self.pages
    pages.pages.remove(at: 1)
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    stage.settle()
    #expect(stage.state.stack == ["home"])
  }

  @Test func a_collected_page_that_is_gone_leaves_the_ball() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open", "hotspot:long/keep")
    #expect(stage.prototype.archive.pages.map(\.pageID) == ["long"])
    var pages = Self.pages
    pages.pages[1].title = "Longer"
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    #expect(stage.prototype.archive.pages.map(\.title) == ["Longer"])
    pages.pages.remove(at: 1)
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    #expect(stage.prototype.archive.pages.isEmpty)
    #expect(stage.prototype.takeEffects().contains(.save))
    #expect(stage.prototype.isAnimating)
    stage.settle()
  }

  @Test func another_root_takes_the_firsts_place() {
    var stage = Self.stage()
    stage.tapAndSettle("hotspot:home/open")
    var pages = Self.pages
    pages.pages[0] = .init(.init("start"))
    stage.prototype.replacePages(pages, device: stage.prototype.device)
    #expect(stage.state.stack == ["start", "long"])
    stage.keyAndSettle("Escape")
    #expect(stage.state.stack == ["start"])
    #expect(pictures("start", stage) == ["start"])
  }

  @Test func any_moment_will_do() {
    // While pages come and go and anything moves or is held, the phone comes to rest on pages that exist.
    for step in 0..<40 {
      var stage = Self.stage()
      stage.tap("hotspot:home/open")
      stage.wait(1)
      let way = Double(step % 20)
      stage.pull(from: Point(2, 400), by: Point(way * 15, 0), over: way / 100)
      if step >= 20 { stage.release() }
      stage.wait(0.1)
      var pages = Self.pages
      pages.pages.remove(at: 1)
      stage.prototype.replacePages(pages, device: stage.prototype.device)
      stage.wait(0.05)
      stage.prototype.replacePages(Self.pages, device: stage.prototype.device)
      stage.prototype.replacePages(pages, device: stage.prototype.device)
      stage.wait(3)
      #expect(stage.state.stack == ["home"], "step \(step)")
      #expect(!stage.prototype.isAnimating, "step \(step)")
    }
  }
}
