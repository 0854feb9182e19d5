import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

@Suite struct HeadsUpTests {
  /// A window without room beside the phone.
  private func narrow(scale: Int = 1) -> DeviceLayout {
    let size = PixelSize(width: 375 * scale, height: 812 * scale)
    return DeviceLayout(
      .iPhoneX, screen: Size(375, 812), bezel: .off, column: HeadsUp.columnWidth, window: size, drawable: size
    )
  }

  /// A window as wide as the phone in its body and the numbers beside it.
  private var wide: DeviceLayout {
    let size = PixelSize(width: 481 + Int(HeadsUp.columnWidth), height: 918)
    return DeviceLayout(
      .iPhoneX, screen: Size(375, 812), bezel: .on, column: HeadsUp.columnWidth, window: size, drawable: size)
  }

  private func words(_ pane: Pane) -> [String] { pane.scene.layers.flatMap(\.words) }

  /// The value beside a name.
  private func value(of name: String, in pane: Pane) throws -> String {
    let words = words(pane)
    let index = try #require(words.firstIndex(of: name), "\(words)")
    return words[index + 1]
  }

  private func frame(_ seconds: Double, damage: [PixelRect] = [], cachedBytes: Int = 0) -> FrameMeasure {
    var frame = FrameMeasure()
    (frame.core, frame.paint, frame.present) = (seconds / 4, seconds / 2, seconds / 4)
    (frame.damage, frame.cachedBytes) = (damage, cachedBytes)
    return frame
  }

  // MARK: The place

  @Test func without_room_beside_the_phone_it_lies_over_it_below_the_bar_and_says_less() {
    var display = HeadsUp()
    for scale in [1, 2, 1] {
      let pane = display.pane(Prototype(), in: narrow(scale: scale))
      #expect(pane.name == .headsUp)
      #expect(pane.isOver)
      #expect(pane.scale == Double(scale))
      // The status bar ends at 44, and the bar below it at 88.
      #expect(pane.frame.x == 8 * scale)
      #expect(pane.frame.y == 96 * scale)
      #expect(pane.frame.width == Int(pane.scene.size.width) * scale)
      #expect(pane.frame.height == Int(pane.scene.size.height) * scale)
      #expect(pane.frame.maxX < 375 * scale)
      #expect(words(pane).contains("Frame"))
      #expect(words(pane).contains("Touch"))
      #expect(!words(pane).contains("Moving"))
      #expect(!words(pane).contains("Decides a release"))
    }
  }

  @Test func with_room_beside_the_phone_it_lies_there_and_nothing_of_it_over_the_phone() throws {
    var display = HeadsUp()
    let layout = wide
    let column = try #require(layout.column)
    let pane = display.pane(Prototype(), in: layout)
    #expect(!pane.isOver)
    #expect(pane.frame.x == column.x)
    #expect(pane.frame.y == column.y)
    #expect(pane.frame.maxX <= layout.drawable.width)
    #expect(pane.frame.maxY <= layout.drawable.height)
    // The body reaches 53 points beyond the screen.
    #expect(pane.frame.minX >= layout.frame.maxX + 53)
    for word in ["Frame", "Touch", "Moving", "nothing", "Decides a release", "edge strip", "0 % repainted"] {
      #expect(words(pane).contains(word), "\(word)")
    }
  }

