import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatTestSupport

/// The window's keys in real windows: a person's own ones, the sheet of all, and the words at the first start.
@Suite(.serialized) struct KeySheetWindowTests {
  /// The ground of cards over the phone.
  private static let ground = Color(0xFB, 0xFB, 0xFD)

  private func writeConfiguration(_ text: String, on desktop: Desktop) throws {
    let folder = desktop.folder + "/.config/floatdesktop"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/config.yaml", atomically: true, encoding: .utf8)
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func other_keys_count_at_once() throws {
    let desktop = try Desktop(.x11)
    try writeConfiguration("keys.play: F5\n", on: desktop)
    let app = try LiveApp(on: desktop, ["--slowdown", "30"])
    try desktop.click(Point(150, 180))
    try app.state("the push") { 0.01..<0.9 ~= $0.transition?.progress ?? 0 }
    try desktop.key("F5")
    try app.waitForRest()
    let paused = try #require(try app.states().last)
    #expect(paused.transition != nil)
    // The table's key belongs to the phone now, which takes none while time stands.
    try desktop.key("F8")
    try writeConfiguration("keys.play: Ctrl+P\nball.diameter: 64pt\n", on: desktop)
    let reloaded = try app.state("the reload", after: paused.frame) { _ in true }
    #expect(abs(reloaded.t - paused.t) < 1e-6)
    // The key is pressed repeatedly, because that frame may have been before the reload.
    try desktop.reach("the push that goes on", with: "ctrl+p") {
      try app.states().last.map { $0.t > paused.t + 0.001 } ?? false
    }
    try app.quit()
  }

  /// Starts have no trace and no recording, because a person who uses those has begun already.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_first_start_says_how_to_begin_once() throws {
    let desktop = try Desktop(.x11)
    let card = Rect(60, 604, 255, 96)
    func start() throws -> ChildProcess {
      try ChildProcess(
        LiveApp.program, ["run", "--bezel", "off"], environment: desktop.environment, folder: desktop.folder)
    }
    func count() throws -> Int { try desktop.screenshot().count(of: Self.ground, in: card) }
    let first = try start()
    try desktop.wait(for: "the words") { try count() > 15_000 ? () : nil }
    #expect(!FileManager.default.fileExists(atPath: desktop.folder + "/.local/state/floatdesktop/begun"))
    try desktop.click(Point(150, 180))
    try desktop.wait(for: "the end of the words") { try count() < 100 ? () : nil }
    #expect(FileManager.default.fileExists(atPath: desktop.folder + "/.local/state/floatdesktop/begun"))
    first.send(SIGTERM)
    #expect(try first.waitForEnd() == 0)
    let second = try start()
    // The card would be there as soon as the tab bar is.
    let bar = Rect(0, 740, 375, 72)
    try desktop.wait(for: "the second window") {
      try desktop.screenshot().count(of: .black, in: bar) < 2000 ? () : nil
    }
    #expect(try count() < 100)
    second.send(SIGTERM)
    #expect(try second.waitForEnd() == 0)
  }
}
