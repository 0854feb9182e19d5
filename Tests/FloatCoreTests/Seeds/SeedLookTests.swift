import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What the seeds look like, with their presets, on every device.
@Suite("What the seeds look like")
struct SeedLookTests {
  static let devices = [
    Device.iPhoneX,
    Device(id: "8", name: "iPhone 8", size: Size(375, 667), safeArea: EdgeInsets(top: 20, bottom: 0)),
    Device(id: "se", name: "iPhone SE", size: Size(320, 568), safeArea: EdgeInsets(top: 20, bottom: 0)),
    Device(id: "pixel", name: "Pixel 7", size: Size(412, 915), safeArea: EdgeInsets(top: 48, bottom: 24)),
  ]

  /// WeChatFloatBall: (W − 60 − 15, H − 170 − 60); SuspensionEntrance: (W − 60, H/2 − 30); JXWeChatFloatView:
  /// (W − 120, (H − 100)/2).
  @Test(arguments: devices) func the_ball_is_at_home_on_every_device(device: Device) throws {
    let (w, h) = (device.size.width, device.size.height)
    for (name, x, y) in [
      ("floatballmanager", w - 75, h - 230), ("suspension-entrance", w - 60, h / 2 - 30),
      ("jx-float", w - 120, (h - 100) / 2),
    ] {
      let stage = Stage(try Preset.parameters(name), items: 1...1, device: device)
      let frame = stage.state.ball.frame
      #expect(isNear(frame.x, x, within: 1e-9), "\(name): \(frame)")
      #expect(isNear(frame.y, y, within: 1e-9), "\(name): \(frame)")
    }
  }

