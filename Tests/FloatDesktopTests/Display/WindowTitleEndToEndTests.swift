import FloatCore
import Foundation
import Testing

@testable import FloatTestSupport

/// The title as a window manager on X11 reads it.
@Suite(.serialized) struct WindowTitleEndToEndTests {
  private static let isPossible =
    Desktop.missingTools(for: .x11).isEmpty && FileManager.default.isExecutableFile(atPath: "/usr/bin/xprop")

  /// The property of the window, as soon as it contains a text.
  private func title(containing text: String, _ desktop: Desktop) throws -> String {
    try Polling.value("a title with \(text)") {
      let search = try ChildProcess(
        "xdotool", ["search", "--onlyvisible", "--class", "floatdesktop"], environment: desktop.environment,
        folder: desktop.folder)
      _ = try search.waitForEnd()
      guard let window = search.output.split(separator: "\n").first else { return nil }
      let property = try ChildProcess(
        "xprop", ["-id", String(window), "-notype", "_NET_WM_NAME"],
        environment: desktop.environment, folder: desktop.folder)
      _ = try property.waitForEnd()
      return property.output.contains(text) ? property.output : nil
    }
  }

  /// None of these locales needs to be installed.
  @Test(.enabled(if: isPossible), arguments: ["C", "xx_XX"])
  func is_in_UTF_8_and_names_the_prototype(locale: String) throws {
    let desktop = try Desktop(.x11)
    let folder = try PicturePages.write(in: desktop.folder)
    try desktop.write("name: Tráilș 小路\n" + PicturePages.yaml, to: "app/prototype.yaml")
    let app = try LiveApp(
      on: desktop, [folder], records: false, environment: ["LC_ALL": locale])
    let title = try title(containing: "Tr", desktop)
    #expect(title == "_NET_WM_NAME = \"Tráilș 小路 · iPhone X – FloatDesktop\"\n")
    try app.quit()
  }
}
