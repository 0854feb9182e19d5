import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct KeySheetCardTests {
  private let playback = Playback(Prototype())

  private func ids(_ card: inout KeySheetCard, at time: Double) -> [String] {
    card.layers(playback, CardContext(now: time)).map(\.id)
  }

  // An expectation cannot contain a mutating call.
  private func takes(_ card: inout KeySheetCard, _ input: Input, at time: Double) -> Bool {
    card.take(input, playback, CardContext(now: time)) != nil
  }

  private func isChanging(_ card: KeySheetCard, at time: Double) -> Bool {
    card.isChanging(playback, CardContext(now: time))
  }

  @Test func every_key_of_the_table_is_on_the_sheet() {
    for language in Language.allCases {
      let rows = KeySheetCard.sheet(CardContext(now: 0, language: language)).rows
      for binding in KeyBindings.table {
        let row = rows.first { $0.label == binding.label.text(in: language) }
        #expect(row?.keys.contains(binding.keys[0]) == true, "\(binding.name)")
      }
      #expect(rows.last?.keys == ["Escape"])
    }
  }

  @Test func a_key_that_is_none_is_not_on_it() {
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: {transport: none}\n", name: "c").apply(to: &bindings)
    let rows = KeySheetCard.sheet(CardContext(now: 0, bindings: bindings)).rows
    #expect(!rows.contains { $0.label == "Controls of time" })
  }

  @Test func a_group_begins_with_its_first_key_that_is_one() {
    func beginnings(_ bindings: KeyBindings) -> [String] {
      KeySheetCard.sheet(CardContext(now: 0, bindings: bindings)).rows.filter(\.beginsGroup).map(\.label)
    }
    var bindings = KeyBindings.standard
    #expect(
      beginnings(bindings) == [
        "These keys", "Pause and play", "Onion skin", "Keep the gesture", "Light and dark",
      ])
    _ = ConfigurationFile.parse("keys: {play: none}\n", name: "c").apply(to: &bindings)
    #expect(beginnings(bindings)[1] == "A frame back, a frame on")
  }

  @Test func a_press_hides_it_and_is_not_the_phones() {
    var card = KeySheetCard()
    #expect(!takes(&card, .pointer(.down, id: 0, at: Point(9, 9)), at: 0))
    card.toggle(at: 1)
    // A press from before goes on below the sheet.
    #expect(!takes(&card, .pointer(.move, id: 0, at: Point(9, 9)), at: 1.1))
    #expect(!takes(&card, .pointer(.up, id: 0, at: Point(9, 9)), at: 1.2))
    #expect(ids(&card, at: 2) == ["shell:keys"])
    #expect(takes(&card, .wheel(at: Point(9, 9), dx: 0, dy: 40), at: 2))
    #expect(takes(&card, .pointer(.down, id: 0, at: Point(9, 9)), at: 2))
    #expect(takes(&card, .pointer(.move, id: 0, at: Point(19, 9)), at: 3))
    #expect(takes(&card, .pointer(.up, id: 0, at: Point(19, 9)), at: 3))
    #expect(ids(&card, at: 3) == [])
    #expect(!takes(&card, .pointer(.down, id: 0, at: Point(9, 9)), at: 4))
  }

  @Test(arguments: ["Escape", "Left", "a"]) func a_key_hides_it_and_is_not_the_phones(key: String) {
    var card = KeySheetCard()
    card.toggle(at: 5)
    #expect(takes(&card, .key(key), at: 6))
    #expect(ids(&card, at: 7) == [])
    #expect(!takes(&card, .key(key), at: 7))
  }

  @Test func frames_are_wanted_until_it_is_all_there() {
    var card = KeySheetCard()
    _ = ids(&card, at: 0)
    #expect(!isChanging(card, at: 1))
    card.toggle(at: 1)
    #expect(isChanging(card, at: 1.01))
    _ = ids(&card, at: 1 + Fade.duration * 0.9)
    // The last frame is still to come, however late it is.
    #expect(isChanging(card, at: 1 + Fade.duration * 2))
    _ = ids(&card, at: 1 + Fade.duration * 2)
    #expect(!isChanging(card, at: 9))
  }
}
