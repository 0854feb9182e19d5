import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What a person can do, from the press to rest")
struct InteractionTests {
  @Test(arguments: pages + balls + badges) func shows(row: StageRow) { row.play(Parameters()) }

  private static let pages: [StageRow] = [
    StageRow(
      "a_tap_on_a_row_pushes_and_back_pops",
      .tap("row:chat-1"), .says(\.stack, "chats chat-1"), .says(\.transition?.kind.rawValue, "push"), .settle,
      .says(\.transition?.kind.rawValue, ""), .tap("back"), .says(\.transition?.kind.rawValue, "pop"),
      .settle, .says(\.stack, "chats")),
    StageRow(
      "an_edge_drag_follows_the_pointer_one_to_one",
      .open("chat-2"), .press(3, 400), .move(153, 400, over: 0.5), .wait(0.5),
      .says(\.transition?.kind.rawValue, "pop"), .yes({ $0.transition?.interactive == true }),
      .see(\.transition?.topX, 150, within: 0), .see(\.transition?.progress, 150.0 / 375, within: 1e-12)),
    StageRow(
      "a_slow_release_decides_by_half_the_width",
      .open("chat-2"), .swipe(3, 400, 100, 400), .settle, .says(\.stack, "chats chat-2"),
      .swipe(3, 400, 230, 400), .settle, .says(\.stack, "chats")),
    // A flick back stays from beyond the middle, too: 237 − 0.35 · 600 is far below 187.5.
    StageRow(
      "a_flick_pops_and_a_flick_back_stays",
      .open("chat-2"), .press(3, 400), .move(120, 400, over: 0.1), .release, .settle, .says(\.stack, "chats"),
      .open("chat-2"), .press(3, 400), .move(260, 400, over: 0.3), .move(150, 400, over: 0.1), .release,
      .settle, .says(\.stack, "chats chat-2"), .press(3, 400), .move(300, 400, over: 0.3),
      .move(240, 400, over: 0.1), .release, .settle, .says(\.stack, "chats chat-2")),
    // 80 pt is less than 0.3 of the width.
    StageRow(
      "the_modal_is_presented_and_swiped_away",
      .tap("tab:me"), .tap("row:sdk"), .says(\.transition?.kind.rawValue, "present"), .settle,
      .says(\.stack, "chats sdk"), .swipe(10, 400, 90, 400), .settle, .says(\.stack, "chats sdk"),
      .swipe(10, 400, 150, 400), .settle, .says(\.stack, "chats")),
    StageRow(
      "a_push_can_be_caught_and_sent_back",
      .tap("row:chat-2"), .wait(0.12), .note, .pressPage(20), .yes({ $0.transition?.interactive == true }),
      .same(\.transition?.topX, within: 1e-9), .wait(1), .same(\.transition?.topX, within: 1e-9),
      .move(360, 400, over: 0.1), .release, .settle, .says(\.stack, "chats")),
    StageRow(
      "a_scrolled_page_pulls_back_from_beyond_its_end",
      .openArticle(1), .press(180, 300), .move(180, 500), .less(\.scroll, than: -40),
      .more(\.scroll, than: -200), .release, .settle, .see(\.scroll, 0, within: 0), .press(180, 600),
      .move(180, 500, over: 0.06), .release, .settle, .more(\.scroll, than: 150)),
    StageRow(
      "a_steep_drag_from_the_strip_scrolls_and_a_diagonal_one_pops",
      .openArticle(1), .press(10, 600), .move(40, 400), .more(\.scroll, than: 150),
      .says(\.transition?.kind.rawValue, ""), .release, .settle, .press(10, 300), .move(110, 480),
      .says(\.transition?.kind.rawValue, "pop")),
    StageRow(
      "a_cancelled_gesture_puts_everything_back",
      .openArticle(1), .edge, .move(330, 760), .cancel, .settle, .says(\.state.stack.last, "article-1"),
      .says(\.items, ""), .says(\.zone.kind.rawValue, "none")),
  ]

  /// A ball with the first articles, opened and collected one after the other.
  private static let one: [StageStep] = [.openArticle(1), .collect]
  private static let two: [StageStep] = [.openArticle(1), .collect, .openArticle(2), .collect]

