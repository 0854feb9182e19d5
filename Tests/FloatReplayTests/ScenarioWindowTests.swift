import FloatCore
import FloatDesk
import FloatFiles
import FloatStudio
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

/// Scenarios and recordings played in a window without a display.
@Suite struct ScenarioWindowTests {
  private func timeline(
    _ steps: ScenarioStep..., options: InstrumentOptions = InstrumentOptions(), size: PixelSize? = nil,
    density: Double = 1
  ) throws -> Timeline {
    try .playing(steps, in: WindowBeginning(.iPhoneX, options, size: size, density: density))
  }

  /// The pictures of the snapshots, in their order.
  private func pictures(_ timeline: Timeline) throws -> [WindowPicture] {
    try timeline.marks.map { mark in
      var window = try #require(mark.window)
      return window.picture(at: mark.time)
    }
  }

  private func panel(_ picture: WindowPicture) -> Pane? { picture.panes.first { $0.name == .panel } }

  @Test func opens_with_a_body_on_a_usual_display() throws {
    let picture = try pictures(try timeline(.snapshot("a"), density: 2))[0]
    #expect(picture.layout.window == PixelSize(width: 481, height: 918))
    #expect(picture.layout.drawable == PixelSize(width: 962, height: 1836))
    #expect(picture.layout.scale == 2)
    #expect(picture.layout.hasBody)
  }

  /// The display is 1920 × 1080.
  @Test func a_device_wider_than_the_display_opens_on_it() {
    let device = Device(id: "wide", name: "Wide", size: Size(4000, 400))
    let place = WindowBeginning(device).window(of: Prototype(device: device)).facts.place
    #expect(place.width == 1920)
  }

  @Test func the_panel_that_a_scenario_opens_is_the_windows() throws {
    let timeline = try timeline(
      .panel(.open), .panel(.type([ConfigurationValue(key: "ball.diameter", value: "72")])), .snapshot("a"),
      .window(.hand(.key("Ctrl+Z"))), .snapshot("b"))
    #expect(timeline.marks.map(\.prototype.parameters.ball.diameter) == [72, 60])
    let panels = try pictures(timeline).map { try #require(panel($0)).scene }
    #expect(panels[0] != panels[1])
  }

  @Test func another_size_has_another_scale() throws {
    let pictures = try pictures(
      try timeline(
        .snapshot("a"), .window(.size(Size(900, 600))), .snapshot("b"),
        size: PixelSize(width: 1000, height: 918)))
    #expect(
      pictures.map(\.layout.window) == [
        PixelSize(width: 1000, height: 918), PixelSize(width: 900, height: 600),
      ])
    #expect(pictures[1].layout.scale < pictures[0].layout.scale)
  }

  @Test func a_hand_drags_parts_of_a_card_by_their_names() throws {
    let strip = WindowTarget.card("transport", part: "strip")
    let timeline = try timeline(
      .hand(.tap(.element("row:chat-1"))), .hand(.settle), .window(.hand(.key("F3"))), .hand(.wait(1)),
      .window(
        .hand(
          .drag(from: strip, to: .card("transport", part: "back"), over: 0.2, hold: 0.1, release: false))),
      .snapshot("held"), .window(.hand(.release)), .snapshot("let-go"))
    #expect(timeline.marks.map { $0.window?.instrument.playback.isScrubbed } == [true, false])
  }

