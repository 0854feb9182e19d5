import FloatCore
import FloatPages
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
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

  @Test func one_more_frame_says_that_it_rests() {
    var prototype = Prototype()
    prototype.advance(to: 1)
    let before = prototype
    prototype.send(TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180))))
    prototype.send(TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180))))
    prototype.advance(to: 1.2)
    let after = prototype
    let painter = Painter(
      scale: 1, deviceSize: Size(375, 812), text: TextRenderer(mode: .boxes),
      images: ImageStore(assets: Assets(root: Repository.path("Assets"))))
    let display = HeadsUpDisplay(painter: painter)
    let frame = Surface(width: 375, height: 812)
    func show(_ prototype: Prototype) {
      _ = display.overlay(frame, damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    }
    show(before)
    #expect(!display.isChanging)
    show(after)
    #expect(after.isAnimating)
    #expect(display.isChanging)
    var rest = after
    rest.advance(to: 9)
    show(rest)
    show(rest)
    #expect(!rest.isAnimating)
    #expect(!display.isChanging)
  }
}
