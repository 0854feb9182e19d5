import FloatCore
import FloatFiles
import FloatPages
import FloatPainting
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatSnapshots

/// The panel's looks, against pictures beside this file; `SNAPSHOT_TESTING_RECORD=all` records them again.
@Suite(.serialized) struct PanelPicturesTests {
  /// A panel with inputs one second apart.
  private struct Hand {
    var panel: Panel
    var now = 0.0

    /// The groups and their numbers of keys lie below the picture's end, so the pictures do not depend on them.
    init(
      _ keys: [String], _ appearance: Appearance = .light, _ language: PanelLanguage = .english,
      height: Double = 640
    ) {
      panel = Panel(Parameters.builtIn, height: height, appearance: appearance, language: language)
      send(.touched(keys))
    }

    mutating func send(_ inputs: PanelInput...) {
      for input in inputs {
        now += 1
        panel.send(input, at: now)
      }
    }

    mutating func click(_ p: Point) { send(.pointer(.down, at: p), .pointer(.up, at: p), .leave) }

    /// A point of the first part of a row that meets a condition.
    func point(_ key: String, _ isWanted: (PanelPart) -> Bool) throws -> Point {
      for y in stride(from: 60.0, to: panel.height, by: 3) {
        for x in stride(from: 10.0, to: Panel.width, by: 4) {
          if case .part(let row, let part)? = panel.place(at: Point(x, y)), row.key == key, isWanted(part) {
            return Point(x + 6, y + 9)
          }
        }
      }
      throw CommandFailure(.usage, "\(key) is not in sight")
    }
  }

  private static let ball = [
    "ball.diameter", "ball.shape", "ball.fill", "ball.drag-removes", "ball.snap.response",
    "ball.snap.damping-ratio", "ball.snap.curve",
  ]

  private func check(_ hand: Hand, scale: Double = 1, _ name: String, file: String = #filePath) throws {
    let folder = Folder.containing(file)
    let store = GoldenStore(
      mode: try SnapshotRecord.standard(environment: Environment.value), suite: SuiteFolder(folder))
    let pool = PainterPool(assets: try Assets.locate())
    let picture = pool.picture(of: hand.panel.scene, scale: scale, usesTextBoxes: false)
    let result = store.check(
      picture, scenario: "PanelPicturesTests", name: name,
      golden: "\(folder)/__Snapshots__/PanelPicturesTests/\(name).png", tolerance: .exact)
    #expect(result.status == .passed, "\(name): \(result.message)")
  }

  @Test func `at first there is what was touched last`() throws {
    try check(Hand(Self.ball), scale: 2, "start")
    try check(Hand(Self.ball, .dark), "start-dark")
  }

  @Test func `what was tuned has a dot, a mark where it was, and the old curve behind the new`() throws {
    var hand = Hand(Self.ball)
    let diameter = try hand.point("ball.diameter") { $0 == .label }
    hand.send(.pointer(.down, at: diameter), .pointer(.move, at: diameter + Point(90, 0)))
    hand.send(.pointer(.up, at: diameter + Point(90, 0)), .leave)
    let ratio = try hand.point("ball.snap.damping-ratio") { $0 == .label }
    hand.send(.pointer(.down, at: ratio), .pointer(.move, at: ratio + Point(-80, 0)))
    hand.send(.pointer(.up, at: ratio + Point(-80, 0)))
    hand.panel.advance(to: hand.now + 0.2)
    try check(hand, "tuned")
    hand.send(.pointer(.move, at: diameter))
    try check(hand, scale: 2, "tuned-pointed")
  }

  @Test func `a colour and a curve unfold`() throws {
    var hand = Hand(["ball.fill", "ball.pressed-fill", "ball.snap.curve"], .dark)
    hand.click(try hand.point("ball.pressed-fill") { $0 == .swatch })
    hand.send(.leave)
    hand.click(try hand.point("ball.snap.curve") { $0 == .swatch })
    let handle = try hand.point("ball.snap.curve") { $0 == .handle2 }
    hand.send(.pointer(.down, at: handle), .pointer(.move, at: handle + Point(-60, -20)))
    hand.send(.pointer(.up, at: handle + Point(-60, -20)), .leave)
    try check(hand, "editors-dark")
  }

  @Test func `what is typed wrongly says why`() throws {
    var hand = Hand(Self.ball)
    hand.click(try hand.point("ball.diameter") { $0 == .field })
    hand.send(.text("58pt*12"), .key("Return"))
    try check(hand, "typing")
  }

  @Test func `the keyboard's focus is seen, in Chinese, too`() throws {
    var hand = Hand(Self.ball, .light, .simplifiedChinese)
    hand.send(.focus(true), .key("Tab"), .key("Right"))
    try check(hand, "focus-zh-Hans")
  }

  @Test func `search shows what it found`() throws {
    var hand = Hand([])
    hand.send(.action(.find), .text("ball shadow"))
    try check(hand, "search")
  }

  @Test func `a choice of many words is a list`() throws {
    var hand = Hand(["ball.home.from", "ball.diameter", "modal.axis"], height: 420)
    hand.click(try hand.point("ball.home.from") { $0 == .menu })
    try check(hand, "menu")
  }

  @Test func `a key that the file has changed, too, shows both values`() throws {
    var hand = Hand(Self.ball)
    hand.click(try hand.point("ball.diameter") { $0 == .slider } + Point(60, 0))
    var file = Parameters.builtIn
    try file.set("ball.diameter", to: "44pt")
    hand.send(.loaded(file))
    try check(hand, "conflict")
  }

  @Test func `the name of a preset is typed at the foot, with what an input method composes underlined`()
    throws
  {
    var hand = Hand(Self.ball, height: 480)
    hand.send(.values([ConfigurationValue(key: "ball.diameter", value: "70pt")]), .action(.preset))
    hand.send(.text("soft-"), .composing("qiu", caret: 3))
    try check(hand, scale: 2, "name")
    hand = Hand(Self.ball, .dark, .simplifiedChinese, height: 480)
    hand.send(.values([ConfigurationValue(key: "ball.diameter", value: "70pt")]), .action(.preset))
    hand.send(.text("球"), .key("Return"), .preset(.taken))
    try check(hand, "name-taken-dark-zh-Hans")
  }
}
