import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Nothing is refused or lost by surprise")
struct NothingLostTests {
  private func collected(_ count: Int, fraction: Double) -> Stage {
    var archive = Stage.collected(count).prototype.archive
    archive.dock = Dock(edge: .right, fraction: fraction)
    return Stage(archive: archive)
  }

  // MARK: Arming

  @Test(arguments: [0.85, 0.9, 0.95, 1])
  func a_ball_docked_low_can_be_thrown_away(fraction: Double) {
    var stage = collected(2, fraction: fraction)
    stage.pull(from: stage.state.ball.frame.center, to: Point(350, 790), over: 0.25, hold: 0.4)
    #expect(stage.state.zone.highlighted)
    stage.releaseAndSettle()
    #expect(stage.state.ball.items.isEmpty)
  }

  @Test func a_twitch_of_a_ball_docked_low_throws_nothing_away_and_the_zone_says_so() throws {
    var stage = collected(2, fraction: 1)
    let center = stage.state.ball.frame.center
    func marks() throws -> UInt8 {
      try #require(stage.layer("zone")?.content.strokes.first).color.alpha
    }
    stage.pull(from: center, to: center + Point(-4, 12), over: 0.1, hold: 0.6)
    #expect(!stage.state.zone.highlighted)
    #expect(try marks() < 110)
    stage.move(to: center + Point(0, 60), over: 0.1)
    stage.wait(0.3)
    #expect(stage.state.zone.highlighted)
    #expect(try marks() > 200)
    stage.keyAndSettle("Escape")
    #expect(stage.state.ball.items.count == 2)
  }

  // MARK: A lower number

  @Test func a_ball_that_may_hold_fewer_keeps_what_it_has_also_after_a_restart() {
    var stage = Stage.collected(3)
    let items = stage.state.ball.items
    stage.send(.set(key: "entrances.maximum", value: "2"))
    #expect(stage.state.ball.items == items)
    stage.apply(.restart)
    #expect(stage.prototype.parameters.entrances.maximum == 2)
    #expect(stage.state.ball.items == items)
    #expect(!stage.prototype.takeEffects().contains { if case .notice = $0 { true } else { false } })
    // A new page finds no room.
    stage.openArticle(4)
    stage.pull(from: Point(4, 400), to: Point(330, 760))
    #expect(stage.state.zone.kind == .full)
  }

  // MARK: Where the ball lies

  @Test(arguments: [0.0, 1.0], [Edge.left, .right])
  func the_ball_spares_the_bars(fraction: Double, edge: Edge) throws {
    let stage = Stage()
    let frame = stage.prototype.dockFrame(Dock(edge: edge, fraction: fraction))
    #expect(frame.minY >= 88)
    let tab = try #require(stage.frame("tab:chats"))
    #expect(frame.maxY <= tab.minY)
  }

  // MARK: Sounds

  @Test(arguments: [HapticSound.none, .low, .full])
  func zone_tear_and_dock_are_heard_where_the_tick_is_on(sound: HapticSound) throws {
    var parameters = Parameters()
    parameters.haptic.sound = sound
    var stage = Stage(parameters: parameters)
    func ticks() -> Int { stage.effects.filter { $0 == .sound(.tick) }.count }
    let expected = sound == .none ? 0 : 1
    let badge = try #require(stage.frame("badge:chat-1"))
    stage.pull(from: badge.center, to: badge.center + Point(-100, 60), over: 0.3)
    #expect(ticks() == expected)
    stage.keyAndSettle("Escape")
    stage.release()
    stage.openArticle(1)
    stage.effects = []
    stage.pull(from: Point(4, 400), to: Point(330, 760), over: 0.3, hold: 0.2)
    #expect(ticks() == expected)
    stage.releaseAndSettle()
    stage.effects = []
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(120, 300))
    #expect(ticks() == expected)
  }
}