  @Test func a_part_that_is_not_there_is_told_with_those_that_are() {
    let error = #expect(throws: CommandFailure.self) {
      _ = try timeline(
        .window(.hand(.key("F3"))), .hand(.wait(1)),
        .window(.hand(.tap(.card("transport", part: "plya")))))
    }
    #expect(
      error?.problems.first?.reason.hasPrefix(
        "window: {card: transport, part: plya} is not in sight; there are {card: transport, part: ground}, "
          + "{card: transport, part: back}, ") == true)
  }

  private static let place = WindowTarget.point(Point(200, 300))

  @Test(arguments: [HandStep.tap(place), .contextMenu(place), .wheel(at: place, dx: 0, dy: 40)])
  func nothing_is_clicked_or_turned_while_the_mouse_drags(step: HandStep<WindowTarget>) {
    let error = #expect(throws: CommandFailure.self) {
      _ = try timeline(
        .window(.hand(.drag(from: Self.place, to: Self.place, over: 0.1, hold: 0, release: false))),
        .window(.hand(step)))
    }
    #expect(error?.problems.first?.reason == HandError.alreadyPressed.message)
  }

  /// A wheel's value is set by the look that follows, and a film of the phone alone has it, too.
  @Test func a_value_by_the_wheel_is_an_input_of_the_phone() throws {
    let slider = WindowTarget.control("ball.diameter", part: "slider")
    let timeline = try timeline(
      .panel(.open), .panel(.search("ball.diameter")), .hand(.wait(1)),
      .window(.hand(.longPress(slider, duration: 0, release: true))),
      .window(.hand(.wheel(at: slider, dx: 0, dy: 40))), .snapshot("a"))
    var player = timeline.player
    player.advance(to: timeline.last.now)
    #expect(timeline.last.parameters.ball.diameter != 60)
    #expect(player.prototype.parameters == timeline.last.parameters)
  }

  @Test func a_recording_shows_the_same_phone_in_a_window() throws {
    let inputs = [
      TimedInput(time: 0.5, .pointer(.down, id: 0, at: Point(180, 180))),
      TimedInput(time: 0.55, .pointer(.up, id: 0, at: Point(180, 180))),
    ]
    let source = ReplaySource(Recording(header: RecordingHeader(), inputs: inputs), file: "a.jsonl")
    let timeline = try source.timeline(from: Prototype(), in: WindowBeginning(.iPhoneX))
    var window = try #require(timeline.window)
    for time in [0.2, 0.7, 0.9] {
      #expect(try window.picture(at: time).shown.value.scene == timeline.prototypes(at: [time])[0].scene)
    }
  }

  @Test func the_largest_picture_holds_all() throws {
    let timeline = try timeline(
      .window(.size(Size(900, 600))), .window(.size(Size(500, 1000))), density: 1.5)
    #expect(timeline.window?.size == PixelSize(width: 1350, height: 1500))
  }

  /// The taps, the drag and the panel come while the pictures are taken, 60 a second.
  @Test func played_picture_by_picture_it_shows_what_was_kept_at_its_snapshots() throws {
    let timeline = try timeline(
      .hand(.tap(.element("row:chat-1"))), .hand(.settle), .snapshot("a"), .hand(.wait(0.01)),
      .hand(
        .drag(from: .point(Point(180, 600)), to: .point(Point(180, 300)), over: 0.1, hold: 0, release: true)),
      .hand(.wait(0.05)), .snapshot("b"), .hand(.wait(0.01)), .window(.hand(.key("F2"))),
      .hand(.wait(0.4)),
      .panel(.type([ConfigurationValue(key: "ball.diameter", value: "72")])), .hand(.wait(0.3)),
      .snapshot("c"))
    let kept = try pictures(timeline)
    var window = try #require(timeline.window)
    var last = 0.0
    for (mark, kept) in zip(timeline.marks, kept) {
      for time in stride(from: last, to: mark.time, by: 1.0 / 60) { _ = try window.picture(at: time) }
      last = mark.time
      let played = try window.picture(at: mark.time)
      #expect(played.shown.value.scene == kept.shown.value.scene, "\(mark.name)")
      #expect(played.layout == kept.layout, "\(mark.name)")
      #expect(panel(played)?.scene == panel(kept)?.scene, "\(mark.name)")
    }
    #expect(panel(kept[2]) != nil)
    #expect(timeline.last.parameters.ball.diameter == 72)
  }
}
