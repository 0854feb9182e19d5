import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting

/// The next frame shows every input that has arrived, and a late frame shows its own time.
@Suite(.serialized, .onX11) struct FramePacingTests {
  @Test func an_input_is_in_the_first_frame_after_it_arrived() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try app.openConversation()
    try desktop.perform(.drag(from: Point(2, 400), to: Point(120, 400), over: 0.4, hold: 0, release: false))
    try app.state("the drag") { ($0.transition?.topX ?? 0) > 100 }
    try desktop.perform(.release)
    try app.quit()
    let states = try app.states()
    let drag = states.filter { $0.transition?.interactive == true }
    #expect(drag.count > 5)
    // Every frame of the drag shows all inputs that arrived before its own time, as a player without a window does.
    for state in drag {
      #expect(try LiveApp.played(app.recordPath, at: state.t).transition == state.transition)
    }
  }

  /// The program is stopped for a while in the middle of a push, as by a debugger or a laptop's lid.
  @Test func a_late_frame_shows_its_own_time() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop, ["--slowdown", "60"])
    try desktop.click(Point(150, 180))
    // The push takes half a minute, so that it is under way when the signal comes.
    try app.state("the push") { ($0.transition?.progress ?? 0) > 0.01 }
    app.process.send(SIGSTOP)
    Thread.sleep(forTimeInterval: 0.6)
    let stopped = try #require(try app.states().last)
    app.process.send(SIGCONT)
    // A frame may have been on its way when the signal came.
    let late = try app.state("a frame after it", after: stopped.frame + 1) { _ in true }
    #expect(late.t - stopped.t >= 0.5 / 60, "time went on while no frame was drawn, sixty times slower")
    let transition = try #require(late.transition)
    #expect(try LiveApp.played(app.recordPath, at: late.t).transition == transition)
    try app.quit()
  }
}