  private static let balls: [StageRow] = [
    StageRow(
      "a_page_let_go_in_the_zone_is_collected_at_its_scroll_offset",
      .openArticle(1), .wheel(-200), .settle, .see(\.scroll, 200, within: 0), .edge, .move(330, 760),
      .says(\.zone.kind.rawValue, "collect"), .see(\.zone.progress, 1, within: 0), .yes(\.zone.highlighted),
      .more({ $0.count { $0 == .impact(.light) } }, than: 0), .release,
      .says(\.transition?.kind.rawValue, "shrink"), .settle, .says(\.stack, "chats chat-1"),
      .says(\.items, "article-1"), .yes(\.ball.visible), .see(\.ball.alpha, 1, within: 0),
      .more({ $0.count { $0 == .save } }, than: 0), .tap("ball"),
      .says(\.transition?.kind.rawValue, "expand"), .settle, .says(\.stack, "chats chat-1 article-1"),
      .see(\.scroll, 200, within: 0), .no(\.ball.visible), .says(\.items, "article-1"), .tap("back"),
      .says(\.transition?.kind.rawValue, "shrink"), .settle, .yes(\.ball.visible)),
    StageRow(
      "the_ball_docks_at_the_nearer_edge_and_a_fling_carries_it_over",
      .all(one), .says(\.ball.edge.rawValue, "right"), .grab, .move(120, 300, over: 0.3), .wait(0.1),
      .release, .settle, .says(\.ball.edge.rawValue, "left"), .see(\.ball.frame.x, 0, within: 0), .grab,
      .move(150, 300, over: 0.05), .release, .settle, .says(\.ball.edge.rawValue, "right"),
      .see(\.ball.frame.maxX, 375, within: 0)),
    StageRow(
      "the_ball_let_go_in_the_red_zone_is_removed",
      .all(one), .grab, .move(300, 600), .says(\.zone.kind.rawValue, "remove"), .move(340, 770),
      .yes(\.zone.highlighted), .release, .settle, .says(\.items, ""), .no(\.ball.visible)),
    StageRow(
      "a_long_press_opens_the_list_and_slide_and_release_picks",
      .all(two), .says(\.items, "article-1 article-2"), .grab, .wait(0.49), .no(\.list.open), .wait(0.02),
      .yes(\.list.open), .says(\.list.mode.rawValue, "press"), .wait(0.6), .moveTo("list:article-2"),
      .release, .settle, .says(\.state.stack.last, "article-2"), .no(\.list.open)),
    StageRow(
      "a_tap_on_a_ball_of_several_opens_a_list_whose_rows_can_be_deleted",
      .all(two), .tap("ball"), .settle, .says(\.rows, "article-1 article-2"), .tap("list:article-1:delete"),
      .settle, .says(\.rows, "article-2"), .says(\.items, "article-2"), .tapAt(20, 100), .settle,
      .no(\.list.open), .yes(\.ball.visible)),
    StageRow(
      "choosing_a_page_while_another_is_in_front_replaces_it",
      .all(two), .tap("ball"), .settle, .tap("list:article-1"), .settle,
      .says(\.stack, "chats chat-1 article-1"), .tap("ball"), .settle,
      .says(\.stack, "chats chat-1 article-2")),
    StageRow(
      "a_full_ball_refuses_with_a_notice",
      .set("entrances.maximum", "1"), .all(one), .openArticle(2), .edge, .move(330, 760),
      .says(\.zone.kind.rawValue, "full"), .forget, .release,
      .more({ $0.count { $0.name == "notice" } }, than: 0), .settle, .says(\.state.stack.last, "article-2"),
      .says(\.items, "article-1")),
    // The page stays when it is taken out of the ball.
    StageRow(
      "the_menu_floats_a_page_and_takes_it_out_again",
      .openArticle(1), .tap("more"), .settle, .tap("menu:float"),
      .says(\.transition?.kind.rawValue, "shrink"), .settle, .says(\.items, "article-1"),
      .yes(\.ball.visible), .tap("ball"), .settle, .tap("more"), .settle, .tap("menu:cancel-float"), .settle,
      .says(\.items, ""), .says(\.state.stack.last, "article-1"), .tap("more"), .settle, .key("Escape"),
      .settle, .no({ $0.frame("menu:cancel") != nil }), .says(\.state.stack.last, "article-1")),
    StageRow(
      "a_right_click_on_the_ball_opens_its_list",
      .all(one), .contextMenu(20, 20), .no(\.list.open), .contextMenuOnBall, .yes(\.list.open),
      .says(\.list.mode.rawValue, "tap")),
  ]

  private static let badges: [StageRow] = [
    StageRow(
      "a_badge_stretches_tears_and_bursts",
      .pull(0, 40, of: "chat-2"), .says({ $0.badge("chat-2")?.state.rawValue }, "attached"), .wait(0.1),
      .see({ $0.badge("chat-2")?.anchorRadius }, 9 - 40.0 / 10, within: 0), .release,
      .says({ $0.badge("chat-2")?.state.rawValue }, "returning"), .settle,
      .says({ $0.badge("chat-2")?.state.rawValue }, "idle"), .pull(50, 90, of: "chat-2"),
      .says({ $0.badge("chat-2")?.state.rawValue }, "broken"), .release,
      .says({ $0.badge("chat-2")?.state.rawValue }, "bursting"), .settle,
      .says({ $0.badge("chat-2")?.state.rawValue }, "gone"), .says(\.stack, "chats")),
    StageRow(
      "tearing_off_the_tab_badge_clears_all",
      .pull(120, -160, of: "tab", over: 0.3), .wait(0.1), .release, .settle,
      .see({ Double($0.badges.count { $0.state != .gone }) }, 0)),
  ]

  @Test func a_damaged_archive_is_said_once_and_the_start_is_empty() {
    var prototype = Prototype(notice: .entrancesSetAside)
    #expect(prototype.takeEffects() == [.notice(InterfaceText.entrancesSetAside.english)])
    #expect(prototype.state.ball.items.isEmpty)
    prototype.advance(to: 5)
    #expect(!prototype.isAnimating)
    #expect(prototype.nextDeadline == nil)
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
    #expect(!pictures.isEmpty)
    #expect(stage.state.badges.contains { $0.state == .bursting })
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 60, isPrecise: true))
    let way = stage.state.scroll
    #expect(way < -10)
    for (old, new) in zip(before, places()) {
      #expect(abs(new.y - (old.y - way)) < 1e-9)
      #expect(new.x == old.x)
    }
    #expect(drawn().count == pictures.count)
    for (old, new) in zip(pictures, drawn()) { #expect(abs(new.y - (old.y - way)) < 1e-9) }
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
}
