import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// A resized window shows the device as large as possible, drawn for that size, on a plain stage.
@Suite(.serialized) struct ResizedWindowTests {
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_device_is_crisp_and_the_rest_is_plain() throws {
    let (width, height) = (900, 700)
    let screen = PixelSize(width: 1000, height: 1000)
    let desktop = try Desktop(.x11, size: screen)
    let app = try LiveApp(on: desktop)
    try desktop.xdotool(
      "search --sync --onlyvisible --name FloatDesktop windowmove 0 0 windowsize \(width) \(height)")
    let scale = min(Double(width) / 375, Double(height) / 812)
    let scenario = desktop.folder + "/rest.yaml"
    try "steps:\n  - settle\n".write(toFile: scenario, atomically: true, encoding: .utf8)
    let path = desktop.folder + "/rest.png"
    let made = CommandRun(["snapshot", "--scenario", scenario, "--scale", "\(scale)", "--output", path])
    #expect(made.code == 0, "\(made.errors)")
    let expected = try PNGFile.read(path)
    let window = PixelSize(width: width, height: height)
    let dx = (width - expected.width) / 2
    let dy = (height - expected.height) / 2
    #expect(dx >= 0)
    #expect(dy >= 0)
    #expect(min(dx, dy) == 0)
    let whole = expected.placed(x: dx, y: dy, in: window, on: StageColors.of(.light).background)
    whole.withoutHandle(of: whole.bounds, scale: scale)
    var summary = ""
    let isSame = try? desktop.wait(for: "the picture") { () -> Bool? in
      let comparison = PictureComparison(
        expected: whole,
        actual: try desktop.screenshot().surface(window).withoutHandle(of: whole.bounds, scale: scale))
      summary = comparison.summary
      return comparison.matches ? true : nil
    }
    #expect(isSame == true, "\(summary)")
    try app.quit()
  }
}
