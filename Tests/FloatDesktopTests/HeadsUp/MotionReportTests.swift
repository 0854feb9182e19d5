import FloatCore
import FloatPages
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct MotionReportTests {
  /// The chats, scrolled by a wheel, beside a ball at rest.
  private func scrolled() throws -> (before: Prototype, after: Prototype) {
    let archive = EntranceArchive(
      entrances: [Entrance(pageID: "article-1", kind: "article", title: "One")],
      dock: Dock(edge: .right, fraction: 0.3))
    var prototype = Prototype(archive: archive)
    prototype.advance(to: 1)
    let before = prototype
    prototype.send(TimedInput(time: 1, .wheel(at: Point(200, 400), dx: 0, dy: -40)))
    prototype.advance(to: 1.05)
    try #require(before.state.ball.visible && before.state.scroll != prototype.state.scroll)
    return (before, prototype)
  }

  @Test func what_is_another_than_before_is_what_moves() throws {
    let (before, after) = try scrolled()
    let motion = MotionReport.current(after.state, after: before.state, after.parameters)
    #expect(motion?.name == "scroll")
    #expect(MotionReport.current(after.state, after: after.state, after.parameters) == nil)
    #expect(MotionReport.current(after.state, after: nil, after.parameters) == nil)
  }

  @Test func one_more_frame_says_that_it_rests() throws {
    let (before, after) = try scrolled()
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
    #expect(after.isAnimating && display.isChanging)
    var rest = after
    rest.advance(to: 9)
    show(rest)
    show(rest)
    #expect(!rest.isAnimating && !display.isChanging)
  }
}
