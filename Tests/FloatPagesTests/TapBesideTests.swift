import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A tap beside a page that leaves is a tap on the page below.
@Suite struct TapBesideTests {
  private static func page(_ name: String, _ hotspots: [PrototypePages.Hotspot]) -> PrototypePages.Page {
    var page = PrototypePages.Page(.init(name, hotspots: hotspots), variants: ["other": .init("other")])
    page.isCollectable = true
    return page
  }

  /// The page `below`, which the page `over` has begun to leave.
  private func stage() -> Stage {
    let hotspots: [PrototypePages.Hotspot] = [
      .init(name: "keep", frame: Rect(0, 200, 375, 60), label: "Keep", action: .collect),
      .init(name: "change", frame: Rect(0, 300, 375, 60), label: "Change", action: .variant("other")),
    ]
    let pages = PrototypePages(
      name: "T", pages: [Self.page("home", []), Self.page("below", hotspots), Self.page("over", [])])
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    for page: PageID in ["below", "over"] {
      stage.send(.call(.push(page)))
      stage.settle()
    }
    stage.send(.key("Escape"))
    stage.wait(0.1)
    return stage
  }

  @Test func it_collects_the_page_below_after_the_other_one_is_gone() {
    var stage = stage()
    stage.tapAndSettle(Point(30, 230))
    #expect(stage.ball.items == ["below"])
    #expect(stage.state.stack == ["home"])
  }

  @Test func it_changes_the_form_of_the_page_below() {
    var stage = stage()
    stage.tapAndSettle(Point(30, 330))
    let (pages, e) = (stage.prototype.pages, stage.prototype.environment)
    #expect(pages.variant(of: "below", e) == "other")
    #expect(pages.variant(of: "over", e) == "")
  }

  @Test func what_it_is_on_looks_pressed() {
    var stage = stage()
    stage.press(Point(30, 230))
    stage.wait(0.25)
    let (highlights, e) = (stage.prototype.highlights, stage.prototype.environment)
    #expect(highlights.strength(of: .named("hotspot:below/keep"), on: "below", e) == 1)
  }
}
