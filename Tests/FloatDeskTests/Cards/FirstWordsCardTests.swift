import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct FirstWordsCardTests {
  /// A key that does nothing must not be named.
  @Test func they_name_the_keys_that_are_in_use() {
    #expect(
      FirstWordsCard.lines(CardContext(now: 0)) == [
        "The mouse is a finger: tap, drag, hold, scroll", "Escape goes back, F8 stops time",
        "F2 opens the panel, F1 shows all keys",
      ])
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: {play: none, help: F5}\n", name: "c").apply(to: &bindings)
    #expect(
      FirstWordsCard.lines(CardContext(now: 0, bindings: bindings)) == [
        "The mouse is a finger: tap, drag, hold, scroll", "Escape goes back",
        "F2 opens the panel, F5 shows all keys",
      ])
    #expect(
      FirstWordsCard.lines(CardContext(now: 0, language: .simplifiedChinese)).last == "F2 打开面板，F1 显示所有按键")
  }

  @Test func large_first_words_are_wrapped_on_the_screen() throws {
    let words = FirstWords(lines: ["The mouse is a finger: tap, drag, hold, scroll", "Escape goes back"])
    func layer(_ textScale: Double) -> Layer {
      words.layer(
        on: Size(375, 812), safeArea: EdgeInsets(top: 44, bottom: 34), .light, textScale: textScale,
        opacity: 1)
    }
    let (usual, large) = (layer(1), layer(2))
    #expect(large.texts.count > usual.texts.count)
    #expect(large.texts.allSatisfy { $0.size == 30 })
    let (before, after) = (try #require(usual.outline).rect, try #require(large.outline).rect)
    #expect(after.width <= 375 - 32)
    #expect(large.position.y + after.maxY == usual.position.y + before.maxY)
    #expect(large.texts.allSatisfy { $0.baseline.y < after.height })
  }

  /// A line as wide as the screen makes all of them smaller.
  @Test func first_words_fit() throws {
    let size = Size(320, 568)
    let words = FirstWords(lines: ["Short", String(repeating: "long ", count: 30)])
    let layer = words.layer(on: size, safeArea: .zero, .light, opacity: 1)
    let frame = try #require(layer.outline).rect.offset(by: layer.position)
    #expect(Rect(size: size).holds(frame))
    #expect(layer.texts.allSatisfy { TextMetrics.width($0.text, size: $0.size) <= frame.width - 20 })
    #expect(Set(layer.texts.map(\.size)).count == 1)
  }

  // MARK: In the window

  /// How often the window told that the user has begun.
  private func count(_ stage: WindowStage) -> Int {
    stage.requests.count { if case .errand(.begun) = $0 { true } else { false } }
  }

  @Test(arguments: [
    InstrumentInput.pointer(.down, .mouse, at: Point(180, 700)),
    .pointer(.down, .finger(5), at: Point(180, 700)),
    .secondary(at: Point(180, 700)), .wheel(at: Point(180, 700), dx: 0, dy: -40, isPrecise: false),
    .key(["Left"]), .key(["F3"]),
  ])
  func first_words_go_with_the_first_gesture_and_never_come_again(input: InstrumentInput) {
    var options = InstrumentOptions()
    options.isFirstStart = true
    var stage = WindowStage(Prototype(), options)
    // What is no gesture is no beginning.
    for other in [
      InstrumentInput.window(WindowStage.facts(height: 600)), .window(WindowStage.facts()),
      .pointer(.move, .mouse, at: Point(180, 300)), .keyUp([]), .leave(isCaptured: false), .interruption,
      .desktop(isDark: true, reducesMotion: nil, textScale: 1),
    ] {
      stage.send(other)
      #expect(count(stage) == 0, "\(other)")
    }
    stage.wait(1)
    #expect(stage.shows("first-words"))
    let before = stage.inputs.count
    stage.send(input)
    #expect(count(stage) == 1)
    // The words take nothing from the phone.
    let isWindows = if case .key(["F3"], _) = input { true } else { false }
    #expect((stage.inputs.count == before) == isWindows)
    stage.wait(1)
    #expect(!stage.shows("first-words"))
    stage.send(input)
    #expect(count(stage) == 1)
  }
}
