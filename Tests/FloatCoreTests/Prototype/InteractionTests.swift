import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What a person can do, from the press to rest")
struct InteractionTests {
  @Test func a_tap_on_a_row_pushes_and_back_pops() {
    var stage = Stage()
    stage.tap("row:chat-1")
    #expect(stage.state.stack == ["chats", "chat-1"])
    #expect(stage.state.transition?.kind == .push)
    stage.settle()
    #expect(stage.state.transition == nil)
    stage.tap("back")
    #expect(stage.state.transition?.kind == .pop)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func an_edge_drag_follows_the_pointer_one_to_one() throws {
    var stage = Stage()
    stage.tap("row:chat-2")
    stage.settle()
    stage.press(Point(3, 400))
    stage.move(to: Point(153, 400), over: 0.5)
    stage.wait(0.5)
    let transition = try #require(stage.state.transition)
    #expect(transition.kind == .pop)
    #expect(transition.interactive)
    #expect(transition.topX == 150)
    #expect(abs(transition.progress - 150.0 / 375) < 1e-12)
  }

  @Test(arguments: [(100.0, true), (230.0, false)])
  func a_slow_release_decides_by_half_the_width(x: Double, stays: Bool) {
    var stage = Stage()
    stage.tap("row:chat-2")
    stage.settle()
    stage.drag(from: Point(3, 400), to: Point(x, 400))
    stage.settle()
    #expect(stage.state.stack == (stays ? ["chats", "chat-2"] : ["chats"]))
  }

  @Test func a_flick_pops_and_a_flick_back_stays() {
    var flicked = Stage()
    flicked.tap("row:chat-2")
    flicked.settle()
    flicked.drag(from: Point(3, 400), to: Point(120, 400), over: 0.1, hold: 0)
    flicked.settle()
    #expect(flicked.state.stack == ["chats"])

    var returned = Stage()
    returned.tap("row:chat-2")
    returned.settle()
    returned.press(Point(3, 400))
    returned.move(to: Point(260, 400), over: 0.3)
    returned.move(to: Point(150, 400), over: 0.1)
    returned.release()
    returned.settle()
    #expect(returned.state.stack == ["chats", "chat-2"])

    // This holds from beyond the middle, too: 237 − 0.35 · 600 is far below 187.5.
    returned.press(Point(3, 400))
    returned.move(to: Point(300, 400), over: 0.3)
    returned.move(to: Point(240, 400), over: 0.1)
    returned.release()
    returned.settle()
    #expect(returned.state.stack == ["chats", "chat-2"])
  }

