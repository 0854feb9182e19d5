import Testing

@testable import FloatCore

@Suite struct DockTests {
  private let screen = Size(375, 812)
  private let safeArea = EdgeInsets(top: 44, bottom: 34)

  private func frame(_ dock: Dock, diameter: Double = 60, margin: Double = 0) -> Rect {
    dock.frame(screen: screen, safeArea: safeArea, diameter: diameter, margin: margin)
  }

  @Test func the_fraction_spans_the_free_range_inside_the_safe_area() {
    #expect(frame(Dock(edge: .right, fraction: 0)) == Rect(315, 44, 60, 60))
    #expect(frame(Dock(edge: .right, fraction: 1)) == Rect(315, 812 - 34 - 60, 60, 60))
    #expect(frame(Dock(edge: .left, fraction: 0.5)) == Rect(0, (44 + 718) / 2, 60, 60))
  }

  @Test func a_margin_keeps_the_ball_off_all_four_sides() {
    #expect(frame(Dock(edge: .left, fraction: 0), margin: 15).origin == Point(15, 59))
    #expect(frame(Dock(edge: .right, fraction: 1), margin: 15).origin == Point(300, 812 - 34 - 15 - 60))
  }

  @Test func a_docked_frame_is_remembered_and_restored() {
    for y in stride(from: 44.0, through: 718, by: 13.5) {
      for x in [0.0, 315] {
        let ball = Rect(x, y, 60, 60)
        let dock = Dock(ballFrame: ball, screen: screen, safeArea: safeArea, margin: 0)
        #expect(dock.edge == (x == 0 ? .left : .right))
        #expect(abs(frame(dock).y - y) < 1e-9)
        #expect(frame(dock).x == x)
      }
    }
  }

  @Test func a_frame_off_the_screen_docks_on_it() {
    let dock = Dock(ballFrame: Rect(900, 3000, 60, 60), screen: screen, safeArea: safeArea, margin: 0)
    #expect(dock == Dock(edge: .right, fraction: 1))
  }

  @Test func a_screen_without_room_gets_the_ball_in_its_middle() {
    let ball = Dock(edge: .left, fraction: 0.9).frame(
      screen: Size(100, 40), safeArea: .zero, diameter: 60, margin: 0)
    #expect(ball.midY == 20)
  }

  @Test func exactly_the_middle_goes_right() {
    func edge(_ x: Double) -> Edge {
      Dock.target(
        center: Point(x, 400), velocity: .zero, projection: 0.35, screen: screen, safeArea: safeArea,
        diameter: 60, margin: 0
      ).edge
    }
    #expect(edge(187.5) == .right)
    #expect(edge(187.49) == .left)
  }

  @Test func a_fling_goes_where_the_ball_would_be() {
    let dock = Dock.target(
      center: Point(100, 400), velocity: Point(300, -200), projection: 0.35, screen: screen,
      safeArea: safeArea, diameter: 60, margin: 0)
    // 100 + 300·0.35 = 205 > 187.5; 400 − 200·0.35 − 30 = 300.
    #expect(dock.edge == .right)
    #expect(abs(frame(dock).y - 300) < 1e-9)
    let far = Dock.target(
      center: Point(100, 400), velocity: Point(-9000, 9000), projection: 0.35, screen: screen,
      safeArea: safeArea, diameter: 60, margin: 0)
    #expect(far == Dock(edge: .left, fraction: 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func any_input_docks_on_the_screen(odd: Double) {
    let docks = [
      Dock(edge: .left, fraction: odd),
      Dock(ballFrame: Rect(odd, odd, 60, 60), screen: screen, safeArea: safeArea, margin: 0),
      Dock.target(
        center: Point(50, odd), velocity: Point(odd, odd), projection: odd, screen: screen,
        safeArea: safeArea, diameter: 60, margin: 0),
    ]
    for dock in docks {
      #expect((0...1).contains(dock.fraction))
      #expect(Rect(0, 44, 375, 734).intersection(frame(dock)) == frame(dock))
    }
    var changed = Dock(edge: .left, fraction: 0)
    changed.fraction = odd
    #expect(frame(changed).minY >= 44)
    #expect(frame(changed).maxY <= 778)
  }

  @Test func a_release_with_a_velocity_that_is_no_number_docks_by_its_place() {
    let dock = Dock.target(
      center: Point(50, 400), velocity: Point(.nan, 0), projection: 0.35, screen: screen,
      safeArea: safeArea, diameter: 60, margin: 0)
    #expect(dock.edge == .left)
    #expect(abs(frame(dock).midY - 400) < 1e-9)
  }
}
