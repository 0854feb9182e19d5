import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Light and dark turn into each other without a jump.
@Suite struct AppearanceFadeTests {
  private func turn(_ stage: inout Stage, to appearance: Appearance) {
    stage.send(.set(key: "appearance", value: appearance.rawValue))
  }

  /// The opacity of the dark screen over the light one; nil where there is only one screen.
  private func darkness(_ stage: Stage) -> Double? {
    stage.prototype.scene.layers.last { $0.id == "dark" }?.opacity
  }

  private func started(_ appearance: Appearance) -> Stage {
    var parameters = Parameters.builtIn
    parameters.appearance = appearance
    var stage = Stage(parameters, items: 1...2)
    stage.settle()
    return stage
  }

  @Test(arguments: [Appearance.light, .dark])
  func the_first_frame_is_as_the_one_before_and_the_last_as_if_it_had_always_been_so(from: Appearance) {
    var stage = started(from)
    let to: Appearance = from == .light ? .dark : .light
    let before = stage.prototype.scene
    turn(&stage, to: to)
    #expect(FrameWatch.difference(VisibleFrame(before), VisibleFrame(stage.prototype.scene)) == nil)
    let start = stage.now
    stage.settle()
    #expect(abs(stage.now - start - 0.3) < 0.03)
    #expect(stage.prototype.scene == started(to).prototype.scene)
    #expect(stage.prototype.scene.background != before.background)
  }

  /// Everything is drawn in both appearances and opaque, except the dark screen as a whole.
  @Test(arguments: [Appearance.light, .dark])
  func what_is_opaque_stays_opaque(from: Appearance) throws {
    let light = started(.light).prototype.scene
    let night = started(.dark).prototype.scene
    var stage = started(from)
    turn(&stage, to: from == .light ? .dark : .light)
    stage.wait(0.15)
    let scene = stage.prototype.scene
    #expect(Array(scene.layers.dropLast()) == light.layers)
    #expect(scene.background == light.background)
    let dark = try #require(scene.layers.last)
    #expect(dark.id == "dark")
    #expect(abs(dark.opacity - 0.5) < 0.01)
    #expect(dark.content == [.rect(Rect(size: scene.size), night.background)])
    #expect(dark.sublayers.map(\.id) == night.layers.map { "dark:" + $0.id })
    #expect(zip(dark.sublayers, night.layers).allSatisfy { $0.content == $1.content })
  }

  @Test func it_goes_one_way_and_turns_back_from_where_it_is() throws {
    var stage = started(.light)
    turn(&stage, to: .dark)
    var last = 0.0
    for _ in 0..<8 {
      let now = try #require(darkness(stage))
      #expect(now >= last)
      last = now
      stage.wait(1.0 / 60)
    }
    let shown = try #require(darkness(stage))
    #expect((0.2...0.7).contains(shown))
    turn(&stage, to: .light)
    #expect(darkness(stage) == shown)
    stage.settle()
    #expect(darkness(stage) == nil)
    #expect(stage.prototype.scene == started(.light).prototype.scene)
  }

  /// With the switch that turns it, a page on its way, or a drag, no frame is wrong.
  @Test func what_moves_meanwhile_moves_in_both() throws {
    var stage = Stage(items: 1...2)
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    var player = FramePlayer(stage)
    player.wait(0.05)
    player.tap("switch:appearance")
    player.wait(0.1)
    player.carryOut(.key("Escape"))
    player.wait(0.1)
    turn(&player.stage, to: .light)
    player.watch.input()
    player.finish()
    #expect(player.stage.state.stack == ["chats"])
    player.pull(from: player.stage.state.ball.frame.center, to: Point(200, 300), over: 0.1)
    turn(&player.stage, to: .dark)
    player.move(to: Point(220, 420), over: 0.2)
    player.release()
    player.finish()
  }

  /// The switch slides once; in the other appearance it would stand at its other end.
  @Test func the_switch_slides_in_both() throws {
    var stage = Stage()
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    stage.tap("switch:appearance")
    stage.wait(0.12)
    func knobs(_ layers: [Layer]) -> [Double] {
      layers.flatMap { layer in
        knobs(layer.sublayers)
          + layer.content.areas.filter { $0.color == .white && $0.shape.rect.width == 26 }.map(
            \.shape.rect.midX)
      }
    }
    let scene = stage.prototype.scene
    let dark = try #require(scene.layers.last)
    #expect(dark.id == "dark")
    #expect(knobs(dark.sublayers) == knobs(scene.layers.dropLast()))
    #expect(!knobs(dark.sublayers).isEmpty)
  }

  @Test func at_the_start_there_is_nothing_to_fade_from() {
    #expect(darkness(started(.dark)) == nil)
    var stage = started(.light)
    stage.send(.set(key: "motion.appearance-fade", value: "0s"))
    turn(&stage, to: .dark)
    #expect(darkness(stage) == nil)
    #expect(stage.prototype.scene == started(.dark).prototype.scene)
  }
}
