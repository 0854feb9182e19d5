import FloatCore
import Foundation
import Testing

@testable import FloatTestSupport

/// A window at rest does not wake up.
@Suite(.serialized) struct WindowIdleTests {
  /// Four seconds without input: a program that woke up at every refresh would have run 240 times.
  @Test func nothing_moving_takes_no_time() throws {
    // All kinds of desktops wait through the same four seconds.
    let windows = try Desktop.available.map { kind in
      let desktop = try Desktop(kind)
      // With a recording nothing of the user's own is read or watched, so other programs' files wake nothing up.
      let recording = try desktop.write("{\"floatdesktop\":1}\n", to: "empty.jsonl")
      return (desktop: desktop, app: try LiveApp(on: desktop, ["--replay", recording]))
    }
    // The ball's and the page's last motions are over, pictures are made ahead, and memory is given back.
    for window in windows { try window.app.waitForRest(of: nil) }
    let before = try windows.map { try runs($0.app.process.pid) }
    let frames = try windows.map { try $0.app.lastFrame() }
    Thread.sleep(forTimeInterval: 4)
    for ((window, frame), count) in zip(zip(windows, frames), before) {
      #expect(try runs(window.app.process.pid) - count < 6, "\(window.desktop.kind)")
      #expect(try window.app.lastFrame() == frame)
      try window.app.quit()
    }
  }

  /// How often the threads of a process have run.
  private func runs(_ pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, task in
      // A thread may end meanwhile.
      let text = try? String(contentsOfFile: "\(folder)/\(task)/schedstat", encoding: .utf8)
      let count = text?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
      return sum + (count ?? 0)
    }
  }

  /// Another thread sees the save, so the loop, which sleeps without a limit, must be woken.
  @Test(arguments: Desktop.available)
  func a_save_wakes_a_window_at_rest_which_then_sleeps_on(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try app.waitForRest(of: nil)
    try desktop.write("ball.diameter: 80pt\n", to: ".config/floatdesktop/config.yaml")
    try app.state("the new size") { $0.ball.frame[2] == 80 }
    // Once it has settled, no thread wakes up for a second; a machine under load may need a while for that.
    try desktop.wait(for: "a second without waking up") {
      let before = try runs(app.process.pid)
      usleep(1_000_000)
      return try runs(app.process.pid) == before ? () : nil
    }
    try app.quit()
  }

  /// How often a process went to sleep.
  private func sleeps(_ pid: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") })
    return try #require(line.split(separator: "\t").last.flatMap { Int($0) })
  }

  /// A mouse may move a thousand times a second, but its moves are visible only in frames.
  @Test(.onX11) func a_fast_mouse_wakes_the_window_once_a_frame() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try app.openConversation()
    try app.waitForRest(of: nil)
    try desktop.perform(.press(Point(2, 400)))
    let before = (frame: try app.lastFrame(), sleeps: try sleeps(app.process.pid))
    let moves = (0..<600).map { "mousemove \(3 + $0 % 300) 400 sleep 0.001" }
    try desktop.xdotool(moves.joined(separator: " "))
    try app.state("the drag") { ($0.transition?.topX ?? 0) > 250 }
    let frames = try app.lastFrame() - before.frame
    let slept = try sleeps(app.process.pid) - before.sleeps
    // It sleeps until a move comes, until the frame's time, and until the server has read the frame.
    #expect(frames > 10)
    #expect(slept <= 4 * frames + 20)
    try desktop.xdotool("mouseup 1")
    try app.quit()
  }
}
