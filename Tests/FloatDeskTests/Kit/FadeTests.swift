import Testing

@testable import FloatDesk

@Suite struct FadeTests {
  @Test func it_is_all_there_or_not_at_rest() {
    #expect(Fade().opacity(at: 5) == 0)
    #expect(Fade(isShown: true).opacity(at: 5) == 1)
  }

  @Test func it_grows_without_a_step_and_ends() {
    var fade = Fade()
    fade.show(true, at: 1)
    #expect(fade.opacity(at: 1) == 0)
    var before = 0.0
    for step in 1...60 {
      let now = fade.opacity(at: 1 + Fade.duration * Double(step) / 60)
      #expect(now > before)
      #expect(now - before < 0.03)
      before = now
    }
    #expect(before == 1)
    #expect(fade.opacity(at: 9) == 1)
  }

  @Test func turned_round_it_goes_on_from_where_it_is() {
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

  @Test func its_last_frame_is_wanted_however_late_it_is() {
    var fade = Fade()
    fade.show(true, at: 1)
    _ = fade.draw(at: 1 + Fade.duration * 0.9)
    #expect(fade.isChanging(at: 9))
    _ = fade.draw(at: 9)
    #expect(!fade.isChanging(at: 9.1))
  }
}
