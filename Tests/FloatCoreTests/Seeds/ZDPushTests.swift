import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// ZDPushAnimatedTransition: 0.25 s ease-in-out, W/3, a strip of 50, 0.3 or 300 points per second; and the defects of
/// its code, whose numbers are those of the list of defects.
@Suite("The preset zd-push")
struct ZDPushTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("zd-push") }

  @Test(arguments: numbers + defects) func shows(row: StageRow) { row.play(parameters) }

  private static let numbers: [StageRow] = [
    StageRow(
      "it_comes_and_goes_in_250_ms_ease_in_out_while_the_presenter_moves_a_third",
      .perform(.navigate(.push("sdk"))), .says(\.transition?.kind.rawValue, "present"),
      .eases(\.transition?.topX, from: 375, to: 0, over: 0.25),
      .eases({ $0.layer("page:chats")?.position.x }, from: 0, to: -125, over: 0.25), .settle,
      .perform(.navigate(.pop)), .eases(\.transition?.topX, from: 0, to: 375, over: 0.25)),
    // 0.3 · 375 = 112.5
    StageRow(
      "a_slow_release_dismisses_beyond_three_tenths",
      .open("sdk"), .page(to: 112), .wait(0.2), .release, .settle, .says(\.stack, "chats sdk"),
      .anew, .open("sdk"), .page(to: 113), .wait(0.2), .release, .settle, .says(\.stack, "chats")),
    StageRow(
      "a_flick_dismisses_above_300_points_a_second",
      .open("sdk"), .page(to: 295 * 0.2, over: 0.2), .release, .settle, .says(\.stack, "chats sdk"),
      .anew, .open("sdk"), .page(to: 305 * 0.2, over: 0.2), .release, .settle, .says(\.stack, "chats")),
    StageRow(
      "only_a_press_in_the_first_50_points_dismisses",
      .open("sdk"), .swipe(51, 400, 251, 400), .settle, .says(\.stack, "chats sdk"),
      .anew, .open("sdk"), .swipe(49, 400, 249, 400), .settle, .says(\.stack, "chats")),
  ]

  private static let defects: [StageRow] = [
    StageRow(
      "defect_01_a_cancelled_swipe_goes_back_and_the_next_one_works",
      .open("sdk"), .page(to: 250), .cancel, .settle, .says(\.transition?.kind.rawValue, ""),
      .says(\.stack, "chats sdk"), .swipe(10, 400, 250, 400), .settle, .says(\.stack, "chats")),
    StageRow(
      "defect_03_under_the_finger_the_page_is_where_the_finger_is",
      .all(
        [0.1, 0.3, 0.5, 0.9].flatMap { (part: Double) -> [StageStep] in
          [
            .anew, .open("sdk"), .page(to: 375 * part), .wait(0.5),
            .see(\.transition?.topX, 375 * part, within: 1e-4),
            .see(\.transition?.progress, part, within: 1e-4),
          ]
        })),
    StageRow(
      "defect_04_a_flick_back_does_not_dismiss_however_far_the_page_is",
      .open("sdk"), .page(to: 300), .move(220, 400, over: 0.1), .release, .settle,
      .says(\.stack, "chats sdk")),
    // Nor does a swipe to the left dismiss it.
    StageRow(
      "defect_05_a_scroll_that_starts_at_the_edge_is_a_scroll",
      .open("sdk"), .press(20, 400), .move(40, 200), .says(\.transition?.kind.rawValue, ""), .release,
      .settle, .says(\.stack, "chats sdk"), .swipe(40, 400, 5, 400), .settle, .says(\.stack, "chats sdk")),
    StageRow(
      "defect_06_after_a_new_size_both_pages_are_in_their_place",
      .open("sdk"), .resize(600, 400), .settle, .see({ $0.layer("page:sdk")?.position.x }, 0, within: 0),
      .see({ $0.layer("page:sdk")?.position.y }, 0, within: 0), .perform(.navigate(.pop)), .settle,
      .see({ $0.layer("page:chats")?.position.x }, 0, within: 0),
      .see({ $0.layer("page:chats")?.position.y }, 0, within: 0), .perform(.navigate(.push("sdk"))),
      .wait(0.1), .resize(320, 568), .settle, .see({ $0.layer("page:sdk")?.position.x }, 0, within: 0),
      .see({ $0.layer("page:sdk")?.position.y }, 0, within: 0)),
    StageRow(
      "defect_07_the_presenter_is_there_after_a_cancel",
      .open("sdk"), .page(to: 80), .wait(0.2), .release, .settle, .perform(.navigate(.pop)), .settle,
      .see({ $0.layer("page:chats")?.position.x }, 0, within: 0),
      .see({ $0.layer("page:chats")?.position.y }, 0, within: 0), .see({ $0.shade("chats") }, 0, within: 0)),
    StageRow(
      "defect_08_a_flick_within_one_moment_does_not_get_stuck",
      .open("sdk"), .press(5, 400), .jump(60, 400), .jump(200, 400), .release, .settle,
      .says(\.transition?.kind.rawValue, ""), .swipe(10, 400, 250, 400), .settle, .says(\.stack, "chats")),
    // The page in front casts a shadow.
    StageRow(
      "defect_11_the_page_behind_is_dimmed_and_the_page_in_front_casts_a_shadow",
      .open("sdk"), .page(to: 187.5), .wait(0.5), .see({ $0.shade("chats") }, 0.05, within: 0.004),
      .more({ $0.layer("page:sdk").map { Double($0.shadow?.color.alpha ?? 0) / 255 } }, than: 0)),
  ]

  @Test func defect_02_every_word_of_the_preset_is_known() throws {
    for (key, value) in try Preset.lines("zd-push") {
      var parameters = Parameters()
      #expect(throws: Never.self, "\(key)") { try parameters.set(key, to: value) }
    }
  }

  @Test func defect_09_going_back_during_a_swipe_gives_one_motion() {
    var stage = Stage(parameters)
    stage.open("sdk")
    stage.drag(pageTo: 150)
    stage.wait(0.3)
    stage.send(.key("Escape"))
    var last = stage.state.transition?.topX ?? 0
    #expect(isNear(last, 150, within: 0.01), "nothing jumps")
    while let x = stage.state.transition?.topX {
      #expect(x <= last + 1e-9, "it does not turn round")
      last = x
      stage.wait(0.004)
    }
    // Escape only takes the swipe back; the next Escape goes back.
    #expect(stage.state.stack == ["chats", "sdk"])
    stage.send(.key("Escape"))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func defect_10_by_springs_a_faster_release_arrives_sooner() {
    func way(speed: Double) -> Double {
      var stage = Stage()
      stage.open("sdk")
      stage.drag(pageTo: 150, over: 150 / speed)
      stage.release()
      let start = stage.state.transition?.topX ?? 375
      stage.wait(0.06)
      return (stage.state.transition?.topX ?? 375) - start
    }
    #expect(way(speed: 2000) > way(speed: 500) + 20)
  }
}
