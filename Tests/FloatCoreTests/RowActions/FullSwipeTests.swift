import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A full swipe does the last action of a row")
struct FullSwipeTests {
  private static let place = Point(360, 178)
  private static let rates = [60.0, 125, 250, 1000]

  /// A stage with a threshold of 0.6 · 375 = 225 points, whose first row has these actions.
  private func stage(_ actions: [PrototypePages.RowAction]? = nil, _ values: [(String, String)] = []) -> Stage
  {
    var pages = PrototypePages.fallback
    if let actions { pages = pages.changingChats { $0.chats[0].actions = actions } }
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    stage.send(.set(key: "row-swipe.full-swipe", value: "0.6"))
    stage.set(values)
    return stage
  }

  private func offset(_ stage: Stage) -> Double? { stage.state.rows.first { $0.id == "row:chat-1" }?.offset }

  private func ticks(_ stage: Stage) -> Int { stage.effects.count { $0.name == "impact" } }

  private func delete(_ question: String? = nil) -> PrototypePages.RowAction {
    .init(title: "Delete", kind: .delete, question: question)
  }

  @Test(arguments: rates)
  func the_row_follows_the_finger_to_its_end(rate: Double) throws {
    var stage = stage().sampled(at: rate)
    stage.press(Self.place)
    for step in 1...34 {
      stage.move(by: Point(-10, 0), over: 0.03)
      stage.wait(0.1)
      #expect(abs(try #require(offset(stage)) + 10 * Double(step)) < 0.5, "step \(step)")
    }
    // A mouse may go beyond the screen; the row does not.
    stage.move(by: Point(-200, 0), over: 0.2)
    stage.wait(0.2)
    #expect(offset(stage) == -375)
  }

  @Test(arguments: rates)
  func it_ticks_once_each_way(rate: Double) {
    var stage = stage().sampled(at: rate)
    stage.pull(from: Self.place, by: Point(-224, 0), over: 0.3)
    #expect(ticks(stage) == 0)
    stage.move(by: Point(-2, 0), over: 0.02)
    #expect(ticks(stage) == 1)
    stage.move(by: Point(-100, 0), over: 0.3)
    #expect(ticks(stage) == 1)
    stage.move(by: Point(100, 0), over: 0.3)
    #expect(ticks(stage) == 1)
    stage.move(by: Point(2, 0), over: 0.02)
    #expect(ticks(stage) == 2)
    stage.releaseAndSettle()
    #expect(ticks(stage) == 2)
  }

  @Test(arguments: rates, ["delete", "hide", "confirm"])
  func the_release_takes_the_row_out_at_once_with_undo(rate: Double, how: String) throws {
    let last: PrototypePages.RowAction =
      switch how {
      case "hide": .init(title: "Hide", kind: .hide)
      case "confirm": delete("Really?")
      default: delete()
      }
    var stage = stage([.init(title: "Unread", kind: .unread), last]).sampled(at: rate)
    let below = try #require(stage.frame("row:chat-2"))
    stage.pull(from: Self.place, by: Point(-300, 0), over: 0.3)
    stage.release()
    #expect(stage.frame("notice:undo") != nil || stage.prototype.notices.current?.action?.undoes == true)
    #expect(stage.frame("row:chat-1") == nil)
    var before = try #require(offset(stage))
    var isOut = false
    while let now = offset(stage) {
      // Its room closes up only once it is out of sight.
      #expect(now <= before + 1e-9)
      let isHigh = stage.frame("row:chat-2") == below
      #expect(isHigh || now <= -374)
      isOut = isOut || !isHigh
      before = now
      stage.wait(1.0 / 60)
    }
    #expect(isOut)
    #expect(stage.frame("row:chat-2")?.minY == below.minY - 72)
    stage.tapAndSettle("notice:undo")
    #expect(stage.frame("row:chat-2") == below)
  }

