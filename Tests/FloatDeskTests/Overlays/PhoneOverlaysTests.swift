import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct PhoneOverlaysTests {
  private func layers(
    _ overlays: inout PhoneOverlays, _ playback: Playback, covered: Rect? = nil, at now: Double = 0,
    hover: Point? = nil
  ) -> [Layer] {
    overlays.layers(playback, covered: covered, context(now, hover: hover))
  }

  private func context(_ now: Double, hover: Point? = nil) -> CardContext {
    var context = CardContext(now: now)
    context.hover = hover
    return context
  }

  /// A page that is dragged aside, a fifth of a second after its press, at 3.2 s.
  private func dragged() -> Playback {
    var session = Session()
    session.wait(1)
    session.tap(Point(200, 180))
    session.wait(1.95)
    session.pull(from: Point(2, 150), to: Point(146, 150))
    return session.playback
  }

  /// There may be nothing to draw yet.
  @Test(arguments: [
    (KeyAction.path, "Path"), (.onion, "Onion skin"), (.velocity, "Velocity"), (.thresholds, "Thresholds"),
    (.touches, "Touches"), (.hotspots, "Outlines"),
  ])
  func a_key_says_what_it_did(action: KeyAction, name: String) throws {
    var stage = WindowStage()
    let key = try #require(KeyBindings.standard.keys(of: action).first)
    for state in ["on", "off"] {
      stage.key(key)
      #expect(stage.instrument.cards.toast.text == "\(name) \(state)")
    }
  }

  @Test func a_mouse_that_passes_is_followed_by_touches_and_outlines_alone() throws {
    let playback = Playback(Prototype())
    let row = try #require(playback.prototype.elements.first { $0.id == "row:chat-1" }).frame.center
    for kind in OverlayKind.allCases {
      var overlays = PhoneOverlays()
      _ = overlays.toggle(kind)
      _ = layers(&overlays, playback)
      let follows = kind == .touches || kind == .hotspots
      #expect(overlays.isChanging(playback, context(1, hover: row)) == follows, "\(kind)")
      let ids = layers(&overlays, playback, at: 1, hover: row).map(\.id)
      #expect(ids.contains("touch:hover") == (kind == .touches), "\(kind)")
      #expect(ids.contains("overlay:hotspot") == (kind == .hotspots), "\(kind)")
      #expect(!overlays.isChanging(playback, context(2, hover: row)), "\(kind)")
      #expect(overlays.isChanging(playback, context(3)) == follows, "\(kind): the mouse left")
    }
  }

  @Test func touches_fade_while_time_goes_on_and_stay_while_it_stands() {
    var playback = Playback(Prototype())
    playback.advance(toReal: 1)
    playback.send(.pointer(.down, id: 0, at: Point(180, 300)), atReal: 1)
    playback.send(.pointer(.up, id: 0, at: Point(180, 300)), atReal: 1.05)
    playback.advance(toReal: 1.1)
    var overlays = PhoneOverlays(touches: true)
    #expect(layers(&overlays, playback).map(\.id) == ["touch:0"])
    #expect(overlays.isChanging(playback, context(1.1)))
    var standing = playback
    standing.perform(.pause, atReal: 1.1)
    #expect(!overlays.isChanging(standing, context(1.1)))
    playback.advance(toReal: 3)
    #expect(layers(&overlays, playback).isEmpty)
    #expect(!overlays.isChanging(playback, context(3)))
  }

  @Test func the_card_of_curves_slides_away_from_what_comes_to_lie_over_it() throws {
    let playback = dragged()
    var overlays = PhoneOverlays()
    _ = overlays.toggle(.velocity)
    func place(_ overlays: inout PhoneOverlays, covered: Rect?, at now: Double) throws -> Point {
      let layers = layers(&overlays, playback, covered: covered, at: now)
      return try #require(layers.last { $0.id == "overlay:graph" }).position
    }
    let alone = try place(&overlays, covered: nil, at: 10)
    #expect(!overlays.isChanging(playback, context(10.1)))
    let card = Rect(origin: alone, size: Size(343, 122))
    let start = try place(&overlays, covered: card, at: 11)
    #expect(start == alone)
    #expect(overlays.isChanging(playback, context(11.1)))
    let middle = try place(&overlays, covered: card, at: 11.1)
    let end = try place(&overlays, covered: card, at: 30)
    #expect(end != alone)
    #expect(middle.distance(to: alone) > 0)
    #expect(middle.distance(to: end) > 0)
    #expect(!overlays.isChanging(playback, context(31)))
  }
}
