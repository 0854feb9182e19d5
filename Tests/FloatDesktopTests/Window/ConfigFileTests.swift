import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// The config file of a window, changed while it is open; its watch is in `WindowIdleTests`.
@Suite struct ConfigFileTests {
  private let config = ".config/floatdesktop/config.yaml"

  @Test func a_save_is_an_input_of_the_recording() throws {
    let folder = try TemporaryDirectory()
    let record = folder.path + "/record.jsonl"
    var desk = try FilesStage(in: folder.path, ["--record", record, "--bezel", "off"])
    try desk.save("ball.diameter: 70pt\n", to: config)
    #expect(desk.stage.value("ball.diameter") == "70pt")
    #expect(try String(contentsOfFile: record, encoding: .utf8).contains("\"type\":\"set\""))
  }

  @Test func a_broken_save_keeps_everything_and_shows_the_card() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path)
    try desk.save("ball.diameter: 80pt\n", to: config)
    #expect(!desk.tellsProblems)
    try desk.save("ball.diameter: 81\nball.margin: 12pt\n", to: config)
    #expect(desk.tellsProblems)
    #expect(desk.stage.value("ball.diameter") == "80pt")
    #expect(desk.stage.value("ball.margin") == "12pt", "the value that is right")
    let said = "config.yaml:1:16: error: ball.diameter: \"81\" has no unit (pt); write 81pt (keeping 80pt)"
    #expect(desk.errors.contains(said))
    desk.stage.key("Escape")
    #expect(!desk.tellsProblems)
    try desk.save("ball.diameter: 81\nball.margin: 13pt\n", to: config)
    #expect(!desk.tellsProblems, "the same problem")
    try desk.save("ball.diameter: 8\n", to: config)
    #expect(desk.tellsProblems, "another problem")
    try desk.save("ball.diameter: 82pt\n", to: config)
    #expect(!desk.tellsProblems)
    #expect(desk.stage.value("ball.diameter") == "82pt")
  }

  @Test func a_start_with_a_broken_file_shows_the_card_until_it_is_mended() throws {
    let folder = try TemporaryDirectory()
    try folder.write("ball.diameter: [\n", to: config)
    var desk = try FilesStage(in: folder.path)
    #expect(desk.tellsProblems)
    try desk.save("ball.diameter: 82pt\n", to: config)
    #expect(!desk.tellsProblems)
    #expect(desk.stage.value("ball.diameter") == "82pt")
  }

  @Test func other_keys_count_at_once() throws {
    let folder = try TemporaryDirectory()
    try folder.write("keys.play: F5\n", to: config)
    var desk = try FilesStage(in: folder.path)
    func isPaused() -> Bool { desk.stage.instrument.playback.clock.isPaused }
    desk.stage.key("F5")
    #expect(isPaused())
    // The table's key belongs to the phone now.
    desk.stage.key("F8")
    #expect(isPaused())
    try desk.save("keys.play: Ctrl+P\n", to: config)
    desk.stage.key("F5")
    #expect(isPaused())
    desk.stage.key("Ctrl+P")
    #expect(!isPaused())
  }

  /// The file of the second phone is followed as the config file is.
  @Test func the_compared_file_is_followed() throws {
    let folder = try TemporaryDirectory()
    let values = try folder.write("badge.diameter: 18pt\n", to: "large.yaml")
    var desk = try FilesStage(in: folder.path, ["--compare", values])
    func other() -> String? {
      desk.stage.instrument.companion?.value.prototype.tuned.text(for: "badge.diameter")
    }
    #expect(other() == "18pt")
    try desk.save("badge.diameter: 30pt\nbadge.fill: \"#2F80ED\"\n", to: "large.yaml")
    #expect(other() == "30pt")
    #expect(desk.stage.value("badge.diameter") != "30pt")
    // A wrong value keeps the last good one.
    try desk.save("badge.diameter: 30\nbadge.fill: \"#2F80ED\"\n", to: "large.yaml")
    #expect(other() == "30pt")
    #expect(desk.errors.contains("large.yaml:1"))
    #expect(desk.tellsProblems)
  }
}
