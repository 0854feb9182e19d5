import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("The keyboard does what a pointer does")
struct KeyboardTests {
  @Test func tab_goes_through_everything_in_reading_order_and_round() {
    var stage = Stage(items: 1...1)
    var seen: [String] = []
    for _ in 0..<60 {
      stage.send(.key("Tab"))
      guard let id = stage.state.focus, !seen.contains(id) else { break }
      seen.append(id)
    }
    #expect(seen.contains("row:chat-1"))
    #expect(seen.contains("badge:chat-1"))
    #expect(seen.contains("tab:me"))
    #expect(seen.last == "ball", "the ball comes last")
    let rows = seen.filter { $0.hasPrefix("row:") }
    #expect(rows == rows.sorted { (stage.frame($0)?.minY ?? 0) < (stage.frame($1)?.minY ?? 0) })
    #expect(stage.state.focus == seen.first, "and round")
    stage.send(.key("Shift+Tab"))
    #expect(stage.state.focus == "ball")
  }

  @Test func where_nothing_can_have_the_focus_it_waits() {
    var keyboard = Keyboard(focus: .row("tea"))
    keyboard.move(by: 1, through: [])
    #expect(keyboard.focus == .row("tea"))
  }

  @Test func tab_scrolls_what_is_out_of_sight_into_sight() throws {
    var stage = Stage()
    stage.open("chat-1")
    let viewport = try #require(stage.prototype.pages["chat-1"]?.layout.viewport)
    let rows = try #require(stage.prototype.pages["chat-1"]?.layout.scrolledElements.map(\.name))
    #expect(
      rows.contains { stage.frame($0).map { !viewport.contains($0.origin) } ?? true }, "one is out of sight")
    stage.keyAndSettle("Home")
    var last = stage.state.scroll
    for id in rows {
      stage.focus(id)
      stage.settle()
      let row = try #require(stage.frame(id))
      #expect(row.minY >= viewport.minY, "\(id) at \(row)")
      #expect(row.maxY <= viewport.maxY, "\(id) at \(row)")
      #expect(stage.state.scroll >= last, "it goes down only")
      last = stage.state.scroll
    }
    #expect(last > 0)
    let ring = try #require(stage.layer("focus"))
    #expect(ring.outline == nil, "the last one is seen whole")
    // After scrolling away, the focus stays and its ring does not lie over the bars.
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 4000))
    stage.settle()
    #expect(stage.state.focus == rows.last)
    let cut = try #require(stage.layer("focus"))
    #expect(cut.outline == RoundedRect(viewport))
    // The next Tab scrolls its target into view, and upwards the page scrolls to its beginning.
    for (key, id) in [("Tab", rows.last), ("Shift+Tab", rows.first)] {
      let id = try #require(id)
      stage.send(.key(key))
      stage.focus(id, with: key)
      stage.settle()
      let row = try #require(stage.frame(id))
      #expect(row.minY >= viewport.minY)
      #expect(row.maxY <= viewport.maxY)
    }
  }

  /// A conversation opens at its end, and Tab does not throw the reader back to its beginning.
  @Test func tab_begins_with_what_is_in_sight() throws {
    var stage = Stage(items: 2...2)
    stage.open("chat-1")
    let end = stage.state.scroll
    let page = try #require(stage.prototype.pages["chat-1"])
    let (viewport, rows) = (page.layout.viewport, page.layout.scrolledElements.map(\.name))
    for (from, key) in [("back", "Tab"), ("ball", "Shift+Tab")] {
      stage.focus(from)
      stage.settle()
      stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -9000))
      stage.settle()
      for _ in 0..<20 where !rows.contains(stage.state.focus ?? "") { stage.keyAndSettle(key) }
      let row = try #require(stage.frame(stage.state.focus ?? ""))
      #expect(row.maxY > viewport.minY)
      #expect(row.minY < viewport.maxY)
      #expect(abs(stage.state.scroll - end) < row.height, "no farther than to see it whole")
    }
    // The elements above follow upwards, all of them.
    stage.focus(try #require(rows.first), with: "Shift+Tab")
    stage.settle()
    #expect(stage.state.scroll < end)
    // Downwards from above, the elements below come after the visible ones.
    stage.focus("back")
    stage.send(.key("Tab"))
    #expect(stage.state.focus == rows.first)
  }

  @Test func the_ring_in_a_menu_goes_along_its_corners() throws {
    var stage = Stage()
    stage.open("article-1")
    stage.focus("more")
    stage.keyAndSettle("Return")
    let sheet = try #require(stage.prototype.scene.layers.first { $0.id.hasPrefix("sheet:") }?.outline)
    let round = CornerRadii(
      topLeft: sheet.radii.topLeft - FocusRing.inset, topRight: sheet.radii.topRight - FocusRing.inset,
      bottomRight: FocusRing.radius, bottomLeft: FocusRing.radius)
    for (id, radii) in [("menu:float", round), ("menu:cancel", CornerRadii(FocusRing.radius))] {
      stage.focus(id)
      let frame = try #require(stage.frame(id)).inset(by: FocusRing.inset)
      let ring = try #require(stage.layer("focus"))
      let path = Path(RoundedRect(frame, radii: radii))
      #expect(ring.content.first == .stroke(path, width: FocusRing.width, FocusRing.color.light))
    }
  }

  @Test func the_focus_is_shown_by_a_ring_around_the_element_and_goes_with_a_press() throws {
    var stage = Stage(items: 1...1)
    #expect(!stage.prototype.scene.layers.contains { $0.id == "focus" })
    stage.focus("row:chat-2")
    let ring = try #require(stage.layer("focus"))
    let (path, width, color) = try #require(ring.content.strokes.first)
    let row = try #require(stage.frame("row:chat-2"))
    #expect(row.inset(by: 1.9).contains(path.controlBounds.center))
    #expect(width >= 2)
    #expect(color == FocusRing.color.light)
    #expect(path.controlBounds.minX >= 0)
    #expect(path.controlBounds.width < row.width)
    stage.press(Point(180, 300))
    #expect(stage.state.focus == nil)
  }

  /// WCAG 2.2, 2.4.11 and 1.4.11: a contrast of 3 to 1 with its surroundings, over whole pixels.
  @Test(arguments: [Appearance.light, .dark])
  func the_ring_stands_out_from_every_ground(appearance: Appearance) throws {
    var parameters = Parameters()
    parameters.appearance = appearance
    var stage = Stage(parameters, items: 1...1)
    let colors = stage.prototype.environment.colors
    let ring = FocusRing.color[appearance]
    let grounds = [
      colors.background, colors.groupedBackground, colors.row, colors.bar, colors.tabBar, colors.fill,
      parameters.ball.fill[appearance],
    ]
    for ground in grounds { #expect(ring.contrast(with: ground) >= 3, "on \(ground)") }
    // At scale 1, too, its edges lie on pixels, so that it shows in its full colour.
    for id in ["row:chat-2", "badge:chat-1", "tab:me", "ball"] {
      stage.focus(id)
      let layer = try #require(stage.layer("focus"))
      for (path, width, _) in layer.content.strokes {
        let outer = path.controlBounds.inset(by: -width / 2)
        #expect(outer.minY == outer.minY.rounded(), "\(id): \(outer)")
        #expect(outer.maxY == outer.maxY.rounded(), "\(id): \(outer)")
      }
    }
  }

  @Test func the_ring_comes_with_the_ball() {
    var stage = Stage(items: 1...2)
    for key in ["Shift+Tab", "ContextMenu"] { stage.send(.key(key)) }
    stage.settle()
    stage.send(.key("Escape"))
    var seen: [Double] = []
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      guard stage.prototype.focusedElement?.id == .ball else { continue }
      let ring = stage.layer("focus")?.opacity ?? 0
      #expect(ring == stage.state.ball.alpha)
      seen.append(ring)
    }
    #expect(seen.contains { $0 > 0 && $0 < 1 })
    #expect(seen.last == 1)
  }
}
