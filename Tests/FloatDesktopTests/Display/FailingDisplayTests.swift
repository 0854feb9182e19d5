import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Display servers and buses that hang, go away or lack something, and signals at any moment.
@Suite(.serialized) struct FailingDisplayTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func a_signal_ends_it_before_there_is_a_display(signal: Int32) throws {
    let folder = try Folder()
    let (server, number) = try SilentSocket.display()
    let program = try ChildProcess(
      LiveApp.program, [], environment: folder.environment(["DISPLAY": ":\(number)"]), folder: folder.path)
    try server.waitForConnection()
    program.send(signal)
    #expect(try program.waitForEnd() == 128 + signal)
  }

  @Test func a_signal_ends_it_while_the_session_bus_is_silent() throws {
    let folder = try Folder()
    let bus = try SilentSocket(folder.path + "/bus")
    let variables = ["DISPLAY": ":4242", "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus"]
    let program = try ChildProcess(
      LiveApp.program, [], environment: folder.environment(variables), folder: folder.path)
    try bus.waitForConnection()
    program.send(SIGTERM)
    #expect(try program.waitForEnd() == 128 + SIGTERM)
  }

  /// SDL wakes its wait by a request to the compositor.
  @Test(.onWayland) func a_signal_ends_it_under_a_compositor_that_hangs() throws {
    let desktop = try Desktop(.wayland)
    let app = try LiveApp(on: desktop)
    try app.waitForRest()
    try desktop.stopCompositor()
    defer { try? desktop.goOnComposing() }
    app.process.send(SIGTERM)
    #expect(try app.process.waitForEnd() == 0)
  }

  @Test func a_silent_bus_does_not_keep_the_window_from_opening() throws {
    let desktop = try Desktop(.x11)
    let path = desktop.folder + "/silent"
    let bus = try SilentSocket(path)
    defer { withExtendedLifetime(bus) {} }
    let app = try LiveApp(
      on: desktop, environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=" + path])
    try app.quit()
    #expect(app.process.errorOutput.contains("the session bus does not answer"))
  }

  @Test(arguments: Desktop.available)
  func a_server_that_goes_away_is_said_in_one_sentence(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    try CollectedPagesStore.collectArticle(in: desktop.folder)
    let app = try LiveApp(on: desktop, takesInput: false)
    try desktop.endServer()
    #expect(try app.process.waitForEnd() == 69)
    let lines = app.process.errorOutput.split(separator: "\n")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("the display server went away") == true)
    let state = desktop.folder + "/.local/state/floatdesktop/entrances.json"
    #expect(try String(contentsOfFile: state, encoding: .utf8).contains("article-1"))
  }

  @Test func a_window_that_is_taken_away_is_said_in_one_sentence() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop)
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowclose")
    #expect(try app.process.waitForEnd() == 69)
    let lines = app.process.errorOutput.split(separator: "\n")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("another program closed the window") == true)
  }

  @Test(.onWayland) func a_compositor_without_a_seat_is_no_display() throws {
    let folder = try Folder()
    let compositor = try ChildProcess(
      "weston", ["--backend=headless-backend.so", "--socket=seatless", "--idle-time=0", "--no-config"],
      environment: folder.environment([:]), folder: folder.path)
    try compositor.wait(for: "weston's socket") {
      FileManager.default.fileExists(atPath: folder.path + "/seatless") ? true : nil
    }
    let program = try ChildProcess(
      LiveApp.program, [], environment: folder.environment(["WAYLAND_DISPLAY": "seatless"]),
      folder: folder.path)
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the Wayland compositor has no seat"))
    #expect(program.errorOutput.split(separator: "\n").count == 1)
  }

  /// A home for a program without a desktop; it is removed afterwards.
  private final class Folder {
    let path = "/tmp/floatdesktop-\(UUID().uuidString.prefix(8))"

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func environment(_ more: [String: String]) -> [String: String] {
      ChildProcess.environment(home: path).merging(["XDG_RUNTIME_DIR": path]) { $1 }.merging(more) { $1 }
    }
  }
}
