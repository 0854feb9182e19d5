import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTestSupport

/// A test's picture equals the window, pixel for pixel, at rest and in the middle of every motion.
///
/// The window plays a recording and holds it at a time; the screen is then compared with the picture that `snapshot`
/// makes of that recording at that time.
@Suite(.serialized) struct LivePixelTests {
  struct Setting: CustomTestStringConvertible {
    var kind: Desktop.Kind
    /// Pixels per point on the screen.
    var scale: Int
    /// The number of pixels that the display server counts as one.
    var outputScale = 1
    var presenter = PresenterOption.shm

    var testDescription: String {
      "\(kind.rawValue) at \(scale)x\(outputScale > 1 ? ", by the display's own scale" : ""), \(presenter.rawValue)"
    }

    static let all = Desktop.available.flatMap { kind in
      PresenterOption.allCases.filter { $0 != .auto }.flatMap { presenter in
        [
          Setting(kind: kind, scale: 1, presenter: presenter),
          Setting(kind: kind, scale: 2, presenter: presenter),
        ]
          + (kind == .wayland
            ? [Setting(kind: kind, scale: 2, outputScale: 2, presenter: presenter)] : [])
      }
    }
  }

  /// Every kind of motion, each captured while it goes on.
  private static let steps = """
    steps:
      - wait: 100ms
      - snapshot: rest
      - tap: row:chat-1
      - wait: 120ms
      - snapshot: push
      - settle
      - press: [3, 420]
      - move: {to: [150, 432], over: 300ms}
      - wait: 100ms
      - snapshot: interactive-pop
      - wait: 20ms
      - move: {to: [40, 432], over: 200ms}
      - wait: 100ms
      - release
      - settle
      - tap: row:article-1
      - settle
      - drag: {from: [190, 620], to: [190, 420], over: 100ms, release: true}
      - wait: 100ms
      - snapshot: scrolling
      - settle
      - press: [3, 420]
      - move: {to: [300, 712], over: 300ms}
      - wait: 100ms
      - snapshot: zone
      - wait: 20ms
      - release
      - wait: 100ms
      - snapshot: morph
      - settle
      - press: ball
      - wait: 620ms
      - move: {to: [140, 330], over: 200ms}
      - wait: 60ms
      - snapshot: list
      - wait: 20ms
      - release
      - settle
      - key: Escape
      - settle
      - key: Escape
      - settle
      - press: badge:chat-3
      - move: {to: [95, 336], over: 250ms}
      - wait: 20ms
      - snapshot: badge
    """

  /// Writes the scenario's recording; returns the moments of its snapshots.
  private static func record(to path: String) throws -> [Timeline.Mark] {
    let scenario = try ScenarioFile.parse(Array(steps.utf8), name: "moments")
    let setup = try PrototypeSetup(
      PrototypeChoices(), mode: .headless, source: ReplaySource(scenario, file: "moments"))
    let timeline = try setup.timeline()
    let recording = Recording(header: setup.header, inputs: timeline.inputs)
    try Data(RecordingWriter.text(for: recording).utf8).write(to: URL(fileURLWithPath: path))
    return timeline.marks
  }

  @Test(arguments: [1, 2])
  func the_window_shows_the_pixels_of_a_snapshot(scale: Int) throws {
    let folder = try TemporaryDirectory()
    let recording = folder.path + "/moments.jsonl"
    let marks = try Self.record(to: recording)
    #expect(marks.count == 8)
    // In the dark every third moment of one setting is enough, because the code is the same with other colours; so it is
    // for textures, which get the pixels of shared memory.
    let few = marks.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    for (appearance, marks) in [("light", marks), ("dark", few)] {
      let look = ["--replay", recording, "--appearance", appearance, "--scale", "\(scale)"]
      let paths = marks.map { "\(folder.path)/\(appearance)-\($0.name).png" }
      _ = CommandRun(
        ["snapshot"] + look + ["--at"] + marks.map { "\($0.prototype.now)" } + ["--output"] + paths, code: 0)
      let pictures = try paths.map(PNGFile.read)
      let settings = Setting.all.filter { $0.scale == scale }
      for setting in appearance == "light" ? settings : Array(settings.prefix(1)) {
        let moments = Array(zip(marks, pictures)).filter { mark, _ in
          setting.presenter == .shm || few.contains { $0.name == mark.name }
        }
        try expectInWindow(moments, look, setting)
      }
    }
  }

