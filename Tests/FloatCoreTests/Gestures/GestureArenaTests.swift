import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct GestureArenaTests {
  typealias Member = GestureArena<String>.Member

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var members: [Member]
    var kind = PointerKind.mouse
    var ops: [GestureScript.Op]
    var expected: [String]
  }

  /// The page: swipe back, scroll, tap a row.
  static let page: [Member] = [
    .init("back", .edgePan(edgeWidth: 30)), .init("scroll", .scroll),
    .init("row", .tap),
  ]
  /// The ball: hold it, drag it, open it.
  static let ball: [Member] = [
    .init("hold", .longPress()), .init("drag", .pan()), .init("open", .tap),
  ]

  static let cases: [Case] = [
    .init(
      testDescription: "a click without motion is a tap, also at the same time", members: page,
      ops: [.down(100, 100, t: 1), .up(100, 100, t: 1)],
      expected: ["back failed", "scroll failed", "row began", "row ended"]),
    .init(
      testDescription: "a tap may stray exactly as far as its slop", members: page,
      ops: [.down(100, 100, t: 1), .move(103, 104, t: 1.1), .up(103, 104, t: 1.1)],
      expected: ["back failed", "scroll failed", "row began", "row ended"]),
    .init(
      testDescription: "a tap that strayed does not come back", members: [.init("row", .tap)],
      ops: [.down(100, 100, t: 1), .move(106, 100, t: 1.1), .move(100, 100, t: 1.2), .up(100, 100, t: 1.2)],
      expected: ["row failed"]),
    .init(
      testDescription: "a release that jumps away is no tap", members: [.init("row", .tap)],
      ops: [.down(100, 100, t: 1), .up(200, 100, t: 1.1)], expected: ["row failed"]),
    .init(
      testDescription: "a finger may stray twice as far", members: [.init("row", .tap)], kind: .touch,
      ops: [.down(100, 100, t: 1), .move(110, 100, t: 1.1), .up(110, 100, t: 1.1)],
      expected: ["row began", "row ended"]),
    .init(
      testDescription: "vertical motion scrolls, also from the edge strip", members: page,
      ops: [.down(10, 100, t: 1), .move(11, 104, t: 1.01), .move(12, 110, t: 1.02), .up(12, 130, t: 1.03)],
      expected: ["back failed", "row failed", "scroll began", "scroll ended"]),
    .init(
      testDescription: "motion to the right from the strip goes back before anything else begins",
      members: page, ops: [.down(10, 100, t: 1), .move(14, 102, t: 1.01), .up(14, 102, t: 1.02)],
      expected: ["scroll failed", "row failed", "back began", "back ended"]),
    .init(
      testDescription: "motion to the right elsewhere is nothing", members: page,
      ops: [.down(31, 100, t: 1), .move(90, 102, t: 1.01), .up(90, 102, t: 1.02)],
      expected: ["back failed", "row failed", "scroll failed"]),
    .init(
      testDescription: "a twitch does not lose the swipe back", members: page,
      ops: [.down(30, 100, t: 1), .move(30, 104, t: 1.01), .move(40, 104, t: 1.02), .up(40, 104, t: 1.03)],
      expected: ["row failed", "scroll failed", "back began", "back ended"]),
    .init(
      testDescription: "an exact diagonal scrolls", members: page,
      ops: [.down(10, 100, t: 1), .move(20, 110, t: 1.01), .cancelEvent(t: 2)],
      expected: ["back failed", "row failed", "scroll began", "scroll cancelled"]),
    .init(
      testDescription: "a scroll that first went sideways still begins", members: page,
      ops: [.down(100, 100, t: 1), .move(120, 101, t: 1.01), .move(122, 140, t: 1.02), .cancel(2)],
      expected: ["back failed", "row failed", "scroll began", "scroll cancelled"]),
    .init(
      testDescription: "the ball's long press begins at its deadline and follows the pointer", members: ball,
      ops: [
        .down(9, 9, t: 1), .advance(1.49), .advance(1.5), .move(90, 9, t: 1.6), .up(90, 9, t: 1.7),
      ],
      expected: ["drag failed", "open failed", "hold began", "hold changed", "hold ended"]),
    .init(
      testDescription: "the ball's pan begins beyond the slop, where the long press fails", members: ball,
      ops: [.down(9, 9, t: 1), .move(19, 9, t: 1.1), .move(20, 9, t: 1.2), .up(20, 9, t: 1.2)],
      expected: ["hold failed", "open failed", "drag began", "drag changed", "drag ended"]),
    .init(
      testDescription: "a release at the deadline is a long press", members: ball,
      ops: [.down(9, 9, t: 1), .up(9, 9, t: 1.5)],
      expected: ["drag failed", "open failed", "hold began", "hold ended"]),
    .init(
      testDescription: "a release before the deadline is a tap", members: ball,
      ops: [.down(9, 9, t: 1), .up(9, 9, t: 1.4999)],
      expected: ["hold failed", "drag failed", "open began", "open ended"]),
    .init(
      testDescription: "a long press may stray exactly as far as its slop",
      members: [.init("hold", .longPress())],
      ops: [.down(100, 100, t: 1), .move(103, 104, t: 1.1), .advance(1.5), .up(103, 104, t: 1.6)],
      expected: ["hold began", "hold ended"]),
    .init(
      testDescription: "of two that recognise the same event the first in the list wins",
      members: [.init("b", .pan()), .init("a", .pan())],
      ops: [.down(9, 9, t: 1), .move(19, 9, t: 3), .up(19, 9, t: 4)],
      expected: ["a failed", "b began", "b ended"]),
    .init(
      testDescription: "axis pans take their direction and fail in the others",
      members: [
        .init("right", .pan(.right)), .init("vertical", .pan(.vertical)),
        .init("horizontal", .pan(.horizontal)),
      ],
      ops: [.down(90, 90, t: 1), .move(80, 91, t: 2), .up(80, 91, t: 3)],
      expected: ["right failed", "vertical failed", "horizontal began", "horizontal ended"]),
    .init(
      testDescription: "a second finger cancels and nothing counts until all are up", members: ball,
      ops: [
        .down(9, 9, t: 1), .move(19, 9, t: 1.1), .down(50, 50, t: 1.2, id: 1), .move(30, 9, t: 1.3),
        .up(30, 9, t: 1.4), .move(60, 60, t: 1.5, id: 1), .up(50, 50, t: 1.6, id: 1),
        .down(9, 9, t: 2), .up(9, 9, t: 2),
      ],
      expected: [
        "hold failed", "open failed", "drag began", "drag cancelled", "hold failed", "drag failed",
        "open began", "open ended",
      ]),
    .init(
      testDescription: "a press while fingers are ignored tells its members at once",
      members: [.init("a", .tap)],
      ops: [
        .down(9, 9, t: 1), .down(9, 9, t: 2, id: 1), .down(9, 9, t: 3, id: 2), .up(9, 9, t: 4, id: 2),
        .up(9, 9, t: 5, id: 1), .up(9, 9, t: 6), .down(9, 9, t: 7, id: 1), .up(9, 9, t: 8, id: 1),
      ],
      expected: ["a failed", "a failed", "a began", "a ended"]),
    .init(
      testDescription: "lifting the second finger alone does not end the ignoring",
      members: [.init("a", .tap)],
      ops: [
        .down(9, 9, t: 1), .down(9, 9, t: 2, id: 1), .up(9, 9, t: 3, id: 1), .down(9, 9, t: 4, id: 2),
        .up(9, 9, t: 5, id: 2), .up(9, 9, t: 6),
      ],
      expected: ["a failed", "a failed"]),
    .init(
      testDescription: "other pointers that only move or rise change nothing",
      members: [.init("a", .tap)],
      ops: [
        .down(9, 9, t: 1), .move(90, 9, t: 1, id: 3), .up(90, 9, t: 1, id: 3), .cancelEvent(t: 1, id: 3),
        .up(9, 9, t: 1),
      ],
      expected: ["a began", "a ended"]),
    .init(
      testDescription: "strays without a press do nothing", members: page,
      ops: [.move(9, 9, t: 1), .up(9, 9, t: 1), .cancelEvent(t: 1), .advance(9), .cancel(9)],
      expected: []),
    .init(
      testDescription: "a press repeated without a release cancels", members: [.init("a", .pan())],
      ops: [
        .down(9, 9, t: 1), .move(19, 9, t: 1), .down(9, 9, t: 2), .move(29, 9, t: 2), .up(9, 9, t: 2),
      ],
      expected: ["a began", "a cancelled"]),
    .init(
      testDescription: "a long press of no duration begins with the press, as the right button does",
      members: [.init("a", .longPress(duration: 0))],
      ops: [.down(9, 9, t: 1), .move(50, 9, t: 2), .up(50, 9, t: 3)],
      expected: ["a began", "a changed", "a ended"]),
    .init(
      testDescription: "of members with equal tags only the first takes part",
      members: [.init("a", .tap), .init("a", .pan())],
      ops: [.down(9, 9, t: 1), .move(50, 9, t: 2), .up(50, 9, t: 3)], expected: ["a failed"]),
  ]

  @Test(arguments: cases) func who_wins(_ example: Case) {
    let script = GestureScript(members: example.members, kind: example.kind)
    let result = script.play(example.ops)
    #expect(result.lines == example.expected)
    #expect(!result.arena.isOpen)
    #expect(!result.arena.isIgnoringPointers)
    #expect(result.arena.winner == nil)
    #expect(result.arena.nextDeadline == nil)
  }

  @Test func a_long_press_begins_at_its_deadline_however_late_it_is_told() throws {
    let script = GestureScript(members: Self.ball)
    for ops: [GestureScript.Op] in [
      [.down(9, 9, t: 1), .advance(7)], [.down(9, 9, t: 1), .move(10, 9, t: 1.2), .move(80, 80, t: 2)],
    ] {
      let began = try #require(script.play(ops).events.first { $0.phase == .began })
      #expect(began.tag == "hold")
      #expect(began.time == 1.5)
      #expect(began.location.distance(to: Point(9, 9)) <= 1)
    }
    let pressed = script.play([.down(9, 9, t: 1)]).arena
    #expect(pressed.nextDeadline == 1.5)
  }

  @Test func a_pan_reports_the_whole_way_since_the_press() throws {
    let script = GestureScript(members: [.init("drag", .pan(slop: 12))])
    let events = script.play([
      .down(100, 50, t: 1), .move(108, 50, t: 1.01), .move(116, 50, t: 1.02), .move(124, 50, t: 1.03),
      .up(124, 50, t: 1.035),
    ]).events
    let began = try #require(events.first { $0.phase == .began })
    #expect(began.time == 1.02)
    #expect(began.start == Point(100, 50))
    #expect(began.location == Point(116, 50))
    #expect(began.translation == Point(16, 0))
    let ended = try #require(events.last)
    #expect(ended.phase == .ended)
    // 8 pt every 10 ms; the release repeats the place and is no sample. Each event keeps what its velocity follows from.
    #expect(events.map(\.phase) == [.began, .changed, .ended])
    for event in events { #expect(abs(event.velocity.x - 800) < 1e-6, "\(event.phase)") }
    #expect(ended.translation == Point(24, 0))
    #expect(ended.time == 1.035)
  }

  @Test func a_release_in_a_new_place_counts_as_motion() throws {
    let ops: [GestureScript.Op] = [.down(0, 0, t: 1), .move(8, 0, t: 1.01), .up(16, 0, t: 1.02)]
    let ended = try #require(GestureScript(members: [.init("a", .pan())]).play(ops).events.last)
    #expect(abs(ended.velocity.x - 800) < 1e-6)
    #expect(ended.location == Point(16, 0))
  }

  @Test func a_press_that_is_not_finite_is_refused() {
    for event in [
      PointerEvent(time: .nan, phase: .down, position: .zero),
      PointerEvent(time: 1, phase: .down, position: Point(.infinity, 0)),
      PointerEvent(time: 1, phase: .move, position: .zero),
    ] {
      var arena = GestureArena<String>()
      #expect(arena.open([.init("a", .tap)], event: event).map(\.phase) == [.failed])
      #expect(!arena.isOpen)
    }
  }

  @Test func opening_again_settles_the_press_before() {
    var arena = GestureArena<String>()
    let press = PointerEvent(time: 1, phase: .down, position: .zero)
    _ = arena.open([.init("a", .tap)], event: press)
    // The same pointer again: its release was lost.
    #expect(arena.open([.init("b", .tap)], event: press).map(\.tag) == ["a"])
    #expect(arena.isOpen)
    #expect(arena.winner == nil)
    // Another pointer: a second finger.
    let second = PointerEvent(time: 2, phase: .down, id: 1, position: .zero)
    #expect(arena.open([.init("c", .tap)], event: second).map(\.tag) == ["b", "c"])
    #expect(!arena.isOpen)
    #expect(arena.isIgnoringPointers)
    #expect(arena.cancel(at: 3).isEmpty)
    #expect(!arena.isIgnoringPointers)
  }
}
