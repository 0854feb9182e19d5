import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Sideways is a direction of the wheel and of a touchpad")
struct SidewaysTests {
  private static let onPager = Point(190, 200)

  private func pager(_ stage: Stage) -> PrototypeState.Pager? { stage.state.pagers.first }
  private func row(_ stage: Stage) -> PrototypeState.Row? { stage.state.rows.first }

  private func touch(_ stage: inout Stage, at p: Point = onPager, _ dx: Double, _ dy: Double = 0) {
    stage.send(.wheel(at: p, dx: dx, dy: dy, isPrecise: true))
  }

  /// A move of the fingers every so many seconds.
  private func stroke(
    _ stage: inout Stage, at p: Point = onPager, by d: Point, times: Int, every pause: Double = 0.01
  ) {
    for _ in 0..<times {
      stage.wait(pause)
      touch(&stage, at: p, d.x, d.y)
    }
  }

  private func notch(_ stage: inout Stage, at p: Point = onPager, _ dx: Double, _ dy: Double = 0) {
    stage.send(.wheel(at: p, dx: dx, dy: dy))
    stage.wait(0.05)
  }

  private func onRow(_ stage: Stage) throws -> Point { try #require(stage.frame("row:cards/first")).center }

  // MARK: Pagers

  @Test(arguments: [0.004, 0.007, 0.01, 0.016, 0.02])
  func a_pager_is_where_the_fingers_are_and_turns_a_page(every pause: Double) {
    var stage = ControlPages.stage()
    for i in 1...10 {
      stroke(&stage, by: Point(-20, 0), times: 1, every: pause)
      #expect(pager(stage)?.offset == 20 * Double(i))
      // Nothing moves by itself between two moves.
      let now = stage.prototype
      stage.wait(pause / 2)
      #expect(stage.state.pagers == now.state.pagers)
    }
    stage.settle()
    #expect(pager(stage)?.page == 1)
    #expect(pager(stage)?.offset == 335)
    #expect(stage.state.scroll == 0)
    stroke(&stage, by: Point(20, 0), times: 10, every: pause)
    #expect(pager(stage)?.offset == 135)
    stage.settle()
    #expect(pager(stage)?.page == 0)
  }

  @Test func a_stroke_turns_one_page_at_most_and_the_next_one_another() {
    var stage = ControlPages.stage()
    stroke(&stage, by: Point(-60, 0), times: 20)
    stage.settle()
    #expect(pager(stage)?.page == 1)
    stroke(&stage, by: Point(-60, 0), times: 20)
    stage.settle()
    #expect(pager(stage)?.page == 2)
    stroke(&stage, by: Point(60, 0), times: 40)
    stage.settle()
    #expect(pager(stage)?.page == 1)
  }

  @Test func a_slow_short_stroke_goes_back_and_a_flick_does_not() {
    var stage = ControlPages.stage()
    stroke(&stage, by: Point(-2, 0), times: 20, every: 0.02)
    #expect(pager(stage)?.offset == 40)
    stage.settle()
    #expect(pager(stage)?.page == 0)
    stroke(&stage, by: Point(-12, 0), times: 5)
    stage.settle()
    #expect(pager(stage)?.page == 1)
  }

  @Test func a_pause_lets_go() {
    var stage = ControlPages.stage()
    stroke(&stage, by: Point(-20, 0), times: 10)
    let pause = stage.prototype.parameters.scroll.wheelPause
    stage.wait(pause - 0.001)
    #expect(pager(stage)?.offset == 200)
    stage.wait(0.002 + 0.05)
    #expect((pager(stage)?.offset ?? 0) > 210)
    stage.settle()
    #expect(stage.prototype.nextDeadline == nil)
    #expect(!stage.prototype.isAnimating)
    #expect(stage.prototype.stroke == nil)
  }

  @Test func a_notch_is_a_page_and_none_is_beyond_the_last() {
    var stage = ControlPages.stage()
    func turned(_ notches: Double...) -> Int? {
      for dx in notches { notch(&stage, dx) }
      return pager(stage)?.page
    }
    #expect(turned(-40) == 1)
    #expect(turned(-40) == 2)
    #expect(turned(-40, -40) == 2)
    #expect(turned(40) == 1)
    #expect(turned(40, 40, 40) == 0)
    #expect(turned(-80) == 2)
    #expect(turned(1e300) == 0)
    #expect(turned(-.infinity, .nan) == 0)
    stage.settle()
    #expect(pager(stage)?.offset == 0)
  }

  @Test func a_stroke_catches_a_pager_on_its_way() throws {
    var stage = ControlPages.stage()
    notch(&stage, -40)
    stage.wait(0.06)
    let before = try #require(pager(stage)?.offset)
    #expect(before > 20)
    touch(&stage, 4)
    #expect(abs(try #require(pager(stage)?.offset) - (before - 4)) < 1e-9)
  }

  // MARK: The direction

  @Test func a_stroke_that_is_mostly_vertical_scrolls_the_page() {
    var stage = ControlPages.stage()
    for _ in 0..<10 {
      stroke(&stage, by: Point(-12, -20), times: 1)
      #expect(pager(stage)?.offset == 0)
    }
    #expect(stage.state.scroll == 200)
    stage.settle()
    #expect(pager(stage)?.page == 0)
    notch(&stage, at: Point(190, 60), -20, -40)
    #expect(pager(stage)?.page == 0)
  }

  @Test func who_leads_at_ten_points_keeps_the_stroke() {
    var sideways = ControlPages.stage()
    stroke(&sideways, by: Point(-6, -1), times: 2)
    stroke(&sideways, by: Point(0, -30), times: 5)
    #expect(pager(sideways)?.offset == 12)
    #expect(sideways.state.scroll == 0)
    var vertical = ControlPages.stage()
    stroke(&vertical, by: Point(-1, -6), times: 2)
    stroke(&vertical, by: Point(-30, -2), times: 5)
    #expect(pager(vertical)?.offset == 0)
    #expect(vertical.state.scroll == 22)
    // Another stroke begins after a pause.
    vertical.settle()
    stroke(&vertical, by: Point(-30, -2), times: 5)
    #expect(pager(vertical)?.offset == 150)
  }

  /// The first twitch of the fingers decides nothing, and leaves nothing behind.
  @Test func the_lead_may_change_within_ten_points() {
    var stage = ControlPages.stage()
    stroke(&stage, by: Point(0, -3), times: 3)
    #expect(stage.state.scroll == 9)
    stroke(&stage, by: Point(-15, -1), times: 6)
    #expect(pager(stage)?.offset == 90)
    stage.settle()
    #expect(stage.state.scroll == 9, "no fling of what it had scrolled")
    #expect(pager(stage)?.page == 1)
    touch(&stage, 4, 0)
    #expect(pager(stage)?.offset == 331)
    stroke(&stage, by: Point(0, -9), times: 4)
    #expect(stage.state.scroll == 9 + 36)
    stage.settle()
    #expect(pager(stage)?.offset == 335)
  }

  @Test(arguments: ["edge", "anywhere"])
  func no_page_goes_back(from: String) {
    var stage = ControlPages.stage([("navigation.swipe-from", from)])
    for place in [Self.onPager, Point(3, 200), Point(190, 620), Point(190, 720)] {
      stroke(&stage, at: place, by: Point(30, 0), times: 10)
      notch(&stage, at: place, 40)
      #expect(stage.state.transition == nil)
      stage.settle()
      #expect(pager(stage)?.page == 0)
    }
    #expect(stage.state.stack == ["chats", "cards"])
    stroke(&stage, by: Point(30, 0), times: 5)
    let offset = pager(stage)?.offset ?? 0
    #expect(abs(offset + RubberBand(dimension: 335).offset(for: 150)) < 1e-9)
  }

  /// What is beside pager and rows scrolls by the little that goes up or down, as before.
  @Test func beside_them_nothing_moves_sideways() {
    var stage = ControlPages.stage()
    stroke(&stage, at: Point(190, 720), by: Point(-20, -2), times: 10)
    #expect(stage.state.scroll == 20)
    stage.settle()
    notch(&stage, at: Point(190, 60), -40, 0)
    #expect(pager(stage)?.page == 0)
  }

  // MARK: Rows

  @Test func a_row_follows_the_fingers_opens_and_closes() throws {
    var stage = ControlPages.stage()
    let place = try onRow(stage)
    stroke(&stage, at: place, by: Point(-10, 0), times: 5)
    #expect(row(stage)?.offset == -50)
    stage.settle()
    #expect(row(stage)?.open == true)
    let open = try #require(row(stage)?.offset)
    stroke(&stage, at: place, by: Point(10, 0), times: 3)
    #expect(row(stage)?.offset == open + 30)
    stroke(&stage, at: place, by: Point(10, 0), times: 3)
    stage.settle()
    #expect(row(stage) == nil)
    // Never to the right of its place.
    stroke(&stage, at: place, by: Point(20, 0), times: 5)
    #expect(row(stage)?.offset ?? 0 == 0)
  }

  @Test func a_notch_opens_and_closes_a_row() throws {
    var stage = ControlPages.stage()
    let place = try onRow(stage)
    notch(&stage, at: place, -40)
    notch(&stage, at: place, -40)
    stage.settle()
    #expect(row(stage)?.open == true)
    notch(&stage, at: place, 40)
    stage.settle()
    #expect(row(stage) == nil)
    notch(&stage, at: place, 40)
    #expect(row(stage) == nil)
  }

  /// A pause is no release that one means.
  @Test func a_stroke_does_no_action() throws {
    var stage = ControlPages.stage([("row-swipe.full-swipe", "0.3")])
    let place = try onRow(stage)
    stroke(&stage, at: place, by: Point(-30, 0), times: 20)
    stage.settle()
    #expect(row(stage)?.open == true)
    #expect(stage.frame("notice") == nil)
  }

  @Test func scrolling_closes_a_row_and_a_twitch_of_it_does_not() throws {
    var stage = ControlPages.stage()
    let place = try onRow(stage)
    notch(&stage, at: place, -40)
    stage.settle()
    touch(&stage, at: place, -1, -2)
    #expect(row(stage)?.open == true)
    stroke(&stage, at: place, by: Point(-6, 0), times: 3)
    stage.settle()
    #expect(row(stage)?.open == true)
    stroke(&stage, at: place, by: Point(0, -6), times: 3)
    stage.settle()
    #expect(row(stage) == nil)
  }

  /// A closed row goes to the left alone, so a stroke to the right on it is the page's.
  @Test func a_stroke_to_the_right_on_a_closed_row_scrolls_the_page() throws {
    var stage = ControlPages.stage()
    let place = try onRow(stage)
    stroke(&stage, at: place, by: Point(10, -1), times: 2)
    stroke(&stage, at: place, by: Point(0, -30), times: 3)
    #expect(stage.state.scroll == 92)
    #expect(row(stage) == nil)
  }

  // MARK: Meanwhile

  /// Nothing is left held by fingers that are gone.
  @Test(arguments: ["press", "push", "escape", "resize", "replace", "notch", "menu"])
  func something_else_ends_the_stroke(what: String) throws {
    var stage = ControlPages.stage()
    stroke(&stage, by: Point(-20, 0), times: 6)
    switch what {
    case "press": stage.press(Point(190, 700))
    case "push":
      stage.prototype.keyboard.focus = .back
      stage.send(.key("Return"))
    case "escape": stage.send(.key("Escape"))
    case "resize": stage.send(.resize(Size(390, 844)))
    case "replace":
      var device = stage.prototype.device
      device.size = Size(390, 844)
      stage.prototype.replacePages(stage.prototype.content, device: device)
    case "notch": notch(&stage, 0, -40)
    default: stage.send(.contextMenu(at: Self.onPager))
    }
    #expect(stage.prototype.stroke == nil, "at once, not after the pause")
    if what == "press" { stage.release() }
    stage.settle()
    if stage.state.stack.count == 1 { stage.tapAndSettle("row:cards") }
    let offset = try #require(pager(stage)?.offset)
    let width = stage.prototype.frontPage?.layout.controls.first?.frame.width ?? 1
    #expect(offset.truncatingRemainder(dividingBy: width) == 0)
    #expect(stage.prototype.frontPage?.controls.values.allSatisfy { !$0.isHeld } == true)
    #expect(stage.prototype.nextDeadline == nil)
  }

  @Test func a_held_pager_does_not_hear_the_wheel() {
    var stage = ControlPages.stage()
    stage.pull(from: Self.onPager, by: Point(-60, 0), over: 0.1, hold: 0.1)
    stroke(&stage, by: Point(-20, 0), times: 4)
    notch(&stage, -40)
    #expect(pager(stage)?.offset == 60)
  }

  @Test(arguments: ["light", "dark"])
  func no_frame_is_wrong(appearance: String) {
    var stage = ControlPages.stage([("appearance", appearance)])
    stage.settle()
    var player = FramePlayer(stage)
    for (dx, dy) in [(-14.0, 1.0), (-14, 0), (5, 8)] {
      for _ in 0..<9 {
        player.wait(1.0 / 60)
        touch(&player.stage, dx, dy)
        player.watch.input()
      }
      player.wait(0.3)
    }
    player.finish()
  }
}
