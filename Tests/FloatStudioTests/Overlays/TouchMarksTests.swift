import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct TouchMarksTests {
  private func marks(_ inputs: [(Double, PointerPhase, Int, Point)]) -> TouchMarks {
    var marks = TouchMarks()
    for (time, phase, id, place) in inputs {
      marks.note(TimedInput(time: time, .pointer(phase, id: id, at: place)))
    }
    return marks
  }

  @Test func a_dot_follows_the_pointer_while_it_is_down() {
    var marks = marks([(0, .down, 0, Point(10, 20)), (0.1, .move, 0, Point(30, 40))])
    #expect(marks.layers(at: 5).map(\.position) == [Point(30, 40)])
    #expect(marks.layers(at: 5).map(\.opacity) == [1])
    marks.note(TimedInput(time: 6, .pointer(.up, id: 0, at: Point(31, 40))))
    #expect(marks.layers(at: 6).map(\.position) == [Point(31, 40)])
  }

  @Test func it_goes_the_way_of_what_it_drags_as_far_behind_the_pointer() {
    let marks = marks([(0, .down, 0, Point(10, 20)), (0.008, .move, 0, Point(18, 20))])
    #expect(marks.layers(at: 0.008).map(\.position) == [Point(10, 20)])
    #expect(abs((marks.layers(at: 0.012).first?.position.x ?? 0) - 14) < 1e-9)
    #expect(marks.layers(at: 0.016).map(\.position) == [Point(18, 20)])
  }

  @Test func it_fades_after_the_release() {
    let marks = marks([(0, .down, 0, Point(10, 20)), (1, .up, 0, Point(10, 20))])
    #expect(marks.layers(at: 1).map(\.opacity) == [1])
    #expect(marks.layers(at: 1 + TouchMarks.fading / 2).map(\.opacity) == [0.5])
    #expect(marks.layers(at: 1 + TouchMarks.fading).isEmpty)
  }

  @Test func a_mouse_that_passes_shows_nothing() {
    #expect(marks([(0, .move, 0, Point(10, 20))]).layers(at: 0).isEmpty)
    let released = marks([
      (0, .down, 0, Point(10, 20)), (0.1, .up, 0, Point(10, 20)), (0.15, .move, 0, Point(90, 20)),
    ])
    #expect(released.layers(at: 0.15).map(\.position) == [Point(10, 20)])
  }

  @Test func every_finger_has_its_own_and_what_is_no_place_has_none() {
    let marks = marks([
      (0, .down, 1, Point(50, 50)), (0, .down, 0, Point(10, 20)), (0, .down, 2, Point(.nan, 0)),
      (0, .cancel, 1, Point(.nan, .nan)),
    ])
    #expect(marks.layers(at: 0.1).map(\.id) == ["touch:0", "touch:1"])
    #expect(marks.layers(at: 0.1).map(\.position) == [Point(10, 20), Point(50, 50)])
  }

  @Test func a_drag_leaves_a_trail_that_draws_in_where_it_rests() {
    var marks = marks([(0, .down, 0, Point(10, 20))])
    for step in 1...20 {
      let time = Double(step) * 0.01
      marks.note(TimedInput(time: time, .pointer(.move, id: 0, at: Point(10 + 10 * Double(step), 20))))
    }
    #expect(marks.scene(at: 0.2).map(\.id) == ["touch-trail:0", "touch:0"])
    #expect(marks.isChanging(at: 0.45))
    #expect(marks.scene(at: 0.55).map(\.id) == ["touch:0"])
    #expect(!marks.isChanging(at: 0.55))
  }

  /// The moment is in the middle of a gesture that is long over.
  @Test func the_marks_of_a_moment_know_nothing_of_what_comes() throws {
    var session = Session()
    session.wait(1)
    session.drag(from: Point(100, 300), to: Point(300, 300), over: 0.6, hold: 0)
    session.wait(2)
    let take = try #require(session.playback.take)
    let time = take.block.start + 0.3
    let dot = try #require(TouchMarks(take, until: time).layers(at: time).first)
    #expect(dot.opacity == 1)
    #expect(abs(dot.position.x - 200) < 40)
  }

  @Test func a_mouse_that_passes_has_a_ring_where_somebody_says_so() {
    let layers = TouchMarks().scene(at: 1, hover: Point(40, 50))
    #expect(layers.map(\.id) == ["touch:hover"])
    #expect(layers.map(\.position) == [Point(40, 50)])
  }
}
