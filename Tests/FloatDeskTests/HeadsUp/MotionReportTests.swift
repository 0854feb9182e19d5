import FloatStudio
import Testing

@testable import FloatCore
@testable import FloatDesk
@testable import FloatTestSupport

@Suite struct MotionReportTests {
  @Test func what_is_another_than_before_is_what_moves() {
    let prototype = Prototype()
    let before = prototype.state
    func name(_ change: (inout PrototypeState) -> Void) -> String? {
      var state = before
      change(&state)
      return MotionReport.current(state, after: before, prototype.parameters)?.name
    }
    // A ball at rest is no motion, however much else moves.
    #expect(name { $0.scroll += 10 } == "scroll")
    #expect(name { $0.list.open = true } == "list")
    #expect(name { ($0.ball.visible, $0.ball.frame.x) = (true, $0.ball.frame.x - 1) } == "ball.snap")
    // A ball that comes into sight at its place does not snap.
    #expect(name { ($0.ball.visible, $0.ball.alpha, $0.ball.edge) = (true, 0.9, .right) } == nil)
    #expect(name { _ in } == nil)
    #expect(MotionReport.current(before, after: nil, prototype.parameters) == nil)
  }

  /// The zone's spring settles after it has gone out of sight, so the page is what moves.
  @Test func a_zone_that_cannot_be_seen_is_no_motion() {
    let prototype = Prototype()
    var before = prototype.state
    before.zone.kind = .collect
    before.zone.radius = 169.9
    var state = before
    state.zone.radius = 170
    #expect(MotionReport.current(state, after: before, prototype.parameters) == nil)
    state.zone.progress = 0.2
    #expect(MotionReport.current(state, after: before, prototype.parameters)?.name == "zone")
  }

  @Test func it_says_what_the_rule_in_use_asks_of_a_dragged_page() {
    var p = NavigationParameters()
    p.finishFraction = 0.5
    p.lookahead = 0.35
    p.finishVelocity = 300
    p.finishRule = .projected
    #expect(MotionReport.finish(p, width: 375) == "50 % in 0.35 s")
    // Half of 375 pt in 0.35 s.
    p.finishRule = .maxDistanceOrVelocity
    #expect(MotionReport.finish(p, width: 375) == "50 % or 536 pt/s")
    p.finishRule = .percentOrVelocity
    #expect(MotionReport.finish(p, width: 375) == "50 % or ±300 pt/s")
  }

  // MARK: In the pane

  private func words(_ display: inout HeadsUp, _ prototype: Prototype) -> [String] {
    let size = PixelSize(width: 481 + Int(HeadsUp.columnWidth), height: 918)
    let layout = DeviceLayout(
      .iPhoneX, screen: Size(375, 812), bezel: .on, column: HeadsUp.columnWidth, window: size, drawable: size)
    let scene = display.pane(prototype, in: layout).scene
    return scene.layers.flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
  }

  @Test func one_more_frame_says_that_it_rests() {
    var prototype = Prototype()
    prototype.advance(to: 1)
    var display = HeadsUp()
    let playback = Playback(prototype)
    #expect(words(&display, prototype).contains("nothing"))
    #expect(!display.isChanging(playback))
    prototype.send(TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180))))
    prototype.send(TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180))))
    prototype.advance(to: 1.2)
    let moving = words(&display, prototype)
    #expect(moving.contains("Moving"))
    #expect(moving.contains("navigation"))
    #expect(prototype.isAnimating)
    #expect(display.isChanging(playback))
    prototype.advance(to: 9)
    #expect(!prototype.isAnimating)
    _ = words(&display, prototype)
    let rest = words(&display, prototype)
    #expect(rest.contains("Moved last"))
    #expect(!display.isChanging(playback))
  }
}
