import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The picture of the card of problems: as high as its words, and as large as the desktop's text.
@Suite struct MessageCardLayoutTests {
  /// The card's layer with a problem of some reason.
  private func layer(
    _ reason: String, on playback: Playback, textScale: Double = 1, form: Rect? = nil
  ) throws -> Layer {
    var card = MessageCard()
    _ = card.show([
      Diagnostic(file: "c.yaml", reason: reason), Diagnostic(file: "c.yaml", reason: "another"),
    ])
    var context = CardContext(now: 0)
    (context.textScale, context.form) = (textScale, form)
    _ = card.layers(playback, context)
    context.now = Fade.duration
    let layers = card.layers(playback, context)
    return try #require(layers.first)
  }

  private func isHint(_ run: TextRun) -> Bool { run.text.contains("Esc") }

  /// The lines of the problem, below the title.
  private func lines(_ layer: Layer) -> [TextRun] {
    layer.texts.dropFirst().filter { !isHint($0) }
  }

  /// Neither is cut: the title says how many problems there are, the hint how the card goes.
  @Test func a_hint_without_room_beside_the_title_is_below_the_problem() throws {
    let playback = Playback(Prototype())
    for textScale in [1.0, 1.5] {
      let layer = try layer("is hard to hit", on: playback, textScale: textScale)
      let runs = layer.texts
      let (title, hint) = (runs[0], try #require(runs.first(where: isHint)))
      #expect(TextMetrics.width(title.text, size: title.size, weight: .semibold) <= title.maxWidth)
      #expect((hint.baseline.y > (try #require(lines(layer).last)).baseline.y) == (textScale == 1.5))
      #expect(title.text == "Problem 1 of 2 in c.yaml")
    }
  }

  @Test func is_as_high_as_its_lines() throws {
    let playback = Playback(Prototype())
    var sizes: [(lines: Int, height: Double)] = []
    // At most three lines are shown, the last of which is cut.
    for words in [3, 15, 25, 200] {
      let layer = try layer(String(repeating: "word ", count: words), on: playback)
      let height = try #require(layer.outline).rect.height
      let lines = lines(layer)
      let foot = try #require(lines.last).baseline.y
      #expect(height - foot > 6, "\(words) words")
      #expect(height - foot < 16, "\(words) words: no room for a line that is not there")
      sizes.append((lines.count, height))
    }
    #expect(sizes.map { $0.lines } == [1, 2, 3, 3])
    #expect(sizes[1].height - sizes[0].height == 16)
    #expect(sizes[2].height - sizes[1].height == 16)
    #expect(sizes[3].height == sizes[2].height)
  }

  @Test func the_desktops_size_of_text_enlarges_it() throws {
    let playback = Playback(Prototype())
    let usual = try layer("is hard to hit", on: playback)
    let large = try layer("is hard to hit", on: playback, textScale: 1.5)
    #expect(large.texts[0].size == 1.5 * usual.texts[0].size)
    #expect(lines(large).map(\.size) == lines(usual).map { 1.5 * $0.size })
    let (before, after) = (try #require(usual.outline).rect, try #require(large.outline).rect)
    #expect(after.width == before.width)
    #expect(after.height > before.height * 1.3)
  }

  @Test func leaves_the_buttons_of_the_navigation_bar_free() throws {
    var stage = Stage()
    stage.openArticle()
    let layer = try layer(String(repeating: "word ", count: 50), on: Playback(stage.prototype))
    let card = try #require(layer.outline).rect.offset(by: layer.position)
    for id in ["back", "more"] {
      #expect(try #require(stage.frame(id)).intersection(card).isEmpty, "\(id)")
    }
  }

  /// A form is 60 points from the top or from the bottom.
  @Test(arguments: [400.0, 812], [true, false])
  func is_on_the_screen_and_beside_the_form_of_a_drawn_frame(height: Double, isAtTop: Bool) throws {
    let device = Device(
      id: "low", name: "Low", size: Size(375, height), safeArea: EdgeInsets(top: 44, bottom: 34))
    let form = Rect(37, isAtTop ? 60 : height - 254, 300, 194)
    let playback = Playback(Prototype(device: device))
    let layer = try layer(String(repeating: "word ", count: 200), on: playback, form: form)
    let card = try #require(layer.outline).rect.offset(by: layer.position)
    #expect(card.intersection(form).isEmpty)
    #expect(card.minY >= 0 && card.maxY <= height)
  }

  @Test(arguments: [120.0, 320, 375, 1024], [1.0, 1.5, 2.5])
  func stays_on_the_screen_below_the_status_bar(width: Double, textScale: Double) throws {
    let device = Device(
      id: "wide", name: "Wide", size: Size(width, 812), safeArea: EdgeInsets(top: 44, bottom: 34))
    let playback = Playback(Prototype(device: device))
    let layer = try layer(String(repeating: "很长 ", count: 200), on: playback, textScale: textScale)
    let outline = try #require(layer.outline).rect
    let card = outline.offset(by: layer.position)
    #expect(card.minX > 0)
    #expect(card.maxX < width)
    #expect(card.minY > 44)
    #expect(card.maxY < 812 / 2)
    for run in layer.texts {
      #expect(run.baseline.y < outline.maxY)
      #expect(run.baseline.y > run.size)
      if run.alignment == .leading {
        #expect(run.baseline.x + run.maxWidth <= outline.maxX)
      } else {
        #expect(run.baseline.x - TextMetrics.width(run.text, size: run.size) > outline.midX)
      }
    }
  }
}
