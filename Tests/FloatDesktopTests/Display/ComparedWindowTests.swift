import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Two phones in one window.
@Suite(.serialized, .onX11) struct ComparedWindowTests {
  private static let sides = SideBySide(.iPhoneX, names: [], hasBody: false)
  private static let screen = Size(375, 812)
  private static let window = PixelSize(
    width: Int(sides.size(of: screen).width), height: Int(sides.size(of: screen).height))

  @Test func a_tap_on_the_second_phone_is_on_both_and_the_window_is_the_picture() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 950))
    let values = try desktop.write("badge.diameter: 30pt\nnavigation.response: 0.6s\n", to: "large.yaml")
    let app = try LiveApp(on: desktop, ["--compare", values])
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
    let right = Self.sides.frame(of: 1, screen: Self.screen).origin
    try app.openConversation(at: right + Point(150, 180))
    try app.waitForRest()
    let path = desktop.folder + "/both.png"
    _ = CommandRun(
      [
        "snapshot", "--replay", app.recordPath, "--compare", values, "--scale", "1", "--output", path,
      ], code: 0)
    try desktop.wait(for: "both", toBe: try PNGFile.read(path)) {
      try desktop.screenshot().surface(Self.window)
    }
    try app.quit()
  }
}
