import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A touchpad moves a page as a finger does, and a pause counts as the release.
@Suite struct TouchpadScrollingTests {
  private let parameters = Parameters().scroll

  private func scroller(offset: Double = 500) -> Scroller {
    Scroller(offset: offset, maximum: 2000, viewport: 700, parameters: parameters)
  }

  @Test func the_page_is_where_the_fingers_are_at_every_move() {
    var scroller = scroller()
    for i in 1...20 {
      let t = Double(i) * 0.008
      scroller.follow(-14, at: t)
      #expect(abs(scroller.offset(at: t) - (500 + Double(i) * 14)) < 1e-9)
      // Nothing moves by itself between two moves.
      #expect(scroller.offset(at: t + 0.007) == scroller.offset(at: t))
    }
  }

  @Test func beyond_the_end_it_gives_as_under_a_finger_and_goes_back() {
    var touched = scroller(offset: 10)
    var held = scroller(offset: 10)
    held.hold(at: 0)
    for i in 1...10 {
      touched.follow(9, at: Double(i) * 0.01)
      held.drag(along: Trail(Double(i) * 9, at: Double(i) * 0.01))
      #expect(abs(touched.offset(at: Double(i) * 0.01) - held.offset(at: Double(i) * 0.01)) < 1e-9)
    }
    // 80 points too far are shown as fewer, but more than none.
    #expect((-80 ..< -20).contains(touched.offset(at: 0.1)))
    touched.meetDeadline()
    #expect(abs(touched.offset(at: 3)) < 0.01)
  }

  @Test func a_pause_lets_go_with_the_velocity_it_had() throws {
    var scroller = scroller()
    for i in 1...12 { scroller.follow(-10, at: Double(i) * 0.01) }
    let end = try #require(scroller.deadline)
    #expect(abs(end - (0.12 + parameters.wheelPause)) < 1e-12)
    scroller.meetDeadline()
    // 10 points in 10 ms: 1000 pt/s.
    let first = scroller.offset(at: end)
    #expect(abs(first - 620) < 1e-9)
    #expect(abs((scroller.offset(at: end + 0.001) - first) * 1000 - 1000) < 20)
    #expect(scroller.offset(at: end + 1) > first + 200)
  }

  @Test func fingers_that_come_to_rest_leave_the_page_at_rest() {
    var scroller = scroller()
    for i in 1...10 { scroller.follow(-10, at: Double(i) * 0.01) }
    for i in 1...10 { scroller.follow(-0.05, at: 0.1 + Double(i) * 0.01) }
    let offset = scroller.offset(at: 0.2)
    scroller.meetDeadline()
    #expect(abs(scroller.offset(at: 3) - offset) < 3)
  }

  @Test func a_new_touch_catches_the_fling() {
    var scroller = scroller()
    for i in 1...12 { scroller.follow(-10, at: Double(i) * 0.01) }
    scroller.meetDeadline()
    let before = scroller.offset(at: 0.3)
    scroller.follow(-1, at: 0.3)
    #expect(abs(scroller.offset(at: 0.3) - (before + 1)) < 1e-9)
    #expect(scroller.offset(at: 0.32) == scroller.offset(at: 0.3))
  }

  @Test func a_finger_or_a_notch_takes_over_without_a_jump() {
    var touched = scroller()
    for i in 1...5 { touched.follow(-10, at: Double(i) * 0.01) }
    var notched = touched
    touched.hold(at: 0.06)
    #expect(touched.offset(at: 0.06) == 550)
    #expect(touched.deadline == nil)
    notched.wheel(by: -40, at: 0.06)
    #expect(notched.offset(at: 0.06) == 550)
    #expect(abs(notched.offset(at: 2) - 590) < 0.01)
    #expect(notched.hold == nil)
  }

  @Test func notches_are_smoothed_as_ever() {
    var stage = Stage()
    stage.open("article-1")
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -40))
    #expect(stage.state.scroll == 0)
    stage.wait(2)
    #expect(abs(stage.state.scroll - 40) < 0.01)
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -12.5, isPrecise: true))
    #expect(abs(stage.state.scroll - 52.5) < 0.01)
    stage.settle()
  }
}