  @Test func suspension_entrances_full_zone_is_an_opaque_grey_of_875() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...5)
    stage.open("article-6")
    stage.drag(pageTo: 200)
    stage.wait(0.1)
    // 0.875 · 255 = 223
    #expect(stage.layer("zone")?.backdrop?.tint == Color(rgb: 0xDFDFDF))
  }

  @Test func suspension_entrances_rows_have_grey_titles_and_a_pressed_row_is_grey_75() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...2)
    stage.tapAndSettle("ball")
    let row = try #require(stage.frame("list:article-1"))
    stage.press(row.center)
    stage.wait(0.3)
    let content = try #require(stage.layer("list:article-1:right")).content
    // 0.75 · 255 = 191, 0.21 · 255 = 54
    #expect(content.areas.contains { $0.color == Color(rgb: 0xBFBFBF) })
    #expect(content.texts.contains { $0.color == Color(rgb: 0x363636) })
  }

  @Test func jx_floats_ball_is_blue_and_its_zone_plain_red() throws {
    var stage = Stage(try Preset.parameters("jx-float"), items: 1...1)
    #expect(try #require(stage.layer("ball")).content.areas.contains { $0.color == Color(rgb: 0x0000FF) })
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 500), hold: 0.3)
    let zone = try #require(stage.layer("zone"))
    #expect(zone.content.count == 1, "no ring, no word")
    #expect(zone.content.areas.map(\.color) == [Color(rgb: 0xFF0000)])
  }

  @Test(arguments: ["floatballmanager", "jx-float"])
  func a_plain_ball_has_no_shadow_and_shows_no_press(name: String) throws {
    var stage = Stage(try Preset.parameters(name), items: 1...1)
    let rest = try #require(stage.layer("ball"))
    #expect(rest.shadow?.color.alpha ?? 0 == 0)
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.3)
    let pressed = try #require(stage.layer("ball"))
    #expect(pressed.outline == rest.outline)
    #expect(pressed.shadow?.color.alpha ?? 0 == 0)
    let painted = pressed.content.filter {
      if case .roundedRect(_, .color(let color)) = $0 { color.alpha > 0 } else { true }
    }
    #expect(painted == rest.content)
  }

  /// The rings of a zone, as diameters from outer edge to outer edge and strokes.
  private func rings(_ stage: Stage) -> [(diameter: Double, stroke: Double)] {
    (stage.layer("zone")?.content.strokes ?? []).map { ($0.path.controlBounds.width + $0.width, $0.width) }
  }

  /// WeChatFloatBall's pictures end at 38, 28 and 44; SuspensionEntrance's borders of 3 lie inside radii of 28 and 18, the
  /// outer ring as a whole at 0.875 while the finger is outside.
  @Test func rings_end_where_the_seeds_do() throws {
    for (name, outside, inside) in [
      ("floatballmanager", [(38.0, 2.0), (28, 2)], [(44.0, 2.0), (28, 2)]),
      ("suspension-entrance", [(49, 2.625), (36, 3)], [(56, 3), (36, 3)]),
    ] {
      var parameters = try Preset.parameters(name)
      parameters.haptic.enabled = false
      parameters.entrances.rule = .listed
      var stage = Stage(parameters)
      stage.open("article-1")
      stage.press(Point(4, 400))
      for (place, expected) in [(Point(360, 500), outside), (Point(360, 790), inside)] {
        stage.move(to: place)
        stage.wait(0.5)
        let seen = rings(stage)
        #expect(seen.count == 2)
        for (ring, wanted) in zip(seen, expected) {
          #expect(isNear(ring.diameter, wanted.0, within: 0.01), "\(name): \(ring), not \(wanted)")
          #expect(isNear(ring.stroke, wanted.1, within: 1e-3), "\(name): \(ring), not \(wanted)")
        }
      }
    }
  }

  /// The bar is 49 high and the safe area below it 34; it goes out by their sum, in proportion to the page's way in.
  @Test func the_tab_bar_slides_out_under_the_finger_and_comes_back_and_its_page_is_without_it() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"))
    let all = try #require(stage.prototype.pages["chats"]).layout
    let own = all.fixed.count - (try #require(all.tabBarStart))
    func tabBar(_ prototype: Prototype) -> Layer? { prototype.scene.layers.first { $0.id == "tab-bar" } }
    func bars(_ prototype: Prototype) -> Int? {
      let page = prototype.scene.layers.first { $0.id == "page:chats" }
      let bars = page?.sublayers.first { $0.id == "bars:chats" }
      return bars.map { $0.content.count + $0.sublayers.reduce(0) { $0 + $1.content.count } }
    }
    #expect(tabBar(stage.prototype) == nil)
    #expect(own > 4)
    let still = try #require(bars(stage.prototype))
    stage.open("article-1")
    for x in [60.0, 180, 300] {
      stage.drag(pageTo: x)
      stage.wait(0.6)
      let bar = try #require(tabBar(stage.prototype))
      #expect(isNear(bar.position.y, 83 * (1 - x / 375), within: 1e-6))
      #expect(bar.position.x == 0)
      // The bar's own shapes and the two of the badge.
      #expect(bar.content.count == own + 2)
      #expect(bars(stage.prototype) == still - own - 2)
      #expect(isNear(stage.frame("tab:me")?.minY ?? 0, 812 - 83 + bar.position.y))
      let page = stage.layer("page:chats")
      let viewport = page?.sublayers.first { $0.id == "viewport:chats" }
      #expect(viewport?.outline?.rect.maxY == 812 - all.viewport.y, "the content goes on behind the bar")
      let ids = stage.prototype.scene.layers.map(\.id)
      #expect((ids.firstIndex(of: "tab-bar") ?? 0) > (ids.firstIndex(of: "page:article-1") ?? 99))
      stage.cancel()
      stage.settle()
    }
    // Towards the ball the bar goes on from its place under the finger, and out of the ball it goes down again.
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.3)
    let held = try #require(tabBar(stage.prototype)?.position.y)
    stage.release()
    #expect(isNear(tabBar(stage.prototype)?.position.y ?? -1, held, within: 1e-6))
    stage.settle()
    #expect(tabBar(stage.prototype) == nil)
    #expect(bars(stage.prototype) == still)
    stage.send(.set(key: "ball.tap", value: "page-or-list"))
    stage.tap("ball")
    stage.wait(0.15)
    #expect(isNear(tabBar(stage.prototype)?.position.y ?? 0, 83 * 0.5, within: 1))
    // A presented page covers the bar at its place.
    stage.settle()
    stage.tapAndSettle("back")
    stage.tap("tab:me")
    stage.tap("row:sdk")
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .present)
    #expect(tabBar(stage.prototype) == nil)
  }
}
