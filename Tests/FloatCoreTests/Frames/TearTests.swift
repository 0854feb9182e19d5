import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A neck tears, a badge bursts")
struct TearTests {
  private func torn() throws -> (Stage, Point) {
    var stage = Stage()
    let badge = try #require(stage.frame("badge:chat-1"))
    stage.pull(from: badge.center, to: badge.center + Point(-40, 0), over: 0.3, hold: 0.3)
    stage.move(to: badge.center + Point(-70, 0), over: 0.02)
    return (stage, badge.center)
  }

  private func paths(_ stage: Stage) -> [Rect] {
    (stage.layer("badge:chat-1")?.content ?? []).fills.map(\.controlBounds)
  }

  @Test func both_halves_of_a_torn_neck_draw_back() throws {
    var (stage, anchor) = try torn()
    #expect(stage.prototype.badges.live.first?.phase == .broken)
    // The shown badge has come to the pointer's place.
    stage.wait(0.01)
    let first = paths(stage)
    #expect(first.count == 2)
    var last = first.map(\.width).reduce(0, +)
    var gap = -Double.infinity
    let start = stage.now
    while !paths(stage).isEmpty {
      #expect(stage.prototype.isAnimating)
      let halves = paths(stage)
      // The badge is still on its way to the pointer, and the half attached to it goes along. So the gap between the
      // halves, not their length, shows that both draw back.
      if halves.count == 2 {
        #expect(halves[0].minX - halves[1].maxX >= gap - 1e-6)
        gap = halves[0].minX - halves[1].maxX
        #expect(halves[0].maxX >= anchor.x - 0.1)
      }
      last = halves.map(\.width).reduce(0, +)
      stage.wait(1.0 / 240)
    }
    #expect((0.05...0.09).contains(stage.now - start))
    #expect(last < 20)
    #expect(gap > 40)
  }

  private func discs(_ shapes: [Shape]) -> [Rect] {
    shapes.compactMap {
      switch $0 {
      case .roundedRect(let shape, _): shape.rect
      case .stroke(let path, let width, _): path.controlBounds.inset(by: -width / 2)
      default: nil
      }
    }
  }

  @Test(arguments: [3, -1, 12])
  func a_burst_begins_at_the_badge_s_own_size(unread: Int) throws {
    var stage = Stage()
    stage.prototype.badges.set(unread, for: "chat-1")
    let badge = try #require(stage.frame("badge:chat-1"))
    let center = badge.center + Point(-100, 60)
    stage.drag(from: badge.center, to: center, hold: 0.4)
    let burst = try #require(stage.layer("burst:chat-1"))
    for disc in discs(burst.content + burst.sublayers.flatMap(\.content)) {
      #expect(max(center.x - disc.minX, disc.maxX - center.x) <= badge.width / 2 + 0.01)
    }
    #expect(burst.sublayers.first?.opacity == 1)
    stage.wait(0.3)
    #expect(stage.layer("burst:chat-1") == nil)
  }

  /// The badge has just been torn off and still wobbles: higher and narrower than at rest, then lower and wider.
  @Test(arguments: [3, 12, -1], [0.0, 0.03, 0.08])
  func a_burst_begins_inside_a_badge_that_wobbles(unread: Int, pause: Double) throws {
    var stage = Stage()
    stage.prototype.badges.set(unread, for: "chat-1")
    let badge = try #require(stage.frame("badge:chat-1"))
    stage.pull(from: badge.center, to: badge.center + Point(-80, 20), over: 0.05, hold: pause)
    let pulled = try #require(stage.layer("badge:chat-1"))
    let drawn = try #require(discs(pulled.content).last)
    #expect(abs(drawn.height / badge.height - 1) > 0.02)
    stage.release()
    let burst = discs(try #require(stage.layer("burst:chat-1")).content)
    #expect(burst.count > 8)
    for disc in burst {
      #expect(drawn.inset(by: -1e-6).intersection(disc).width > disc.width - 1e-6)
      #expect(drawn.inset(by: -1e-6).intersection(disc).height > disc.height - 1e-6)
    }
  }

  /// A burst belongs to its page: another page that comes in goes over it, and the burst does not show again there.
  @Test(arguments: ["badge:chat-1", "badge:tab"], TabBarMotion.allCases)
  func a_page_that_comes_in_covers_a_burst(badge: String, tabBar: TabBarMotion) throws {
    var parameters = Parameters()
    parameters.badge.burst = 1
    parameters.navigation.tabBar = tabBar
    var player = FramePlayer(Stage(parameters: parameters))
    player.wait(0.05)
    let start = try #require(player.stage.frame(badge)).center
    player.drag(from: start, to: Point(300, 500))
    player.wait(0.05)
    player.tap("row:chat-2")
    var seen = 0
    while player.stage.prototype.badges.isMoving(player.stage.prototype.environment) {
      player.wait(1.0 / 60)
      let ids = player.stage.prototype.scene.layers.map(\.id)
      guard let burst = ids.firstIndex(of: "burst:\(badge.dropFirst(6))") else { continue }
      let page = try #require(ids.firstIndex(of: "page:chat-2"))
      // A tab bar that slides by itself lies over both pages, and so do its badges.
      #expect(burst < page || (badge == "badge:tab" && tabBar == .slide))
      #expect(player.stage.state.transition != nil)
      seen += 1
    }
    #expect(seen > 10)
    player.finish()
  }

  /// A badge that tore is caught on its way home; it has no neck, so nothing tears again.
  @Test(arguments: [0.03, 0.08, 0.13])
  func a_badge_caught_without_a_neck_gets_none(after wait: Double) throws {
    var parameters = Parameters()
    parameters.badge.returnDuration = 1
    var player = FramePlayer(Stage(parameters: parameters))
    player.wait(0.05)
    let home = try #require(player.stage.frame("badge:chat-1")).center
    player.pull(from: home, to: home + Point(120, 90), over: 0.3, hold: 0.2)
    player.act { $0.cancel() }
    player.wait(wait)
    let badge = try #require(player.stage.frame("badge:chat-1")).center
    #expect(badge.distance(to: home) > 20)
    player.pull(from: badge, to: badge + Point(0, 12), over: 0.1)
    #expect(player.stage.prototype.badges.live.first?.phase == .broken)
    #expect(paths(player.stage) == [])
    player.release()
    player.finish()
  }
}
