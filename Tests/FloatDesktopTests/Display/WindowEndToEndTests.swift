import FloatCore
import FloatPixelSupport
import FloatStudio
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

  @Test func a_number_of_frames_ends_the_run() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop, ["--frames", "5"])
    #expect(try app.process.waitForEnd() == 0)
    #expect(try app.states().map(\.frame) == [0, 1, 2, 3, 4])
  }

  /// SIGTERM ends the program in most other tests.
  @Test(arguments: [SIGINT, SIGHUP])
  func a_signal_closes_it_cleanly(signal: Int32) throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    app.process.send(signal)
    #expect(try app.process.waitForEnd() == 0)
    // Written files are complete.
    #expect(try String(contentsOfFile: app.recordPath, encoding: .utf8).hasPrefix("{\"floatdesktop\":1"))
  }

  /// Closed while a video is written, the window is gone at once; the program ends with the video.
  @Test(.onX11) func a_window_that_is_closed_goes_before_what_it_keeps_is_written() throws {
    let desktop = try Desktop(.x11)
    // This encoder runs until it is told to stop.
    let tools = desktop.folder + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: false)
    let encoder = tools + "/ffmpeg"
    try "#!/bin/sh\ntouch \(tools)/began\nwhile [ ! -e \(tools)/enough ]; do sleep 0.05; done\nexit 1\n"
      .write(
        toFile: encoder, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let app = try LiveApp(on: desktop, environment: ["PATH": tools + ":" + path], startsInFolder: true)
    try app.openConversation()
    try app.waitForRest()
    try desktop.key("ctrl+k")
    try desktop.key("3")
    try desktop.wait(for: "the encoder") {
      FileManager.default.fileExists(atPath: tools + "/began") ? () : nil
    }
    #expect(try !Self.isBlack(desktop.picture()))
    try desktop.key("ctrl+q")
    try desktop.wait(for: "the empty screen") { try Self.isBlack(desktop.picture()) ? () : nil }
    #expect(!app.process.hasEnded)
    #expect(FileManager.default.createFile(atPath: tools + "/enough", contents: nil))
    #expect(try app.process.waitForEnd() == 0)
  }

  private static func isBlack(_ picture: Surface) -> Bool {
    picture.count(in: picture.bounds) { $0 & 0xFF_FFFF != 0 } == 0
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
    try app.openConversation()
    try app.quit()
  }
}
