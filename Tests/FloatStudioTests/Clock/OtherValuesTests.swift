import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

/// The shown moment, with other values.
@Suite struct OtherValuesTests {
  private let slow = [ConfigurationValue(key: "navigation.response", value: "1s")]

  /// In the middle of a push the page with the slower spring is not as far, although both began with one tap.
  @Test func a_gesture_is_played_anew_with_them() throws {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.15)
    let here = try #require(session.shown.state.transition?.progress)
    let there = try #require(session.playback.shown(with: slow).state.transition?.progress)
    #expect(0 < there)
    #expect(there < here)
    #expect(session.playback.shown(with: []).state == session.shown.state)
    #expect(session.recording.count { if case .configure = $0.input { true } else { false } } == 0)
  }

  /// The slower one moves on after the first has come to rest, and then rests at the same place.
  @Test func it_takes_its_own_time() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.9)
    #expect(session.shown.state.transition == nil)
    #expect(session.playback.shown(with: slow).state.transition != nil)
    session.wait(4)
    #expect(session.playback.shown(with: slow).state == session.shown.state)
  }

  /// Otherwise a change that is undone at once would be lost.
  @Test func what_glides_to_a_value_has_it() {
    var session = Session()
    session.wait(1)
    let (old, new) = ("49pt", "80pt")
    session.send(.set(key: "tab-bar.height", value: new))
    session.wait(0.01)
    func isMissing(_ value: String) -> Bool {
      !session.playback.missing([ConfigurationValue(key: "tab-bar.height", value: value)]).isEmpty
    }
    #expect(isMissing(old))
    #expect(!isMissing(new))
  }

  @Test func at_rest_what_is_larger_is_larger_at_once() {
    let session = Session()
    let other = session.playback.shown(with: [ConfigurationValue(key: "tab-bar.height", value: "80pt")])
    #expect(other.scene != session.shown.scene)
    #expect(!other.isAnimating)
  }
}
