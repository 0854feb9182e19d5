import FloatCore
import Testing

@testable import FloatDesk

@Suite struct KeySheetTests {
  private func texts(_ layer: Layer) -> [TextRun] {
    layer.content.compactMap { if case .text(let run) = $0 { run } else { nil } }
      + layer.sublayers.flatMap(texts)
  }

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
    #expect(frame.minX >= 0)
    #expect(frame.maxX <= size.width)
    #expect(frame.minY >= safe.top)
    #expect(frame.maxY <= size.height - safe.bottom)
    let labels = texts(card).filter { $0.text.hasPrefix("Line") }
    #expect(labels.count == count)
    for (above, below) in zip(labels, labels.dropFirst()) {
      #expect(below.baseline.y - above.baseline.y >= below.size * 1.15)
    }
    for run in texts(card) {
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
      return try #require(texts(layer).first { $0.text == "Line 0" }).size
    }
    #expect(try size(4, 1.5) == size(4, 1) * 1.5)
    #expect(try size(34, 1.5) > size(34, 1) * 1.3)
  }

  @Test func large_first_words_are_wrapped_on_the_screen() throws {
    let words = FirstWords(lines: ["The mouse is a finger: tap, drag, hold, scroll", "Escape goes back"])
    func layer(_ textScale: Double) -> Layer {
      words.layer(
        on: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34), .light, textScale: textScale,
        opacity: 1)
    }
    let (usual, large) = (layer(1), layer(2))
    #expect(texts(large).count > texts(usual).count)
    #expect(texts(large).allSatisfy { $0.size == 30 })
    let (before, after) = (try #require(usual.outline).rect, try #require(large.outline).rect)
    #expect(after.width <= 375 - 32)
    #expect(large.position.y + after.maxY == usual.position.y + before.maxY)
    #expect(texts(large).allSatisfy { $0.baseline.y < after.height })
  }

  @Test func it_is_of_one_opacity_and_light_or_dark() throws {
    let light = sheet(3).layer(on: Size(375, 812), safeArea: .zero, .light, opacity: 0.5)
    let dark = sheet(3).layer(on: Size(375, 812), safeArea: .zero, .dark, opacity: 0.5)
    #expect(light.opacity == 0.5)
    #expect(dark.opacity == 0.5)
    #expect(light != dark)
  }

  /// A line as wide as the screen makes all of them smaller.
  @Test func first_words_fit() throws {
    let size = Size(320, 568)
    let words = FirstWords(lines: ["Short", String(repeating: "long ", count: 30)])
    let layer = words.layer(on: size, safeArea: .zero, .light, opacity: 1)
    let frame = try #require(layer.outline).rect.offset(by: layer.position)
    #expect(frame.minX >= 0)
    #expect(frame.maxX <= size.width)
    #expect(frame.minY >= 0)
    #expect(frame.maxY <= size.height)
    for run in texts(layer) {
      #expect(TextMetrics.width(run.text, size: run.size) <= frame.width - 20)
    }
    #expect(Set(texts(layer).map(\.size)).count == 1)
  }
}
