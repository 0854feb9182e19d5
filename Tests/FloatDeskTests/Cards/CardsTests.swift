import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The cards as a whole: the order in which they take inputs, are drawn and wake the window.
@Suite struct CardsTests {
  /// A phone that was tapped and stands now, at 2 s.
  private let playback: Playback = {
    var playback = Playback(Prototype())
    playback.send(.pointer(.down, id: 0, at: Point(180, 180)), atReal: 1)
    playback.send(.pointer(.up, id: 0, at: Point(180, 180)), atReal: 1.1)
    playback.advance(toReal: 2)
    playback.perform(.pause, atReal: 2)
    return playback
  }()

  /// All cards, opened at 2 s.
  private func opened() -> Cards {
    var cards = Cards(playback, isFirstStart: true)
    _ = cards.messages.show([Diagnostic(file: "c.yaml", reason: "no such key")])
    cards.keys.toggle(at: 2)
    cards.keeping.toggle(playback, .english)
    cards.transport.toggle()
    cards.toast.show("Path on", at: 2)
    _ = ids(&cards, at: 2)
    return cards
  }

  private func ids(_ cards: inout Cards, at time: Double) -> [String] {
    cards.layers(playback, CardContext(now: time)).map(\.id)
  }

  // An expectation cannot contain a mutating call.
  private func takes(_ cards: inout Cards, _ input: Input, at time: Double) -> Bool {
    cards.take(input, playback, CardContext(now: time)) != nil
  }

  private func outlook(_ cards: inout Cards, at time: Double) -> (isChanging: Bool, deadline: Double?) {
    cards.outlook(playback, CardContext(now: time))
  }

