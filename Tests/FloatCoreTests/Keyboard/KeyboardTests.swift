import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("The keyboard does what a pointer does")
struct KeyboardTests {
  private func key(_ names: String..., on stage: inout Stage) {
    for name in names {
      stage.send(.key(name))
      stage.settle()
    }
  }

  /// Presses Tab until an element has the focus.
  private func focus(
    _ id: String, with key: String = "Tab", on stage: inout Stage,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<80 where stage.state.focus != id { stage.send(.key(key)) }
    #expect(stage.state.focus == id, sourceLocation: location)
  }

  @Test func tab_goes_through_everything_in_reading_order_and_round() {
    var stage = Stage(items: 1...1)
    var seen: [String] = []
    for _ in 0..<60 {
      stage.send(.key("Tab"))
      guard let id = stage.state.focus, !seen.contains(id) else { break }
      seen.append(id)
    }
    #expect(seen.contains("row:chat-1") && seen.contains("badge:chat-1") && seen.contains("tab:me"))
    #expect(seen.last == "ball", "the ball comes last")
    let rows = seen.filter { $0.hasPrefix("row:") }
    #expect(rows == rows.sorted { (stage.frame($0)?.minY ?? 0) < (stage.frame($1)?.minY ?? 0) })
    #expect(stage.state.focus == seen.first, "and round")
    stage.send(.key("Shift+Tab"))
    #expect(stage.state.focus == "ball")
  }

