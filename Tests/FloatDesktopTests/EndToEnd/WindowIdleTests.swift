import FloatCore
import Foundation
import Testing

@testable import FloatTestSupport

/// The only test that looks at a clock: that of the program's own threads.
@Suite(.serialized) struct WindowIdleTests {
  /// The run time of all threads of a process in nanoseconds, as the kernel counts it.
  private func runTime(_ pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, task in
      // A thread may end meanwhile.
      let text = try? String(contentsOfFile: "\(folder)/\(task)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Int($0) } ?? 0)
    }
  }

  /// Waits until programs have not run for some seconds: the ball's and the page's last motions are over, pictures are
  /// made ahead, and memory is given back.
  private func waitForRest(of apps: [LiveApp], seconds: Int) throws {
    var last: [Int] = []
    var calm = 0
    try Polling.value("\(seconds) s without work") {
      Thread.sleep(forTimeInterval: 1)
      let now = try apps.map { try runTime($0.process.pid) }
      calm = now == last ? calm + 1 : 0
      last = now
      return calm == seconds ? () : nil
    }
  }

  /// Four seconds without input: a program that woke up at every refresh would have run for 240 short times.
  @Test func nothing_moving_takes_no_time() throws {
    // All kinds of desktops wait through the same four seconds.
    let windows = try Desktop.available.map { kind in
      let desktop = try Desktop(kind)
      // With a recording nothing of the user's own is read or watched, so other programs' files wake nothing up.
      let recording = desktop.folder + "/empty.jsonl"
      try Data("{\"floatdesktop\":1}\n".utf8).write(to: URL(fileURLWithPath: recording))
      return (desktop: desktop, app: try LiveApp(on: desktop, ["--replay", recording]))
    }
    func runTimes() throws -> [Int] { try windows.map { try runTime($0.app.process.pid) } }
    try waitForRest(of: windows.map(\.app), seconds: 1)
    let before = try runTimes()
    let frames = try windows.map { try $0.app.lastFrame() }
    Thread.sleep(forTimeInterval: 4)
    for ((window, frame), (before, now)) in zip(zip(windows, frames), zip(before, try runTimes())) {
      // 0.0 % means less than 0.05 % of 4 s, which is 2 ms; a sleeping process has none at all.
      #expect(now - before < 1_000_000, "\(window.desktop.kind): \(now - before) ns")
      #expect(try window.app.lastFrame() == frame)
      try window.app.quit()
    }
  }

  /// Another thread sees the save, so the loop, which sleeps without a limit, must be woken.
  @Test(arguments: Desktop.available)
  func a_save_wakes_a_window_at_rest(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try waitForRest(of: [app], seconds: 2)
    let folder = desktop.folder + "/.config/floatdesktop"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("ball.diameter: 80pt\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/config.yaml"), options: .atomic)
    try app.state("the new size") { $0.ball.frame[2] == 80 }
    try app.quit()
  }

  /// How often a process went to sleep.
  private func sleeps(_ pid: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") })
    return try #require(line.split(separator: "\t").last.flatMap { Int($0) })
  }

  /// A mouse may move a thousand times a second, but its moves are visible only in frames.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_fast_mouse_wakes_the_window_once_a_frame() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try desktop.click(Point(150, 180))
    try app.state("the conversation") { $0.stack.count == 2 && $0.transition == nil }
    try waitForRest(of: [app], seconds: 1)
    try desktop.press(Point(2, 400))
    let before = (frame: try app.lastFrame(), sleeps: try sleeps(app.process.pid))
    let moves = (0..<600).map { "mousemove \(3 + $0 % 300) 400 sleep 0.001" }
    try desktop.xdotool(moves.joined(separator: " "))
    try app.state("the drag") { ($0.transition?.topX ?? 0) > 250 }
    let frames = try app.lastFrame() - before.frame
    let slept = try sleeps(app.process.pid) - before.sleeps
    // It sleeps until a move comes, until the frame's time, and until the server has read the frame.
    #expect(frames > 10 && slept <= 4 * frames + 20, "\(slept) times in \(frames) frames")
    try desktop.release()
    try app.quit()
  }
}
