import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatTestSupport

/// The phone starts over in another language or as another device, chosen in the panel.
@Suite(.serialized) struct AnotherPhoneTests {
  /// The settings of a window's panel, except the names in the list of presets.
  private static let settings = [
    PanelSetting(.preset, choices: ["none", "wechat", "jx-float", "zd-push", "db-badge"], current: "none"),
    PanelSetting(.appearance, choices: ["light", "dark"], current: "light"),
    PanelSetting(.device, choices: ["galaxy-s24", "ipad-mini", "iphone-x", "pixel-9"], current: "iphone-x"),
    PanelSetting(.language, choices: ["en", "zh-Hans"], current: "en"),
  ]

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_preset_that_is_chosen_in_the_panel_is_followed() throws {
    let desktop = try Desktop(.x11, size: PanelMirror.screen)
    let presets = desktop.folder + "/.config/floatdesktop/presets"
    try FileManager.default.createDirectory(atPath: presets, withIntermediateDirectories: true)
    // A preset whose name is the first in the list.
    func save(_ margin: String) throws {
      try "ball.margin: \(margin)\n".write(toFile: presets + "/a.yaml", atomically: true, encoding: .utf8)
    }
    try save("3pt")
    let app = try LiveApp(on: desktop, ["--panel"])
    func waitForMargin(_ value: String) throws {
      try desktop.wait(for: "the margin") {
        try app.recordedLines().last?.contains("\"ball.margin\",\"value\":\"\(value)\"") == true ? () : nil
      }
    }
    var mirror = PanelMirror(on: desktop)
    // The phone of a recording keeps its device.
    mirror.send(.settings(Array(Self.settings.prefix(2))))
    try app.waitForRest()
    try mirror.click(try mirror.point("the section") { $0 == .section(.phone) })
    try app.waitForRest()
    try mirror.click(try mirror.point("preset", .menu))
    try desktop.xdotool("key Home key Down key Return")
    try waitForMargin("3pt")
    try save("9pt")
    try waitForMargin("9pt")
    try app.quit()
  }

  /// The gesture is kept with its language, and with the values that were changed in the panel.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_gesture_on_a_phone_that_has_started_over_is_kept() throws {
    let desktop = try Desktop(.x11, size: PanelMirror.screen)
    let app = try LiveApp(on: desktop, ["--panel"], records: false, startsInFolder: true)
    var mirror = PanelMirror(on: desktop)
    mirror.send(.settings(Self.settings))
    try mirror.find("ball.diameter")
    try desktop.xdotool("key Return key Return type --delay 30 70")
    try desktop.xdotool("key Return key ctrl+f key BackSpace")
    for key in ["Return", "Return"] { mirror.send(.key(key, [])) }
    mirror.send(.text("70"))
    mirror.send(.key("Return", []))
    mirror.send(.action(.find))
    mirror.send(.key("Backspace", []))
    try app.waitForRest()
    try mirror.click(try mirror.point("the section") { $0 == .section(.phone) })
    try app.waitForRest()
    try mirror.click(try mirror.point("language", .segment(1)))
    try app.waitForRest()
    let before = try app.lastFrame()
    try desktop.click(Point(150, 180))
    try app.state("the page", after: before) { $0.transition == nil && $0.stack.count == 2 }
    try desktop.key("ctrl+k")
    try desktop.key("1")
    let recording = desktop.folder + "/gesture-1.jsonl"
    try desktop.wait(for: "the recording") {
      FileManager.default.fileExists(atPath: recording) ? () : nil
    }
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(text.contains(#""language":"zh-Hans""#))
    #expect(text.contains(#""ball.diameter","value":"70pt""#))
    #expect(try LiveApp.played(recording).stack == ["chats", "chat-1"])
    try app.quit()
  }
}
