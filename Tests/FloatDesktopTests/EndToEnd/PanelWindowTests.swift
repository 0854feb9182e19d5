import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The panel beside the phone, under a real mouse and keyboard.
@Suite(.serialized) struct PanelWindowTests {
  /// Room for the phone without a body, which is then 480 pixels wide, and the panel beside it.
  private static let screen = PixelSize(width: 800, height: 812)

  /// The values that were set, without their times.
  private func settings(_ app: LiveApp) throws -> [String] {
    try app.recordedLines().filter { $0.contains("\"set\"") }
      .compactMap { $0.split(separator: "\"key\":").last.map(String.init) }
  }

  private func waitForSetting(_ key: String, _ value: String, _ app: LiveApp) throws {
    let line = "\"\(key)\",\"value\":\"\(value)\"}"
    var last: [String] = []
    try app.wait(for: "\(line) in the recording; it has \(last)") {
      last = try settings(app)
      return last.last == line ? true : nil
    }
  }

  @Test(arguments: Desktop.available)
  func values_are_found_typed_and_taken_back(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, size: Self.screen)
    let app = try LiveApp(on: desktop)
    try desktop.key("F2")
    try desktop.key("ctrl+f")
    try desktop.xdotool("type --delay 30 ball.diameter")
    // Moves to the first match, then to its value; a bare number has the key's unit.
    try desktop.xdotool("key Return key Return type --delay 30 70")
    try desktop.key("Return")
    try waitForSetting("ball.diameter", "70pt", app)
    try desktop.key("ctrl+z")
    try waitForSetting("ball.diameter", "60pt", app)
    try desktop.key("ctrl+shift+z")
    try waitForSetting("ball.diameter", "70pt", app)
    // In a focused row, the arrow keys go by steps.
    try desktop.key("Left")
    try waitForSetting("ball.diameter", "69pt", app)
    // The keyboard belongs to the phone again.
    try desktop.key("F6")
    let count = try app.recordedLines().count
    try desktop.key("Left")
    try desktop.wait(for: "the phone's key") { try app.recordedLines().count > count ? true : nil }
    #expect(try app.recordedLines().last?.contains("\"key\":\"Left\"") == true)
    try app.quit()
  }

  /// Five keys of five kinds are set with the mouse alone, except for typed text; the file then has exactly these keys.
  @Test(arguments: Desktop.available)
  func five_kinds_of_values_are_tuned_and_saved(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, size: PixelSize(width: 900, height: 812))
    let path = desktop.folder + "/config.yaml"
    let old = "# mine\nball:\n  diameter: 60pt   # as before\n\nhaptic.enabled: true\n"
    try Data(old.utf8).write(to: URL(fileURLWithPath: path))
    let app = try LiveApp(on: desktop, ["--panel", "--config", path])
    for (key, typed) in [
      ("ball.diameter", "70"), ("ball.shape", nil), ("haptic.enabled", nil), ("ball.pressed-fill", "#112233"),
      ("ball.snap.curve", nil),
    ] as [(String, String?)] {
      try find(key, desktop)
      if let typed {
        try desktop.xdotool("key Return type --delay 30 \(typed)")
        try desktop.key("Return")
      } else {
        try desktop.key("Left")
      }
      try desktop.wait(for: "\(key) in the recording") {
        try settings(app).contains { $0.hasPrefix("\"\(key)\"") } ? true : nil
      }
    }
    let before = try settings(app)
    try desktop.key("ctrl+z")
    try desktop.wait(for: "the curve taken back") { try settings(app).count > before.count ? () : nil }
    try desktop.key("ctrl+shift+z")
    try desktop.wait(for: "and again") { try settings(app).count > before.count + 1 ? () : nil }
    try desktop.key("ctrl+s")
    let saved = try desktop.wait(for: "the saved file") { () -> String? in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return text == old ? nil : text
    }
    let lines = (old: old.split(separator: "\n"), new: saved.split(separator: "\n"))
    let added = lines.new.filter { !lines.old.contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      Set(added) == [
        "diameter: 70pt   # as before", "shape: circle", "pressed-fill: \"#112233\"", "snap.curve: ease-out",
        "haptic.enabled: false",
      ])
    #expect(
      lines.old.filter { !lines.new.contains($0) } == [
        "  diameter: 60pt   # as before", "haptic.enabled: true",
      ])
    try app.quit()
  }

  private func find(_ key: String, _ desktop: Desktop) throws {
    try desktop.key("ctrl+f")
    try desktop.xdotool("type --delay 20 \(key)")
    try desktop.key("Return")
  }

  /// The phone's pixels do not depend on the panel.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_phone_looks_the_same_beside_an_open_panel() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 918))
    let app = try LiveApp(on: desktop, bezel: nil)
    try app.waitForRest()
    let window = PixelRect(x: (900 - 481) / 2, y: 0, width: 481, height: 918)
    let phone = PixelRect(x: window.x + 20, y: 20, width: 435, height: 870)
    let before = try desktop.picture()
    try desktop.key("F2")
    try app.waitForRest()
    let open = try desktop.picture()
    // The window grew to the right, and was moved left as far as the display's end requires.
    let dx = min(0, 900 - (window.maxX + 320))
    #expect(Self.isEqual(before, open, phone, dx: dx))
    try desktop.key("F2")
    try app.waitForRest()
    #expect(!Self.isEqual(before, open, PixelRect(x: 600, y: 100, width: 200, height: 200), dx: 0))
    try app.quit()
  }

  /// In a window as wide as the phone, the panel lies over the phone; closed again, it leaves no trace.
  @Test(arguments: Desktop.available)
  func over_a_phone_without_room_it_leaves_nothing_behind(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    // Weston draws its pointer into the picture, so the pointer stays at its place.
    try desktop.xdotool("mousemove 20 500")
    try app.waitForRest()
    let before = try desktop.picture()
    let all = before.bounds
    try desktop.key("F2")
    try app.waitForRest()
    let open = try desktop.picture()
    #expect(Self.isEqual(before, open, PixelRect(x: 0, y: 60, width: 50, height: 700), dx: 0))
    #expect(!Self.isEqual(before, open, all, dx: 0))
    // Motion below the panel does not show through it: the list is scrolled at its left end.
    try desktop.xdotool("click 5 click 5")
    try app.waitForRest()
    let scrolled = try desktop.picture()
    #expect(!Self.isEqual(open, scrolled, PixelRect(x: 0, y: 200, width: 50, height: 400), dx: 0))
    #expect(Self.isEqual(open, scrolled, PixelRect(x: 60, y: 300, width: 300, height: 300), dx: 0))
    try desktop.xdotool("click 4 click 4")
    try app.waitForRest()
    try desktop.key("F2")
    try app.waitForRest()
    #expect(Self.isEqual(before, try desktop.picture(), all, dx: 0))
    try app.quit()
  }

  /// The panel then lies over the phone, so there is no width to return when it closes, nor to subtract from the
  /// remembered one.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_window_that_is_made_narrow_stays_as_wide_as_it_is() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 918))
    let app = try LiveApp(on: desktop, ["--panel"], bezel: nil)
    try app.waitForRest()
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowsize 480 918")
    try app.waitForRest()
    try desktop.key("F2")
    try app.waitForRest()
    try app.quit()
    let sizes = try String(
      contentsOfFile: desktop.folder + "/.local/state/floatdesktop/windows", encoding: .utf8)
    #expect(sizes == "iphone-x 480 918\n")
  }

  /// A picture with the phone's body has no room for the panel, and says so.
  @Test func a_picture_that_leaves_the_panel_out_says_so() throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write("steps:\n  - panel: open\n  - snapshot: it\n", to: "panel.yaml")
    for (bezel, isTold) in [("on", true), ("off", false)] {
      let result = try LiveApp.run([
        "snapshot", "--scenario", scenario, "--bezel", bezel, "--scale", "1", "--output",
        folder.path + "/\(bezel).png",
      ])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("leave out --bezel on") == isTold, "\(result.errors)")
    }
    #expect(try PNGFile.read(folder.path + "/off.png").width == 375 + 320)
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func an_open_panel_at_rest_draws_nothing() throws {
    let desktop = try Desktop(.x11, size: Self.screen)
    let app = try LiveApp(on: desktop, ["--panel"])
    try app.waitForRest()
    let frame = try app.lastFrame()
    // The panel shows time only with the phone's frames, and draws no frames of its own.
    try app.waitForRest()
    #expect(try app.lastFrame() == frame)
    try app.quit()
  }

  private static func isEqual(_ a: Surface, _ b: Surface, _ rect: PixelRect, dx: Int) -> Bool {
    a.differences(from: b, in: rect, dx: dx) == 0
  }
}
