import FloatCore
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatPainting
@testable import FloatTestSupport

/// A Wayland window in shared memory: what the compositor is told, and the right pixels whatever happens to the window.
@Suite(.serialized, .enabled(if: Desktop.missingTools(for: .wayland).isEmpty)) struct WaylandCanvasTests {
  private static let screen = PixelSize(width: 900, height: 1000)
  /// A part of the first page with so much in it that it is found once, in points.
  private static let part = Rect(230, 120, 130, 180)
  /// The height of the title bar that libdecor draws, and the width of each of its buttons, which begin at the right.
  private static let titleHeight = 24
  private static let buttonWidth = 32

  /// With two workspaces and title bars.
  private func desktop() throws -> Desktop { try Desktop(.wayland, size: Self.screen, shell: .workspaces) }

  private func start(
    on desktop: Desktop, _ arguments: [String] = ["--presenter", "shm"], scale: Double = 0.5
  ) throws -> LiveApp {
    try LiveApp(
      on: desktop, arguments + ["--scale", "\(scale)"], takesInput: false,
      environment: ["WAYLAND_DEBUG": "1"])
  }

  /// The first page at rest as large as it is drawn at a scale, and where it is on the screen, if it is there.
  private func places(scale: Double, on desktop: Desktop) throws -> [PixelRect] {
    let scenario = desktop.folder + "/rest.yaml"
    let path = "\(desktop.folder)/rest-\(scale).png"
    if !FileManager.default.fileExists(atPath: path) {
      try "steps:\n  - settle\n".write(toFile: scenario, atomically: true, encoding: .utf8)
      let made = try LiveApp.run([
        "snapshot", "--scenario", scenario, "--scale", "\(scale)", "--output", path,
      ])
      #expect(made.code == 0, "\(made.errors)")
    }
    let picture = try PNGFile.read(path)
    let part = PixelRect(
      x: Int(Self.part.minX * scale), y: Int(Self.part.minY * scale),
      width: Int(Self.part.size.width * scale), height: Int(Self.part.size.height * scale))
    return try desktop.screenshot().places(of: picture, part).map {
      PixelRect(x: $0.x - part.x, y: $0.y - part.y, width: picture.width, height: picture.height)
    }
  }

  private func find(scale: Double, on desktop: Desktop) throws -> PixelRect {
    try Polling.value("the picture at scale \(scale)") { try places(scale: scale, on: desktop).first }
  }

  /// Clicks a button of the title bar, counted from the right, and waits until it did what it should.
  private func reach(
    _ what: String, byButton index: Int, above window: PixelRect, on desktop: Desktop,
    _ isReached: () throws -> Bool
  ) throws {
    try waitForTitleBar(above: window, on: desktop)
    let x = window.maxX - Self.buttonWidth * index - Self.buttonWidth / 2
    let y = window.minY - Self.titleHeight / 2
    try desktop.meetPointer()
    try desktop.xdotool("mousemove \(x) \(y) sleep 0.1 mousemove \(x - 1) \(y) sleep 0.1 click 1")
    // Out of the picture's way.
    try Polling.value(what) {
      try desktop.xdotool("mousemove 6 994 sleep 0.05 mousemove 5 995")
      return try isReached() ? () : nil
    }
  }

  /// Its ground is nearly black where the window has the focus; the desktop's is not.
  private func waitForTitleBar(above window: PixelRect, on desktop: Desktop) throws {
    try Polling.value("the title bar") {
      try desktop.screenshot()[window.minX + 4, window.minY - Self.titleHeight / 2].red < 60 ? () : nil
    }
  }

  /// Presses a key, and waits until it did what it should. The pointer moves meanwhile, out of the picture's way: inside Xvfb
  /// weston may leave a key lying about until the next thing happens.
  private func press(
    _ key: String, once what: String, on desktop: Desktop, _ isReached: () throws -> Bool
  ) throws {
    try desktop.key(key)
    try Polling.value(what) {
      try desktop.xdotool("mousemove 6 994 sleep 0.05 mousemove 5 995")
      return try isReached() ? () : nil
    }
  }

  /// Asks for full screen, once: a second time would take it back.
  private func fillScreen(_ desktop: Desktop) throws {
    let scale = Double(Self.screen.height) / Double(Desktop.size.height)
    try press("F11", once: "full screen", on: desktop) { try !places(scale: scale, on: desktop).isEmpty }
  }

  /// Ends the program; the compositor must not have complained.
  private func end(_ app: LiveApp) throws {
    try app.quit()
    #expect(WaylandLog(app.process.errorOutput).errors.isEmpty)
  }

  /// Only the log tells what the compositor was told: all of the window at first, and then what changed.
  @Test func the_compositor_is_told_what_changed() throws {
    let desktop = try Desktop(.wayland)
    let app = try start(on: desktop, scale: 1)
    _ = try find(scale: 1, on: desktop)
    try desktop.reach("a key in the window", with: "F12") { try !app.recordedLines().isEmpty }
    try app.waitForLastFrame()
    let whole = Desktop.size.width * Desktop.size.height
    let before = WaylandLog(app.process.errorOutput)
    #expect(before.damage.contains { $0.contains { $0.area == whole } })
    // A badge that is drawn out.
    let badge = try app.center(of: "badge:chat-1")
    try desktop.press(badge)
    try desktop.move(from: badge, to: badge + Point(-15, 10))
    try app.state("the badge in the hand") { _ in
      WaylandLog(app.process.errorOutput).damage.count > before.damage.count
    }
    // Now the key is up again for sure, and SDL waits no more.
    let between = WaylandLog(app.process.errorOutput)
    try desktop.move(from: badge + Point(-15, 10), to: badge + Point(-30, 20))
    try app.state("the badge farther out") { _ in
      WaylandLog(app.process.errorOutput).damage.count >= between.damage.count + 3
    }
    let after = WaylandLog(app.process.errorOutput)
    let frames = after.damage.dropFirst(before.damage.count)
    #expect(frames.allSatisfy { $0.reduce(0) { $0 + $1.area } < whole / 8 }, "\(frames)")
    // A surface on another one would have far parts that change repainted with all that is between them.
    #expect(after.surfaces.count == 1)
    // Nothing is asked for them that the compositor would have to answer.
    #expect(after.questionCount == between.questionCount)
    try desktop.release()
    try end(app)
  }

  /// At rest nothing else commits what the title bar shows.
  @Test(.enabled(if: Desktop.hasWorkspaces, "later systems have other title bars"))
  func the_title_bar_is_there_at_rest() throws {
    let desktop = try desktop()
    let app = try start(on: desktop)
    try waitForTitleBar(above: try find(scale: 0.5, on: desktop), on: desktop)
    try end(app)
  }

  @Test func another_size_shows_the_pixels_of_a_snapshot() throws {
    let desktop = try desktop()
    let app = try start(on: desktop, scale: 1)
    _ = try find(scale: 1, on: desktop)
    try desktop.reach("a key in the window", with: "F12") { try !app.recordedLines().isEmpty }
    // Twice, and no oftener: a key that is pressed again while its effect is not seen yet leads on to a third.
    try press("ctrl+minus", once: "a smaller window", on: desktop) {
      try places(scale: 1, on: desktop).isEmpty
    }
    try press("ctrl+minus", once: "a still smaller one", on: desktop) {
      try !places(scale: 0.5, on: desktop).isEmpty
    }
    try fillScreen(desktop)
    try desktop.reach("the window again", with: "Escape") { try !places(scale: 0.5, on: desktop).isEmpty }
    try end(app)
  }

  @Test(.enabled(if: Desktop.hasWorkspaces, "later systems have other title bars"))
  func a_maximised_window_shows_the_pixels_of_a_snapshot() throws {
    let desktop = try desktop()
    let app = try start(on: desktop)
    let window = try find(scale: 0.5, on: desktop)
    let scale = Double(Self.screen.height - Self.titleHeight) / Double(Desktop.size.height)
    try reach("a maximised window", byButton: 1, above: window, on: desktop) {
      try !places(scale: scale, on: desktop).isEmpty
    }
    try end(app)
  }

  @Test(.enabled(if: Desktop.hasWorkspaces, "later systems have other title bars"))
  func a_minimised_window_is_right_when_it_comes_back() throws {
    let desktop = try desktop()
    let app = try start(on: desktop)
    let window = try find(scale: 0.5, on: desktop)
    try reach("no window", byButton: 2, above: window, on: desktop) {
      try places(scale: 0.5, on: desktop).isEmpty
    }
    try desktop.reach("the window again", with: "ctrl+Tab") { try !places(scale: 0.5, on: desktop).isEmpty }
    try end(app)
  }

  /// SDL's own library of it is what any use of OpenGL comes through.
  @Test func shared_memory_loads_no_open_gl() throws {
    let desktop = try Desktop(.wayland)
    let app = try start(on: desktop, scale: 1)
    _ = try find(scale: 1, on: desktop)
    let maps = try #require(FileHandle(forReadingAtPath: "/proc/\(app.process.pid)/maps"))
    let libraries = String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self)
    let (hasSDL, hasOpenGL) = (libraries.contains("libSDL2"), libraries.contains("libEGL"))
    #expect(hasSDL)
    #expect(!hasOpenGL)
    try end(app)
  }

  /// A limit to the size of files is one to the memory that is shared. It leaves room for one picture of a size, which
  /// OpenGL asks for, and not for the two of shared memory.
  private func startShortOfMemory(
    on desktop: Desktop, _ size: PixelSize, _ arguments: [String]
  ) throws -> ChildProcess {
    let limit = size.width * size.height * 4 * 3 / 2 / 1024
    return try ChildProcess(
      "bash",
      ["-c", "trap '' XFSZ; ulimit -f \(limit); exec \"$0\" run --bezel off \"$@\"", LiveApp.program]
        + arguments,
      environment: desktop.environment.merging(["SDL_FRAMEBUFFER_ACCELERATION": "0"]) { $1 },
      folder: desktop.folder)
  }

  @Test func where_memory_fails_at_the_start_open_gl_draws() throws {
    let desktop = try Desktop(.wayland)
    let program = try startShortOfMemory(on: desktop, Desktop.size, ["--scale", "1"])
    _ = try find(scale: 1, on: desktop)
    program.send(SIGTERM)
    #expect(try program.waitForEnd() == 0)
  }

  @Test func where_memory_was_asked_for_its_lack_is_an_error() throws {
    let desktop = try Desktop(.wayland)
    let program = try startShortOfMemory(
      on: desktop, Desktop.size, ["--scale", "1", "--presenter", "shm"])
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the window cannot be shown: ftruncate"))
  }

  /// A window that was not opened for OpenGL has no other way.
  @Test func where_memory_fails_later_the_window_says_so_and_ends() throws {
    let desktop = try desktop()
    let program = try startShortOfMemory(on: desktop, Self.screen, ["--scale", "0.5"])
    _ = try find(scale: 0.5, on: desktop)
    try desktop.key("F11")
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the window cannot be shown: ftruncate: File too large"))
  }
}
