import RealModule
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Values of the seeds' own formulas that a preset takes over, on every device and to the last point.
@Suite("What the seeds do, value by value")
struct SeedValuesTests {
  static let devices = [
    Device.iPhoneX,
    Device(id: "8", name: "iPhone 8", size: Size(375, 667), safeArea: EdgeInsets(top: 20, bottom: 0)),
    Device(id: "se", name: "iPhone SE", size: Size(320, 568), safeArea: EdgeInsets(top: 20, bottom: 0)),
    Device(id: "pixel", name: "Pixel 7", size: Size(412, 915), safeArea: EdgeInsets(top: 48, bottom: 24)),
  ]

  private func layer(_ id: String, _ prototype: Prototype) -> Layer? {
    prototype.scene.layers.first { $0.id == id }
  }

  // MARK: Home

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
      #expect(isNear(frame.x, x, within: 1e-9) && isNear(frame.y, y, within: 1e-9), "\(name): \(frame)")
    }
  }

  // MARK: Looks

  @Test func suspension_entrances_full_zone_is_an_opaque_grey_of_875() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...5)
    stage.open("article-6")
    stage.drag(pageTo: 200)
    stage.wait(0.1)
    // 0.875 · 255 = 223
    #expect(layer("zone", stage.prototype)?.backdrop?.tint == Color(rgb: 0xDFDFDF))
  }

  @Test func suspension_entrances_rows_have_grey_titles_and_a_pressed_row_is_grey_75() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...2)
    stage.tap("ball")
    stage.settle()
    let row = try #require(stage.frame("list:article-1"))
    stage.press(row.center)
    stage.wait(0.3)
    let content = try #require(layer("row:article-1", stage.prototype)).content
    // 0.75 · 255 = 191, 0.21 · 255 = 54
    #expect(
      content.contains { if case .roundedRect(_, .color(Color(rgb: 0xBFBFBF))) = $0 { true } else { false } })
    #expect(
      content.contains { if case .text(let run) = $0 { run.color == Color(rgb: 0x363636) } else { false } })
  }

  @Test func jx_floats_ball_is_blue_and_its_zone_plain_red() throws {
    var stage = Stage(try Preset.parameters("jx-float"), items: 1...1)
    let ball = try #require(layer("ball", stage.prototype))
    #expect(
      ball.content.contains {
        if case .roundedRect(_, .color(Color(rgb: 0x0000FF))) = $0 { true } else { false }
      })
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(200, 500))
    stage.wait(0.3)
    let zone = try #require(layer("zone", stage.prototype))
    #expect(zone.content.count == 1, "no ring, no word")
    guard case .roundedRect(_, .color(let red)) = zone.content.first else {
      Issue.record("no plain zone")
      return
    }
    #expect(red == Color(rgb: 0xFF0000))
  }

  @Test(arguments: ["floatballmanager", "jx-float"])
  func a_plain_ball_has_no_shadow_and_shows_no_press(name: String) throws {
    var stage = Stage(try Preset.parameters(name), items: 1...1)
    let rest = try #require(layer("ball", stage.prototype))
    #expect(rest.shadow?.color.alpha ?? 0 == 0)
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.3)
    let pressed = try #require(layer("ball", stage.prototype))
    #expect(pressed.outline == rest.outline && pressed.shadow?.color.alpha ?? 0 == 0)
    let painted = pressed.content.filter {
      if case .roundedRect(_, .color(let color)) = $0 { color.alpha > 0 } else { true }
    }
    #expect(painted == rest.content)
  }

  /// The rings of a zone, as diameters from outer edge to outer edge and strokes.
  private func rings(_ prototype: Prototype) -> [(diameter: Double, stroke: Double)] {
    (layer("zone", prototype)?.content ?? []).compactMap { shape in
      guard case .stroke(let path, let width, _) = shape else { return nil }
      let box = path.controlBounds
      return (box.width + width, width)
    }
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
        let seen = rings(stage.prototype)
        #expect(seen.count == 2)
        for (ring, wanted) in zip(seen, expected) {
          #expect(
            isNear(ring.diameter, wanted.0, within: 0.01) && isNear(ring.stroke, wanted.1, within: 1e-3),
            "\(name): \(ring), not \(wanted)")
        }
      }
    }
  }

  // MARK: The ball goes

  @Test func float_ball_managers_ball_slides_out_past_the_corner_opaque_in_200_ms() throws {
    var stage = Stage(try Preset.parameters("floatballmanager"), items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(330, 780))
    stage.wait(0.6)
    let from = stage.state.ball.frame
    stage.release()
    for (part, eased) in easeInOutQuarters where part < 1 {
      stage.sample([part], of: 0.2) { _, prototype in
        let frame = prototype.state.ball.frame
        #expect(isNear(frame.x, from.x + (375 - from.x) * eased, within: 0.01), "at \(part)")
        #expect(isNear(frame.y, from.y + (812 - from.y) * eased, within: 0.01), "at \(part)")
        #expect(frame.width == 60 && prototype.state.ball.alpha == 1)
        #expect(layer("ball", prototype)?.opacity == 1)
      }
    }
    stage.wait(0.201)
    #expect(!stage.state.ball.visible && layer("ball", stage.prototype) == nil)
    stage.settle()
    #expect(!stage.state.ball.visible && stage.state.ball.items.isEmpty)
  }

  @Test func jx_floats_ball_fades_where_it_is_evenly_in_100_ms() throws {
    var stage = Stage(try Preset.parameters("jx-float"), items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(310, 740))
    stage.wait(0.6)
    let from = stage.state.ball.frame
    stage.release()
    stage.sample([0, 0.25, 0.5, 0.75], of: 0.1) { part, prototype in
      #expect(prototype.state.ball.frame == from)
      #expect(isNear(prototype.state.ball.alpha, 1 - part, within: 1e-6), "at \(part)")
    }
    stage.wait(0.101)
    #expect(!stage.state.ball.visible)
  }

  @Test func jx_floats_ball_is_dragged_by_its_middle() throws {
    var stage = Stage(try Preset.parameters("jx-float"), items: 1...1)
    let start = stage.state.ball.frame.center
    stage.press(start + Point(-30, 20))
    stage.move(to: Point(180, 300))
    stage.wait(0.5)
    #expect(isNear(stage.state.ball.frame.midX, 180, within: 0.01))
    #expect(isNear(stage.state.ball.frame.midY, 300, within: 0.01))
  }

  // MARK: The zone and the list

  @Test func suspension_entrances_zone_is_gone_when_the_page_is_let_go() throws {
    var parameters = try Preset.parameters("suspension-entrance")
    parameters.entrances.rule = .listed
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: 120)
    stage.wait(0.2)
    #expect(layer("zone", stage.prototype) != nil)
    stage.release()
    #expect(layer("zone", stage.prototype) == nil)
  }

  /// Rows come in from W and go out to W + 30; the left edge mirrors this.
  @Test(arguments: [Edge.right, .left]) func suspension_entrances_rows_come_from_the_very_edge(edge: Edge)
    throws
  {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...1, ballY: 300, edge: edge)
    stage.tap("ball")
    func out(_ prototype: Prototype) -> Double {
      let frame = prototype.list.rows[0].frame(at: prototype.now)
      return edge == .right ? frame.x - 125 : -frame.x
    }
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.15) { _, prototype in
        #expect(isNear(out(prototype), 250 * (1 - eased), within: 0.01), "at \(part)")
      }
    }
    stage.settle()
    stage.tap(Point(edge == .right ? 20 : 360, 60))
    for (part, eased) in easeInOutQuarters where part < 1 {
      stage.sample([part], of: 0.15) { _, prototype in
        #expect(isNear(out(prototype), 280 * eased, within: 0.01), "at \(part), going")
      }
    }
  }

  @Test func a_row_that_turns_round_stays_where_it_is() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...1, ballY: 300)
    stage.tap("ball")
    stage.wait(0.05)
    func x() -> Double { stage.prototype.list.rows[0].frame(at: stage.now).x }
    let before = x()
    stage.prototype.perform(.closeList)
    #expect(isNear(x(), before, within: 1e-9))
    stage.prototype.perform(.openList(.tap))
    #expect(isNear(x(), before, within: 1e-9))
  }

  // MARK: The badge

  private func pulled(_ way: Point, over seconds: Double = 0.2) throws -> Stage {
    var stage = Stage(try Preset.parameters("db-badge"))
    let badge = try #require(stage.frame("badge:chat-1")).center
    stage.press(badge)
    stage.move(to: badge + way, over: seconds)
    return stage
  }

  private func badge(_ prototype: Prototype, _ id: String = "chat-1") throws -> PrototypeState.Badge {
    try #require(prototype.state.badges.first { $0.id == id })
  }

  /// The badge returns by UIKit's spring of 0.25 s and damping 0.6 from rest, whatever its speed was, and without a
  /// neck.
  @Test func a_badge_let_go_in_motion_returns_from_rest_without_a_neck() throws {
    var stage = try pulled(Point(50, 0), over: 0.08)
    stage.release()
    let start = try badge(stage.prototype)
    let from = start.center.x - start.anchor.x
    let w = Double.log(750) / (0.6 * 0.25)
    let wd = w * 0.8
    try stage.sample([0, 0.08, 0.25, 0.5], of: 0.25) { part, prototype in
      let t = part * 0.25
      let x = Double.exp(-0.6 * w * t) * (Double.cos(wd * t) + 0.75 * Double.sin(wd * t))
      let badge = try badge(prototype)
      #expect(isNear(badge.center.x - badge.anchor.x, from * x, within: 0.05), "at \(part)")
      let content = layer("badge:chat-1", prototype)?.content ?? []
      #expect(!content.contains { if case .fill = $0 { true } else { false } }, "no neck")
    }
  }

  @Test func a_torn_badge_stays_where_it_is_dropped_and_belongs_to_its_page() throws {
    var stage = try pulled(Point(90, 60))
    stage.release()
    stage.settle()
    let dropped = try badge(stage.prototype)
    #expect(dropped.state == .broken)
    #expect(isNear(dropped.center.x - dropped.anchor.x, 90, within: 1e-9))
    #expect(stage.prototype.badges.counts.unread["chat-1"] ?? 0 > 0)
    // The badge moves with the page's scrolling and lies below a page that comes in.
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -40))
    stage.settle()
    #expect(isNear(try badge(stage.prototype).center.y, dropped.center.y - stage.state.scroll, within: 1e-6))
    stage.tap("row:chat-2")
    stage.wait(0.1)
    #expect(layer("badge:chat-1", stage.prototype) == nil)
    stage.settle()
    stage.tap("back")
    stage.settle()
    // Dragged again, the badge has no neck, and within 60 of its place it returns.
    let place = try #require(stage.frame("badge:chat-1")).center
    stage.press(place)
    stage.move(to: place + Point(-70, -50))
    #expect(try badge(stage.prototype).state == .broken)
    stage.wait(0.2)
    stage.release()
    #expect(try badge(stage.prototype).state == .returning)
    stage.settle()
    #expect(try badge(stage.prototype).state == .idle)
  }

  @Test func a_drag_of_a_dropped_badge_that_is_taken_back_leaves_it_there() throws {
    var stage = try pulled(Point(90, 60))
    stage.release()
    stage.settle()
    let dropped = try badge(stage.prototype).center
    stage.press(dropped)
    stage.move(to: dropped + Point(0, 200))
    stage.wait(0.1)
    #expect(try badge(stage.prototype).center.distance(to: dropped) > 150)
    stage.send(.key("Escape"))
    stage.settle()
    #expect(try badge(stage.prototype).center.distance(to: dropped) < 1e-6)
    stage.release()
    stage.tap("row:chat-1")
    stage.settle()
    stage.tap("back")
    stage.settle()
    #expect(try badge(stage.prototype).state == .gone, "read is read")
  }

  // MARK: Curves and the switch

  @Test func a_curve_is_written_by_its_four_numbers() throws {
    var parameters = Parameters()
    try parameters.set("ball.snap.curve", to: "cubic-bezier(0.3,1.4, 0.6 , 1)")
    #expect(parameters.ball.snapCurve == .bezier(0.3, 1.4, 0.6, 1))
    #expect(parameters.text(for: "ball.snap.curve") == "cubic-bezier(0.3, 1.4, 0.6, 1)")
    try parameters.set("ball.snap.curve", to: "cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(parameters.text(for: "ball.snap.curve") == "ease-in-out")
    try parameters.set("ball.snap.curve", to: "ease")
    #expect(parameters.ball.snapCurve == .ease)
    for text in [
      "", "eas", "cubic-bezier", "cubic-bezier(", "cubic-bezier()", "cubic-bezier(0, 0, 1)",
      "cubic-bezier(0, 0, 1, 1, 1)", "cubic-bezier(0, 0, 1, 1", "cubic-bezier(2, 0, 0, 1)",
      "cubic-bezier(0, 11, 0, 1)", "cubic-bezier(0, nan, 0, 1)", "cubic-bezier(0 0 1 1)",
      "steps(4, jump-end)",
    ] {
      #expect(throws: ParameterError.self, "\(text)") { try parameters.set("ball.snap.curve", to: text) }
    }
    #expect(parameters.ball.snapCurve == .ease)
    let near = #expect(throws: ParameterError.self) { try parameters.set("morph.curve", to: "ease-inout") }
    #expect(near?.message.hasSuffix("did you mean ease-in-out?") == true)
    let outside = #expect(throws: ParameterError.self) {
      try parameters.set("morph.curve", to: "cubic-bezier(1.2, 0, 0, 1)")
    }
    #expect(outside?.message.contains("from 0 to 1") == true)
  }

  @Test func a_ball_flies_along_any_curve() throws {
    var parameters = try Preset.parameters("floatballmanager")
    try parameters.set("ball.snap.curve", to: "cubic-bezier(0.1, 0.9, 0.2, 1)")
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(150, 300))
    stage.wait(0.6)
    stage.release()
    let from = stage.state.ball.frame.x
    let curve = try #require(CubicBezier(0.1, 0.9, 0.2, 1))
    stage.sample([0.25, 0.5, 0.75], of: 0.2) { part, prototype in
      #expect(isNear(prototype.state.ball.frame.x, from + (15 - from) * curve.value(at: part), within: 0.01))
    }
  }

  @Test func one_switch_takes_ball_zone_and_list_away_and_brings_them_back() throws {
    var stage = Stage(items: 1...2)
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.list.open)
    stage.send(.set(key: "entrances.enabled", value: "false"))
    #expect(!stage.state.list.open)
    stage.settle()
    #expect(!stage.state.ball.visible && stage.frame("ball") == nil)
    // There is no zone, and a page goes like any other.
    stage.open("article-3")
    stage.drag(pageTo: 330)
    #expect(stage.state.zone.kind == .none)
    stage.release()
    stage.settle()
    stage.open("article-1")
    stage.drag(pageTo: 250)
    stage.wait(0.2)
    #expect(!stage.state.ball.visible)
    stage.release()
    #expect(stage.state.transition?.kind == .pop)
    stage.settle()
    #expect(stage.state.ball.items == ["article-1", "article-2"], "nothing is lost")
    stage.send(.set(key: "entrances.enabled", value: "true"))
    stage.settle()
    #expect(stage.state.ball.visible && stage.state.ball.alpha == 1)
  }

  @Test func the_switch_takes_a_zone_under_the_finger_away_as_well() {
    var stage = Stage()
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    #expect(stage.state.zone.highlighted)
    stage.send(.set(key: "entrances.enabled", value: "false"))
    #expect(!stage.state.zone.highlighted)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items.isEmpty && stage.state.zone.kind == .none)
  }
}
