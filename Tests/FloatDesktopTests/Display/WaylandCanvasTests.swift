import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatPainting
@testable import FloatTestSupport

/// A Wayland window in shared memory: its requests to the compositor, and the right pixels through all that happens to the
/// window.
@Suite(.serialized, .onWayland) struct WaylandCanvasTests {
  private static let screen = PixelSize(width: 900, height: 1000)
  /// A part of the first page with so much detail that it is found only once, in points.
  private static let part = Rect(230, 120, 130, 180)
  /// The height of libdecor's title bar, and the width of each of its buttons, which begin at the right.
  private static let titleHeight = 24
  private static let buttonWidth = 32

  /// A desktop with two workspaces and title bars.
  private func desktop() throws -> Desktop { try Desktop(.wayland, size: Self.screen, shell: .workspaces) }

  private func start(
    on desktop: Desktop, _ arguments: [String] = ["--presenter", "shm"], scale: Double = 0.5
  ) throws -> LiveApp {
    try LiveApp(
      on: desktop, arguments + ["--scale", "\(scale)"], takesInput: false,
      environment: ["WAYLAND_DEBUG": "1"])
  }

  /// The places on the screen of the first page at rest, drawn at a scale; empty where it is not there.
  private func places(scale: Double, on desktop: Desktop) throws -> [PixelRect] {
    let picture = try desktop.pictureAtRest(scale: scale)
    let part = PixelRect(
      x: Int(Self.part.minX * scale), y: Int(Self.part.minY * scale),
      width: Int(Self.part.size.width * scale), height: Int(Self.part.size.height * scale))
    return try desktop.screenshot().places(of: picture, part).map {
      PixelRect(x: $0.x - part.x, y: $0.y - part.y, width: picture.width, height: picture.height)
    }
  }

  private func find(scale: Double, on desktop: Desktop) throws -> PixelRect {
    try desktop.wait(for: "the picture at scale \(scale)") { try places(scale: scale, on: desktop).first }
  }

  /// Clicks a button of the title bar, counted from the right, and waits for its effect.
  private func reach(
    _ what: String, byButton index: Int, above window: PixelRect, on desktop: Desktop,
    _ isReached: () throws -> Bool
  ) throws {
    try waitForTitleBar(above: window, on: desktop)
    let x = window.maxX - Self.buttonWidth * index - Self.buttonWidth / 2
    let y = window.minY - Self.titleHeight / 2
    try desktop.meetPointer()
    try desktop.xdotool("mousemove \(x) \(y) sleep 0.1 mousemove \(x - 1) \(y) sleep 0.1 click 1")
    // Moves the pointer out of the picture.
    try desktop.wait(for: what) {
      try desktop.xdotool("mousemove 6 994 sleep 0.05 mousemove 5 995")
      return try isReached() ? () : nil
    }
  }

  /// The title bar's ground is nearly black where the window has the focus; the desktop's is not.
  private func waitForTitleBar(above window: PixelRect, on desktop: Desktop) throws {
    try desktop.wait(for: "the title bar") {
      try desktop.screenshot()[window.minX + 4, window.minY - Self.titleHeight / 2].red < 60 ? () : nil
    }
  }

  /// Presses a key, and waits for its effect. The pointer moves meanwhile, outside the picture, because inside Xvfb
  /// weston may process a key only with the next event.
  private func press(
    _ key: String, once what: String, on desktop: Desktop, _ isReached: () throws -> Bool
  ) throws {
    try desktop.key(key)
    try desktop.wait(for: what) {
      try desktop.xdotool("mousemove 6 994 sleep 0.05 mousemove 5 995")
      return try isReached() ? () : nil
    }
  }

  /// Asks for full screen, once, because a second request would take it back.
  private func fillScreen(_ desktop: Desktop) throws {
    let scale = Double(Self.screen.height) / Double(Desktop.size.height)
    try press("F11", once: "full screen", on: desktop) { try !places(scale: scale, on: desktop).isEmpty }
  }

