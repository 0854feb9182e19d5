import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// The dot that runs along a spring's curve together with the thing that the spring moves.
@Suite struct PanelSpringDotTests {
  private let block = "ball.snap"

  private func stage() -> PanelStage {
    PanelStage(["ball.snap.response", "ball.snap.damping-ratio"])
  }

  /// The dot's circle in its own colour.
  private func dot(_ stage: PanelStage) -> RoundedRect? {
    let color = Palette(.light).warning
    func find(_ layer: Layer) -> RoundedRect? {
      for case .roundedRect(let shape, .color(color)) in layer.content { return shape }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return stage.panel.scene.layers.lazy.compactMap(find).first
  }

  @Test func it_is_where_the_phones_time_has_brought_it() throws {
    var stage = stage()
    #expect(dot(stage) == nil)
    let spring = Spring(response: 0.35, dampingRatio: 0.82)
    var last = -Double.infinity
    for elapsed in [0.1, 0.15, 0.3] {
      stage.send(.springs([block: elapsed]), after: 0.4)
      let place = try #require(dot(stage)).rect.center
      // The plot begins at the left side and is as long as a curve's span.
      let plot = SpringControl.plot(in: Rect(0, 0, 320, 150))
      let x = plot.x + elapsed / SpringShape.span(spring) * plot.width
      #expect((place.x - x).magnitude < 1e-9)
      #expect(place.x > last)
      last = place.x
    }
    // A moment that was shown before.
    stage.send(.springs([block: 0.15]))
    #expect(try #require(dot(stage)).rect.center.x < last)
    #expect(!stage.panel.isAnimating, "frames come from the phone")
  }

  @Test func it_comes_and_goes_without_a_jump() throws {
    var stage = stage()
    var size = 0.0
    for frame in 0...6 {
      stage.send(.springs([block: Double(frame) / 60]), after: 1.0 / 60)
      let now = dot(stage)?.rect.width ?? 0
      #expect(now >= size)
      #expect(now - size < 4)
      size = now
    }
    #expect(size == 8)
    // Caught half-way, it stays there and fades.
    let place = try #require(dot(stage)).rect.center
    stage.send(.springs([:]), after: 1.0 / 60)
    #expect(stage.panel.isAnimating)
    while stage.panel.isAnimating {
      stage.panel.advance(to: stage.panel.now + 1.0 / 60)
      if let shown = dot(stage), shown.rect.width > 0 {
        #expect(shown.rect.center.distance(to: place) < 1e-9)
      }
      let now = dot(stage)?.rect.width ?? 0
      #expect(now <= size)
      #expect(size - now < 4)
      size = now
    }
    #expect(dot(stage) == nil)
  }

  @Test func what_the_phone_shows_comes_before_what_plays_by_itself() {
    var stage = stage()
    stage.send(.springs([block: 0.1]))
    stage.panel.play(block)
    #expect(stage.panel.states.dots[block] == .live(0.1))
    stage.send(.springs([:]))
    stage.panel.play(block)
    #expect(stage.panel.states.dots[block] == .playing(since: stage.now))
    stage.send(.springs([:]), after: 0.1)
    #expect(stage.panel.states.dots[block].map { ($0.elapsed(at: stage.now) - 0.1).magnitude < 1e-9 } == true)
    #expect(stage.panel.isAnimating)
    stage.send(.springs(["no.such": 1, block: .nan]), after: 0.05)
    #expect(stage.panel.states.dots.keys.sorted() == [block])
  }
}