  @Test func what_has_no_undo_asks_and_what_needs_none_is_done() throws {
    for (action, asks) in [
      (PrototypePages.RowAction(title: "Go", kind: .push("chat-2"), question: "Go?"), true),
      (.init(title: "Go", kind: .push("chat-2")), false),
    ] {
      var stage = stage([delete(), action])
      stage.dragAndSettle(from: Self.place, to: Self.place - Point(300, 0))
      #expect((stage.state.stack == ["chats"]) == asks)
      let label = stage.prototype.elements.last { $0.id == "row:chat-1:action:chat-2" }?.label
      #expect(label == (asks ? "Go?" : nil))
    }
    var unread = stage([delete(), .init(title: "Unread", kind: .unread)])
    unread.dragAndSettle(from: Self.place, to: Self.place - Point(300, 0))
    #expect(unread.prototype.badges.counts.unread["chat-1"] == 0)
    #expect(unread.state.rows.isEmpty)
  }

  @Test(arguments: rates)
  func going_back_before_the_release_takes_nothing_out(rate: Double) {
    for back in [110.0, 60] {
      var stage = stage().sampled(at: rate)
      stage.pull(from: Self.place, by: Point(-300, 0), over: 0.3)
      // Slowly back beyond the threshold, or flicked back from beyond it.
      stage.move(by: Point(back, 0), over: back == 60 ? 0.08 : 0.8)
      if back > 100 { stage.wait(0.2) }
      stage.releaseAndSettle()
      #expect(stage.frame("row:chat-1") != nil)
      #expect(stage.prototype.notices.current == nil)
      #expect(stage.state.rows.map(\.open) == (back > 100 ? [true] : []))
    }
    for key in ["Escape", nil] {
      var stage = stage().sampled(at: rate)
      stage.pull(from: Self.place, by: Point(-300, 0), over: 0.3)
      if let key { stage.send(.key(key)) } else { stage.cancel() }
      stage.settle()
      #expect(stage.frame("row:chat-1")?.minX == 0)
      #expect(stage.state.rows.isEmpty)
    }
  }

  /// A row that is open, or asks, is taken along as well.
  @Test(arguments: [false, true])
  func from_an_open_row(asks: Bool) {
    var stage = stage()
    stage.dragAndSettle(from: Self.place, to: Self.place - Point(150, 0))
    if asks { stage.tap("row:chat-1:action:delete") }
    stage.settle()
    stage.pull(from: Point(100, 178), by: Point(-90, 0), over: 0.2, hold: 0.1)
    #expect(ticks(stage) == 1)
    stage.releaseAndSettle()
    #expect(stage.frame("row:chat-1") == nil)
  }

  /// The words of the last button never leave an empty ground: the question takes their place.
  @Test func the_title_turns_into_the_question() throws {
    var stage = stage(nil, [("row-swipe.full-swipe", "0")])
    stage.dragAndSettle(from: Self.place, to: Self.place - Point(150, 0))
    stage.tap("row:chat-1:action:delete")
    for _ in 0..<30 {
      let buttons = try #require(stage.prototype.scene.layers.find("row:chat-1:buttons"))
      let words = buttons.content.texts.filter { $0.text.hasPrefix("Delete") }
      #expect(words.map { Int($0.color.alpha) }.reduce(0, +) >= 254)
      stage.wait(1.0 / 60)
    }
    // Nothing is left of the buttons below.
    stage.wait(0)
    #expect(stage.frame("row:chat-1:action:delete")?.width == 222)
    #expect(!stage.prototype.isAnimating)
  }

  @Test(arguments: ["out", "back", "undo", "dark", "reduced", "asks"])
  func no_frame_is_wrong(how: String) {
    var stage = stage(
      how == "asks" ? [.init(title: "Go", kind: .push("chat-2"), question: "Go?")] : nil,
      how == "dark" ? [("appearance", "dark")] : how == "reduced" ? [("motion.reduced", "true")] : [])
    stage.settle()
    var player = FramePlayer(stage)
    player.pull(from: Self.place, to: Self.place - Point(320, 0), over: 0.4)
    if how == "back" { player.move(to: Self.place - Point(100, 0), over: 0.3) }
    player.release()
    if how == "undo" {
      player.wait(0.3)
      if let undo = player.stage.frame("notice:undo") { player.tap(undo.center) }
    }
    player.wait(0.8)
    player.finish()
  }
}