  @Test func tab_scrolls_what_is_out_of_sight_into_sight() throws {
    var stage = Stage()
    stage.open("chat-1")
    let viewport = try #require(stage.prototype.navigation.pages["chat-1"]?.layout.viewport)
    let rows = try #require(stage.prototype.navigation.pages["chat-1"]?.layout.scrolledElements.map(\.name))
    #expect(
      rows.contains { stage.frame($0).map { !viewport.contains($0.origin) } ?? true }, "one is out of sight")
    key("Home", on: &stage)
    var last = stage.state.scroll
    for id in rows {
      focus(id, on: &stage)
      stage.settle()
      let row = try #require(stage.frame(id))
      #expect(row.minY >= viewport.minY && row.maxY <= viewport.maxY, "\(id) at \(row)")
      #expect(stage.state.scroll >= last, "it goes down only")
      last = stage.state.scroll
    }
    #expect(last > 0)
    let ring = try #require(stage.prototype.scene.layers.first { $0.id == "focus" })
    #expect(ring.outline == nil, "the last one is seen whole")
    // After scrolling away, the focus stays and its ring does not lie over the bars.
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 4000))
    stage.settle()
    #expect(stage.state.focus == rows.last)
    let cut = try #require(stage.prototype.scene.layers.first { $0.id == "focus" })
    #expect(cut.outline == RoundedRect(viewport))
    // The next Tab scrolls its target into view, and upwards the page scrolls to its beginning.
    for (key, id) in [("Tab", rows.last), ("Shift+Tab", rows.first)] {
      let id = try #require(id)
      stage.send(.key(key))
      focus(id, with: key, on: &stage)
      stage.settle()
      let row = try #require(stage.frame(id))
      #expect(row.minY >= viewport.minY && row.maxY <= viewport.maxY)
    }
  }

  /// A conversation opens at its end, and Tab does not throw anybody back to its beginning.
  @Test func tab_begins_with_what_is_in_sight() throws {
    var stage = Stage(items: 2...2)
    stage.open("chat-1")
    let end = stage.state.scroll
    let page = try #require(stage.prototype.navigation.pages["chat-1"])
    let (viewport, rows) = (page.layout.viewport, page.layout.scrolledElements.map(\.name))
    for (from, key) in [("back", "Tab"), ("ball", "Shift+Tab")] {
      focus(from, on: &stage)
      stage.settle()
      stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -9000))
      stage.settle()
      for _ in 0..<20 where !rows.contains(stage.state.focus ?? "") { self.key(key, on: &stage) }
      let row = try #require(stage.frame(stage.state.focus ?? ""))
      #expect(row.maxY > viewport.minY && row.minY < viewport.maxY)
      #expect(abs(stage.state.scroll - end) < row.height, "no farther than to see it whole")
    }
    // The elements above follow upwards, all of them.
    focus(try #require(rows.first), with: "Shift+Tab", on: &stage)
    stage.settle()
    #expect(stage.state.scroll < end)
    // Downwards from above, the elements below come after the visible ones.
    focus("back", on: &stage)
    stage.send(.key("Tab"))
    #expect(stage.state.focus == rows.first)
  }

  @Test func the_ring_in_a_menu_goes_along_its_corners() throws {
    var stage = Stage()
    stage.open("article-1")
    focus("more", on: &stage)
    key("Return", on: &stage)
    let sheet = try #require(stage.prototype.scene.layers.first { $0.id.hasPrefix("sheet:") }?.outline)
    let p = stage.prototype.parameters.keyboard
    let round = CornerRadii(
      topLeft: sheet.radii.topLeft - p.ringInset, topRight: sheet.radii.topRight - p.ringInset,
      bottomRight: p.ringRadius, bottomLeft: p.ringRadius)
    for (id, radii) in [("menu:float", round), ("menu:cancel", CornerRadii(p.ringRadius))] {
      focus(id, on: &stage)
      let frame = try #require(stage.frame(id)).inset(by: p.ringInset)
      let ring = try #require(stage.prototype.scene.layers.first { $0.id == "focus" })
      let path = Path(RoundedRect(frame, radii: radii))
      #expect(ring.content.first == .stroke(path, width: p.ringWidth, p.ringColor.light))
    }
  }

  @Test func the_focus_is_shown_by_a_ring_around_the_element_and_goes_with_a_press() throws {
    var stage = Stage(items: 1...1)
    #expect(!stage.prototype.scene.layers.contains { $0.id == "focus" })
    focus("row:chat-2", on: &stage)
    let ring = try #require(stage.prototype.scene.layers.first { $0.id == "focus" })
    guard case .stroke(let path, let width, let color) = ring.content[0] else {
      Issue.record("no stroke")
      return
    }
    let row = try #require(stage.frame("row:chat-2"))
    #expect(row.inset(by: 1.9).contains(path.controlBounds.center) && width >= 2)
    #expect(color == stage.prototype.parameters.keyboard.ringColor.light)
    #expect(path.controlBounds.minX >= 0 && path.controlBounds.width < row.width)
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
    let ring = parameters.keyboard.ringColor[appearance]
    let grounds = [
      colors.background, colors.groupedBackground, colors.row, colors.bar, colors.tabBar, colors.fill,
      parameters.ball.fill[appearance],
    ]
    for ground in grounds {
      let (a, b) = (luminance(ring), luminance(ground))
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 3, "on \(ground)")
    }
    // At scale 1, too, its edges lie on pixels, so that it shows in its full colour.
    for id in ["row:chat-2", "badge:chat-1", "tab:me", "ball"] {
      focus(id, on: &stage)
      let layer = try #require(stage.prototype.scene.layers.first { $0.id == "focus" })
      for shape in layer.content {
        guard case .stroke(let path, let width, _) = shape else { continue }
        let outer = path.controlBounds.inset(by: -width / 2)
        #expect(outer.minY == outer.minY.rounded() && outer.maxY == outer.maxY.rounded(), "\(id): \(outer)")
      }
    }
  }

  /// Relative luminance, as WCAG defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let c = Double(channel) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test func return_opens_and_escape_goes_back() {
    var stage = Stage()
    focus("row:chat-1", on: &stage)
    key("Return", on: &stage)
    #expect(stage.state.stack == ["chats", "chat-1"])
    focus("row:article-1", on: &stage)
    key("Space", on: &stage)
    #expect(stage.state.stack.last == "article-1")
    focus("back", on: &stage)
    key("Return", "Escape", on: &stage)
    #expect(stage.state.stack == ["chats"])
  }

  @Test func the_menu_floats_a_page_without_a_pointer() {
    var stage = Stage()
    stage.open("article-1")
    focus("more", on: &stage)
    key("Return", on: &stage)
    #expect(stage.frame("menu:float") != nil)
    key("Down", "Return", on: &stage)
    #expect(stage.state.ball.items == ["article-1"] && stage.state.ball.visible)
    #expect(stage.state.stack == ["chats"])
  }

  @Test func arrows_move_the_ball() {
    var stage = Stage(items: 1...1, ballY: 300)
    focus("ball", on: &stage)
    stage.effects = []
    key("Left", on: &stage)
    #expect(stage.state.ball.frame == Rect(0, 300, 60, 60))
    #expect(stage.effects.contains(.save))
    key("Down", on: &stage)
    #expect(isNear(stage.state.ball.frame.y, 360, within: 1e-6))
    key("Up", "Up", on: &stage)
    #expect(isNear(stage.state.ball.frame.y, 240, within: 1e-6))
    for _ in 0..<12 { stage.send(.key("Up")) }
    stage.settle()
    #expect(stage.state.ball.frame.y == 88, "not over the navigation bar")
    key("Right", on: &stage)
    #expect(stage.state.ball.frame.maxX == 375)
  }

  @Test func return_on_the_ball_opens_its_page_or_its_list() {
    var one = Stage(items: 1...1)
    focus("ball", on: &one)
    key("Return", on: &one)
    #expect(one.state.stack.last == "article-1")

    var several = Stage(items: 1...3)
    focus("ball", on: &several)
    key("Return", on: &several)
    #expect(several.state.list.open && several.state.list.mode == .tap)
    #expect(several.state.focus == "list:article-1")
    key("Down", "Down", "Down", "Up", on: &several)
    #expect(several.state.focus == "list:article-2")
    key("Right", on: &several)
    #expect(several.state.focus == "list:article-2:delete")
    key("Return", on: &several)
    #expect(several.state.ball.items == ["article-1", "article-3"])
    #expect(several.state.focus == "list:article-3")
    key("Return", on: &several)
    #expect(several.state.stack.last == "article-3")
  }

  @Test func the_menu_key_opens_the_list_of_one_page() {
    var stage = Stage(items: 1...1)
    focus("ball", on: &stage)
    key("ContextMenu", on: &stage)
    #expect(stage.state.list.open)
    key("Escape", on: &stage)
    #expect(!stage.state.list.open && stage.state.ball.visible)
  }

  @Test func delete_takes_a_row_the_ball_or_a_badge_away() {
    var stage = Stage(items: 1...2)
    focus("badge:chat-1", on: &stage)
    key("Delete", on: &stage)
    #expect(stage.state.badges.first { $0.id == "chat-1" }?.state == .gone)
    focus("ball", on: &stage)
    key("Return", "Delete", on: &stage)
    #expect(stage.state.ball.items == ["article-2"])
    #expect(stage.state.focus == "list:article-2")
    key("Delete", on: &stage)
    #expect(stage.state.ball.items.isEmpty && !stage.state.list.open)

    var ball = Stage(items: 1...2)
    focus("ball", on: &ball)
    key("Delete", on: &ball)
    #expect(ball.state.ball.items.isEmpty && !ball.state.ball.visible)
  }

  @Test func delete_on_the_tabs_badge_clears_all() {
    var stage = Stage()
    focus("badge:tab", on: &stage)
    key("Delete", on: &stage)
    #expect(stage.state.badges.allSatisfy { $0.state == .gone })
  }

  @Test func arrows_and_pages_scroll_what_is_in_front() {
    var stage = Stage()
    stage.open("article-1")
    key("Down", on: &stage)
    #expect(stage.state.scroll == 60)
    key("Up", on: &stage)
    #expect(stage.state.scroll == 0)
    key("End", on: &stage)
    #expect(stage.state.scroll == stage.prototype.navigation.pages["article-1"]?.layout.maximumScroll)
    key("Home", on: &stage)
    #expect(stage.state.scroll == 0)
    key("PageDown", on: &stage)
    #expect(stage.state.scroll > 200)
  }

  @Test func a_pointer_that_is_down_decides_alone() {
    var stage = Stage(items: 1...1, ballY: 300)
    focus("ball", on: &stage)
    stage.press(Point(180, 500))
    stage.send(.key("Left"))
    stage.send(.key("Delete"))
    #expect(stage.state.ball.items == ["article-1"])
    #expect(stage.prototype.ball.dock.edge == .right)
  }

  /// Escape closes it, and the element that opened it has the focus again, so that the ball can be removed.
  @Test func escape_from_the_list_or_a_menu_gives_the_focus_back() {
    var stage = Stage(items: 1...1)
    focus("ball", on: &stage)
    key("ContextMenu", on: &stage)
    #expect(stage.state.focus == "list:article-1")
    key("Escape", on: &stage)
    #expect(stage.state.focus == "ball")
    key("Delete", on: &stage)
    #expect(stage.state.ball.items == [])
    stage.openArticle(2)
    focus("more", on: &stage)
    key("Return", "Down", "Escape", on: &stage)
    #expect(stage.state.focus == "more")
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
      let ring = stage.prototype.scene.layers.first { $0.id == "focus" }?.opacity ?? 0
      #expect(ring == stage.state.ball.alpha)
      seen.append(ring)
    }
    #expect(seen.contains { $0 > 0 && $0 < 1 } && seen.last == 1)
  }
}