  @Test func a_page_let_go_in_the_zone_is_collected_at_its_scroll_offset() throws {
    var stage = Stage()
    stage.openArticle()
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -200))
    stage.settle()
    let scroll = stage.state.scroll
    #expect(scroll == 200)
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    #expect(stage.state.zone.kind == .collect)
    #expect(stage.state.zone.progress == 1)
    #expect(stage.state.zone.highlighted)
    #expect(stage.effects.contains(.impact(.light)))
    stage.release()
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
    #expect(stage.state.ball.items == ["article-1"])
    #expect(stage.state.ball.visible)
    #expect(stage.state.ball.alpha == 1)
    #expect(stage.effects.contains(.save))

    stage.tap("ball")
    #expect(stage.state.transition?.kind == .expand)
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1", "article-1"])
    #expect(stage.state.scroll == scroll)
    #expect(!stage.state.ball.visible)
    #expect(stage.state.ball.items == ["article-1"])

    stage.tap("back")
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.visible)
  }

  @Test func the_ball_docks_at_the_nearer_edge_and_a_fling_carries_it_over() {
    var stage = Stage.collected()
    #expect(stage.state.ball.edge == .right)
    let center = stage.state.ball.frame.center
    stage.drag(from: center, to: Point(120, 300))
    stage.settle()
    #expect(stage.state.ball.edge == .left)
    #expect(stage.state.ball.frame.x == 0)
    stage.drag(from: stage.state.ball.frame.center, to: Point(150, 300), over: 0.05, hold: 0)
    stage.settle()
    #expect(stage.state.ball.edge == .right)
    #expect(stage.state.ball.frame.maxX == 375)
  }

  @Test func the_ball_let_go_in_the_red_zone_is_removed() {
    var stage = Stage.collected()
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(300, 600))
    #expect(stage.state.zone.kind == .remove)
    stage.move(to: Point(340, 770))
    #expect(stage.state.zone.highlighted)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
    #expect(!stage.state.ball.visible)
  }

  @Test func a_long_press_opens_the_list_and_slide_and_release_picks() throws {
    var stage = Stage.collected(2)
    #expect(stage.state.ball.items == ["article-1", "article-2"])
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.49)
    #expect(!stage.state.list.open)
    stage.wait(0.02)
    #expect(stage.state.list.open)
    #expect(stage.state.list.mode == .press)
    stage.wait(0.6)
    let row = try #require(stage.state.list.rows.last)
    stage.move(to: row.frame.center)
    stage.release()
    stage.settle()
    #expect(stage.state.stack.last == "article-2")
    #expect(!stage.state.list.open)
  }

  @Test func a_tap_on_a_ball_of_several_opens_a_list_whose_rows_can_be_deleted() {
    var stage = Stage.collected(2)
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.list.rows.map(\.id) == ["article-1", "article-2"])
    stage.tap("list:article-1:delete")
    stage.settle()
    #expect(stage.state.list.rows.map(\.id) == ["article-2"])
    #expect(stage.state.ball.items == ["article-2"])
    stage.tap(Point(20, 100))
    stage.settle()
    #expect(!stage.state.list.open)
    #expect(stage.state.ball.visible)
  }

  @Test func choosing_a_page_while_another_is_in_front_replaces_it() {
    var stage = Stage.collected(2)
    stage.tap("ball")
    stage.settle()
    stage.tap("list:article-1")
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1", "article-1"])
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1", "article-2"])
  }

  @Test func a_full_ball_refuses_with_a_notice() {
    var parameters = Parameters()
    parameters.entrances.maximum = 1
    var stage = Stage.collected(1, parameters)
    stage.openArticle(2)
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    #expect(stage.state.zone.kind == .full)
    stage.release()
    #expect(stage.effects.contains { if case .notice = $0 { true } else { false } })
    stage.settle()
    #expect(stage.state.stack.last == "article-2")
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func the_menu_floats_a_page_and_takes_it_out_again() {
    var stage = Stage()
    stage.openArticle()
    stage.tap("more")
    stage.settle()
    stage.tap("menu:float")
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
    #expect(stage.state.ball.visible)
    stage.tap("ball")
    stage.settle()
    stage.tap("more")
    stage.settle()
    stage.tap("menu:cancel-float")
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
    #expect(stage.state.stack.last == "article-1", "the page stays")
    stage.tap("more")
    stage.settle()
    stage.send(.key("Escape"))
    stage.settle()
    #expect(stage.frame("menu:cancel") == nil)
    #expect(stage.state.stack.last == "article-1")
  }

  @Test func a_damaged_archive_is_said_once_and_the_start_is_empty() {
    var prototype = Prototype(notice: .entrancesSetAside)
    #expect(prototype.takeEffects() == [.notice(InterfaceText.entrancesSetAside.english)])
    #expect(prototype.state.ball.items.isEmpty)
    prototype.advance(to: 5)
    #expect(!prototype.isAnimating && prototype.nextDeadline == nil)
  }

  @Test func a_right_click_on_the_ball_opens_its_list() {
    var stage = Stage.collected()
    stage.send(.contextMenu(at: Point(20, 20)))
    #expect(!stage.state.list.open)
    stage.send(.contextMenu(at: stage.state.ball.frame.center))
    #expect(stage.state.list.open)
    #expect(stage.state.list.mode == .tap)
  }

  @Test func a_badge_stretches_tears_and_bursts() throws {
    var stage = Stage()
    let badge = try #require(stage.frame("badge:chat-2")).center
    stage.press(badge)
    stage.move(to: badge + Point(0, 40))
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .attached)
    stage.wait(0.1)
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.anchorRadius == 9 - 40.0 / 10)
    stage.release()
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .returning)
    stage.settle()
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .idle)

    stage.press(badge)
    stage.move(to: badge + Point(50, 90))
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .broken)
    stage.release()
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .bursting)
    stage.settle()
    #expect(stage.state.badges.first { $0.id == "chat-2" }?.state == .gone)
    #expect(stage.state.stack == ["chats"])
  }

  @Test func tearing_off_the_tab_badge_clears_all() throws {
    var stage = Stage()
    let badge = try #require(stage.frame("badge:tab")).center
    stage.drag(from: badge, to: badge + Point(120, -160))
    stage.settle()
    #expect(stage.state.badges.allSatisfy { $0.state == .gone })
  }

  @Test func badges_that_burst_go_with_the_page_that_scrolls() throws {
    var stage = Stage()
    let badge = try #require(stage.frame("badge:tab")).center
    stage.drag(from: badge, to: badge + Point(120, -160))
    // One badge bursts while another one waits for its turn.
    func places() -> [Point] { stage.state.badges.filter { $0.id != "tab" }.map { $0.center } }
    func drawn() -> [Point] {
      stage.prototype.scene.layers.filter { $0.id.hasPrefix("burst:chat") }.flatMap { layer in
        ([layer] + layer.sublayers).flatMap(\.content).compactMap { shape in
          if case .roundedRect(let rect, _) = shape { rect.rect.center } else { nil }
        }
      }
    }
    let (before, pictures) = (places(), drawn())
    #expect(!pictures.isEmpty && stage.state.badges.contains { $0.state == .bursting })
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 60, isPrecise: true))
    let way = stage.state.scroll
    #expect(way < -10)
    for (old, new) in zip(before, places()) { #expect(abs(new.y - (old.y - way)) < 1e-9 && new.x == old.x) }
    #expect(drawn().count == pictures.count)
    for (old, new) in zip(pictures, drawn()) { #expect(abs(new.y - (old.y - way)) < 1e-9) }
  }

  @Test func the_modal_is_presented_and_swiped_away() throws {
    var stage = Stage()
    stage.tap("tab:me")
    stage.tap("row:sdk")
    #expect(stage.state.transition?.kind == .present)
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
    stage.drag(from: Point(10, 400), to: Point(90, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"], "80 pt is less than 0.3 of the width")
    stage.drag(from: Point(10, 400), to: Point(150, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func a_push_can_be_caught_and_sent_back() throws {
    var stage = Stage()
    stage.tap("row:chat-2")
    stage.wait(0.12)
    let before = try #require(stage.state.transition).topX
    stage.press(Point(before + 20, 400))
    let held = try #require(stage.state.transition)
    #expect(held.interactive)
    #expect(abs(held.topX - before) < 1e-9)
    stage.wait(1)
    #expect(stage.state.transition?.topX == held.topX)
    stage.move(to: Point(360, 400), over: 0.1)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func a_scrolled_page_pulls_back_from_beyond_its_end() {
    var stage = Stage()
    stage.openArticle()
    stage.press(Point(180, 300))
    stage.move(to: Point(180, 500))
    #expect(stage.state.scroll < -40 && stage.state.scroll > -200)
    stage.release()
    stage.settle()
    #expect(stage.state.scroll == 0)
    stage.drag(from: Point(180, 600), to: Point(180, 500), over: 0.06, hold: 0)
    stage.settle()
    #expect(stage.state.scroll > 150)
  }

  @Test func a_steep_drag_from_the_strip_scrolls_and_a_diagonal_one_pops() {
    var stage = Stage()
    stage.openArticle()
    stage.press(Point(10, 600))
    stage.move(to: Point(40, 400))
    #expect(stage.state.scroll > 150)
    #expect(stage.state.transition == nil)
    stage.release()
    stage.settle()
    stage.press(Point(10, 300))
    stage.move(to: Point(110, 480))
    #expect(stage.state.transition?.kind == .pop)
  }

  @Test func a_cancelled_gesture_puts_everything_back() {
    var stage = Stage()
    stage.openArticle()
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    #expect(stage.state.stack.last == "article-1")
    #expect(stage.state.ball.items.isEmpty)
    #expect(stage.state.zone.kind == .none)
  }

  @Test func a_second_finger_takes_the_drag_back() {
    var stage = Stage()
    stage.openArticle()
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.send(.pointer(.down, id: 1, at: Point(100, 100)))
    stage.settle()
    #expect(stage.state.stack.last == "article-1")
    stage.send(.pointer(.up, id: 1, at: Point(100, 100)))
    stage.release()
    stage.tap("back")
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
  }

  @Test func what_was_collected_survives_in_the_archive() {
    var stage = Stage()
    stage.openArticle()
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -150))
    stage.settle()
    stage.collect()
    stage.drag(from: stage.state.ball.frame.center, to: Point(60, 200))
    stage.settle()
    var restarted = Stage(archive: stage.prototype.archive)
    #expect(restarted.state.ball.items == ["article-1"])
    #expect(restarted.state.ball.edge == .left)
    #expect(restarted.state.ball.frame == stage.state.ball.frame)
    restarted.tap("ball")
    restarted.settle()
    #expect(restarted.state.scroll == 150)
  }
}
