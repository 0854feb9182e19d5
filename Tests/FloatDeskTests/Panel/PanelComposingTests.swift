import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// Text from an input method: composed at the caret, underlined, and typed when it is committed.
@Suite struct PanelComposingTests {
  private func stage() -> PanelStage {
    PanelStage(["ball.diameter", "haptic.enabled", "ball.shape"])
  }

  private func words(_ stage: PanelStage) -> [String] {
    stage.panel.scene.layers.flatMap(\.words)
  }

  @Test func it_is_shown_in_the_search_and_found_when_it_is_committed() {
    var stage = stage()
    stage.send(.action(.find))
    stage.type("ab")
    stage.key("Left")
    stage.send(.composing("qiu", caret: 3))
    #expect(words(stage).contains("aqiub"))
    #expect(stage.panel.query.text == "ab", "nothing is looked for yet")
    stage.send(.composing("球", caret: 1))
    #expect(words(stage).contains("a球b"))
    stage.send(.text("球"))
    #expect(stage.panel.query.text == "a球b")
    #expect(stage.panel.composition == nil)
    stage.send(.composing("x", caret: 1))
    stage.send(.composing("", caret: 0))
    #expect(stage.panel.composition == nil, "taken back")
    #expect(stage.panel.query.text == "a球b", "taken back")
  }

  @Test func an_empty_field_shows_it_in_place_of_its_hint() {
    var stage = stage()
    stage.send(.action(.find))
    #expect(words(stage).contains(stage.panel.words.find))
    stage.send(.composing("ni", caret: 2))
    #expect(!words(stage).contains(stage.panel.words.find))
    #expect(words(stage).contains("ni"))
  }

  @Test func on_a_row_in_focus_it_begins_a_value_as_a_digit_does() {
    var stage = stage()
    stage.focus("ball.diameter")
    stage.send(.composing("70", caret: 1))
    #expect(stage.panel.editing != nil)
    #expect(words(stage).contains("70"))
    stage.send(.text("70"))
    stage.key("Return")
    #expect(stage.text("ball.diameter") == "70pt")
    for key in ["haptic.enabled", "ball.shape"] {
      stage.focus(key)
      stage.send(.composing("qi", caret: 2))
      #expect(stage.panel.composition == nil)
      #expect(stage.panel.editing == nil)
    }
  }

  @Test(arguments: [
    PanelInput.key("Escape"), .focus(false), .key("Return"), .pointer(.down, at: Point(100, 600)),
  ])
  func it_is_gone_with_its_field(by input: PanelInput) throws {
    var stage = stage()
    stage.click(try stage.point("ball.diameter", .field))
    stage.send(.composing("987", caret: 3))
    #expect(stage.panel.composition != nil)
    stage.send(input)
    #expect(stage.panel.composition == nil)
    #expect(!words(stage).contains("987"))
    stage.send(.composing("987", caret: 3))
    if !stage.panel.hasFocus { #expect(stage.panel.composition == nil, "nothing is typed here") }
  }

  @Test func the_line_is_underlined_where_it_is_composed() {
    var line = TextField("58pt")
    line.put(2)
    let (shown, composed) = line.with(Composition("*1.2", caret: 9))
    #expect(shown.text == "58*1.2pt")
    #expect(composed == 2..<6)
    #expect(shown.caret == 6)
    line.selectAll()
    #expect(line.with(Composition("七", caret: 0)).line.text == "七")
    #expect(line.with(nil).composed.isEmpty)
    #expect(line.with(nil).line == line)
    #expect(Composition("\n", caret: 0) == nil)
    let long = Composition(String(repeating: "x", count: 1000), caret: -5)
    #expect(long?.text.count == TextField.maximumLength)
    #expect(long?.caret == 0)
  }

  @Test func the_underline_is_as_long_as_what_is_composed_and_ends_where_the_caret_does() throws {
    var line = TextField("58pt")
    line.put(2)
    var ink = Ink(Palette(.light))
    line.draw(in: Rect(0, 0, 200, 24), isFocused: true, composing: Composition("*1.2", caret: 4), &ink)
    let rects = ink.shapes.rects.map(\.rect)
    let caret = try #require(rects.first { $0.width == 1 })
    let underline = try #require(rects.first { $0.height == 1 })
    #expect(underline.maxY == caret.maxY)
    #expect(underline.maxX == caret.midX)
    #expect(abs(underline.width - TextMetrics.width("*1.2", size: Ink.text)) < 1e-9)
  }
}
