import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

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
    // The first frame repaints all of the screen.
    let trace = try String(contentsOfFile: app.tracePath, encoding: .utf8)
    #expect(trace.contains(#""painting":{"damage":[[0,0,375,812]],"pixels":304500,"cachedBytes":"#))
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

  // MARK: The title

  /// The title as a window manager on X11 reads it, as soon as it contains a text.
  private func title(containing text: String, _ desktop: Desktop) throws -> String {
    try Polling.value("a title with \(text)") {
      let search = try ChildProcess(
        "xdotool", ["search", "--onlyvisible", "--class", "floatdesktop"], environment: desktop.environment,
        folder: desktop.folder
      ).outcome()
      guard let window = search.output.split(separator: "\n").first else { return nil }
      let property = try ChildProcess(
        "xprop", ["-id", String(window), "-notype", "_NET_WM_NAME"],
        environment: desktop.environment, folder: desktop.folder
      ).outcome()
      return property.output.contains(text) ? property.output : nil
    }
  }

  /// None of these locales needs to be installed.
  @Test(.onX11, .enabled(if: Desktop.has("xprop")), arguments: ["C", "xx_XX"])
  func the_title_is_in_UTF_8_and_names_the_prototype(locale: String) throws {
    let desktop = try Desktop(.x11)
    let folder = try PicturePages.write(in: desktop.folder)
    try desktop.write("name: Tráilș 小路\n" + PicturePages.yaml, to: "app/prototype.yaml")
    let app = try LiveApp(on: desktop, [folder], records: false, environment: ["LC_ALL": locale])
    let title = try title(containing: "Tr", desktop)
    #expect(title == "_NET_WM_NAME = \"Tráilș 小路 · iPhone X – FloatDesktop\"\n")
    try app.quit()
  }

  // MARK: Cage

  private static let missingForCage =
    Desktop.missingTools(for: .wayland)
    + ["cage", "Xwayland", "unshare"].filter { !Desktop.has($0) }

  /// It leaves the title bar to the program.
  @Test(.enabled(if: missingForCage.isEmpty, "\(missingForCage) missing"), arguments: [[], ["--kiosk"]])
  func a_window_is_seen_in_cage(arguments: [String]) throws {
    let desktop = try Desktop(.wayland)
    // As another user, because cage refuses to run as root.
    let app = try LiveApp(
      on: desktop, arguments, bezel: nil, records: false, takesInput: false,
      environment: ["WLR_BACKENDS": "wayland", "WLR_RENDERER": "pixman"],
      within: "exec unshare --user --map-user=1000 --map-group=1000 cage -- \"$@\"")
    // Without its window the screen is black, but for a pointer.
    try desktop.wait(for: "the window") {
      let black = try desktop.screenshot().count(of: .black, in: Rect(size: Size(375, 812)))
      return black < 375 * 812 / 2 ? () : nil
    }
    // cage ends with its program.
    app.process.send(SIGTERM)
    _ = try app.process.waitForEnd()
  }
}
