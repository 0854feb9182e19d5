import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatStudioSupport
@testable import FloatTestSupport

/// The controls of time: their places, and what their strip says and does under a mouse. Their buttons are pressed in
/// `Tests/Stories`.
@Suite struct TransportTests {
  /// A window after a tap and a swipe, with the controls of time.
  private func opened() -> WindowStage {
    var stage = WindowStage.opened()
    stage.tap("row:chat-1", then: 3)
    stage.drag(from: Point(2, 400), to: Point(300, 400))
    stage.wait(3)
    stage.key("F3")
    for _ in 0..<2 { stage.wait(0.5) }
    return stage
  }

  /// The place of a time on the strip.
  private func place(of time: Double, _ stage: WindowStage) throws -> Point {
    let card = try #require(stage.instrument.cards.transport.place)
    let transport = Transport(width: card.width)
    let x = transport.layout.track.minX + transport.scale(stage.instrument.playback).x(of: time)
    return card.origin + Point(x, transport.layout.strip.midY)
  }

  /// Moves the mouse, with a frame after it.
  private func move(to place: Point, _ stage: inout WindowStage) {
    stage.mouse(.move, at: place)
    stage.wait(0.02)
  }

  private func words(_ stage: WindowStage) -> [String] { stage.words(on: "transport") }

  private func words(_ transport: Transport, _ session: Session) -> [String] {
    transport.scene(session.playback, .light).layers.flatMap(\.words)
  }

  /// The colours of the blocks on the strip, and of its ground.
  private func colors(_ stage: WindowStage) -> [Color] {
    let strip = stage.card("transport")?.sublayers.first { $0.id == "transport:strip" }
    return strip?.content.areas.map(\.color) ?? []
  }

  @Test(arguments: [300.0, 320, 375, 430, 800]) func its_parts_are_apart_and_inside(width: Double) {
    let layout = TransportLayout(width: width)
    var frames = layout.parts.dropLast().map(\.frame).filter { !layout.speeds.contains($0.center) }
    frames += [layout.speeds, layout.strip]
    for (index, a) in frames.enumerated() {
      #expect(Rect(size: layout.size).holds(a))
      #expect(frames[..<index].allSatisfy { $0.intersection(a).isEmpty })
    }
  }

  // MARK: The hand

  @Test func the_gesture_under_the_pointer_is_lifted_and_named() throws {
    var stage = opened()
    let block = try #require(stage.instrument.playback.history.blocks.first)
    func plainCount() -> Int { colors(stage).count { $0 == Palette(.light).block } }
    let count = plainCount()
    #expect(count > 0)
    move(to: try place(of: block.start + 0.1, stage), &stage)
    #expect(plainCount() == count - 1)
    #expect(!block.label.isEmpty)
    #expect(words(stage).contains { $0.hasPrefix("\(block.label) · tap · 0.") })
    move(to: Point(180, 300), &stage)
    #expect(plainCount() == count)
  }

  @Test func a_drag_along_the_strip_goes_back_and_the_recording_with_it() throws {
    var stage = opened()
    let (count, block) = (stage.inputs.count, stage.instrument.playback.history.blocks[0])
    let (end, start) = (try place(of: stage.phone.now, stage), try place(of: block.start - 0.2, stage))
    stage.pull(from: end, to: start, hold: 0.02)
    #expect(stage.picture.shown.value.state.stack == ["chats"])
    #expect(stage.instrument.playback.history.blocks.count == 2, "nothing is dropped yet")
    stage.release()
    stage.wait(0.1)
    #expect(stage.instrument.playback.isLive)
    #expect(stage.instrument.playback.history.blocks == [])
    #expect(stage.inputs.count == count, "the strip is not the phone's")
    let drops = stage.requests.compactMap { request -> Double? in
      if case .errand(.change(.dropped(let time))) = request { time } else { nil }
    }
    #expect(drops.count == 1)
    #expect(abs((drops.first ?? 0) - (block.start - 0.2)) < 1e-6)
  }

  @Test func while_time_stands_a_drag_leaves_the_moment_shown_and_drops_nothing() throws {
    var stage = opened()
    stage.key("F8")
    let (now, requests) = (stage.phone.now, stage.requests.count)
    let block = try #require(stage.instrument.playback.history.blocks.first)
    stage.drag(from: try place(of: now, stage), to: try place(of: block.start + 0.1, stage))
    #expect(stage.instrument.playback.isScrubbed)
    #expect(stage.phone.now == now)
    #expect(!stage.requests[requests...].contains { if case .errand(.change) = $0 { true } else { false } })
  }

