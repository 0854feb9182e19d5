import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct TransportTests {
  /// A session with a hand on its transport.
  private struct Desk {
    var session: Session
    var transport = Transport(width: 375)

    init() {
      session = Session()
      session.wait(1)
      session.tap("row:chat-1")
      session.wait(3)
      session.drag(from: Point(2, 400), to: Point(300, 400))
      session.wait(3)
    }

    mutating func point(_ phase: PointerPhase, at point: Point) {
      for action in transport.point(phase, at: point, session.playback) { session.perform(action) }
    }

    mutating func click(_ control: TransportLayout.Control) throws {
      let frame = try #require(transport.layout.frame(of: control))
      point(.down, at: frame.center)
      point(.up, at: frame.center)
    }

    /// A place on the strip.
    func place(of time: Double) -> Point {
      let x = transport.layout.track.minX + transport.scale(session.playback).x(of: time)
      return Point(x, transport.layout.strip.midY)
    }
  }

  @Test(arguments: [300.0, 320, 375, 430, 800]) func its_parts_are_apart_and_inside(width: Double) {
    let layout = TransportLayout(width: width)
    var frames = layout.parts.dropLast().map(\.frame).filter { !layout.speeds.contains($0.center) }
    frames += [layout.speeds, layout.strip]
    for (index, a) in frames.enumerated() {
      #expect(a.minX >= 0)
      #expect(a.minY >= 0)
      #expect(a.maxX <= layout.size.width)
      #expect(a.maxY <= layout.size.height)
      for b in frames[..<index] {
        #expect(a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY)
      }
    }
  }

  @Test func buttons_do_what_they_say() throws {
    var desk = Desk()
    try desk.click(.play)
    #expect(!desk.session.playback.isPlaying)
    let time = desk.session.playback.time
    try desk.click(.back)
    #expect(desk.session.playback.time < time)
    try desk.click(.on)
    #expect(abs(desk.session.playback.time - time) < 1e-8)
    try desk.click(.speed(2))
    #expect(desk.session.playback.clock.speed == 0.25)
    try desk.click(.loop)
    #expect(desk.session.playback.loop != nil)
    try desk.click(.loop)
    #expect(desk.session.playback.isLive)
  }

  @Test func a_hand_on_its_ground_can_drag_it_where_it_can_be_dragged() throws {
    var transport = Transport(width: 375, isMovable: true)
    let button = try #require(transport.layout.parts.first).frame.center
    #expect(transport.isGripped == false)
    transport.hover(at: button)
    #expect(transport.isGripped == false)
    transport.hover(at: Point(transport.size.width / 2, 1))
    #expect(transport.isGripped == true)
    transport = Transport(width: 375)
    transport.hover(at: Point(transport.size.width / 2, 1))
    #expect(transport.isGripped == nil)
  }

  @Test func a_block_is_lifted_while_the_pointer_is_on_it() throws {
    var desk = Desk()
    let block = try #require(desk.session.playback.history.blocks.first)
    func colors() throws -> [Color] {
      let layers = desk.transport.scene(desk.session.playback, .light).layers
      return try #require(layers.first { $0.id == "transport:strip" }).content.compactMap { shape in
        if case .roundedRect(_, .color(let color)) = shape { color } else { nil }
      }
    }
    let usual = Palette(.light).block
    #expect(try colors().contains(usual))
    let count = try colors().count { $0 == usual }
    desk.transport.hover(at: desk.place(of: block.start + 0.01))
    #expect(try colors().count { $0 == usual } == count - 1)
  }

  @Test func a_press_that_slips_off_its_button_does_nothing() throws {
    var desk = Desk()
    let frame = try #require(desk.transport.layout.frame(of: .play))
    desk.point(.down, at: frame.center)
    desk.point(.move, at: Point(frame.midX, frame.maxY + 40))
    desk.point(.up, at: Point(frame.midX, frame.maxY + 40))
    #expect(desk.session.playback.isPlaying)
    #expect(!desk.transport.isPressed)
  }

  @Test func a_drag_along_the_strip_shows_its_moments_and_lives_on_where_it_ends() throws {
    var desk = Desk()
    let block = try #require(desk.session.playback.history.blocks.first)
    let (end, start) = (desk.place(of: desk.session.present.now), desk.place(of: block.start + 0.1))
    desk.point(.down, at: end)
    for step in 1...20 {
      desk.point(.move, at: end + (start - end) * (Double(step) / 20))
      #expect(desk.session.problem == nil)
    }
    #expect(abs(desk.session.playback.time - block.start - 0.1) < 1e-6)
    desk.point(.up, at: start)
    #expect(desk.session.playback.isLive)
    #expect(desk.session.present.now < block.start + 0.2)
  }

  @Test func while_time_stands_a_drag_leaves_the_moment_shown_and_drops_nothing() throws {
    var desk = Desk()
    try desk.click(.play)
    let (now, count) = (desk.session.present.now, desk.session.recording.count)
    let block = try #require(desk.session.playback.history.blocks.first)
    desk.point(.down, at: desk.place(of: now))
    desk.point(.move, at: desk.place(of: block.start + 0.1))
    desk.point(.up, at: desk.place(of: block.start + 0.1))
    #expect(desk.session.playback.isScrubbed)
    #expect(desk.session.present.now == now)
    #expect(desk.session.recording.count == count)
  }

  @Test func a_drag_that_is_taken_back_shows_the_present() {
    var desk = Desk()
    let now = desk.session.present
    desk.point(.down, at: desk.place(of: now.now))
    desk.point(.move, at: desk.place(of: 1.1))
    desk.point(.cancel, at: desk.place(of: 1.1))
    #expect(desk.session.shown == now)
  }

  @Test func a_click_on_a_block_loops_it_and_drops_nothing() throws {
    var desk = Desk()
    let (now, count) = (desk.session.present.now, desk.session.recording.count)
    let block = try #require(desk.session.playback.history.blocks.first)
    let place = desk.place(of: block.start + 0.2)
    desk.point(.down, at: place)
    desk.point(.up, at: place)
    #expect(desk.session.playback.loop?.block.id == block.id)
    #expect(desk.session.present.now == now)
    #expect(desk.session.recording.count == count)
    desk.session.wait(0.5)
    #expect(desk.session.problem == nil)
  }

  @Test func the_gesture_under_the_pointer_is_named() throws {
    var desk = Desk()
    let block = try #require(desk.session.playback.history.blocks.first)
    desk.transport.hover(at: desk.place(of: block.start + 0.2))
    let words = desk.transport.scene(desk.session.playback, .dark).layers.last?.content ?? []
    let isNamed = words.contains {
      if case .text(let run) = $0 { run.text.hasPrefix("\(block.label) · tap · 0.") } else { false }
    }
    #expect(isNamed)
    #expect(!block.label.isEmpty)
    desk.transport.hover(at: nil)
    #expect(desk.transport.hovered == nil)
  }

  private func texts(_ transport: Transport, _ session: Session) -> [String] {
    transport.scene(session.playback, .light).layers.flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
  }

  /// A chat's name may be long, but the time is what changes.
  @Test(arguments: [300.0, 343, 400]) func a_long_name_leaves_the_time_whole(width: Double) throws {
    let hotspot = PrototypePages.Hotspot(
      name: "on", frame: Rect(0, 200, 375, 60),
      label: "The Society for Long and Winding Names of Conversations", action: .push("next"))
    let picture = PrototypePages.Picture(name: "page", size: Size(375, 812))
    func page(_ id: PageID, _ hotspots: [PrototypePages.Hotspot]) -> PrototypePages.Page {
      let form = PrototypePages.Form(picture: Themed(light: picture, dark: picture), hotspots: hotspots)
      return PrototypePages.Page(id: id, title: "", hasBar: false, content: .picture(.init(form: form)))
    }
    var session = Session(
      Prototype(content: PrototypePages(name: "Test", pages: [page("home", [hotspot]), page("next", [])])))
    session.wait(1)
    session.press(Point(200, 230))
    session.wait(0.1)
    session.release()
    session.wait(0.1)
    let transport = Transport(width: width)
    let line = try #require(texts(transport, session).first { $0.contains(" · ") })
    #expect(line.hasPrefix("Th"))
    #expect(line.contains("…"))
    #expect(line.contains("s · tap · 0.2"), "the middle is left out, not the end")
    #expect(line.hasSuffix(" s"), "the middle is left out, not the end")
    #expect(TextMetrics.width(line, size: 12, weight: .medium) <= transport.layout.strip.width - 130)
  }

  /// The screen may show a card with exactly the title of the page in the ball.
  @Test func a_ball_is_called_a_ball_whatever_it_holds() throws {
    var session = Session(Stage.collected(2).prototype)
    session.wait(0.5)
    session.drag(from: session.present.state.ball.frame.center, to: Point(100, 300), over: 0.1)
    session.wait(3)
    var transport = Transport(width: 375)
    session.perform(.toggleLoop)
    #expect(texts(transport, session).contains { $0.hasPrefix("Ball · drag · 0.") })
    transport = Transport(width: 375, language: .simplifiedChinese)
    #expect(texts(transport, session).contains { $0.hasPrefix("浮球 · 拖动 · 0.") })
    var card = KeepSheet()
    card.toggle()
    let block = try #require(session.playback.loop?.block)
    let words = card.scene(block, now: 0, .light).layers.flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(words.first?.hasPrefix("Keep · Ball · drag · ") == true)
  }

  /// Letting go of an earlier moment while time passes drops everything after it, which is announced before.
  @Test func what_letting_go_would_drop_is_said_and_shown_before() throws {
    var desk = Desk()
    let blocks = desk.session.playback.history.blocks
    try #require(blocks.count == 2)
    func colors() -> [Color] {
      desk.transport.scene(desk.session.playback, .light).layers.flatMap(\.content).compactMap {
        if case .roundedRect(_, .color(let color)) = $0 { color } else { nil }
      }
    }
    let before = colors()
    let places = [blocks[1].start + 0.1, blocks[0].start + 0.1, blocks[0].start - 0.5].map {
      desk.place(of: $0)
    }
    desk.point(.down, at: desk.place(of: blocks[1].start + 0.3))
    for (place, words) in zip(places, [nil, "Letting go drops 1 gesture", "Letting go drops 2 gestures"]) {
      desk.point(.move, at: place)
      #expect(texts(desk.transport, desk.session).first { $0.hasPrefix("Letting") } == words)
    }
    #expect(colors() != before)
    desk.point(.cancel, at: places[2])
    #expect(texts(desk.transport, desk.session).allSatisfy { !$0.hasPrefix("Letting") })
    // While time stands nothing is dropped.
    desk.session.perform(.pause)
    desk.point(.down, at: places[0])
    desk.point(.move, at: places[2])
    #expect(texts(desk.transport, desk.session).allSatisfy { !$0.hasPrefix("Letting") })
  }

  @Test func at_rest_it_says_so_and_no_time_that_goes_by_unseen() {
    var desk = Desk()
    #expect(texts(desk.transport, desk.session).contains("at rest"))
    desk.session.press(Point(100, 180))
    desk.session.move(to: Point(100, 300))
    #expect(!texts(desk.transport, desk.session).contains("at rest"))
  }

  @Test func before_the_first_gesture_it_says_that_there_is_none() {
    var session = Session()
    session.wait(1)
    #expect(texts(Transport(width: 375), session).contains("No gesture yet"))
    #expect(texts(Transport(width: 375, language: .simplifiedChinese), session).contains("还没有手势"))
  }

  @Test func a_looped_gesture_is_as_long_on_the_strip_as_it_takes_now() throws {
    var desk = Desk()
    desk.session.perform(.toggleLoop)
    let block = try #require(desk.session.playback.loop?.block)
    desk.session.send(.configure([ConfigurationValue(key: "navigation.response", value: "1500ms")]))
    let played = try #require(Transport.blocks(desk.session.playback).last)
    #expect(played.id == block.id)
    #expect(played.end! > block.end! + 0.5)
    // The head stays in the block to its end.
    let scale = desk.transport.scale(desk.session.playback)
    #expect(scale.x(of: played.end!) > scale.x(of: block.end!) + 5)
    desk.session.perform(.leave)
    #expect(Transport.blocks(desk.session.playback).last == block)
  }
}
