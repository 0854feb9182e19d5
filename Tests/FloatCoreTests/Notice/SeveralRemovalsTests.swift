import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("One tap brings back all that the standing notice names")
struct SeveralRemovalsTests {
  /// What a hand takes away, and in which way.
  enum Act: String, CaseIterable, Sendable {
    case row, rowByKey, listRow, menu, ball, ballByKey
  }

  /// Three collected pages, and time to do several things.
  private func stage(pages: Int = 3) -> Stage {
    var stage = Stage.collected(pages)
    for _ in 0..<3 where stage.state.stack.count > 1 { stage.keyAndSettle("Escape") }
    stage.send(.set(key: "notice.undo-duration", value: "15s"))
    return stage
  }

  private func rows(_ stage: Stage) -> [String] {
    stage.prototype.elements.map(\.id.description).filter {
      $0.hasPrefix("row:chat-") && !$0.contains("action")
    }
  }

  private func label(_ stage: Stage) -> String? { stage.prototype.elements.last { $0.id == .notice }?.label }

  private func deleteRow(_ id: String, _ stage: inout Stage) {
    guard let row = stage.frame("row:\(id)") else { return }
    stage.drag(from: row.center + Point(120, 0), to: row.center - Point(120, 0))
    stage.wait(0.5)
    for _ in 0..<2 {
      stage.tap("row:\(id):action:delete")
      stage.wait(0.4)
    }
  }

  private func perform(_ act: Act, _ stage: inout Stage) {
    switch act {
    case .row: deleteRow("chat-2", &stage)
    case .rowByKey:
      stage.prototype.keyboard.focus = .row("chat-3")
      for _ in 0..<2 {
        stage.send(.key("Delete"))
        stage.wait(0.4)
      }
    case .listRow:
      stage.tap("ball")
      stage.wait(0.5)
      stage.tap("list:article-2:delete")
      stage.wait(0.5)
      stage.send(.key("Escape"))
      stage.wait(0.6)
    case .menu:
      stage.prototype.perform(.navigate(.open("article-1", from: nil)))
      stage.wait(0.8)
      stage.tap("more")
      stage.wait(0.5)
      stage.tap("menu:cancel-float")
      stage.wait(0.6)
      stage.send(.key("Escape"))
      stage.wait(0.9)
    case .ball:
      stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), over: 0.25, hold: 0.3)
      stage.wait(0.6)
    case .ballByKey:
      stage.prototype.keyboard.focus = .ball
      stage.send(.key("Delete"))
      stage.wait(0.6)
    }
  }

  /// Each two of them, the one after the other; after the ball there is no other of its kind.
  private static let pairs = Act.allCases.flatMap { first in
    Act.allCases.filter { $0 != first }.map { [first, $0] }
  }.filter { ![.ball, .ballByKey].contains($0[0]) || [.row, .rowByKey].contains($0[1]) }

  @Test(arguments: pairs + [[.row, .listRow, .rowByKey, .menu, .ball]])
  func all_kinds_come_back_in_their_order(acts: [Act]) {
    var stage = stage()
    let (rows, archive) = (rows(stage), stage.prototype.archive)
    for act in acts { perform(act, &stage) }
    let gone =
      rows.count - self.rows(stage).count + archive.pages.count
      - stage.prototype.archive.pages.count
    #expect(gone >= acts.count)
    #expect(label(stage) == "\(gone) removed.")
    stage.tapAndSettle("notice:undo")
    #expect(self.rows(stage) == rows)
    #expect(stage.prototype.archive.pages.map(\.pageID) == archive.pages.map(\.pageID))
    #expect(stage.prototype.archive.dock == archive.dock)
    #expect(stage.state.ball.alpha == 1)
    #expect(stage.frame("notice") == nil)
  }

  @Test func keys_bring_all_back_and_the_last_row_has_the_focus() {
    var stage = stage()
    let before = rows(stage)
    perform(.ballByKey, &stage)
    perform(.rowByKey, &stage)
    #expect(stage.state.focus == "notice:undo")
    stage.keyAndSettle("Return")
    #expect(rows(stage) == before)
    #expect(stage.state.ball.items.count == 3)
    #expect(stage.state.focus == "row:chat-3")
  }

  @Test func a_row_comes_back_into_its_tab_from_another_one() {
    var stage = Stage()
    let before = rows(stage)
    deleteRow("chat-1", &stage)
    stage.tap("tab:me")
    stage.wait(0.1)
    stage.tap("notice:undo")
    stage.tapAndSettle("tab:chats")
    #expect(rows(stage) == before)
  }

  @Test func a_removal_after_its_undo_begins_a_new_one() {
    var stage = Stage()
    deleteRow("chat-1", &stage)
    stage.tap("notice:undo")
    stage.wait(0.05)
    stage.prototype.perform(.removeRow("chat-2"))
    stage.wait(0.3)
    #expect(label(stage) == "Removed from the list.")
  }

  /// The notice's place answers from the moment of the second removal on.
  @Test(arguments: [0.0, 0.02, 0.1])
  func a_tap_at_once_does_not_miss(after seconds: Double) {
    var stage = Stage()
    let before = rows(stage)
    deleteRow("chat-1", &stage)
    let place = stage.frame("notice:undo")
    stage.prototype.perform(.removeRow("chat-2"))
    stage.wait(seconds)
    #expect(stage.frame("notice:undo")?.minY == place?.minY)
    stage.tapAndSettle("notice:undo")
    #expect(rows(stage) == before)
  }

  @Test(arguments: ["light", "dark"])
  func no_frame_is_wrong(appearance: String) {
    var stage = stage()
    stage.send(.set(key: "appearance", value: appearance))
    stage.settle()
    var player = FramePlayer(stage)
    for row: PageID in ["chat-1", "chat-3"] {
      player.act { $0.prototype.perform(.removeRow(row)) }
      player.wait(0.4)
    }
    player.act { $0.prototype.perform(.removeBall) }
    player.wait(0.5)
    player.tap("notice:undo")
    player.finish()
    #expect(player.stage.state.ball.items.count == 3)
  }
}
