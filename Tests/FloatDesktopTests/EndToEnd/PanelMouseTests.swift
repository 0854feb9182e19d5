import FloatCore
import FloatPages
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The panel under a real mouse: controls are dragged and clicked at their drawn places.
@Suite(.serialized) struct PanelMouseTests {
  /// The last value of every key that was set.
  private func values(_ app: LiveApp) throws -> [String: String] {
    var values: [String: String] = [:]
    for line in try app.recordedLines() where line.contains("\"set\"") {
      for part in line.components(separatedBy: "\"key\":\"").dropFirst() {
        let words = part.components(separatedBy: "\"")
        if words.count > 4, words[2].contains("value") || words[1].contains("value") {
          values[words[0]] = words[4]
        }
      }
    }
    return values
  }

  @discardableResult
  private func wait(
    _ what: String, _ app: LiveApp, _ isSo: ([String: String]) -> Bool
  ) throws -> [String: String] {
    var last: [String: String] = [:]
    return try app.wait(for: "\(what); set were \(last)") {
      last = try values(app)
      return isSo(last) ? last : nil
    }
  }

  private func drag(_ desktop: Desktop, from a: Point, by d: Point) throws {
    try desktop.press(a)
    try desktop.move(from: a, to: a + d)
    try desktop.release()
  }

  /// Five keys of five kinds, undo, redo, and the former values while a key is held; the file then has exactly these
  /// keys.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func five_kinds_of_values_are_tuned_by_mouse_and_saved() throws {
    let desktop = try Desktop(.x11, size: PanelMirror.screen)
    let path = desktop.folder + "/config.yaml"
    let old = "# mine\nball:\n  diameter: 60pt   # as before\n\nhaptic.enabled: true\n"
    try Data(old.utf8).write(to: URL(fileURLWithPath: path))
    let app = try LiveApp(on: desktop, ["--panel", "--config", path])
    var mirror = PanelMirror(on: desktop)

    try mirror.find("ball.diameter")
    try drag(desktop, from: try mirror.point("ball.diameter", .label), by: Point(30, 0))
    try wait("the diameter", app) { $0["ball.diameter"].map { $0 != "60pt" } == true }
    try mirror.find("haptic.enabled")
    try mirror.click(try mirror.point("haptic.enabled", .toggle))
    try wait("the switch", app) { $0["haptic.enabled"] == "false" }
    try mirror.find("ball.shape")
    // In the order of the table, circle is the second.
    let shapes = try #require(ParameterSchema.builtIn.entry(for: "ball.shape")?.choices)
    let circle = try #require(shapes.firstIndex(of: "circle"))
    try mirror.click(try mirror.point("ball.shape", .segment(circle)))
    try wait("the shape", app) { $0["ball.shape"] == "circle" }
    try mirror.find("ball.pressed-fill")
    try mirror.click(try mirror.point("ball.pressed-fill", .swatch))
    let square = try mirror.point("ball.pressed-fill", .square)
    try drag(desktop, from: square, by: Point(40, -20))
    try wait("the colour", app) { $0["ball.pressed-fill"] != nil }
    try mirror.find("ball.snap")
    try drag(desktop, from: try mirror.point("ball.snap", .plot), by: Point(30, -20))
    let keys = ["ball.diameter", "haptic.enabled", "ball.shape", "ball.pressed-fill"]
    try wait("the spring", app) { $0["ball.snap.response"] != nil && $0["ball.snap.damping-ratio"] != nil }
    // The drag's last move may not have arrived yet.
    try mirror.click(try mirror.point(.undo))
    try wait("the spring taken back", app) {
      $0["ball.snap.response"] == "350ms" && $0["ball.snap.damping-ratio"] == "0.82"
    }
    try mirror.click(try mirror.point(.redo))
    let tuned = try wait("and done again", app) {
      $0["ball.snap.response"] != "350ms" && $0["ball.snap.damping-ratio"] != "0.82"
    }
    try desktop.xdotool("keydown ctrl keydown b")
    try wait("the other values", app) { now in
      keys.allSatisfy { now[$0] == ParameterSchema.builtIn.entry(for: $0)?.defaultText }
    }
    try desktop.xdotool("keyup b keyup ctrl")
    try wait("these values again", app) { $0 == tuned }

    try mirror.click(try mirror.point(.save))
    let saved = try desktop.wait(for: "the saved file") { () -> String? in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return text == old ? nil : text
    }
    let lines = (old: old.split(separator: "\n"), new: saved.split(separator: "\n"))
    let added = lines.new.filter { !lines.old.contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
    func value(_ key: String) -> String { tuned[key] ?? "" }
    #expect(
      Set(added) == [
        "diameter: \(value("ball.diameter"))   # as before", "shape: circle",
        "pressed-fill: \"\(value("ball.pressed-fill"))\"", "snap.response: \(value("ball.snap.response"))",
        "snap.damping-ratio: \(value("ball.snap.damping-ratio"))", "haptic.enabled: false",
      ])
    #expect(
      lines.old.filter { !lines.new.contains($0) } == [
        "  diameter: 60pt   # as before", "haptic.enabled: true",
      ])
    try app.quit()
  }
}
