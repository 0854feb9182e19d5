import FloatPages
import Testing

@testable import FloatCore
@testable import FloatStudio

/// Pages that are replaced from another source while time is in the hand.
@Suite struct PlaybackPagesTests {
  private static func pages(_ version: String) -> PrototypePages {
    func page(_ id: PageID, _ hotspots: [PrototypePages.Hotspot] = []) -> PrototypePages.Page {
      let picture = PrototypePages.Picture(name: "\(id)-\(version)", size: Size(375, 812))
      let form = PrototypePages.Form(picture: Themed(light: picture, dark: picture), hotspots: hotspots)
      return PrototypePages.Page(id: id, title: "", hasBar: false, content: .picture(.init(form: form)))
    }
    let on = PrototypePages.Hotspot(
      name: "on", frame: Rect(0, 200, 375, 60), label: "On", action: .push("next"))
    return PrototypePages(name: "Test", pages: [page("home", [on]), page("next")])
  }

  /// A playback in which a page was pushed a second ago.
  private static func playback() -> Playback {
    var playback = Playback(Prototype(content: pages("old")))
    playback.advance(toReal: 1)
    playback.send(.pointer(.down, id: 0, at: Point(100, 230)), atReal: 1.1)
    playback.send(.pointer(.up, id: 0, at: Point(100, 230)), atReal: 1.15)
    playback.advance(toReal: 4)
    return playback
  }

  private func pictures(_ prototype: Prototype) -> Set<String> {
    Set(prototype.state.stack.flatMap { prototype.pictures(of: PageID($0)) }.map(\.name))
  }

  @Test func the_present_goes_on_with_them() {
    var playback = Self.playback()
    _ = playback.takeChanges()
    playback.replacePages(Self.pages("new"), device: playback.prototype.device, atReal: 5)
    #expect(playback.prototype.state.stack == ["home", "next"])
    #expect(pictures(playback.prototype) == ["home-new", "next-new"])
    #expect(playback.time == 5)
    #expect(playback.takeChanges() == [], "it is no input")
  }

  @Test func an_earlier_moment_is_shown_with_them() {
    var playback = Self.playback()
    playback.perform(.scrub(to: 1.3), atReal: 4)
    // This moment was first shown with the old pages.
    playback.advance(toReal: 4.5)
    let before = playback.prototype.state
    playback.replacePages(Self.pages("new"), device: playback.prototype.device, atReal: 5)
    #expect(playback.isScrubbed)
    #expect(playback.time == 1.3)
    #expect(playback.prototype.state == before)
    #expect(pictures(playback.prototype) == ["home-new", "next-new"])
    playback.perform(.play, atReal: 5)
    playback.advance(toReal: 9)
    #expect(pictures(playback.prototype) == ["home-new", "next-new"])
    #expect(playback.prototype.state.stack == ["home", "next"])
  }

  @Test func a_loop_goes_on_with_them() throws {
    var playback = Self.playback()
    let isLooped = playback.perform(.toggleLoop, atReal: 4)
    #expect(isLooped)
    playback.advance(toReal: 4.4)
    let time = try #require(playback.loop?.time)
    playback.replacePages(Self.pages("new"), device: playback.prototype.device, atReal: 4.4)
    #expect(playback.loop?.time == time)
    #expect(pictures(playback.prototype).isSubset(of: ["home-new", "next-new"]))
    playback.perform(.leave, atReal: 5)
    #expect(pictures(playback.prototype) == ["home-new", "next-new"])
  }
}
