import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A press shows later than a scroll's first move, and comes and goes without a jump.
@Suite struct HighlightTests {
  private func strength(_ id: ElementID, _ stage: Stage) -> Double {
    stage.prototype.highlights.strength(
      of: id, on: stage.prototype.navigation.front, stage.prototype.environment)
  }

  private func hasTint(_ stage: Stage) -> Bool {
    let page = stage.layer("page:\(stage.state.stack.last!)")
    let tint = stage.prototype.environment.pressedTint
    return page?.sublayers[0].sublayers[0].content.areas.contains {
      $0.color.alpha > 0 && $0.color.alpha <= tint.alpha && $0.color.faded(0) == tint.faded(0)
    } == true
  }

  @Test func a_held_press_shows_after_a_moment_and_stays() {
    var stage = Stage()
    stage.press(stage.frame("row:chat-2")!.center)
    stage.wait(0.099)
    #expect(!hasTint(stage))
    stage.wait(0.05)
    #expect(strength(.row("chat-2"), stage) > 0.2)
    #expect(strength(.row("chat-2"), stage) < 0.8)
    stage.wait(0.06)
    #expect(strength(.row("chat-2"), stage) == 1)
    #expect(hasTint(stage))
    stage.wait(3)
    #expect(strength(.row("chat-2"), stage) == 1)
  }

  /// A slider takes the press, and no tap on the hotspot below it may follow.
  @Test func what_lies_below_a_slider_does_not_look_pressed() {
    let row = PrototypePages.Hotspot(
      name: "row", frame: Rect(0, 400, 375, 60), label: "Row", action: .custom("row"))
    var form = PrototypePages.Form("page", hotspots: [row])
    form.sliders = [.init(name: "volume", frame: Rect(20, 408, 335, 44), label: "Volume", value: 0.5)]
    let pages = PrototypePages(name: "T", pages: [.init(form)])
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    stage.pull(from: Point(187, 430), to: Point(250, 430))
    stage.wait(0.3)
    #expect(strength(.named("hotspot:page/row"), stage) == 0)
    stage.releaseAndSettle()
    stage.press(Point(5, 430))
    stage.wait(0.3)
    #expect(strength(.named("hotspot:page/row"), stage) == 1)
  }

  @Test func a_press_that_has_lit_up_needs_no_more_frames() throws {
    var stage = Stage()
    stage.press(stage.frame("row:chat-2")!.center)
    stage.wait(0.1)
    let end = try #require(stage.prototype.highlights.all.first).strength.endTime
    let isAnimating = [end.nextDown, end].map { time in
      stage.prototype.advance(to: time)
      return stage.prototype.isAnimating
    }
    #expect(isAnimating == [true, false])
  }

  @Test func a_scroll_that_begins_at_once_leaves_no_trace() {
    var stage = Stage()
    stage.press("row:chat-2")
    for step in 1...40 {
      stage.move(by: Point(0, -2), over: 0.008)
      #expect(!hasTint(stage), "step \(step)")
    }
  }

  @Test func a_scroll_that_begins_late_lets_the_look_fade() {
    var stage = Stage()
    let start = stage.frame("row:chat-2")!.center
    stage.press(start)
    stage.wait(0.4)
    stage.move(to: start + Point(0, -40), over: 0.05)
    var last = strength(.row("chat-2"), stage)
    #expect(last > 0.4)
    #expect(last < 1)
    for _ in 0..<12 {
      stage.wait(1.0 / 60)
      let now = strength(.row("chat-2"), stage)
      #expect(now <= last)
      #expect(last - now < 0.35)
      last = now
    }
    #expect(last == 0)
    #expect(stage.prototype.highlights.all.isEmpty)
  }

  @Test func a_short_tap_is_seen_at_its_release() {
    var stage = Stage()
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    stage.longPress(stage.frame("switch:haptic.enabled")!.center, for: 0.03)
    var seen: [Double] = []
    for _ in 0..<20 {
      seen.append(strength(.named("switch:haptic.enabled"), stage))
      stage.wait(1.0 / 60)
    }
    #expect(seen.max()! > 0.95, "\(seen)")
    #expect(seen[0] == 0, "\(seen)")
    #expect(seen.last == 0, "\(seen)")
    for (a, b) in zip(seen, seen.dropFirst()) { #expect(abs(a - b) < 0.35) }
  }

  @Test func escape_takes_the_look_back() {
    var stage = Stage()
    stage.press(stage.frame("row:chat-2")!.center)
    stage.wait(0.4)
    stage.keyAndSettle("Escape")
    #expect(!hasTint(stage))
    #expect(stage.state.stack == ["chats"])
  }

  @Test func a_press_on_a_badge_lights_up_the_badge_and_not_the_row() {
    var stage = Stage()
    stage.press(stage.frame("badge:chat-1")!.center)
    stage.wait(0.4)
    #expect(strength(.badge(.page("chat-1")), stage) == 1)
    #expect(strength(.row("chat-1"), stage) == 0)
    let page = stage.layer("page:chats")!
    let scrolled = page.sublayers[0].sublayers[0]
    let tinted = (scrolled.content + scrolled.sublayers.flatMap(\.content)).areas.filter {
      $0.color == stage.prototype.environment.pressedTint
    }
    #expect(tinted.map(\.shape.rect.size) == [stage.frame("badge:chat-1")!.size])
    // A tap there still opens the row below, which then looks pressed.
    stage.release()
    #expect(stage.state.transition?.kind == .push)
  }

  @Test func a_button_of_a_bar_fades_while_it_is_pressed() {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1")
    stage.press(stage.frame("back")!.center)
    stage.wait(0.4)
    let bar = stage.prototype.environment.colors.bar.faded(0.7)
    let shapes = stage.layer("page:chat-1")!.sublayers[1].content
    #expect(shapes.contains(.rect(stage.frame("back")!, bar)))
    // It comes back during the pop, over the bar that both pages share.
    stage.release()
    var alphas: [Int] = []
    for _ in 0..<15 {
      let covers = stage.layer("bar")?.content.rects.filter { $0.rect.width < 100 } ?? []
      alphas.append(covers.map { Int($0.color.alpha) }.max() ?? 0)
      stage.wait(1.0 / 60)
    }
    #expect(alphas[0] == Int(bar.alpha))
    #expect(alphas.last == 0)
    for (a, b) in zip(alphas, alphas.dropFirst()) { #expect((0..<70).contains(a - b)) }
  }

  @Test func a_row_that_opens_its_page_after_a_short_tap_comes_to_look_pressed_without_a_jump() {
    var stage = Stage()
    stage.longPress(stage.frame("row:chat-1")!.center, for: 0.02)
    var last = 0.0
    for _ in 0..<12 {
      let strength =
        stage.prototype.navigation.transition?.highlightStrength(stage.prototype.environment) ?? 1
      #expect(strength >= last)
      #expect(strength - last < 0.4)
      last = strength
      stage.wait(1.0 / 60)
    }
    #expect(last == 1)
  }

  @Test func a_tab_that_was_chosen_looks_so_at_once_and_never_blinks() {
    var stage = Stage()
    stage.tap("tab:contacts")
    let chosen = stage.prototype.scene.layers
    for frame in 0..<30 {
      stage.wait(1.0 / 60)
      #expect(stage.prototype.scene.layers == chosen, "frame \(frame)")
    }
  }
}