  @Test func a_click_on_a_block_loops_it_and_drops_nothing() throws {
    var stage = opened()
    let (now, blocks) = (stage.phone.now, stage.instrument.playback.history.blocks)
    stage.longPress(try place(of: blocks[0].start + 0.1, stage), for: 0)
    #expect(stage.instrument.playback.loop?.block.id == blocks[0].id)
    #expect(stage.phone.now == now)
    #expect(stage.instrument.playback.history.blocks.map(\.id) == blocks.map(\.id))
  }

  /// Letting go of an earlier moment while time passes drops everything after it, which is announced before.
  @Test func what_letting_go_would_drop_is_said_and_shown_before() throws {
    var stage = opened()
    let blocks = stage.instrument.playback.history.blocks
    try #require(blocks.count == 2)
    func announced() -> String? { words(stage).first { $0.hasPrefix("Letting") } }
    let before = colors(stage)
    let times = [blocks[1].start + 0.2, blocks[1].start + 0.1, blocks[0].start + 0.1, blocks[0].start - 0.5]
    let places = try times.map { try place(of: $0, stage) }
    stage.mouse(.down, at: places[0])
    for (place, words) in zip(
      places[1...], [nil, "Letting go drops 1 gesture", "Letting go drops 2 gestures"])
    {
      move(to: place, &stage)
      #expect(announced() == words)
    }
    #expect(colors(stage) != before)
    stage.key("Escape", then: 0.02)
    #expect(announced() == nil)
    stage.mouse(.up, at: places[3])
    // While time stands nothing is dropped.
    stage.key("F8")
    stage.mouse(.down, at: places[1])
    move(to: places[3], &stage)
    #expect(announced() == nil)
  }

  // MARK: The words

  /// A chat's name may be long, but the time is what changes.
  @Test(arguments: [300.0, 343, 400]) func a_long_name_leaves_the_time_whole(width: Double) throws {
    let name = "The Society for Long and Winding Names of Conversations"
    let hotspot = PrototypePages.Hotspot(
      name: "on", frame: Rect(0, 200, 375, 60), label: name, action: .push("next"))
    let forms = [PrototypePages.Form("home", hotspots: [hotspot]), PrototypePages.Form("next")]
    var session = Session(
      Prototype(content: PrototypePages(name: "Test", pages: forms.map { PrototypePages.Page($0) })))
    session.wait(1)
    session.press(Point(200, 230))
    session.wait(0.1)
    session.release()
    session.wait(0.1)
    let transport = Transport(width: width)
    let line = try #require(words(transport, session).first { $0.contains(" · ") })
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
    session.drag(from: session.present.state.ball.frame.center, to: Point(100, 300), over: 0.1, hold: 0)
    session.wait(3)
    session.perform(.toggleLoop)
    #expect(words(Transport(width: 375), session).contains { $0.hasPrefix("Ball · drag · 0.") })
    var chinese = Transport(width: 375)
    chinese.words = TransportWords(.simplifiedChinese)
    #expect(words(chinese, session).contains { $0.hasPrefix("浮球 · 拖动 · 0.") })
    var sheet = KeepSheet()
    sheet.toggle()
    let title = sheet.scene(try #require(session.playback.loop?.block), now: 0, .light).layers.flatMap(
      \.words)
    #expect(title.first?.hasPrefix("Keep · Ball · drag · ") == true)
  }

  @Test func at_rest_it_says_so_and_no_time_that_goes_by_unseen() {
    var stage = opened()
    #expect(words(stage).contains("at rest"))
    stage.pull(from: Point(100, 180), to: Point(100, 300), hold: 0.02)
    #expect(!words(stage).contains("at rest"))
  }

  @Test func before_the_first_gesture_it_says_that_there_is_none() {
    var session = Session()
    session.wait(1)
    var transport = Transport(width: 375)
    #expect(words(transport, session).contains("No gesture yet"))
    transport.words = TransportWords(.simplifiedChinese)
    #expect(words(transport, session).contains("还没有手势"))
  }

  @Test func where_it_cannot_be_dragged_it_does_not_say_so() {
    var transport = Transport(width: 375)
    transport.hover(at: Point(transport.size.width / 2, 1))
    #expect(transport.isGripped == nil)
  }

  @Test func a_looped_gesture_is_as_long_on_the_strip_as_it_takes_now() throws {
    var stage = opened()
    stage.key("Ctrl+L")
    let block = try #require(stage.instrument.playback.loop?.block)
    stage.send(
      .script(.configure([ConfigurationValue(key: "navigation.response", value: "1500ms")])))
    let played = try #require(Transport.blocks(stage.instrument.playback).last)
    #expect(played.id == block.id)
    #expect(played.end! > block.end! + 0.5)
    // The head stays in the block to its end.
    let scale = Transport(width: 375).scale(stage.instrument.playback)
    #expect(scale.x(of: played.end!) > scale.x(of: block.end!) + 5)
    stage.key("Escape")
    #expect(Transport.blocks(stage.instrument.playback).last == block)
  }
}
