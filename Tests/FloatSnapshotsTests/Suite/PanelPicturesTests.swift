import FloatCore
import FloatFiles
import FloatPages
import FloatPainting
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatSnapshots

/// The panel's looks, against pictures beside this file; `SNAPSHOT_TESTING_RECORD=all` records them again.
@Suite(.serialized) struct PanelPicturesTests {
  /// The groups and their numbers of keys lie below the picture's end, so the pictures do not depend on them.
  private func stage(
    _ keys: [String] = ball, _ appearance: Appearance = .light, _ language: PanelLanguage = .english,
    height: Double = 640
  ) -> PanelStage {
    PanelStage(keys, height: height, appearance, language)
  }

  private static let ball = [
    "ball.diameter", "ball.shape", "ball.fill", "ball.drag-removes", "ball.snap.response",
    "ball.snap.damping-ratio", "ball.snap.curve",
  ]

  private func check(_ stage: PanelStage, scale: Double = 1, _ name: String, file: String = #filePath) throws
  {
    let folder = Folder.containing(file)
    let store = GoldenStore(
      mode: try SnapshotRecord.standard(environment: Environment.value), suite: SuiteFolder(folder))
    let pool = PainterPool(assets: try Assets.locate())
    let picture = pool.picture(of: stage.panel.scene, scale: scale, usesTextBoxes: false)
    var result = SnapshotResult(
      scenario: "PanelPicturesTests", name: name, status: .passed,
      golden: "\(folder)/__Snapshots__/PanelPicturesTests/\(name).png")
    store.check(picture, tolerance: .exact, &result)
    #expect(result.status == .passed, "\(name): \(result.message)")
  }

  @Test func `at first there is what was touched last`() throws {
    try check(stage(), scale: 2, "start")
    try check(stage(Self.ball, .dark), "start-dark")
  }

  @Test func `what was tuned has a dot, a mark where it was, and the old curve behind the new`() throws {
    var stage = stage()
    let diameter = try stage.point("ball.diameter", .label)
    stage.send(.pointer(.down, at: diameter), .pointer(.move, at: diameter + Point(90, 0)))
    stage.send(.pointer(.up, at: diameter + Point(90, 0)), .leave)
    let ratio = try stage.point("ball.snap.damping-ratio", .label)
    stage.send(.pointer(.down, at: ratio), .pointer(.move, at: ratio + Point(-80, 0)))
    stage.send(.pointer(.up, at: ratio + Point(-80, 0)))
    stage.panel.advance(to: stage.now + 0.2)
    try check(stage, "tuned")
    stage.send(.pointer(.move, at: diameter))
    try check(stage, scale: 2, "tuned-pointed")
  }

  @Test func `a colour and a curve unfold`() throws {
    var stage = stage(["ball.fill", "ball.pressed-fill", "ball.snap.curve"], .dark)
    stage.click(try stage.point("ball.pressed-fill", .swatch))
    stage.send(.leave)
    stage.click(try stage.point("ball.snap.curve", .swatch))
    stage.send(.leave)
    let handle = try stage.point("ball.snap.curve", .handle2)
    stage.send(.pointer(.down, at: handle), .pointer(.move, at: handle + Point(-60, -20)))
    stage.send(.pointer(.up, at: handle + Point(-60, -20)), .leave)
    try check(stage, "editors-dark")
  }

  @Test func `what is typed wrongly says why`() throws {
    var stage = stage()
    stage.click(try stage.point("ball.diameter", .field))
    stage.send(.leave)
    stage.send(.text("58pt*12"), .key("Return"))
    try check(stage, "typing")
  }

  @Test func `the keyboard's focus is seen, in Chinese, too`() throws {
    var stage = stage(Self.ball, .light, .simplifiedChinese)
    stage.send(.focus(true), .key("Tab"), .key("Right"))
    try check(stage, "focus-zh-Hans")
  }

  @Test func `search shows what it found`() throws {
    var stage = stage([])
    stage.send(.action(.find), .text("ball shadow"))
    try check(stage, "search")
  }

  @Test func `a choice of many words is a list`() throws {
    var stage = stage(["ball.home.from", "ball.diameter", "modal.axis"], height: 420)
    stage.click(try stage.point("ball.home.from", .menu))
    stage.send(.leave)
    try check(stage, "menu")
  }

  @Test func `a key that the file has changed, too, shows both values`() throws {
    var stage = stage()
    stage.click(try stage.point("ball.diameter", .slider) + Point(18, 0))
    stage.send(.leave)
    var file = Parameters.builtIn
    try file.set("ball.diameter", to: "44pt")
    stage.send(.loaded(file))
    try check(stage, "conflict")
  }

  @Test func `the name of a preset is typed at the foot, with what an input method composes underlined`()
    throws
  {
    var stage = stage(height: 480)
    stage.send(.values([ConfigurationValue(key: "ball.diameter", value: "70pt")]), .action(.preset))
    stage.send(.text("soft-"), .composing("qiu", caret: 3))
    try check(stage, scale: 2, "name")
    stage = self.stage(Self.ball, .dark, .simplifiedChinese, height: 480)
    stage.send(.values([ConfigurationValue(key: "ball.diameter", value: "70pt")]), .action(.preset))
    stage.send(.text("球"), .key("Return"), .preset(.taken))
    try check(stage, "name-taken-dark-zh-Hans")
  }
}
