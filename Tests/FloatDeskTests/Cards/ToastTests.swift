import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

@Suite struct ToastTests {
  private let playback = Playback(Prototype())

  private func context(_ now: Double, textScale: Double = 1) -> CardContext {
    var context = CardContext(now: now)
    context.textScale = textScale
    return context
  }

  /// The plate on the screen, once it is all there.
  private func plate(
    _ text: String, on playback: Playback, textScale: Double = 1
  ) throws -> (frame: Rect, words: TextRun) {
    var toast = Toast()
    toast.show(text, at: 0)
    let layers = toast.layers(playback, context(0.5, textScale: textScale))
    let layer = try #require(layers.first)
    return (try #require(layer.outline).rect.offset(by: layer.position), try #require(layer.texts.first))
  }

  @Test func a_new_message_replaces_the_one_before_and_stays_as_long() {
    var toast = Toast()
    toast.show("Path on", at: 0)
    _ = toast.layers(playback, context(1))
    toast.show("Path off", at: 1)
    #expect(toast.text == "Path off")
    #expect(toast.nextDeadline == 1 + Toast.duration)
    let layers = toast.layers(playback, context(1 + Toast.duration * 0.99))
    #expect(layers.map(\.opacity) == [1])
  }

  /// Over the bars it would hide a title or a tab.
  @Test func it_lies_above_the_foot_of_the_phone_where_it_hides_neither_a_title_nor_a_tab() throws {
    var stage = Stage()
    for page in ["chats", "chat-1"] {
      if page != "chats" {
        stage.tapAndSettle("row:\(page)")
      }
      let prototype = stage.prototype
      let plate = try plate("Thresholds off", on: Playback(prototype)).frame
      let screen = Rect(size: prototype.device.size)
      #expect(plate.minX > 0, "\(page)")
      #expect(abs(plate.midX - screen.midX) < 1e-9, "\(page)")
      #expect(plate.minY > screen.midY, "\(page)")
      #expect(plate.minY > prototype.device.safeArea.top + prototype.parameters.bar.height, "\(page)")
      #expect(plate.maxY < screen.maxY - prototype.device.safeArea.bottom, "\(page)")
      for element in prototype.elements {
        if case .tab = element.id { #expect(element.frame.intersection(plate).isEmpty, "\(element.id)") }
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2]) func the_desktops_size_of_text_enlarges_it(textScale: Double) throws {
    let usual = try plate("Onion skin off", on: playback)
    let large = try plate("Onion skin off", on: playback, textScale: textScale)
    #expect(large.words.size == usual.words.size * textScale)
    #expect(abs(large.frame.height - usual.frame.height * textScale) < 1e-9)
    #expect(large.frame.maxY == usual.frame.maxY)
    #expect(large.frame.minX >= 0)
    #expect(large.frame.maxX <= 375)
    #expect(large.words.baseline.y < large.frame.height)
  }
}