  @Test func layers_come_back_to_front() {
    var cards = opened()
    let all = ids(&cards, at: 3)
    #expect(all.contains("shell:toast"))
    #expect(
      all.filter { $0 != "shell:toast" } == [
        "shell:clock-sign", "shell:transport", "shell:keep", "shell:first-words", "shell:keys",
        "shell:messages",
      ])
  }

  @Test func the_front_card_takes_escape_first() {
    var cards = opened()
    var closed: [String] = []
    for second in 4..<7 {
      let before = ids(&cards, at: Double(second) - 0.01)
      #expect(takes(&cards, .key("Escape"), at: Double(second)))
      _ = ids(&cards, at: Double(second))
      let after = ids(&cards, at: Double(second) + 0.5)
      closed += before.filter { !after.contains($0) }
    }
    #expect(closed == ["shell:messages", "shell:keys", "shell:keep"])
    #expect(!takes(&cards, .key("Escape"), at: 8), "the rest is not closed with Escape")
    #expect(ids(&cards, at: 8) == ["shell:clock-sign", "shell:transport", "shell:first-words"])
  }

  @Test func a_press_on_the_key_sheet_is_not_the_phones_nor_a_card_below_it() throws {
    var cards = opened()
    _ = ids(&cards, at: 4)
    let place = try #require(cards.transport.place).center
    #expect(takes(&cards, .wheel(at: place, dx: 0, dy: 40), at: 5))
    #expect(takes(&cards, .pointer(.down, id: 0, at: place), at: 5))
    #expect(!cards.transport.isPressed)
    #expect(takes(&cards, .pointer(.move, id: 0, at: Point(9, 9)), at: 5.1))
    #expect(takes(&cards, .pointer(.up, id: 0, at: Point(9, 9)), at: 5.2))
    // The press hid the keys, and the next one is for what was below them.
    #expect(!ids(&cards, at: 6).contains("shell:keys"))
    cards.keeping.toggle(playback, .english)
    #expect(takes(&cards, .pointer(.down, id: 0, at: place), at: 6))
    #expect(cards.transport.isPressed)
  }

  /// So is one on a toast or on the problems.
  @Test func a_press_beside_all_cards_is_the_phones() throws {
    var cards = Cards(playback, isFirstStart: true)
    _ = cards.messages.show([Diagnostic(file: "c.yaml", reason: "no such key")])
    cards.toast.show("Path on", at: 0)
    _ = ids(&cards, at: 0.1)
    let layers = cards.layers(playback, CardContext(now: 0.5))
    let middles = try ["shell:toast", "shell:messages"].map { id in
      let layer = try #require(layers.first { $0.id == id })
      return layer.position + (try #require(layer.outline)).rect.center
    }
    for place in [Point(180, 300)] + middles {
      for input in [
        Input.pointer(.down, id: 0, at: place), .pointer(.up, id: 0, at: place), .contextMenu(at: place),
        .wheel(at: place, dx: 0, dy: 40),
      ] {
        #expect(!takes(&cards, input, at: 0.5), "\(input)")
      }
    }
    #expect(cards.messages.isShown)
    #expect(!takes(&cards, .key("Left"), at: 0.5))
  }

  /// It has its words to the end, and wants frames until it is all there or gone.
  @Test(arguments: ["messages", "keys", "transport", "toast"])
  func a_card_fades_in_and_out_without_a_step(name: String) {
    var cards = Cards(playback, isFirstStart: false)
    for time in [2.0, 3] { _ = ids(&cards, at: time) }
    #expect(!outlook(&cards, at: 3).isChanging)
    var words: [[String]] = []
    for (start, isShown) in [(4, true), (4 + Toast.duration, false)] {
      switch name {
      case "messages": _ = cards.messages.show(isShown ? [Diagnostic(file: "c.yaml", reason: "is bad")] : [])
      case "keys": cards.keys.toggle(at: start)
      case "transport": cards.transport.toggle()
      default: if isShown { cards.toast.show("Path on", at: start) }
      }
      // Problems come with a frame, and a toast goes by itself.
      if name == "keys" || name == "transport" || name == "toast" && isShown {
        #expect(outlook(&cards, at: start + 0.1).isChanging)
      }
      var opacities: [Double] = []
      for frame in 0...30 {
        let now = start + Double(frame) / 60
        let layer = cards.layers(playback, CardContext(now: now)).first { $0.id == "shell:\(name)" }
        let opacity = layer?.opacity ?? 0
        opacities.append(opacity)
        if let layer { words.append(layer.words) }
        #expect(outlook(&cards, at: now + 1.0 / 60).isChanging == (opacity != (isShown ? 1 : 0)), "\(frame)")
      }
      #expect(opacities.first == (isShown ? 0 : 1))
      #expect(opacities.last == (isShown ? 1 : 0))
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 }, "\(opacities)")
    }
    #expect(words.count > 30)
    #expect(words.allSatisfy { $0 == words[0] && !$0.isEmpty })
  }

  @Test func the_outlook_tells_the_earliest_deadline() {
    var cards = Cards(playback, isFirstStart: false)
    #expect(outlook(&cards, at: 0).deadline == nil)
    cards.keeping.finish(["gesture-1.gif"], at: 0)
    #expect(outlook(&cards, at: 0).deadline == KeepSheet.readingTime)
    cards.toast.show("Path on", at: 0)
    #expect(outlook(&cards, at: 0).deadline == Toast.duration)
    _ = ids(&cards, at: 2)
    #expect(outlook(&cards, at: 2).deadline == KeepSheet.readingTime)
    _ = ids(&cards, at: 5)
    #expect(outlook(&cards, at: 5).deadline == nil)
  }

  /// A message that lies below another card is not seen.
  @Test func a_toast_is_not_below_the_controls_of_time() throws {
    var cards = Cards(playback, isFirstStart: false)
    cards.transport.toggle()
    cards.toast.show("Path on", at: 2)
    _ = ids(&cards, at: 2)
    let layers = cards.layers(playback, CardContext(now: 3))
    let toast = try #require(layers.firstIndex { $0.id == "shell:toast" })
    let frame = try #require(layers[toast].outline).rect.offset(by: layers[toast].position)
    for above in layers[(toast + 1)...] {
      let card = try #require(above.outline).rect.offset(by: above.position)
      #expect(card.intersection(frame).isEmpty, "\(above.id)")
    }
  }

  @Test func a_fade_that_is_turned_round_goes_on_from_where_it_is() {
    var fade = Fade()
    fade.show(true, at: 1)
    let middle = 1 + Fade.duration / 3
    let opacity = fade.opacity(at: middle)
    fade.show(false, at: middle)
    #expect(fade.opacity(at: middle) == opacity)
    #expect(0.1..<0.9 ~= opacity)
    #expect(fade.opacity(at: middle + Fade.duration) == 0)
    // A repeated call does not restart it.
    fade.show(false, at: middle + Fade.duration / 2)
    #expect(fade.opacity(at: middle + Fade.duration) == 0)
  }

  @Test func the_last_frame_of_a_fade_is_wanted_however_late_it_is() {
    var fade = Fade()
    fade.show(true, at: 1)
    _ = fade.draw(at: 1 + Fade.duration * 0.9)
    #expect(fade.isChanging(at: 9))
    _ = fade.draw(at: 9)
    #expect(!fade.isChanging(at: 9.1))
  }
}