  /// Ends the program; the compositor must not have reported an error.
  private func end(_ app: LiveApp) throws {
    try app.quit()
    #expect(WaylandLog(app.process.errorOutput).errors.isEmpty)
  }

  /// Only the log shows the requests: all of the window at first, and then the changed parts.
  @Test func the_compositor_is_told_what_changed() throws {
    let desktop = try Desktop(.wayland)
    let app = try start(on: desktop, scale: 1)
    _ = try find(scale: 1, on: desktop)
    try desktop.reach("a key in the window", with: "F12") { try !app.recordedLines().isEmpty }
    try app.waitForRest()
    let whole = Desktop.size.width * Desktop.size.height
    let before = WaylandLog(app.process.errorOutput)
    #expect(before.damage.contains { $0.contains { $0.area == whole } })
    // A badge is pulled out.
    let badge = try app.center(of: "badge:chat-1")
    try desktop.perform(
      .drag(from: badge, to: badge + Point(-15, 10), over: 0.3, hold: 0, release: false))
    try app.state("the badge in the hand") { _ in
      WaylandLog(app.process.errorOutput).damage.count > before.damage.count
    }
    // Now the key is up again for certain, and SDL waits no more.
    let between = WaylandLog(app.process.errorOutput)
    try desktop.perform(.move(to: badge + Point(-30, 20), over: 0.3))
    try app.state("the badge farther out") { _ in
      WaylandLog(app.process.errorOutput).damage.count >= between.damage.count + 3
    }
    let after = WaylandLog(app.process.errorOutput)
    // The first frame after a second of rest, for which memory was given back, is whole.
    let frames = after.damage.dropFirst(between.damage.count)
    #expect(frames.allSatisfy { $0.reduce(0) { $0 + $1.area } < whole / 8 }, "\(frames)")
    // A second surface would repaint far parts that change together with everything between them.
    #expect(after.surfaces.count == 1)
    // The frames make no request that the compositor would have to answer.
    #expect(after.questionCount == between.questionCount)
    try desktop.perform(.release)
    try end(app)
  }

  @Test func another_size_shows_the_pixels_of_a_snapshot() throws {
    let desktop = try desktop()
    let app = try start(on: desktop, scale: 1)
    _ = try find(scale: 1, on: desktop)
    try desktop.reach("a key in the window", with: "F12") { try !app.recordedLines().isEmpty }
    // The key is pressed exactly twice: repeating it before its effect is visible would lead to a third size.
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

  /// Every use of OpenGL goes through SDL's library for it.
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

  /// A limit on file sizes also limits shared memory. It leaves room for one picture of a size, which OpenGL needs, but
  /// not for the two of shared memory.
  private func startShortOfMemory(
    on desktop: Desktop, _ size: PixelSize, _ arguments: [String], pictures: Double = 1.5
  ) throws -> ChildProcess {
    let limit = Int(Double(size.width * size.height * 4) * pictures / 1024)
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

  /// Mesa would end the program.
  @Test(.enabled(if: !PresentMode.systemHasGPU)) func where_open_gl_has_no_memory_either_the_window_says_so()
    throws
  {
    let desktop = try Desktop(.wayland)
    let program = try startShortOfMemory(on: desktop, Desktop.size, ["--scale", "1"], pictures: 0.1)
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the window cannot be shown: ftruncate: File too large"))
  }

  @Test func where_memory_was_asked_for_its_lack_is_an_error() throws {
    let desktop = try Desktop(.wayland)
    let program = try startShortOfMemory(
      on: desktop, Desktop.size, ["--scale", "1", "--presenter", "shm"])
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the window cannot be shown: ftruncate"))
  }

  /// A window that was not opened for OpenGL has no alternative.
  @Test func where_memory_fails_later_the_window_says_so_and_ends() throws {
    let desktop = try desktop()
    let program = try startShortOfMemory(on: desktop, Self.screen, ["--scale", "0.5"])
    _ = try find(scale: 0.5, on: desktop)
    try desktop.key("F11")
    #expect(try program.waitForEnd() == 69)
    #expect(program.errorOutput.contains("the window cannot be shown: ftruncate: File too large"))
  }
}
