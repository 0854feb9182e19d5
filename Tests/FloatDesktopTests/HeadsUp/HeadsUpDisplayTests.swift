import FloatPixelSupport
import FloatStudio
import Testing

@testable import FloatCore
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct HeadsUpDisplayTests {
  private func frame(scale: Double = 1) -> Surface {
    let surface = Surface(width: Int(375 * scale), height: Int(812 * scale))
    surface.fill(Color(rgb: 0x808080))
    return surface
  }

  private func display(scale: Double = 1) -> HeadsUpDisplay {
    HeadsUpDisplay(
      painter: Painter(
        scale: scale, deviceSize: Size(375, 812), text: TextRenderer(mode: .boxes),
        images: ImageStore(assets: Assets(root: Repository.path("Assets")))))
  }

  private func isPlain(_ surface: Surface, _ x: Int, _ y: Int) -> Bool {
    surface[x, y] & 0xFF_FFFF == 0x80_8080
  }

  @Test func the_frame_itself_stays_as_it_is_and_what_is_drawn_lies_on_a_copy() {
    let frame = frame()
    let hud = display()
    let out = hud.overlay(frame, damage: [frame.bounds], prototype: Prototype(), scale: 1, cachedBytes: 0)
    #expect(out !== frame)
    #expect((0..<812).allSatisfy { y in (0..<375).allSatisfy { isPlain(frame, $0, y) } })
  }

  @Test func boxes_without_height_draw_nothing_and_numbers_beyond_every_screen_do_no_harm() {
    let frame = frame()
    let canvas = GfxCanvas(surface: frame, scale: 1)
    let red = Color(255, 0, 0)
    canvas.box(Rect(10, 20, 30, 0), red)
    canvas.box(Rect(10, 20, 0, 30), red)
    canvas.box(Rect(-1e9, -1e9, 1e8, 1e8), red)
    canvas.arc(Point(1e7, 1e7), radius: 5, from: -1e9, to: 1e9, red)
    canvas.flush()
    #expect((0..<812).allSatisfy { y in (0..<375).allSatisfy { isPlain(frame, $0, y) } })
    canvas.box(Rect(10, 20, 3, 1), red)
    canvas.flush()
    #expect(!isPlain(frame, 10, 20))
    #expect(!isPlain(frame, 12, 20))
    #expect(isPlain(frame, 13, 20))
    #expect(isPlain(frame, 10, 19))
    #expect(isPlain(frame, 10, 21))
  }

  @Test func damaged_rectangles_are_framed_on_their_own_border_pixels() {
    let rect = PixelRect(x: 40, y: 300, width: 50, height: 60)
    let out = display().overlay(
      frame(), damage: [rect], prototype: Prototype(), scale: 1, cachedBytes: 0)
    for (x, y) in [(40, 300), (89, 300), (40, 359), (89, 359), (60, 300), (40, 330)] {
      #expect(!isPlain(out, x, y), "(\(x), \(y))")
    }
    for (x, y) in [(39, 330), (90, 330), (60, 360), (60, 330)] {
      #expect(isPlain(out, x, y), "(\(x), \(y))")
    }
  }

  /// At rest nothing is repainted, and one more frame shows that.
  @Test func what_was_repainted_goes_with_the_next_frame() {
    let hud = display()
    let rect = PixelRect(x: 40, y: 300, width: 50, height: 60)
    _ = hud.overlay(frame(), damage: [rect], prototype: Prototype(), scale: 1, cachedBytes: 0)
    #expect(hud.showsDamage)
    let next = hud.overlay(frame(), damage: [], prototype: Prototype(), scale: 1, cachedBytes: 0)
    #expect(!hud.showsDamage)
    #expect(isPlain(next, 40, 300))
  }

  /// A page was let go in the zone, and only the zone's spring still moves, to its last digit.
  @Test func a_zone_out_of_sight_has_no_arc() {
    var stage = Stage.collected(2)
    stage.openArticle(3)
    var prototype = stage.prototype
    func send(_ phase: PointerPhase, _ place: Point, after seconds: Double) {
      let time = prototype.now + seconds
      prototype.send(TimedInput(time: time, .pointer(phase, id: 0, at: place)))
    }
    send(.down, Point(3, 420), after: 0.1)
    for step in 1...20 { send(.move, Point(3, 420) + Point(16, 17) * Double(step), after: 0.02) }
    send(.move, Point(331, 762), after: 0.3)
    /// Looks at the quarter disc, away from the ball and its shadow.
    func hasArc() -> Bool {
      let out = display().overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
      return (640..<812).contains { y in (200..<374).contains { !isPlain(out, $0, y) } }
    }
    #expect(prototype.state.zone.progress > 0.9)
    #expect(hasArc())
    send(.up, Point(331, 762), after: 0.1)
    var isReached = false
    for _ in 0..<300 where prototype.state.zone.kind != .none {
      prototype.advance(to: prototype.now + 1.0 / 120)
      let zone = prototype.state.zone
      guard zone.kind != .none, zone.progress < 0.005 else { continue }
      isReached = true
      if hasArc() { Issue.record("an arc at \(zone)") }
    }
    #expect(isReached)
  }

  @Test func a_touch_leaves_a_trail_that_fades_away_and_a_fast_one_an_arrow_ahead_of_it() {
    let hud = display()
    for i in 0...6 {
      let phase: PointerPhase = i == 0 ? .down : .move
      hud.note(
        TimedInput(time: Double(i) * 0.016, .pointer(phase, id: 0, at: Point(100 + Double(i) * 10, 500))))
    }
    var prototype = Prototype()
    prototype.advance(to: 0.096)
    let out = hud.overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    // 10 pt in 16 ms are 625 pt/s, so the arrow ends 62 pt ahead of (160, 500).
    #expect(!isPlain(out, 120, 500))
    #expect(!isPlain(out, 200, 500))
    #expect(isPlain(out, 120, 480))
    prototype.advance(to: 0.096 + HeadsUpDisplay.trailDuration + 0.1)
    let later = hud.overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    #expect(isPlain(later, 120, 500))
  }

  @Test func the_threshold_of_a_held_pop_is_a_line_through_the_screen() throws {
    var prototype = Prototype()
    func tap(_ id: String) throws {
      let place = try #require(prototype.elements.last { $0.id == id }).frame.center
      let time = prototype.now
      prototype.send(TimedInput(time: time, .pointer(.down, id: 0, at: place)))
      prototype.send(TimedInput(time: time + 0.05, .pointer(.up, id: 0, at: place)))
      prototype.advance(to: time + 2)
    }
    try tap("row:chat-1")
    let still = display().overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    #expect(isPlain(still, 188, 700))
    let time = prototype.now
    prototype.send(TimedInput(time: time, .pointer(.down, id: 0, at: Point(3, 400))))
    for i in 1...8 {
      prototype.send(
        TimedInput(time: time + Double(i) * 0.02, .pointer(.move, id: 0, at: Point(3 + Double(i) * 12, 400))))
    }
    let held = display().overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    // navigation.finish-fraction is 0.5 of 375: pixel 187 or 188.
    #expect(!isPlain(held, 187, 700) || !isPlain(held, 188, 700))
  }

  @Test func frame_times_grow_the_graph_a_late_frame_is_red() {
    let hud = display()
    let prototype = Prototype()
    hud.note(FrameTiming(core: 0, paint: 0.001, present: 0))
    hud.note(FrameTiming(core: 0, paint: 0.012, present: 0))
    let out = hud.overlay(frame(), damage: [], prototype: prototype, scale: 1, cachedBytes: 0)
    // Below the navigation bar, at (8, 96); the graph's foot is two points above its end, 20 ms are its height; both samples lie between the lines of the budgets.
    let graph = HeadsUpPanel.graph.offset(x: 8, y: 96)
    let foot = Int(graph.maxY) - 2
    let early = out[Int(graph.minX), foot - 1]
    let late = out[Int(graph.minX) + 2, foot - 24]
    #expect(early >> 8 & 255 > 180)
    #expect(early >> 16 & 255 < 90)
    #expect(late >> 16 & 255 > 180)
    #expect(late >> 8 & 255 < 120)
    #expect(out[Int(graph.minX), foot - 24] != early)
  }

  @Test func its_words_are_there_after_every_change_of_size() {
    let hud = display()
    func bright(_ surface: Surface, scale: Double) -> Int {
      let rect = PixelRect(
        x: Int(8 * scale), y: Int(100 * scale), width: Int(232 * scale), height: Int(230 * scale))
      return surface.count(in: rect) { $0 & 255 > 150 && $0 & 0xFF_FFFF != 0x80_8080 }
    }
    var counts: [Double] = []
    for scale in [1.0, 2, 1, 1.5] {
      let out = hud.overlay(
        frame(scale: scale), damage: [], prototype: Prototype(), scale: scale, cachedBytes: 0)
      counts.append(Double(bright(out, scale: scale)) / (scale * scale))
    }
    #expect(counts[0] > 200)
    for count in counts { #expect(abs(count - counts[0]) < counts[0] * 0.25, "\(counts)") }
  }

  @Test func with_room_beside_the_phone_it_lies_there_and_nothing_of_it_over_the_phone() throws {
    let device = Device.iPhoneX
    let painter = Painter(
      scale: 1, deviceSize: device.size, text: TextRenderer(mode: .boxes),
      images: ImageStore(assets: Assets(root: Repository.path("Assets"))))
    let size = PixelSize(width: 481 + Int(HeadsUpDisplay.columnWidth), height: 918)
    let layout = DeviceLayout(
      device, screen: device.size, bezel: .on, column: HeadsUpDisplay.columnWidth, window: size,
      drawable: size)
    let column = try #require(layout.column)
    let stage = PhoneStage(device, layout, appearance: .light, painter: painter)
    let plain = Surface(width: size.width, height: size.height)
    stage.drawGround(in: plain)
    plain.copy(frame().bounds, from: frame(), dx: stage.place.x, dy: stage.place.y)
    let out = display().overlay(
      frame(), on: stage, damage: [], prototype: Prototype(), scale: 1, cachedBytes: 0)
    #expect(out.width == size.width)
    #expect(out.height == size.height)
    let beside = PixelRect(x: 0, y: 0, width: column.minX, height: size.height)
    #expect(out.differences(from: plain, in: beside) == 0)
    #expect(out[column.minX + 2, column.minY + 2] == HeadsUpPanel.background.pixel())
  }

  @Test func its_legend_says_what_the_rule_in_use_asks_for() {
    var p = NavigationParameters()
    p.finishFraction = 0.5
    p.lookahead = 0.35
    p.finishVelocity = 300
    p.finishRule = .projected
    #expect(MotionReport.finish(p, width: 375) == "50 % in 0.35 s")
    // Half of 375 pt in 0.35 s.
    p.finishRule = .maxDistanceOrVelocity
    #expect(MotionReport.finish(p, width: 375) == "50 % or 536 pt/s")
    p.finishRule = .percentOrVelocity
    #expect(MotionReport.finish(p, width: 375) == "50 % or ±300 pt/s")
  }

  @Test func the_velocity_at_the_release_stays_to_be_read() {
    let hud = display()
    for i in 0...6 {
      hud.note(
        TimedInput(
          time: Double(i) * 0.01,
          .pointer(i == 0 ? .down : .move, id: 0, at: Point(100 + Double(i) * 10, 500))))
    }
    hud.note(TimedInput(time: 0.06, .pointer(.up, id: 0, at: Point(160, 500))))
    // 10 pt in 10 ms.
    #expect(hud.releaseVelocity.map { abs($0.x - 1000) < 20 && abs($0.y) < 1 } == true)
    hud.note(TimedInput(time: 2, .pointer(.down, id: 0, at: Point(160, 500))))
    #expect(hud.releaseVelocity == nil)
  }
}
