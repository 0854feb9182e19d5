import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Full screen where the desktop does not grant it, and where it cannot be left.
@Suite(.serialized) struct FullScreenTests {
  /// 375 × 812 pt, 25 pt of body and 28 pt of stage on every side.
  private static let window = PixelSize(width: 481, height: 918)
  private static let screen = PixelSize(width: 962, height: 1836)

  /// A picture in the middle of the empty screen.
  private func centered(_ picture: Surface) -> Surface {
    picture.placed(
      x: (Self.screen.width - picture.width) / 2, y: (Self.screen.height - picture.height) / 2,
      in: Self.screen, on: .black)
  }

  /// - Parameter isFull: True where the window has the whole display, at two pixels per point.
  private func wait(
    for what: String, _ expected: Surface, isFull: Bool = false, on desktop: Desktop
  ) throws {
    let scale = isFull ? 2.0 : 1
    let size = isFull ? Self.screen : Self.window
    let place = PixelRect(
      x: (Self.screen.width - size.width) / 2, y: (Self.screen.height - size.height) / 2,
      width: size.width, height: size.height)
    try desktop.wait(for: what, toBe: expected.withoutHandle(of: place, scale: scale)) {
      try desktop.picture().withoutHandle(of: place, scale: scale)
    }
  }

  @Test(.onX11) func without_a_window_manager_the_window_takes_the_display() throws {
    let desktop = try Desktop(.x11, size: Self.screen)
    let app = try LiveApp(on: desktop, ["--scale", "1"], bezel: nil)
    // Without a window manager a new window is in the middle.
    let usual = centered(try desktop.pictureAtRest(scale: 1, "--bezel", "on"))
    let full = try desktop.pictureAtRest(scale: 2, "--bezel", "on")
    try wait(for: "the window", usual, on: desktop)
    try desktop.xdotool("mousemove 300 500 key F11")
    try wait(for: "the window over the whole display", full, isFull: true, on: desktop)
    try desktop.key("F11")
    try wait(for: "the window again", usual, on: desktop)
    try desktop.key("F11")
    try wait(for: "the whole display again", full, isFull: true, on: desktop)
    // Places on it are those of the picture: the first row, 53 pt from the corner, at two pixels per point.
    let pushed = try app.openConversation(at: Point(53 + 200, 53 + 180) * 2)
    // Escape leaves full screen before it leaves a page.
    try desktop.key("Escape")
    try desktop.wait(for: "the window as it was") { try desktop.screenshot()[2, 2] == .black ? () : nil }
    try desktop.key("Escape")
    try app.state("the first page", after: pushed.frame) { $0.stack == ["chats"] && $0.transition == nil }
    try app.quit()
  }

  /// A kiosk's compositor gives every window the whole display, and never takes it away.
  @Test(.onWayland, arguments: [["F11"], ["F11", "F11"]])
  func where_full_screen_cannot_be_left_escape_goes_back(keys: [String]) throws {
    let desktop = try Desktop(.wayland)
    let app = try LiveApp(on: desktop)
    let pushed = try app.openConversation()
    // Weston may process a key only with the next event.
    for key in keys { try desktop.xdotool("key \(key) sleep 0.2 mousemove_relative 1 1 sleep 0.3") }
    try desktop.xdotool("key Escape sleep 0.2 mousemove_relative 1 1")
    try app.state("the first page", after: pushed.frame) { $0.stack == ["chats"] && $0.transition == nil }
    try app.quit()
  }
}
