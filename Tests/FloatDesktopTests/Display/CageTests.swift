import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Compositors that leave the title bar to the program, as cage does.
@Suite(.serialized) struct CageTests {
  private static let missing =
    Desktop.missingTools(for: .wayland)
    + ["cage", "Xwayland", "unshare"].filter { !Desktop.has($0) }

  @Test(.enabled(if: missing.isEmpty, "\(missing) missing"), arguments: [[], ["--kiosk"]])
  func a_window_is_seen(arguments: [String]) throws {
    let desktop = try Desktop(.wayland)
    // As another user, because cage refuses to run as root.
    let app = try LiveApp(
      on: desktop, arguments, bezel: nil, records: false, takesInput: false,
      environment: ["WLR_BACKENDS": "wayland", "WLR_RENDERER": "pixman"],
      within: "exec unshare --user --map-user=1000 --map-group=1000 cage -- \"$@\"")
    // Without its window the screen is black, but for a pointer.
    try desktop.wait(for: "the window") {
      let black = try desktop.screenshot().count(of: .black, in: Rect(size: Size(375, 812)))
      return black < 375 * 812 / 2 ? () : nil
    }
    // cage ends with its program.
    app.process.send(SIGTERM)
    _ = try app.process.waitForEnd()
  }
}