  /// Holds a window at each moment, and compares the screen with the moment's picture.
  private func expectInWindow(
    _ moments: [(mark: Timeline.Mark, picture: Surface)], _ look: [String], _ setting: Setting
  ) throws {
    let size = PixelSize(
      width: Desktop.size.width * setting.scale, height: Desktop.size.height * setting.scale)
    let desktop = try Desktop(
      setting.kind, size: size, outputScale: setting.outputScale, takesInput: setting.kind == .x11)
    for (mark, picture) in moments {
      let arguments =
        look + [
          "--at", "\(mark.prototype.now)", "--slowdown", "0.05", "--presenter", setting.presenter.rawValue,
        ]
      let app = try LiveApp(on: desktop, arguments, takesInput: false)
      try app.state("the moment") { abs($0.t - mark.prototype.now) < 1e-6 }
      try desktop.wait(for: "\(mark.name), \(look[3]), \(setting.testDescription)", toBe: picture)
      try app.quit()
    }
  }

  /// The window with its body, the panel, and a card over the phone.
  @Test(arguments: Desktop.available)
  func a_picture_of_the_window_is_the_window(kind: Desktop.Kind) throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write(
      "steps: [settle, {snapshot: open}, {window: {key: F1}}, {wait: 1s}, {snapshot: keys}]\n",
      to: "window.yaml")
    // As large as such a window opens.
    let size = PixelSize(width: 801, height: 918)
    _ = CommandRun(
      [
        "snapshot", "--scenario", scenario, "--panel", "--window", "801x918", "--scale", "1", "--output",
        folder.path,
      ], code: 0)
    let desktop = try Desktop(kind, size: size)
    let app = try LiveApp(on: desktop, ["--panel", "--bezel", "on"])
    // The strip and the words below it show how much time has passed, which differs; there the pointer hides nothing else.
    // Scrolling to and fro changes the pixels under the corners and the notch, and restores them.
    for dy in [-40.0, 40] {
      try desktop.perform(.wheel(at: Point(240, 500), dx: 0, dy: dy))
      if dy < 0 { try app.state("the scroll") { $0.scroll > 0 } }
      try desktop.perform(.wait(0.5))
    }
    try desktop.perform(.move(to: Point(640, 60), over: 0))
    let parts = [
      PixelRect(x: 0, y: 0, width: 481, height: 918), PixelRect(x: 481, y: 125, width: 320, height: 793),
    ]
    for name in ["open", "keys"] {
      if name == "keys" { try desktop.key("F1") }
      let expected = try PNGFile.read("\(folder.path)/\(name).png")
      for part in parts {
        try desktop.wait(for: name, toBe: expected.part(part)) { try desktop.picture().part(part) }
      }
    }
    try app.quit()
  }

  /// Two phones in one window.
  @Test(.onX11) func a_tap_on_the_second_phone_is_on_both_and_the_window_is_the_picture() throws {
    let (sides, screen) = (SideBySide(.iPhoneX, names: [], hasBody: false), Size(375, 812))
    let (whole, right) = (sides.size(of: screen), sides.frame(of: 1, screen: screen).origin)
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 950))
    let values = try desktop.write("badge.diameter: 30pt\nnavigation.response: 0.6s\n", to: "large.yaml")
    let app = try LiveApp(on: desktop, ["--compare", values])
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
    try app.openConversation(at: right + Point(150, 180))
    try app.waitForRest()
    let path = desktop.folder + "/both.png"
    _ = CommandRun(
      ["snapshot", "--replay", app.recordPath, "--compare", values, "--scale", "1", "--output", path], code: 0
    )
    try desktop.wait(for: "both", toBe: try PNGFile.read(path)) {
      try desktop.screenshot().surface(PixelSize(width: Int(whole.width), height: Int(whole.height)))
    }
    try app.quit()
  }
}
