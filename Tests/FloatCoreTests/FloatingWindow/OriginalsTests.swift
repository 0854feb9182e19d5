import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What the presets do as the systems do that they are named after.
@Suite struct OriginalsTests {
  /// Where the zone's edge meets the last row of the screen, for a page that is dragged this far.
  private func zoneEdge(_ preset: String, pageAt x: Double) throws -> Double {
    var stage = Stage(parameters: try Preset.parameters(preset))
    stage.open("article-1")
    stage.drag(pageTo: x, over: 0.5)
    stage.wait(0.5)
    let outline = try #require(stage.layer("zone")?.outline)
    let center = Point(outline.rect.maxX, outline.rect.maxY)
    let down = center.y - 812
    return center.x - (outline.rect.width * outline.rect.width - down * down).squareRoot()
  }

  /// FloatBallManager moves the box of 170 around a zone of 160: 375 + 170 (1 − p) − √(160² − (170 (1 − p))²).
  @Test(arguments: [(125.0, 324.5), (156.0, 263.4), (187.5, 215.0)])
  func float_ball_managers_zone_comes_with_its_box(x: Double, edge: Double) throws {
    #expect(abs(try zoneEdge("floatballmanager", pageAt: x) - edge) < 0.5)
  }

  /// SuspensionEntrance moves a box of 180; of the zone in it 22.5 are there when the drag begins.
  @Test(arguments: [(45.0, 335.7), (90.0, 269.1), (135.0, 217.5)])
  func suspension_entrances_zone_comes_with_its_box(x: Double, edge: Double) throws {
    #expect(abs(try zoneEdge("suspension-entrance", pageAt: x) - edge) < 0.5)
  }

  /// Above the list's blur it would be sharp all at once.
  @Test func a_tab_bar_stays_below_the_list_of_a_row_that_opens() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...2)
    stage.tapAndSettle("ball")
    stage.tap("list:article-2")
    var frames = 0
    while stage.state.transition != nil {
      let ids = stage.prototype.scene.layers.map(\.id)
      if let list = ids.firstIndex(of: "list") {
        #expect(try #require(ids.firstIndex(of: "tab-bar")) < list)
        frames += 1
      }
      stage.wait(1.0 / 120)
    }
    #expect(frames > 10)
  }

  /// DBBadgeButton takes away the neck at the release; the disc of 10 − d/10 stays until the badge is home.
  @Test func the_anchor_of_a_badge_stays_while_that_returns() throws {
    var stage = Stage(parameters: try Preset.parameters("db-badge"))
    let place = try #require(stage.frame("badge:chat-1")).center
    stage.drag(from: place, to: place + Point(-40, 0), over: 0.2, hold: 0.3)
    var frames = 0
    while let badge = stage.layer("badge:chat-1") {
      let disc = try #require(badge.content.areas.first).shape
      #expect(disc.rect.center.distance(to: place) < 1e-6)
      #expect(abs(disc.rect.width / 2 - 6) < 0.1)
      frames += 1
      stage.wait(1.0 / 120)
    }
    #expect(frames > 20)
  }

  /// JXWeChatFloatView asks for no class of page.
  @Test(arguments: ["article-1", "chat-2", "settings"]) func jx_float_collects_any_page(page: PageID) throws {
    var stage = Stage(parameters: try Preset.parameters("jx-float"))
    stage.open(page)
    stage.dragAndSettle(from: Point(4, 400), to: Point(340, 780))
    #expect(stage.state.ball.items == [page.description])
  }
}
