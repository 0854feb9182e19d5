import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// ZDPushAnimatedTransition: 0.25 s ease-in-out, W/3, a strip of 50, 0.3 or 300 points per second; and the defects of
/// its code, whose numbers are those of the list of defects.
@Suite("The preset zd-push")
struct ZDPushTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("zd-push") }

  @Test func it_comes_and_goes_in_250_ms_ease_in_out_while_the_presenter_moves_a_third() {
    var stage = Stage(parameters)
    stage.prototype.perform(.navigate(.push("sdk")))
    #expect(stage.transition?.kind.rawValue == "present")
    stage.expectEase(\.transition?.topX, from: 375, to: 0, over: 0.25)
    stage.expectEase({ $0.layer("page:chats")?.position.x }, from: 0, to: -125, over: 0.25)
    stage.settle()
    stage.prototype.perform(.navigate(.pop))
    stage.expectEase(\.transition?.topX, from: 0, to: 375, over: 0.25)
  }

  @Test func defect_03_under_the_finger_the_page_is_where_the_finger_is() {
    for part in [0.1, 0.3, 0.5, 0.9] {
      var stage = Stage(parameters)
      stage.open("sdk")
      stage.drag(pageTo: 375 * part)
      stage.wait(0.5)
      expect(stage.transition?.topX, 375 * part, within: 1e-4)
      expect(stage.transition?.progress, part, within: 1e-4)
    }
  }

  @Test func defect_06_after_a_new_size_both_pages_are_in_their_place() {
    var stage = Stage(parameters)
    stage.open("sdk")
    stage.send(.resize(Size(600, 400)))
    stage.settle()
    #expect(stage.layer("page:sdk")?.position == .zero)
    stage.prototype.perform(.navigate(.pop))
    stage.settle()
    #expect(stage.layer("page:chats")?.position == .zero)
    stage.prototype.perform(.navigate(.push("sdk")))
    stage.wait(0.1)
    stage.send(.resize(Size(320, 568)))
    stage.settle()
    #expect(stage.layer("page:sdk")?.position == .zero)
  }

  @Test func defect_07_the_presenter_is_there_after_a_cancel() {
    var stage = Stage(parameters)
    stage.open("sdk")
    stage.drag(pageTo: 80)
    stage.wait(0.2)
    stage.releaseAndSettle()
    stage.prototype.perform(.navigate(.pop))
    stage.settle()
    #expect(stage.layer("page:chats")?.position == .zero)
    expect(stage.shade("chats"), 0, within: 0)
  }

  /// The page in front casts a shadow.
  @Test func defect_11_the_page_behind_is_dimmed_and_the_page_in_front_casts_a_shadow() {
    var stage = Stage(parameters)
    stage.open("sdk")
    stage.drag(pageTo: 187.5)
    stage.wait(0.5)
    expect(stage.shade("chats"), 0.05, within: 0.004)
    expect(stage.layer("page:sdk").map { Double($0.shadow?.color.alpha ?? 0) / 255 }, above: 0)
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
    stage.keyAndSettle("Escape")
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
