import FloatCore
import FloatDesk
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// A window whose process is stopped for a while, as a suspended machine stops all processes.
@Suite(.serialized) struct StoppedWindowTests {
  enum Moment: CaseIterable {
    case atRest
    case inMotion
  }

  /// On X11 all events have the server's time.
  @Test(.onX11, arguments: Moment.allCases)
  func a_tap_during_a_stop_keeps_its_times(moment: Moment) throws {
    let slowdown = 60.0
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop, ["--slowdown", "\(slowdown)"])
    // The first events reveal the server's clock. This row opens a page, which takes half a minute here.
    try desktop.click(moment == .inMotion ? Point(150, 180) : Point(200, 780))
    switch moment {
    case .inMotion: try app.state("the push") { ($0.transition?.progress ?? 0) > 0.01 }
    case .atRest:
      try desktop.wait(for: "the first tap") { try Self.times("up", app).isEmpty ? nil : true }
      try app.waitForRest()
    }
    app.process.send(SIGSTOP)
    try desktop.xdotool("mousedown 1 sleep 0.3 mouseup 1")
    app.process.send(SIGCONT)
    let up = try desktop.wait(for: "the second tap") {
      let ups = try Self.times("up", app)
      return ups.count >= 2 ? ups[1] : nil
    }
    let downs = try Self.times("down", app)
    try #require(downs.count == 2)
    // Read at once after the stop, they would have one time.
    #expect((up - downs[1]) * slowdown > 0.29)
    try app.quit()
  }

  /// The press is before the stop and its release within it; the window resumes when a long press would have opened the
  /// list. A long press takes so long here that even a busy machine stops the window before it.
  @Test(arguments: Desktop.available)
  func a_tap_that_ends_during_a_stop_is_no_long_press(kind: Desktop.Kind) throws {
    try expectTap(on: try Desktop(kind)) { $0.send(SIGSTOP) }
  }

  /// The compositor delays a frame for so long that the window seems hidden when it is stopped.
  @Test(.onWayland) func nor_is_it_one_where_the_compositor_was_late_before() throws {
    let desktop = try Desktop(.wayland)
    try expectTap(on: desktop) { window in
      try desktop.stopCompositor()
      try desktop.xdotool("sleep \(WindowVisibility.patience * 3)")
      window.send(SIGSTOP)
      try desktop.goOnComposing()
    }
  }

  /// Presses the ball, stops the window and releases the ball; expects the effect of a tap.
  private func expectTap(on desktop: Desktop, stop: (ChildProcess) throws -> Void) throws {
    try CollectedPagesStore.collectArticle(in: desktop.folder)
    let app = try LiveApp(on: desktop, ["-o", "gesture.long-press=3s"])
    let ball = try app.state("the ball") { $0.ball.visible && $0.ball.alpha == 1 }.ball.frame
    try desktop.perform(.press(Point(ball[0] + ball[2] / 2, ball[1] + ball[3] / 2)))
    try desktop.wait(for: "the press") { try Self.times("down", app).isEmpty ? nil : true }
    try stop(app.process)
    try desktop.xdotool("sleep 0.1 mouseup 1 sleep 3.5")
    app.process.send(SIGCONT)
    let after = try app.state("what the tap does") { $0.stack.count == 2 || $0.list.open }
    #expect(after.stack.count == 2)
    #expect(!after.list.open)
    try app.quit()
  }

  /// The recorded times of a phase of the pointer.
  private static func times(_ phase: String, _ app: LiveApp) throws -> [Double] {
    try app.recordedLines().compactMap { line in
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        object["phase"] as? String == phase
      else { return nil }
      return object["t"] as? Double
    }
  }
}
