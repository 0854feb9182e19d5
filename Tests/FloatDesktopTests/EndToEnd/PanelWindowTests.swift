import FloatCore
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The panel beside the phone, under a real mouse and keyboard.
@Suite(.serialized) struct PanelWindowTests {
  /// Room for the phone without a body, which then is 480 pixels wide, and the panel beside it.
  private static let screen = PixelSize(width: 800, height: 812)

  /// What was set, without the times.
  private func settings(_ app: LiveApp) throws -> [String] {
    try app.recordedLines().filter { $0.contains("\"set\"") }
      .compactMap { $0.split(separator: "\"key\":").last.map(String.init) }
  }

  private func waitForSetting(_ key: String, _ value: String, _ app: LiveApp) throws {
    let line = "\"\(key)\",\"value\":\"\(value)\"}"
    var last: [String] = []
    _ = try Polling.value("\(line) in the recording; it has \(last)") {
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
    // To the first match, to its value; a bare number has the key's unit.
    try desktop.xdotool("key Return key Return type --delay 30 70")
    try desktop.key("Return")
    try waitForSetting("ball.diameter", "70pt", app)
    try desktop.key("ctrl+z")
    try waitForSetting("ball.diameter", "60pt", app)
    try desktop.key("ctrl+shift+z")
    try waitForSetting("ball.diameter", "70pt", app)
    // A row in focus goes by steps.
    try desktop.key("Left")
    try waitForSetting("ball.diameter", "69pt", app)
    // The keyboard is the phone's again.
    try desktop.key("F6")
    let count = try app.recordedLines().count
    try desktop.key("Left")
    _ = try Polling.value("the phone's key") { try app.recordedLines().count > count ? true : nil }
    #expect(try app.recordedLines().last?.contains("\"key\":\"Left\"") == true)
    #expect(try app.quit() == 0)
  }

  /// The phone's pixels do not know of the panel.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_phone_looks_the_same_beside_an_open_panel() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 918))
    let app = try LiveApp(on: desktop, bezel: nil)
    try app.waitForLastFrame()
    let window = PixelRect(x: (900 - 481) / 2, y: 0, width: 481, height: 918)
    let phone = PixelRect(x: window.x + 20, y: 20, width: 435, height: 870)
    let before = try desktop.picture()
    try desktop.key("F2")
    try app.waitForLastFrame()
    let open = try desktop.picture()
    // The window grew to the right, and was moved as far as the display ends there.
    let dx = min(0, 900 - (window.maxX + 320))
    #expect(Self.isEqual(before, open, phone, dx: dx))
    try desktop.key("F2")
    try app.waitForLastFrame()
    #expect(!Self.isEqual(before, open, PixelRect(x: 600, y: 100, width: 200, height: 200), dx: 0))
    #expect(try app.quit() == 0)
  }

  /// Where the window is as wide as the phone, the panel lies over it; closed again, nothing of it is left.
  @Test(arguments: Desktop.available)
  func over_a_phone_without_room_it_leaves_nothing_behind(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try app.waitForLastFrame()
    let before = try desktop.picture()
    let all = before.bounds
    try desktop.key("F2")
    try app.waitForLastFrame()
    let open = try desktop.picture()
    #expect(Self.isEqual(before, open, PixelRect(x: 0, y: 60, width: 50, height: 700), dx: 0))
    #expect(!Self.isEqual(before, open, all, dx: 0))
    // What moves below it is not seen through it: the list is scrolled at its left end.
    try desktop.xdotool("mousemove 20 500 click 5 click 5")
    try app.waitForLastFrame()
    let scrolled = try desktop.picture()
    #expect(!Self.isEqual(open, scrolled, PixelRect(x: 0, y: 200, width: 50, height: 400), dx: 0))
    #expect(Self.isEqual(open, scrolled, PixelRect(x: 60, y: 300, width: 300, height: 300), dx: 0))
    try desktop.xdotool("click 4 click 4")
    try app.waitForLastFrame()
    try desktop.key("F2")
    try app.waitForLastFrame()
    #expect(Self.isEqual(before, try desktop.picture(), all, dx: 0))
    #expect(try app.quit() == 0)
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func an_open_panel_at_rest_draws_nothing() throws {
    let desktop = try Desktop(.x11, size: Self.screen)
    let app = try LiveApp(on: desktop, ["--panel"])
    try app.waitForLastFrame()
    let frame = try app.lastFrame()
    // The time that the panel shows goes by with the phone's frames, and not with frames of its own.
    try app.waitForLastFrame()
    #expect(try app.lastFrame() == frame)
    #expect(try app.quit() == 0)
  }

  private static func isEqual(_ a: Surface, _ b: Surface, _ rect: PixelRect, dx: Int) -> Bool {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where a[x, y] & 0xFF_FFFF != b[x + dx, y] & 0xFF_FFFF { return false }
    }
    return true
  }
}
