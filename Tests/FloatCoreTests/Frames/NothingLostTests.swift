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
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(350, 790), over: 0.25)
    stage.wait(0.4)
    #expect(stage.state.zone.highlighted)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
  }

  @Test func a_twitch_of_a_ball_docked_low_throws_nothing_away_and_the_zone_says_so() throws {
    var stage = collected(2, fraction: 1)
    let center = stage.state.ball.frame.center
    func marks() throws -> UInt8 {
      let zone = try #require(stage.prototype.scene.layers.first { $0.id == "zone" })
      let stroke = try #require(
        zone.content.compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }.first)
      return stroke.alpha
    }
    stage.press(center)
    stage.move(to: center + Point(-4, 12), over: 0.1)
    stage.wait(0.6)
    #expect(!stage.state.zone.highlighted)
    #expect(try marks() < 110)
    stage.move(to: center + Point(0, 60), over: 0.1)
    stage.wait(0.3)
    #expect(stage.state.zone.highlighted)
    #expect(try marks() > 200)
    stage.send(.key("Escape"))
    stage.settle()
    #expect(stage.state.ball.items.count == 2)
  }

  @Test func a_page_whose_pointer_jumps_into_the_zone_is_collected() {
    var stage = Stage()
    stage.openArticle(1)
    stage.press(Point(3, 420))
    stage.wait(0.01)
    stage.move(to: Point(300, 740), over: 0)
    stage.wait(0.8)
    #expect(stage.state.zone.highlighted)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func a_ball_flicked_into_the_zone_by_one_event_goes() {
    var stage = collected(1, fraction: 0.3)
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.01)
    stage.move(to: Point(350, 790), over: 0)
    stage.wait(0.5)
    #expect(stage.state.zone.highlighted)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
  }

  // MARK: Taken back

  @Test func escape_takes_a_drag_of_the_ball_back() {
    var stage = Stage.collected()
    let dock = stage.prototype.ball.dock
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(100, 250), over: 0.2)
    stage.send(.key("Escape"))
    stage.settle()
    #expect(stage.prototype.ball.dock == dock)
    #expect(stage.state.ball.frame == stage.prototype.dockFrame(dock))
    #expect(stage.state.zone.kind == .none)
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
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    #expect(stage.state.zone.kind == .full)
  }

  @Test func pages_that_were_let_go_come_back_all_of_them() throws {
    var stage = Stage.collected(3)
    stage.send(.set(key: "entrances.maximum", value: "2"))
    let items = stage.state.ball.items
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), over: 0.25, hold: 0.4)
    stage.wait(0.5)
    #expect(stage.state.ball.items.isEmpty)
    stage.tap(try #require(stage.frame("notice:undo")).center)
    stage.settle()
    #expect(stage.state.ball.items == items)
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

  @Test func an_edge_drag_that_begins_on_the_ball_is_still_one() {
    var stage = Stage.collected()
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(40, 300), over: 0.25)
    stage.wait(0.2)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.edge == .left)
    let ball = stage.state.ball.frame
    stage.tap("row:article-2")
    stage.settle()
    stage.press(Point(8, ball.midY))
    stage.move(to: Point(260, ball.midY + 10), over: 0.25)
    #expect(stage.state.transition?.interactive == true)
    #expect(stage.state.ball.frame == ball)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
    // Down, or from farther inside, the drag moves the ball.
    stage.press(Point(8, ball.midY))
    stage.move(to: Point(9, ball.midY + 90), over: 0.25)
    #expect(stage.state.transition == nil)
    #expect(stage.state.ball.frame.midY > ball.midY + 50)
    stage.send(.key("Escape"))
    stage.settle()
    stage.press(Point(40, ball.midY))
    stage.move(to: Point(160, ball.midY), over: 0.25)
    #expect(stage.state.transition == nil)
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
    stage.press(badge.center)
    stage.move(to: badge.center + Point(-100, 60), over: 0.3)
    #expect(ticks() == expected)
    stage.send(.key("Escape"))
    stage.settle()
    stage.openArticle(1)
    stage.effects = []
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760), over: 0.3)
    stage.wait(0.2)
    #expect(ticks() == expected)
    stage.release()
    stage.settle()
    stage.effects = []
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(120, 300), over: 0.3)
    stage.wait(0.1)
    stage.release()
    stage.settle()
    #expect(ticks() == expected)
  }
}
