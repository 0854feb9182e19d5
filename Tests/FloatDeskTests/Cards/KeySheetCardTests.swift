import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
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

  @Test func a_press_from_before_goes_on_below_it() {
    var card = KeySheetCard()
    card.toggle(at: 1)
    #expect(!takes(&card, .pointer(.move, id: 0, at: Point(9, 9)), at: 1.1))
    #expect(!takes(&card, .pointer(.up, id: 0, at: Point(9, 9)), at: 1.2))
    #expect(ids(&card, at: 2) == ["shell:keys"])
  }

  @Test(arguments: ["Escape", "Left", "a"]) func a_key_hides_it_and_is_not_the_phones(key: String) {
    var card = KeySheetCard()
    card.toggle(at: 5)
    #expect(takes(&card, .key(key), at: 6))
    #expect(ids(&card, at: 7) == [])
    #expect(!takes(&card, .key(key), at: 7))
  }
}

@Suite struct KeySheetTests {
  private func sheet(_ count: Int) -> KeySheet {
    KeySheet(
      title: "Keys", rows: (0..<count).map { KeySheet.Row(keys: ["Ctrl+\($0)", "F1"], label: "Line \($0)") })
  }

  @Test func modifiers_in_common_are_said_once() {
    #expect(KeySheet.shortened(["Ctrl+1", "Ctrl+2", "Ctrl+3"]) == ["Ctrl+1", "2", "3"])
    #expect(KeySheet.shortened(["Ctrl++", "Ctrl+="]) == ["Ctrl++", "="])
    #expect(KeySheet.shortened(["Ctrl+Z", "Ctrl+Shift+Z"]) == ["Ctrl+Z", "Ctrl+Shift+Z"])
    #expect(KeySheet.shortened(["F7", "F9"]) == ["F7", "F9"])
  }

  /// From a small phone to a tablet, with few lines and many, with usual and with large text.
  @Test(
    arguments: [Size(320, 568), Size(375, 812), Size(834, 1194)],
    [(4, 1.0), (18, 1), (34, 1), (4, 2), (34, 1.5)])
  func every_line_is_inside_the_card_and_none_covers_another(
    size: Size, lines: (count: Int, textScale: Double)
  ) throws {
    let count = lines.count
    let safe = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let layer = sheet(count).layer(
      on: size, safeArea: safe, .light, textScale: lines.textScale, opacity: 1)
    let card = try #require(layer.sublayers.first)
    let frame = try #require(card.outline).rect.offset(by: card.position)
    #expect(Rect(size: size).inset(by: safe).holds(frame))
    let labels = card.texts.filter { $0.text.hasPrefix("Line") }
    #expect(labels.count == count)
    for (above, below) in zip(labels, labels.dropFirst()) {
      #expect(below.baseline.y - above.baseline.y >= below.size * 1.15)
    }
    for run in card.texts {
      let left =
        run.alignment == .center
        ? run.baseline.x - TextMetrics.width(run.text, size: run.size, weight: run.weight) / 2
        : run.baseline.x
      #expect(left >= 0)
      #expect(run.baseline.y < frame.height - 4)
    }
  }

  /// With few lines as it says, with many as far as the rows have room.
  @Test func the_desktops_size_of_text_enlarges_it() throws {
    func size(_ count: Int, _ textScale: Double) throws -> Double {
      let layer = sheet(count).layer(
        on: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34), .light, textScale: textScale,
        opacity: 1)
      return try #require(layer.texts.first { $0.text == "Line 0" }).size
    }
    #expect(try size(4, 1.5) == size(4, 1) * 1.5)
    #expect(try size(34, 1.5) > size(34, 1) * 1.3)
  }

  @Test func it_is_of_one_opacity_and_light_or_dark() throws {
    let light = sheet(3).layer(on: Size(375, 812), safeArea: .zero, .light, opacity: 0.5)
    let dark = sheet(3).layer(on: Size(375, 812), safeArea: .zero, .dark, opacity: 0.5)
    #expect(light.opacity == 0.5)
    #expect(dark.opacity == 0.5)
    #expect(light != dark)
  }
}
