import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk

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
    card.fail("no room", at: 14)
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

  @Test func what_is_being_written_cannot_be_closed() {
    var card = choosing()
    _ = card.take(key: "1")
    let escape = card.take(key: "Escape")
    #expect(!escape.isTaken, "it goes back a page on the phone")
    #expect(card.state == .writing(.recording))
    card.sayNothing()
    #expect(card.state == .writing(.recording))
    let again = card.take(key: "Return")
    #expect(again.kind == nil)
  }

  /// The lines below the title.
  private func lines(_ card: KeepCard) -> [String] {
    card.scene(nil, now: 0, .light).layers.flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }.dropFirst().map(\.self)
  }

  @Test func it_says_how_much_is_written_and_that_it_begins_anew() {
    var card = choosing()
    _ = card.take(key: "3")
    #expect(lines(card) == ["Writing …"])
    card.progress(0)
    card.progress(42)
    #expect(lines(card) == ["Writing … 42 %"])
    card.progress(3)
    #expect(lines(card) == ["Too large: writing it smaller … 3 %"])
    card.finish(["a.gif"], at: 0)
    card.toggle()
    _ = card.take(key: "3")
    #expect(lines(card) == ["Writing …"], "the next one is told from the beginning")
  }

  @Test func the_next_can_be_chosen_meanwhile_and_all_are_told() {
    var card = choosing()
    _ = card.take(key: "3")
    card.progress(42)
    card.toggle()
    #expect(card.state == .choosing)
    _ = card.take(key: "Escape")
    #expect(card.state == .writing(.gif), "the choice is closed, and the writing goes on")
    card.toggle()
    let next = card.take(key: "4")
    #expect(next.kind == .mp4)
    #expect(lines(card) == ["Writing … 42 %", "1 more after it"])
    card.finish(["a.gif"], at: 10)
    #expect(card.state == .writing(.mp4))
    #expect(lines(card) == ["a.gif", "Writing …"])
    card.finish(["b.mp4"], at: 20)
    #expect(card.state == .kept(["a.gif", "b.mp4"]))
    #expect(card.closeTime == 24)
  }

  @Test func a_failure_among_several_stays_with_what_was_kept() {
    var card = choosing()
    for digit in ["3", "4"] {
      _ = card.take(key: digit)
      card.toggle()
    }
    _ = card.take(key: "Escape")
    card.fail("no room", at: 10)
    card.finish(["b.mp4"], at: 20)
    #expect(card.state == .failed("no room\nKept: b.mp4"))
    card.advance(to: 100)
    #expect(card.isShown)
    card.toggle()
    _ = card.take(key: "Escape")
    #expect(!card.isShown, "it was read when the next choice was opened")
  }

  /// The report is not lost, and has its whole time.
  @Test func what_is_done_during_a_choice_is_told_after_it() {
    var card = choosing()
    _ = card.take(key: "3")
    card.toggle()
    card.finish(["a.gif"], at: 10)
    #expect(card.state == .choosing)
    card.advance(to: 60)
    _ = card.take(key: "Escape")
    card.advance(to: 60)
    #expect(card.state == .kept(["a.gif"]))
    card.advance(to: 63.9)
    #expect(card.isShown)
    card.advance(to: 64)
    #expect(!card.isShown)
  }

  @Test func beside_a_second_phone_each_form_says_which_phone_it_shows() {
    var card = KeepCard(isCompared: true)
    card.toggle()
    let words = lines(card)
    #expect(words.filter { $0.hasPrefix("both phones .") }.count == 3)
    #expect(words.filter { $0.hasPrefix("left phone ") }.count == 4)
    #expect(!lines(choosing()).contains { $0.contains("phone") })
  }

  @Test(arguments: [PanelLanguage.english, .simplifiedChinese])
  func its_words_have_room(language: PanelLanguage) {
    let words = KeepWords(language)
    for kind in KeepKind.allCases {
      let name = TextMetrics.width(words.name(kind), size: 14, weight: .medium)
      let hint = TextMetrics.width(words.hint(kind, isCompared: true), size: 12)
      #expect(name + hint < KeepCard.width - 80)
    }
  }
}
