import FloatCore
import Testing

@testable import FloatStudio

@Suite struct KeepCardTests {
  private func choosing() -> KeepCard {
    var card = KeepCard()
    card.toggle()
    return card
  }

  @Test func return_takes_the_last_used() {
    var card = choosing()
    let chosen = card.take(key: "2")
    #expect(chosen == (true, .scenario))
    card.finish(["/tmp/gesture-1.yaml"], at: 0)
    let closed = card.take(key: "Escape")
    #expect(closed.isTaken)
    card.toggle()
    let again = card.take(key: "Return")
    #expect(again.kind == .scenario)
  }

  @Test func at_first_it_is_the_video() {
    var card = choosing()
    let first = card.take(key: "Return")
    #expect(first.kind == .gif)
    #expect(card.state == .writing(.gif))
  }

  @Test func arrows_go_round() {
    var card = choosing()
    var seen: [KeepKind] = []
    for _ in KeepKind.allCases {
      _ = card.take(key: "Down")
      seen.append(card.selected)
    }
    #expect(seen == [.mp4, .lately, .golden, .handoff, .recording, .scenario, .gif])
    for _ in 0..<2 { _ = card.take(key: "Up") }
    #expect(card.selected == .recording)
    _ = card.take(key: "Up")
    #expect(card.selected == .handoff)
  }

  @Test func a_closed_card_takes_nothing() {
    var card = KeepCard()
    let key = card.take(key: "Return")
    let pointer = card.take(.down, at: Point(10, 60))
    #expect(!key.isTaken)
    #expect(!pointer.isTaken)
  }

  @Test func a_click_on_a_row_keeps_and_one_beside_closes() {
    var card = choosing()
    let row = Point(100, 60)
    let down = card.take(.down, at: row)
    #expect(down == (true, nil))
    let up = card.take(.up, at: row)
    #expect(up == (true, .recording))
    card.finish(["a"], at: 0)
    let beside = card.take(.down, at: Point(-20, 10))
    #expect(beside == (false, nil))
    #expect(!card.isShown)
  }

  @Test func a_pointer_that_was_pressed_elsewhere_is_not_its_own() {
    var card = choosing()
    let row = Point(100, 60)
    let move = card.take(.move, at: row)
    let up = card.take(.up, at: row)
    #expect(move == (false, nil))
    #expect(up == (false, nil), "the phone gets the release of its press")
    #expect(card.state == .choosing)
    _ = card.take(.down, 1, at: row)
    let other = card.take(.up, 2, at: row)
    #expect(other == (false, nil), "another finger")
    let out = card.take(.up, 1, at: Point(-50, 60))
    #expect(out == (true, nil), "let go beside the card, it chooses nothing")
    #expect(card.state == .choosing)
  }

  /// The next message has its own time; a failure stays until it is read.
  @Test func what_was_kept_is_told_for_four_seconds_and_closed_early_takes_its_time_with_it() {
    var card = choosing()
    _ = card.take(key: "1")
    card.finish(["a"], at: 10)
    #expect(card.closeTime == 14)
    card.advance(to: 13.9)
    #expect(card.isShown)
    _ = card.take(key: "Escape")
    #expect(card.closeTime == nil)
    card.fail("no room")
    card.advance(to: 14.5)
    #expect(card.state == .failed("no room"))
    #expect(card.closeTime == nil)
    card.toggle()
    _ = card.take(key: "1")
    card.finish(["b"], at: 20)
    card.advance(to: 24)
    #expect(!card.isShown)
    #expect(card.closeTime == nil)
  }

  @Test func what_is_being_written_cannot_be_closed_or_begun_again() {
    var card = choosing()
    _ = card.take(key: "1")
    card.toggle()
    _ = card.take(key: "Escape")
    #expect(card.state == .writing(.recording))
    let again = card.take(key: "Return")
    #expect(again.kind == nil)
  }

  @Test(arguments: [PanelLanguage.english, .simplifiedChinese])
  func its_words_have_room(language: PanelLanguage) {
    let words = KeepWords(language)
    for kind in KeepKind.allCases {
      let name = TextMetrics.width(words.name(kind), size: 14, weight: .medium)
      let hint = TextMetrics.width(words.hint(kind), size: 12)
      #expect(name + hint < KeepCard.width - 80)
    }
  }
}
