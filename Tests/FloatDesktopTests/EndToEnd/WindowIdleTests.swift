import Foundation
import Testing

@testable import FloatTestSupport

/// The one test that looks at a clock: that of the program's own threads.
@Suite(.serialized) struct WindowIdleTests {
  /// Nanoseconds that all threads of a process have run, as the kernel counts them.
  private func runTime(_ pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, task in
      let text = try String(contentsOfFile: "\(folder)/\(task)/schedstat", encoding: .utf8)
      return sum + (text.split(separator: " ").first.flatMap { Int($0) } ?? 0)
    }
  }

  /// Ten seconds without input: a program that woke up at every refresh would have run for 600 short times.
  @Test func nothing_moving_takes_no_time() throws {
    // The kinds of desktops sit out the same ten seconds.
    let windows = try Desktop.available.map { kind in
      let desktop = try Desktop(kind)
      // With a recording nothing of the user's own is read or watched: other programs' files wake nobody up.
      let recording = desktop.folder + "/empty.jsonl"
      try Data("{\"floatdesktop\":1}\n".utf8).write(to: URL(fileURLWithPath: recording))
      return (desktop: desktop, app: try LiveApp(on: desktop, ["--replay", recording]))
    }
    func runTimes() throws -> [Int] { try windows.map { try runTime($0.app.process.pid) } }
    // The ball's and the page's last motions, and pictures made ahead.
    var before = try runTimes()
    try Polling.value("a second without work") {
      Thread.sleep(forTimeInterval: 1)
      let now = try runTimes()
      defer { before = now }
      return now == before ? () : nil
    }
    let frames = try windows.map { try $0.app.lastFrame() }
    Thread.sleep(forTimeInterval: 10)
    for ((window, frame), (before, now)) in zip(zip(windows, frames), zip(before, try runTimes())) {
      // 0.0 %: less than half of a tenth of a percent of 10 s is 5 ms; a process that sleeps has none at all.
      #expect(now - before < 1_000_000, "\(window.desktop.kind): \(now - before) ns")
      #expect(try window.app.lastFrame() == frame)
      try window.app.quit()
    }
  }
}
