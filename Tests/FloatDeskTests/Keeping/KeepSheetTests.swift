import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

@Suite struct KeepSheetTests {
  private func choosing() -> KeepSheet {
    var sheet = KeepSheet()
    sheet.toggle()
    return sheet
  }

  @Test func return_takes_the_last_used() {
    var sheet = choosing()
    let chosen = sheet.take(key: "2")
    #expect(chosen == (true, .scenario))
    sheet.finish(["/tmp/gesture-1.yaml"], at: 0)
    let closed = sheet.take(key: "Escape")
    #expect(closed.isTaken)
    sheet.toggle()
    let again = sheet.take(key: "Return")
    #expect(again.kind == .scenario)
  }

  @Test func arrows_go_round() {
    var sheet = choosing()
    var seen: [KeepKind] = []
    for _ in KeepKind.allCases {
      _ = sheet.take(key: "Down")
      seen.append(sheet.selected)
    }
    #expect(seen == [.mp4, .lately, .golden, .handoff, .recording, .scenario, .gif])
    for _ in 0..<2 { _ = sheet.take(key: "Up") }
    #expect(sheet.selected == .recording)
    _ = sheet.take(key: "Up")
    #expect(sheet.selected == .handoff)
  }

  @Test func a_pointer_that_was_pressed_elsewhere_is_not_its_own() {
    var sheet = choosing()
    let row = Point(100, 60)
    let move = sheet.take(.move, at: row)
    let up = sheet.take(.up, at: row)
    #expect(move == (false, nil))
    #expect(up == (false, nil), "the phone gets the release of its press")
    #expect(sheet.state == .choosing)
    _ = sheet.take(.down, 1, at: row)
    let other = sheet.take(.up, 2, at: row)
    #expect(other == (false, nil), "another finger")
    let out = sheet.take(.up, 1, at: Point(-50, 60))
    #expect(out == (true, nil), "let go beside the sheet, it chooses nothing")
    #expect(sheet.state == .choosing)
  }

  /// The next message has its own time; a failure stays until it is read.
  @Test func what_was_kept_is_told_for_four_seconds_and_closed_early_takes_its_time_with_it() {
    var sheet = choosing()
    _ = sheet.take(key: "1")
    sheet.finish(["a"], at: 10)
    #expect(sheet.closeTime == 14)
    sheet.advance(to: 13.9)
    #expect(sheet.isShown)
    _ = sheet.take(key: "Escape")
    #expect(sheet.closeTime == nil)
    sheet.fail("no room", at: 14)
    sheet.advance(to: 14.5)
    #expect(sheet.state == .failed("no room"))
    #expect(sheet.closeTime == nil)
    sheet.toggle()
    _ = sheet.take(key: "1")
    sheet.finish(["b"], at: 20)
    sheet.advance(to: 24)
    #expect(!sheet.isShown)
    #expect(sheet.closeTime == nil)
  }

  /// The lines below the title.
  private func lines(_ sheet: KeepSheet) -> [String] {
    Array(sheet.scene(nil, now: 0, .light).layers.flatMap(\.words).dropFirst())
  }

  @Test func it_says_how_much_is_written_and_that_it_begins_anew() {
    var sheet = choosing()
    _ = sheet.take(key: "3")
    #expect(lines(sheet) == ["Writing …"])
    sheet.progress(0)
    sheet.progress(42)
    #expect(lines(sheet) == ["Writing … 42 %"])
    sheet.progress(3)
    #expect(lines(sheet) == ["Too large: writing it smaller … 3 %"])
    sheet.finish(["a.gif"], at: 0)
    sheet.toggle()
    _ = sheet.take(key: "3")
    #expect(lines(sheet) == ["Writing …"], "the next one is told from the beginning")
  }

  @Test func the_next_can_be_chosen_meanwhile_and_all_are_told() {
    var sheet = choosing()
    _ = sheet.take(key: "3")
    sheet.progress(42)
    sheet.toggle()
    #expect(sheet.state == .choosing)
    _ = sheet.take(key: "Escape")
    #expect(sheet.state == .writing(.gif), "the choice is closed, and the writing goes on")
    sheet.toggle()
    let next = sheet.take(key: "4")
    #expect(next.kind == .mp4)
    #expect(lines(sheet) == ["Writing … 42 %", "1 more after it"])
    sheet.finish(["a.gif"], at: 10)
    #expect(sheet.state == .writing(.mp4))
    #expect(lines(sheet) == ["a.gif", "Writing …"])
    sheet.finish(["b.mp4"], at: 20)
    #expect(sheet.state == .kept(["a.gif", "b.mp4"]))
    #expect(sheet.closeTime == 24)
  }

  @Test func a_failure_among_several_stays_with_what_was_kept() {
    var sheet = choosing()
    for digit in ["3", "4"] {
      _ = sheet.take(key: digit)
      sheet.toggle()
    }
    _ = sheet.take(key: "Escape")
    sheet.fail("no room", at: 10)
    sheet.finish(["b.mp4"], at: 20)
    #expect(sheet.state == .failed("no room\nKept: b.mp4"))
    sheet.advance(to: 100)
    #expect(sheet.isShown)
    sheet.toggle()
    _ = sheet.take(key: "Escape")
    #expect(!sheet.isShown, "it was read when the next choice was opened")
  }

  /// The report is not lost, and has its whole time.
  @Test func what_is_done_during_a_choice_is_told_after_it() {
    var sheet = choosing()
    _ = sheet.take(key: "3")
    sheet.toggle()
    sheet.finish(["a.gif"], at: 10)
    #expect(sheet.state == .choosing)
    sheet.advance(to: 60)
    _ = sheet.take(key: "Escape")
    sheet.advance(to: 60)
    #expect(sheet.state == .kept(["a.gif"]))
    sheet.advance(to: 63.9)
    #expect(sheet.isShown)
    sheet.advance(to: 64)
    #expect(!sheet.isShown)
  }

  @Test func beside_a_second_phone_each_form_says_which_phone_it_shows() {
    var sheet = KeepSheet(isCompared: true)
    sheet.toggle()
    let words = lines(sheet)
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
      #expect(name + hint < KeepSheet.width - 80)
    }
  }
}
