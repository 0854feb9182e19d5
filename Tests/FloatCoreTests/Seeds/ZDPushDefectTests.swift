import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of ZDPushAnimatedTransition's code, one test each; the numbers are those of the list of defects.
@Suite("ZDPushAnimatedTransition's defects are not here")
struct ZDPushDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("zd-push") }

  private func presented(_ parameters: Parameters? = nil) -> Stage {
    var stage = Stage(parameters ?? self.parameters)
    stage.open("sdk")
    return stage
  }

  @Test func defect_01_a_cancelled_swipe_goes_back_and_the_next_one_works() {
    var stage = presented()
    stage.drag(pageTo: 250)
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    #expect(stage.state.transition == nil && stage.state.stack == ["chats", "sdk"])
    stage.drag(from: Point(10, 400), to: Point(250, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func defect_02_every_word_of_the_preset_is_known() throws {
    for (key, value) in try Preset.lines("zd-push") {
      var parameters = Parameters()
      #expect(throws: Never.self, "\(key)") { try parameters.set(key, to: value) }
    }
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.9])
  func defect_03_under_the_finger_the_page_is_where_the_finger_is(part: Double) {
    var stage = presented()
    stage.drag(pageTo: 375 * part)
    stage.wait(0.5)
    #expect(isNear(stage.state.transition?.topX ?? -1, 375 * part))
    #expect(isNear(stage.state.transition?.progress ?? -1, part))
  }

  @Test func defect_04_a_flick_back_does_not_dismiss_however_far_the_page_is() {
    var stage = presented()
    stage.drag(pageTo: 300)
    stage.move(to: Point(220, 400), over: 0.1)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
  }

  @Test func defect_05_a_scroll_that_starts_at_the_edge_is_a_scroll() {
    var stage = presented()
    stage.press(Point(20, 400))
    stage.move(to: Point(40, 200))
    #expect(stage.state.transition == nil)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
    stage.drag(from: Point(40, 400), to: Point(5, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"], "nor does one to the left")
  }

  @Test func defect_06_after_a_new_size_both_pages_are_in_their_place() {
    var stage = presented()
    stage.send(.resize(Size(600, 400)))
    stage.settle()
    #expect(stage.prototype.scene.layers.first { $0.id == "page:sdk" }?.position == .zero)
    stage.prototype.perform(.navigate(.pop))
    stage.settle()
    #expect(stage.prototype.scene.layers.first { $0.id == "page:chats" }?.position == .zero)
    stage.prototype.perform(.navigate(.push("sdk")))
    stage.wait(0.1)
    stage.send(.resize(Size(320, 568)))
    stage.settle()
    #expect(stage.prototype.scene.layers.first { $0.id == "page:sdk" }?.position == .zero)
  }

  @Test func defect_07_the_presenter_is_there_after_a_cancel() {
    var stage = presented()
    stage.drag(pageTo: 80)
    stage.wait(0.2)
    stage.release()
    stage.settle()
    stage.prototype.perform(.navigate(.pop))
    stage.settle()
    let page = stage.prototype.scene.layers.first { $0.id == "page:chats" }
    #expect(page?.position == .zero && page?.shade == .clear)
  }

  @Test func defect_08_a_flick_within_one_moment_does_not_get_stuck() {
    var stage = presented()
    for (phase, x) in [(PointerPhase.down, 5.0), (.move, 60), (.move, 200), (.up, 200)] {
      stage.send(.pointer(phase, id: 0, at: Point(x, 400)))
    }
    stage.settle()
    #expect(stage.state.transition == nil)
    stage.drag(from: Point(10, 400), to: Point(250, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func defect_09_going_back_during_a_swipe_gives_one_motion() {
    var stage = presented()
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
      var stage = presented(Parameters())
      stage.drag(pageTo: 150, over: 150 / speed)
      stage.release()
      let start = stage.state.transition?.topX ?? 375
      stage.wait(0.06)
      return (stage.state.transition?.topX ?? 375) - start
    }
    #expect(way(speed: 2000) > way(speed: 500) + 20)
  }

  @Test func defect_11_the_page_behind_is_dimmed_and_the_page_in_front_casts_a_shadow() {
    var stage = presented()
    stage.drag(pageTo: 187.5)
    stage.wait(0.5)
    let layers = stage.prototype.scene.layers
    let behind = layers.first { $0.id == "page:chats" }
    #expect(isNear(Double(behind?.shade.alpha ?? 0), 255 * 0.05, within: 1))
    #expect((layers.first { $0.id == "page:sdk" }?.shadow?.color.alpha ?? 0) > 0)
  }
}
