import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// The panel's values and the config file, presets and unsaved values.
@Suite struct PanelFileTests {
  private func desk(in folder: String, _ more: [String] = []) throws -> FilesStage {
    var desk = try FilesStage(in: folder, ["--panel", "--bezel", "off"] + more)
    desk.stage.wait(1)
    return desk
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func turnOff(_ key: String, _ desk: inout FilesStage) throws {
    desk.stage.find(key)
    desk.stage.wait(1)
    try desk.stage.click(.control(key, part: "toggle"))
    #expect(desk.stage.value(key) == "false")
  }

  @Test(arguments: [(option: "--record", file: "a.jsonl"), ("--compare", "other.yaml")])
  func the_search_says_why_device_and_language_stay(option: String, file: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("ball.diameter: 70pt\n", to: "other.yaml")
    var desk = try desk(in: folder.path, [option, folder.path + "/" + file])
    for (word, name) in [("device", "Device"), ("language", "Language")] {
      desk.stage.find(word)
      let items = try #require(desk.stage.instrument.sidebar.panel).list.layout.items
      let hints = items.compactMap {
        if case .hint(let lines) = $0.kind { lines.joined(separator: " ") } else { nil }
      }
      #expect(hints.contains { $0.hasPrefix("\(name) stays") && $0.contains(option) }, "\(hints)")
    }
  }

  /// Another program writes the file meanwhile: untouched keys follow it, and a key that both changed stays and is
  /// saved.
  @Test func a_file_that_changed_meanwhile_is_merged_key_by_key() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("ball.diameter: 60pt\n", to: "config.yaml")
    var desk = try desk(in: folder.path, ["--config", path])
    desk.stage.tune("ball.diameter", to: "70pt")
    // The first save is held back, and says so; the files are read for it, whether the window noticed the change or not.
    try folder.write("ball.diameter: 90pt\nzone.radius: 150pt # theirs\n", to: "config.yaml")
    desk.stage.key("Ctrl+S")
    #expect(desk.stage.value("zone.radius") == "150pt")
    #expect(desk.stage.value("ball.diameter") == "70pt")
    let notice = desk.stage.instrument.sidebar.panel?.notice
    #expect(notice?.hasPrefix("Not saved: the file has another value for 1 key.") == true)
    #expect(try text(path).contains("90pt"))
    desk.stage.key("Ctrl+S")
    #expect(try text(path) == "ball.diameter: 70pt\nzone.radius: 150pt # theirs\n")
  }

  @Test func saving_changes_the_keys_alone_and_keeps_what_a_person_wrote() throws {
    let folder = try TemporaryDirectory()
    let old = "# mine\nball:\n  diameter: 60pt   # as before\n\nhaptic.enabled: true\n"
    let path = try folder.write(old, to: "config.yaml")
    var desk = try desk(in: folder.path, ["--config", path])
    desk.stage.tune("ball.diameter", to: "70")
    try turnOff("haptic.enabled", &desk)
    desk.stage.tune("ball.pressed-fill", to: "#112233")
    desk.stage.key("Ctrl+S")
    let saved = try text(path).split(separator: "\n")
    #expect(saved.contains("  diameter: 70pt   # as before"))
    #expect(saved.contains("haptic.enabled: false"))
    #expect(saved.first == "# mine")
    #expect(Set(saved).subtracting(old.split(separator: "\n")).count == 3)
    // What is saved is not kept as unsaved.
    desk.end()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local/state/floatdesktop/unsaved.yaml"))
  }

  @Test func nothing_is_saved_while_a_recording_plays_unless_a_file_is_named() throws {
    let folder = try TemporaryDirectory()
    let recording = try folder.write("{\"floatdesktop\":1}\n", to: "take.jsonl")
    var desk = try desk(in: folder.path, ["--replay", recording])
    desk.stage.tune("ball.diameter", to: "70pt")
    desk.stage.key("Ctrl+S")
    #expect(desk.stage.saves == [])
    #expect(desk.tellsProblems)
    #expect(desk.errors.contains("nothing is saved while a recording plays"))
  }

  @Test func what_was_not_saved_is_offered_by_the_next_panel() throws {
    let folder = try TemporaryDirectory()
    let kept = folder.path + "/.local/state/floatdesktop/unsaved.yaml"
    var first = try desk(in: folder.path)
    try turnOff("haptic.enabled", &first)
    first.end()
    #expect(FileManager.default.fileExists(atPath: kept))
    var next = try desk(in: folder.path)
    #expect(next.stage.value("haptic.enabled") == "true", "it is offered, not set")
    try next.stage.click(.control("offer", part: "restore"))
    #expect(next.stage.value("haptic.enabled") == "false")
    next.stage.key("Ctrl+Z")
    #expect(next.stage.value("haptic.enabled") == "true", "one step")
    next.end()
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func changes_become_a_preset_of_ones_own() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/.config/floatdesktop/presets/soft.yaml"
    var desk = try desk(in: folder.path)
    func savePreset() {
      desk.stage.key("Ctrl+Shift+S")
      desk.stage.send(.text("soft"))
      desk.stage.key("Return")
    }
    try turnOff("haptic.enabled", &desk)
    savePreset()
    #expect(try text(path) == "haptic:\n  enabled: false\n")
    desk.stage.find("ball.shape")
    desk.stage.key("Left")
    #expect(desk.stage.value("ball.shape") == "circle")
    savePreset()
    #expect(try text(path) == "haptic:\n  enabled: false\n", "one that is there stays")
    desk.stage.key("Return")
    #expect(try text(path) == "ball:\n  shape: circle\nhaptic:\n  enabled: false\n")
    let list = CommandRun(["preset", "diff", "soft"], home: folder.path, code: 0)
    #expect(list.output.contains("ball.shape"))
    #expect(list.output.contains("haptic.enabled"))
  }

  @Test func a_preset_that_is_chosen_in_the_panel_is_followed() throws {
    let folder = try TemporaryDirectory()
    // A preset whose name is the first in the list.
    let preset = ".config/floatdesktop/presets/a.yaml"
    try folder.write("ball.margin: 3pt\n", to: preset)
    var desk = try desk(in: folder.path)
    try desk.stage.click(.control("phone"))
    desk.stage.wait(1)
    try desk.stage.click(.control("preset", part: "menu"))
    for key in ["Home", "Down", "Return"] { desk.stage.key(key) }
    #expect(desk.stage.value("ball.margin") == "3pt")
    try desk.save("ball.margin: 9pt\n", to: preset)
    #expect(desk.stage.value("ball.margin") == "9pt")
    #expect(desk.stage.instrument.phone.title.presets == ["a"])
  }
}
