import FloatCore
import Foundation
import Testing

@testable import FloatPainting

/// The real program on real display servers, one test at a time, because each needs the pointer to itself.
@Suite(.serialized) struct WindowEndToEndTests {
  /// Reports missing tools instead of passing silently.
  @Test(arguments: Desktop.Kind.allCases)
  func the_tools_for_desktops_are_installed(kind: Desktop.Kind) {
    withKnownIssue("tests on this desktop are skipped") {
      #expect(Desktop.missingTools(for: kind) == [], "install them to run the tests on \(kind.rawValue)")
    } when: {
      !Desktop.missingTools(for: kind).isEmpty
    }
  }

  @Test(arguments: Desktop.available)
  func a_window_opens_and_shows_its_first_frame(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    let first = try #require(try app.states().first)
    #expect(first.frame == 0)
    #expect(first.stack == ["chats"])
    try app.quit()
    #expect(app.process.errorOutput.isEmpty)
  }

  @Test(arguments: Desktop.available)
  func a_click_opens_a_page_and_escape_goes_back(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try desktop.click(Self.firstRow)
    let pushed = try app.state("the first conversation") {
      $0.stack == ["chats", "chat-1"] && $0.transition == nil
    }
    try desktop.key("Escape")
    try app.state("the root page", after: pushed.frame) { $0.stack == ["chats"] && $0.transition == nil }
    let kinds = try Set(app.states().compactMap(\.transition?.kind))
    #expect(kinds == ["push", "pop"])
    try app.quit()
  }

  @Test(arguments: Desktop.available)
  func nothing_moving_draws_no_frame(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try desktop.click(Self.firstRow)
    let rest = try app.state("the first conversation") { $0.stack.count == 2 && $0.transition == nil }
    // A hovering mouse is no reason to draw either; the click after it is a frame, the next one after the rest.
    try desktop.xdotool("mousemove 200 300 mousemove 210 310 mousemove 220 320")
    try desktop.key("Escape")
    let next = try app.state("the way back", after: rest.frame) { $0.transition?.kind == "pop" }
    let between = try app.states().filter { $0.frame > rest.frame && $0.frame < next.frame }
    #expect(between.allSatisfy { $0.settled == rest.settled })
    #expect(between.count <= 2)
    try app.quit()
  }

  @Test(arguments: Desktop.available)
  func a_recording_played_headless_ends_in_the_same_state(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try desktop.click(Self.firstRow)
    try app.state("the first conversation") { $0.stack.count == 2 && $0.transition == nil }
    try desktop.press(Point(2, 400))
    try desktop.move(from: Point(2, 400), to: Point(60, 400), over: 0.2)
    try desktop.release()
    try app.state("the drag") { $0.transition?.interactive == true }
    let last = try app.state("rest after the drag", after: try #require(try app.states().last?.frame) - 1) {
      $0.transition == nil
    }
    try app.quit()
    #expect(try LiveApp.played(app.recordPath, at: last.t).settled == last.settled)
  }

  @Test func a_recording_plays_in_the_window_at_its_own_times() throws {
    let desktop = try Desktop(.x11)
    let path = desktop.folder + "/tap.jsonl"
    let lines = [
      #"{"floatdesktop":1,"device":"iphone-x","presets":[]}"#,
      #"{"t":0.2,"type":"pointer","phase":"down","id":0,"x":150,"y":180}"#,
      #"{"t":0.25,"type":"pointer","phase":"up","id":0,"x":150,"y":180}"#,
    ]
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let app = try LiveApp(on: desktop, ["--replay", path])
    let pushed = try app.state("the page it opens") { $0.stack.count == 2 && $0.transition == nil }
    #expect(pushed.t > 0.25)
    #expect(try app.states().filter { $0.stack.count == 2 }.allSatisfy { $0.t >= 0.25 })
    try app.quit()
    // The played inputs are recorded again, at the same times.
    #expect(try app.recordedLines().count == 2)
  }

  @Test func slow_motion_stretches_time() throws {
    let desktop = try Desktop(.x11)
    let clock = ContinuousClock()
    var app: LiveApp?
    let elapsed = try clock.measure {
      app = try LiveApp(on: desktop, ["--slowdown", "5", "--frames", "20"])
      #expect(try app?.process.waitForEnd() == 0)
    }
    // At least five times the prototype's time, however long it took.
    let last = try #require(try app?.states().last?.t)
    #expect(last > 0)
    #expect(elapsed >= .seconds(last * 5))
  }

  @Test(arguments: Desktop.available)
  func a_number_of_frames_ends_the_run(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop, ["--frames", "5"])
    #expect(try app.process.waitForEnd() == 0)
    #expect(try app.states().map(\.frame) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func a_signal_closes_it_cleanly(signal: Int32) throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    app.process.send(signal)
    #expect(try app.process.waitForEnd() == 0)
    // Written files are complete.
    #expect(try String(contentsOfFile: app.recordPath, encoding: .utf8).hasPrefix("{\"floatdesktop\":1"))
  }

  @Test func control_q_closes_it() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try desktop.xdotool("mousemove 180 400 key ctrl+q")
    #expect(try app.process.waitForEnd() == 0)
  }

  @Test func a_damaged_entrances_file_is_set_aside_with_a_line() throws {
    let desktop = try Desktop(.x11)
    let state = desktop.folder + "/.local/state/floatdesktop"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try "{\"version\":".write(toFile: state + "/entrances.json", atomically: true, encoding: .utf8)
    let app = try LiveApp(on: desktop)
    try app.quit()
    // One line with the file and the reason, and the notice that the window shows.
    let lines = app.process.errorOutput.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("entrances.json") == true)
    #expect(lines.last?.contains("set aside") == true)
    #expect(try app.states().contains { $0.effects.contains("notice") })
    let files = try FileManager.default.contentsOfDirectory(atPath: state)
    #expect(files.contains { $0.hasPrefix("entrances.json.bad-") })
  }

  @Test func a_window_that_is_tiny_or_large_goes_on() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    for size in ["1 1", "7 900", "900 7", "375 812"] {
      let frame = try #require(try app.states().last?.frame)
      try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowsize \(size)")
      try app.state("a frame at \(size)", after: frame) { _ in true }
      // A window too small for any frame must come to rest, too. That frame may still have the size before, with the row
      // elsewhere.
      try app.waitForRest()
    }
    try desktop.click(Self.firstRow)
    try app.state("the first conversation") { $0.stack == ["chats", "chat-1"] }
    try app.quit()
  }

  /// The middle of the first row of the chats.
  private static let firstRow = Point(200, 180)
}
