import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// The config file of a real window, changed while it is open.
@Suite(.serialized) struct ConfigurationEndToEndTests {
  /// The place of the card of problems, whose height depends on its words.
  private static let messages = Rect(0, 44, 375, 100)

  /// Replaces the config file as editors do.
  private func save(_ text: String, on desktop: Desktop) throws {
    let folder = desktop.folder + "/.config/floatdesktop"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/config.yaml~", atomically: false, encoding: .utf8)
    guard rename(folder + "/config.yaml~", folder + "/config.yaml") == 0 else {
      throw ChildProcess.NotStarted(description: "the config file was not saved")
    }
  }

  @Test(arguments: Desktop.available)
  func a_save_is_in_the_next_frames(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    for size in [70.0, 80] {
      try save("ball.diameter: \(size)pt\n", on: desktop)
      try app.state("the ball at \(size) pt") { $0.ball.frame[2] == size }
    }
    try app.quit()
    // The recording has the value as an input, so that it replays exactly.
    #expect(try app.recordedLines().contains { $0.contains("\"type\":\"set\"") })
  }

  @Test func a_save_in_mid_drag_takes_effect_without_a_jump() throws {
    let desktop = try Desktop(.x11)
    try EntranceStore.collectArticle(on: desktop)
    let app = try LiveApp(on: desktop)
    let ball = try app.state("the ball") { $0.ball.visible && $0.ball.alpha == 1 }.ball.frame
    let start = Point(ball[0] + ball[2] / 2, ball[1] + ball[3] / 2)
    try desktop.press(start)
    try desktop.move(from: start, to: Point(180, 400), over: 0.2)
    let held = try app.state("the ball in the hand") { $0.zone.kind == "remove" && $0.ball.frame[0] > 100 }
    try save("ball.diameter: 100pt\n", on: desktop)
    try app.state("the new size") {
      $0.ball.frame[2] >= 100 && $0.ball.frame[2].rounded() == $0.ball.frame[2]
    }
    let states = try app.states().filter { $0.frame >= held.frame }
    for (before, after) in zip(states, states.dropFirst()) {
      // By smoothstep at most 1.5 × 60 pt / 0.2 s; the centre stays under the pointer.
      let limit = 450 * (after.t - before.t) + 0.01
      #expect(abs(after.ball.frame[2] - before.ball.frame[2]) <= limit)
      #expect(after.zone.kind == "remove")
    }
    try desktop.release()
    try app.state("the ball at an edge") { $0.ball.edge != "none" && $0.zone.kind == "none" }
    try app.quit()
  }

  @Test(arguments: Desktop.available)
  func a_broken_save_keeps_everything_and_shows_the_bar(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try save("ball.diameter: 80pt\n", on: desktop)
    try app.state("the value") { $0.ball.frame[2] == 80 }
    let bar = Color(0x4A, 0x16, 0x18)
    let area = Self.messages
    #expect(try desktop.screenshot().count(of: bar, in: area) == 0)

    try save("ball.diameter: 81\nball.margin: 12pt\n", on: desktop)
    try app.state("the value that is right") { $0.ball.frame[0] == 375 - 80 - 12 }
    try desktop.wait(for: "the bar") {
      try desktop.screenshot().count(of: bar, in: area) > 8000 ? () : nil
    }
    #expect(try app.states().last?.ball.frame[2] == 80)
    #expect(
      app.process.errorOutput.contains(
        "config.yaml:1:16: error: ball.diameter: \"81\" has no unit (pt); write 81pt (keeping 80pt)"))
    // Presses below the bar and on it reach the phone.
    try desktop.click(Point(200, 180))
    try app.state("the conversation") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
    // Escape closes the bar first, and goes back only after that.
    try desktop.key("Escape")
    try desktop.wait(for: "the bar's end") {
      try desktop.screenshot().count(of: bar, in: area) == 0 ? () : nil
    }
    #expect(try app.states().last?.stack == ["chats", "chat-1"])
    try desktop.key("Escape")
    try app.state("the page before") { $0.stack == ["chats"] && $0.transition == nil }

    try save("ball.diameter: 8\n", on: desktop)
    try desktop.wait(for: "the bar with another problem") {
      try desktop.screenshot().count(of: bar, in: area) > 8000 ? () : nil
    }
    try save("ball.diameter: 82pt\n", on: desktop)
    try app.state("the mended value") { $0.ball.frame[2] == 82 }
    try desktop.wait(for: "the bar's end") {
      try desktop.screenshot().count(of: bar, in: area) == 0 ? () : nil
    }
    try app.quit()
  }

  @Test func a_launch_with_a_broken_file_shows_the_bar_and_mends() throws {
    let desktop = try Desktop(.x11)
    try save("ball.diameter: [\n", on: desktop)
    let app = try LiveApp(on: desktop)
    let bar = Color(0x4A, 0x16, 0x18)
    let area = Self.messages
    try desktop.wait(for: "the bar") {
      try desktop.screenshot().count(of: bar, in: area) > 8000 ? () : nil
    }
    try save("ball.diameter: 82pt\n", on: desktop)
    try app.state("the mended value") { $0.ball.frame[2] == 82 }
    try desktop.wait(for: "the bar's end") {
      try desktop.screenshot().count(of: bar, in: area) == 0 ? () : nil
    }
    try app.quit()
  }

  @Test func an_idle_window_sleeps_while_it_watches() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try save("ball.diameter: 80pt\n", on: desktop)
    try app.state("the value") { $0.ball.frame[2] == 80 }
    func switches() throws -> String? {
      let path = "/proc/\(app.process.pid)"
      let threads = try FileManager.default.contentsOfDirectory(atPath: path + "/task").sorted()
      return try threads.map { thread in
        try String(contentsOfFile: "\(path)/task/\(thread)/status", encoding: .utf8).split(separator: "\n")
          .first { $0.hasPrefix("voluntary_ctxt_switches") }.map(String.init) ?? ""
      }.joined()
    }
    // Once it has settled, no thread wakes up for a second; a machine under load may need a while for that.
    try desktop.wait(for: "a second without waking up") {
      let before = try switches()
      usleep(1_000_000)
      return try switches() == before ? () : nil
    }
    try app.quit()
  }
}
