import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What a swipe tells, driven by a finger: from the strip at the edge, from anywhere, from the edge of a presented page,
/// and down by its bar.
@Suite struct SwipeEventTests {
  enum Way: CaseIterable, Sendable {
    case edge, anywhere, presentedEdge, pullDown

    /// The page in front, at rest, and none told so far.
    func stage() -> Stage {
      var stage = Stage.with([
        ("navigation.swipe-from", self == .anywhere ? "anywhere" : "edge"),
        ("modal.axis", self == .pullDown ? "vertical" : "horizontal"),
      ])
      switch self {
      case .edge, .anywhere: stage.tap("row:chat-1")
      case .presentedEdge, .pullDown: stage.open("sdk")
      }
      stage.settle()
      stage.effects = []
      return stage
    }

    var page: PageID { self == .edge || self == .anywhere ? "chat-1" : "sdk" }

    private var start: Point {
      switch self {
      case .edge, .presentedEdge: Point(4, 400)
      case .anywhere: Point(150, 400)
      case .pullDown: Point(187, 66)
      }
    }

    func press(_ stage: inout Stage) { stage.press(start) }

    /// Moves the finger until the page is a share of its way out.
    func move(_ stage: inout Stage, to share: Double) {
      let axis = self == .pullDown ? Point(0, 812) : Point(375, 0)
      stage.move(to: start + axis * share)
    }
  }

  private func told(_ stage: Stage) -> [String] { stage.effects.compactMap { $0.event?.description } }

  private func progress(_ page: PageID, _ shares: [Double], _ isOutward: Bool) -> [String] {
    shares.map { "swipe.progress \(page) \(DecimalText.text($0)) \(isOutward)" }
  }

  @Test(arguments: Way.allCases)
  func each_share_is_told_once_a_crossing_both_ways(way: Way) {
    var stage = way.stage()
    way.press(&stage)
    #expect(told(stage) == [])
    let page = way.page
    // The finger is just beyond a share, and the page is shown a little behind it.
    for share in [0.3, 0.6, 0.8, 0.3, 0.6, 0.55, 0.7, 0.752] { way.move(&stage, to: share) }
    #expect(told(stage).last == "swipe.progress \(page) 0.75 true")
    way.move(&stage, to: 1.1)
    let moved =
      ["swipe.began \(page)"] + progress(page, [0, 0.25, 0.5, 0.75], true)
      + progress(page, [0.75, 0.5], false) + progress(page, [0.5, 0.75, 1], true)
    #expect(told(stage) == moved)
    stage.effects = []
    let release = stage.now
    stage.release()
    #expect(told(stage) == ["swipe.will-finish \(page)"])
    stage.settle()
    #expect(Array(told(stage).prefix(2)) == ["swipe.will-finish \(page)", "swipe.finished \(page)"])
    #expect(told(stage).last?.hasPrefix("page.shown chats") == true)
    #expect(stage.effects.compactMap(\.event).first?.time == release)
    #expect(told(stage).count == 4)
  }

  @Test(arguments: Way.allCases)
  func a_page_that_stays_is_cancelled_when_it_is_in_its_place(way: Way) throws {
    for end in ["release", "Escape", "second finger", "cancel"] {
      var stage = way.stage()
      way.press(&stage)
      way.move(&stage, to: 0.6)
      way.move(&stage, to: 0.2)
      stage.wait(0.1)
      stage.effects = []
      switch end {
      case "release": stage.release()
      case "Escape": stage.send(.key("Escape"))
      case "cancel": stage.cancel()
      default: stage.apply(.secondFinger)
      }
      #expect(told(stage) == [], "\(end)")
      let deadline = stage.prototype.navigation.transitionDeadline
      stage.apply(.release)
      stage.settle()
      #expect(told(stage) == ["swipe.cancelled \(way.page)"], "\(end)")
      #expect(stage.effects.compactMap(\.event).last?.time == deadline, "\(end)")
    }
  }

  @Test(arguments: Way.allCases)
  func a_page_caught_on_its_way_out_goes_on_with_the_same_swipe(way: Way) {
    var stage = way.stage()
    way.press(&stage)
    way.move(&stage, to: 0.6)
    stage.release()
    stage.wait(0.02)
    stage.effects = []
    stage.pressPage(30)
    #expect(stage.transition?.interactive == true)
    let axis = way == .pullDown ? Point(0, -1) : Point(-1, 0)
    stage.move(by: axis * 400)
    stage.wait(0.1)
    stage.releaseAndSettle()
    let names = told(stage)
    #expect(names.last == "swipe.cancelled \(way.page)")
    #expect(
      names.dropLast().allSatisfy { $0.hasPrefix("swipe.progress") && $0.hasSuffix("false") }, "\(names)")
    #expect(stage.state.stack.last == way.page.description)
  }

  /// The spring of a page that has left moves on out of sight, until the next input or call.
  @Test(arguments: Way.allCases)
  func a_page_that_left_and_is_opened_again_has_finished_first(way: Way) {
    var stage = way.stage()
    way.press(&stage)
    way.move(&stage, to: 0.9)
    stage.release()
    let transition = { (stage: Stage) in stage.prototype.navigation.transition }
    while transition(stage)?.hasLeft(stage.prototype.environment) == false { stage.wait(0.001) }
    #expect(transition(stage) != nil)
    stage.effects = []
    stage.send(.call(.push(way.page)))
    #expect(told(stage).first == "swipe.finished \(way.page)")
    stage.settle()
    #expect(!told(stage).contains("swipe.cancelled \(way.page)"))
    #expect(stage.state.stack.last == way.page.description)
  }

  /// A caught page that comes in is swiped from where it is.
  @Test func a_page_caught_on_its_way_in_is_swiped() {
    var stage = Stage()
    stage.tap("row:chat-1")
    stage.wait(0.15)
    stage.effects = []
    stage.pressPage(30)
    #expect(told(stage) == [])
    stage.move(by: Point(300, 0), over: 0.1)
    stage.releaseAndSettle()
    let names = told(stage)
    #expect(names.first == "swipe.began chat-1")
    #expect(Array(names.suffix(2)) == ["swipe.will-finish chat-1", "swipe.finished chat-1"])
  }
}