  @Test func what_decides_a_release_has_the_values_of_the_phone() throws {
    var display = HeadsUp()
    var prototype = Prototype()
    prototype.send(TimedInput(time: 0, .set(key: "navigation.edge-width", value: "40pt")))
    prototype.send(TimedInput(time: 0, .set(key: "badge.break-distance", value: "72.5pt")))
    prototype.advance(to: 2)
    let pane = display.pane(prototype, in: wide)
    #expect(try value(of: "edge strip", in: pane) == "40 pt")
    #expect(try value(of: "a badge tears", in: pane) == "72.50 pt")
    #expect(
      try value(of: "a pop finishes", in: pane)
        == MotionReport.text(of: prototype.parameters.navigation.finish, width: 375))
  }

  @Test func words_do_not_lie_on_each_other_or_on_the_graph() {
    var display = HeadsUp()
    let scene = display.pane(Prototype(), in: wide).scene
    let card = Rect(size: scene.size)
    #expect(card.intersection(HeadsUp.graph) == HeadsUp.graph)
    var lines: Set<Double> = []
    for run in scene.layers.flatMap(\.texts) {
      let words = Rect(0, run.baseline.y - run.size, card.width, run.size)
      #expect(words.intersection(HeadsUp.graph).isEmpty, "\(run.text)")
      #expect(run.baseline.y < card.maxY - 4)
      lines.insert(run.baseline.y)
    }
    for (above, below) in zip(lines.sorted(), lines.sorted().dropFirst()) { #expect(below - above >= 12) }
  }

  // MARK: Frames

  @Test func the_last_frame_and_the_slowest_are_told_with_what_was_repainted() throws {
    var display = HeadsUp()
    display.note(frame(0.012))
    display.note(
      frame(0.0025, damage: [PixelRect(x: 0, y: 0, width: 375, height: 203)], cachedBytes: 5 << 20))
    var pane = display.pane(Prototype(), in: narrow())
    #expect(try value(of: "2.50 ms", in: pane) == "at most 12 ms")
    // A quarter of 812 rows.
    #expect(try value(of: "25 % repainted", in: pane) == "5 MB kept")
    display.note(frame(0.001, damage: [PixelRect(x: 0, y: 0, width: 375, height: 812)]))
    pane = display.pane(Prototype(), in: narrow())
    #expect(try value(of: "100 % repainted", in: pane) == "0 MB kept")
  }

  @Test func only_the_frames_of_the_graph_are_kept() throws {
    var display = HeadsUp()
    display.note(frame(0.5))
    for index in 0..<HeadsUp.frameCount { display.note(frame(Double(index) / 10_000)) }
    #expect(display.frames.count == HeadsUp.frameCount)
    #expect(display.frames.first?.total == 0)
    let pane = display.pane(Prototype(), in: narrow())
    #expect(try value(of: "11.90 ms", in: pane) == "at most 11.90 ms")
  }

  /// At rest nothing is repainted, and one more frame shows that.
  @Test func what_was_repainted_goes_with_the_next_frame() {
    var display = HeadsUp()
    let playback = Playback(Prototype())
    #expect(!display.isChanging(playback))
    display.note(frame(0.001, damage: [PixelRect(x: 40, y: 300, width: 50, height: 60)]))
    #expect(display.isChanging(playback))
    display.note(frame(0.001))
    #expect(!display.isChanging(playback))
  }

  @Test func one_more_frame_says_that_it_rests() {
    var prototype = Prototype()
    prototype.advance(to: 1)
    var display = HeadsUp()
    let playback = Playback(prototype)
    func shown() -> [String] { words(display.pane(prototype, in: wide)) }
    #expect(shown().contains("nothing"))
    #expect(!display.isChanging(playback))
    prototype.send(TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180))))
    prototype.send(TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180))))
    prototype.advance(to: 1.2)
    let moving = shown()
    #expect(moving.contains("Moving"))
    #expect(moving.contains("navigation"))
    #expect(display.isChanging(playback))
    prototype.advance(to: 9)
    _ = shown()
    let rest = shown()
    #expect(rest.contains("Moved last"))
    #expect(!display.isChanging(playback))
  }

  // MARK: Touch

  /// Its mark and its trail are drawn while the phone looks the same, and then nothing is.
  @Test func a_finger_is_followed_while_nothing_else_changes() {
    var options = InstrumentOptions.bare
    options.shows = [.hud]
    var stage = WindowStage.opened(Prototype(), options)
    func marks() -> [String] { stage.picture.over.map(\.id).filter { $0.hasPrefix("touch") } }
    stage.pull(from: Point(60, 690), to: Point(300, 690), hold: 0.02)
    #expect(Set(marks()) == ["touch:0", "touch-trail:0"])
    for _ in 0..<2 { stage.wait(0.5) }
    #expect(marks() == ["touch:0"])
    stage.look()
    #expect(!stage.outlook.isStale)
    #expect(!stage.outlook.isMoving)
    stage.release()
    for _ in 0..<2 { stage.wait(0.5) }
    #expect(marks() == [])
  }

  /// A pointer that moves 10 points to the right in 10 ms, seven times.
  private func dragged(id: Int = 0) -> HeadsUp {
    var display = HeadsUp()
    for step in 0...6 {
      let place = Point(100 + Double(step) * 10, 500)
      display.note(
        TimedInput(time: Double(step) * 0.01, .pointer(step == 0 ? .down : .move, id: id, at: place)))
    }
    return display
  }

  /// The length of a velocity: "1000 pt/s (1000, 0)".
  private func speed(_ text: String) -> Int? { text.split(separator: " ").first.flatMap { Int($0) } }

  private func pane(_ display: inout HeadsUp, at time: Double) -> Pane {
    var prototype = Prototype()
    prototype.advance(to: time)
    return display.pane(prototype, in: narrow())
  }

  @Test func a_held_pointer_has_a_velocity_now() throws {
    var display = dragged()
    let moving = speed(try value(of: "now", in: pane(&display, at: 0.06)))
    #expect(abs((moving ?? 0) - 1000) < 20)
    #expect(try value(of: "at release", in: pane(&display, at: 0.06)) == "–")
    // It rests under the finger.
    #expect(try value(of: "now", in: pane(&display, at: 1)) == "0 pt/s")
  }

  @Test func the_velocity_at_the_release_stays_to_be_read_until_the_next_press() throws {
    var display = dragged()
    display.note(TimedInput(time: 0.06, .pointer(.up, id: 0, at: Point(160, 500))))
    let released = try value(of: "at release", in: pane(&display, at: 0.07))
    #expect(abs((speed(released) ?? 0) - 1000) < 20)
    #expect(released.hasSuffix(", 0)"))
    #expect(try value(of: "now", in: pane(&display, at: 0.07)) == "0 pt/s")
    #expect(try value(of: "at release", in: pane(&display, at: 1.5)) == released)
    display.note(TimedInput(time: 2, .pointer(.down, id: 0, at: Point(160, 500))))
    #expect(try value(of: "at release", in: pane(&display, at: 2)) == "–")
  }

  @Test func a_cancelled_press_has_no_release() throws {
    var display = dragged()
    display.note(TimedInput(time: 0.06, .pointer(.cancel, id: 0, at: Point(160, 500))))
    #expect(try value(of: "now", in: pane(&display, at: 0.07)) == "0 pt/s")
    #expect(try value(of: "at release", in: pane(&display, at: 0.07)) == "–")
  }

  /// The mouse and the first finger are measured, further fingers are not.
  @Test(arguments: [(0, true), (1, true), (2, false)])
  func the_first_pointer_is_measured(id: Int, isMeasured: Bool) throws {
    var display = dragged(id: id)
    let velocity = try value(of: "now", in: pane(&display, at: 0.06))
    #expect((velocity != "0 pt/s") == isMeasured)
  }
}
