import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Pages of another package whose numbers are not finite, negative or beyond their ends: what has no place is left out,
/// and the rest works.
@Suite struct OddLayoutTests {
  private struct Odd: PageSource {
    /// Where the odd number is.
    var value: Double

    var root: PageID { "odd" }
    var counts: [PageCount] {
      [PageCount(page: "odd", count: .max), PageCount(page: "tea", count: .max)]
    }

    func traits(of pageID: PageID) -> PageTraits? {
      pageID == "odd" ? PageTraits(kind: "odd") : PageTraits(kind: "thing", declaresCollectable: true)
    }

    func collectedPage(of pageID: PageID) -> CollectedPage? {
      CollectedPage(pageID: pageID, kind: "thing", title: "Tea", scrollOffset: value)
    }

    func layout(of pageID: PageID, by builder: PageBuilder<Odd>) -> PageLayout? {
      var layout = builder.emptyLayout(
        pageID, bar: BarLayout(title: "T", leading: .none, trailing: pageID == "odd" ? .none : .more),
        background: builder.colors.background)
      guard pageID == "odd" else { return layout }
      layout.contentHeight = value
      layout.tabBarStart = value < 0 ? -1 : 1000
      func frame(_ y: Double) -> Rect { Rect(0, y, value, 60) }
      let usual = Rect(0, 0, 375, 60)
      layout.addScrolled(Element(id: .row("tea"), role: "row", label: "Tea", frame: usual), .push("tea"))
      layout.addScrolled(Element(id: .row("cup"), role: "row", label: "Cup", frame: frame(60)), .push("cup"))
      layout.addFixed(Element(id: .named("fixed"), role: "button", label: "F", frame: frame(60)), .back)
      let shapes: [Shape] = [.rect(usual, .white)]
      layout.controls = [
        .init(id: .named("pager:none"), label: "None", frame: usual, kind: .pager(.init(pages: []))),
        .init(
          id: .named("pager:odd"), label: "Odd", frame: frame(120),
          kind: .pager(.init(radius: value, pages: [shapes, shapes]))),
        .init(
          id: .named("pager:flat"), label: "Flat", frame: Rect(0, 180, 0, 0),
          kind: .pager(.init(pages: [shapes, shapes]))),
        .init(
          id: .named("slider:odd"), label: "Slider", frame: Rect(0, 240, 375, 60), isFixed: true,
          kind: .slider(.init(value: value, track: .white, fill: .black))),
      ]
      layout.marks = [
        .init(
          id: .row("cup"), kind: .toggle(knob: value, fill: .white), frame: frame(300), isOn: true,
          response: value)
      ]
      layout.badges = [
        .init(id: .page("odd"), center: Point(value, value)), .init(id: .tab, center: Point(300, 30)),
      ]
      let action = PageLayout.RowAction(name: "hide", title: "Hide", color: .black, effect: .unread)
      layout.rows = [("cup", frame(60)), ("tea", usual), ("over", Rect(0, 20, 375, 60))].map {
        .init(id: PageID($0), label: $0, frame: $1, radius: value, shapes: shapes, actions: [action])
      }
      return layout
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, -5])
  func what_has_no_place_is_left_out(value: Double) throws {
    var stage = Stage(Prototype(content: Odd(value: value)))
    stage.set([("entrances.rule", "declared"), ("badge.count-muted", "true")])
    func look() {
      let (state, elements) = (stage.state, stage.prototype.elements)
      _ = stage.prototype.scene
      #expect(!"\(state) \(elements)".contains("nan"))
    }
    look()
    #expect(stage.prototype.elements.last { $0.id == "pager:none" } == nil)
    #expect(
      stage.prototype.elements.last { $0.id == "slider:odd" }?.label
        == (value > 1 ? "Slider 100%" : "Slider 0%"))
    // A hand goes over all of it, and keys do.
    for y in stride(from: 100.0, to: 500, by: 40) {
      for way in [-150.0, 150] {
        stage.drag(from: Point(187, y), to: Point(187 + way, y + 5), over: 0.1)
        look()
        stage.send(.wheel(at: Point(187, y), dx: way, dy: way))
        stage.send(.key("Tab"))
        stage.send(.key(way < 0 ? "Left" : "Right"))
        stage.wait(0.3)
        look()
      }
    }
    stage.keyAndSettle("Escape")
    // The page of a row goes into the ball, beside a page with a pager without pages.
    stage.prototype.perform(.navigate(.push("tea")))
    stage.settle()
    stage.tapAndSettle("more", "menu:float", "ball")
    #expect(stage.state.stack == ["odd", "tea"])
    stage.pull(from: Point(4, 420), to: Point(300, 430))
    look()
    stage.release()
    for _ in 0..<30 {
      stage.wait(1.0 / 60)
      look()
    }
    stage.settle()
    #expect(stage.state.stack == ["odd"])
  }

  @Test func an_arc_of_no_angle_ends_where_it_begins() {
    for end in [Double.nan, .infinity, -.infinity, 1e300] {
      var path = Path()
      path.arc(center: .zero, radius: 10, from: 0, to: end)
      #expect(path.elements.count == 1, "to \(end)")
    }
  }
}
