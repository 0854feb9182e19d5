import FloatCore
import Testing

@testable import FloatStudio

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

  /// From a small phone to a tablet, with few lines and many.
  @Test(arguments: [Size(320, 568), Size(375, 812), Size(834, 1194)], [4, 18, 34])
  func every_line_is_inside_the_card_and_none_covers_another(size: Size, count: Int) throws {
    let safe = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let layer = sheet(count).layer(on: size, safeArea: safe, .light, opacity: 1)
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
