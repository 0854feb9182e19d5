import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatTestSupport

/// Gestures that are kept by commands of the program itself, which are another program in a test's process: videos, goldens
/// and pages, from windows whose folders other programs might stumble over.
@Suite(.serialized, .onX11) struct KeptInOddFoldersTests {
  /// Keeps the last gesture as the choice with this digit, and waits for the message that names the file.
  private func keep(_ digit: String, as name: String, _ desktop: Desktop, _ app: LiveApp) throws {
    try desktop.key("ctrl+k")
    try desktop.key(digit)
    try desktop.wait(for: "\(name), after \"\(app.process.errorOutput)\"") {
      app.process.errorOutput.contains("kept: \(desktop.folder)/\(name)") ? () : nil
    }
    try desktop.key("Escape")
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty))
  func `a prototype in a folder that looks like an option is kept in all ways`() throws {
    let desktop = try Desktop(.x11)
    try FileManager.default.moveItem(
      atPath: try PicturePages.write(in: desktop.folder), toPath: desktop.folder + "/-x")
    let app = try LiveApp(on: desktop, ["--", "-x"], startsInFolder: true)
    try desktop.click(Point(150, 250))
    try app.state("the page") { $0.transition == nil && $0.stack.count == 2 }
    try app.waitForRest()
    let names = [
      "gesture-1.jsonl", "gesture-1.yaml", "gesture-1.gif", "gesture-1.mp4", "gesture-2.mp4",
      "goldens/gesture-1.yaml", "gesture-1.html",
    ]
    for (index, name) in names.enumerated() { try keep("\(index + 1)", as: name, desktop, app) }
    let page = try String(contentsOfFile: desktop.folder + "/gesture-1.html", encoding: .utf8)
    #expect(page.contains(#"["From","a window"]"#))
    let kept = try String(contentsOfFile: desktop.folder + "/goldens/gesture-1.yaml", encoding: .utf8)
    #expect(kept.contains("# It moved by these values:\n"), "\(kept)")
    #expect(kept.contains("navigation.response 344ms"), "\(kept)")
    #expect(kept.contains("# To try others: floatdesktop test gesture-1.yaml -o KEY=VALUE"), "\(kept)")
    let test = try LiveApp.run(["test", desktop.folder + "/goldens"])
    #expect(test.code == 0, "\(test.output) \(test.errors)")
    try app.quit()
  }

  /// The command that makes the video says it to a program, so neither its name nor its colours come along.
  @Test func why_a_video_was_not_made_is_said_in_the_words_of_the_command() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(
      on: desktop, environment: ["PATH": "/nowhere", "CLICOLOR_FORCE": "1"], startsInFolder: true)
    try desktop.click(Point(150, 500))
    try app.waitForRest()
    try desktop.key("ctrl+k")
    try desktop.key("4")
    try desktop.wait(for: "the reason, after \"\(app.process.errorOutput)\"") {
      app.process.errorOutput.contains("error:\u{1B}[0m ffmpeg, which makes the video, was not found")
        ? () : nil
    }
    try app.quit()
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty))
  func beside_a_second_phone_a_video_shows_both() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 950))
    let values = try desktop.write("ball.diameter: 60pt\n", to: "other.yaml")
    let app = try LiveApp(on: desktop, ["--compare", values], startsInFolder: true)
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
    try desktop.click(Point(150, 500))
    try app.waitForRest()
    try keep("3", as: "gesture-1.gif", desktop, app)
    try app.quit()
    let gif = desktop.folder + "/gesture-1.gif"
    let size = try ExportTools.run(
      "ffprobe", ["-v", "error", "-of", "csv=p=0", "-show_entries", "stream=width,height", gif],
      in: desktop.folder)
    let sides = SideBySide(.iPhoneX, names: [], hasBody: true).size(of: Size(375, 812))
    #expect(size.hasPrefix("\(Int(sides.width.rounded())),\(Int(sides.height.rounded()))"), "\(size)")
  }
}
