import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct SidebarTests {
  /// A phone's time with a sidebar, and a hand on it.
  private struct Desk {
    var session = Session()
    var sidebar = Sidebar(canGrow: true)
    var now = 0.0

    /// In a window with a point for each pixel.
    init(height: Int = 812) {
      sidebar.open()
      sidebar.make(Panel(Parameters(), height: Sidebar.firstHeight))
      sidebar.lay(
        Size(375, 812), in: WindowStage.facts(width: 900, height: height), textScale: 1, at: 0)
      session.wait(1)
      send(.touched(["ball.diameter", "ball.shape"]))
    }

    mutating func send(_ input: PanelInput) {
      now += 1
      sidebar.send(input, at: now)
    }

    var panel: Panel { sidebar.panel! }
    var transport: Transport { sidebar.hands.transport }
    var top: Double { sidebar.place!.top }

    /// The place in the window of a point of the sidebar.
    func place(_ point: Point) -> Point { Point(Double(sidebar.place!.frame.x), 0) + point }

    mutating func point(_ phase: PointerPhase, _ p: Point, after pause: Double = 1) {
      now += pause
      _ = sidebar.take(
        SidebarHands.Event(phase: phase, pointer: .mouse, place: place(p)), session.playback, at: now)
    }

    mutating func drag(from start: Point, by way: Point) {
      point(.down, start)
      for share in [0.5, 0.75, 1] { point(.move, start + way * share, after: 0.01) }
      point(.up, start + way, after: 0.01)
    }

    mutating func secondary(_ p: Point) {
      _ = sidebar.secondary(at: place(p), session.playback, at: now)
    }

    mutating func wheel(_ p: Point) {
      _ = sidebar.wheel(at: place(p), dy: -40, isPrecise: false, [], at: 1)
    }

    /// The label of a key's row.
    func label(_ key: String) throws -> Point {
      try #require(panel.frame(of: .part(PanelRowID(.touched, key), .label))).center + Point(0, top)
    }
  }

  @Test func what_is_pressed_above_is_times_what_is_pressed_below_is_the_panels() throws {
    var desk = Desk()
    let play = try #require(desk.transport.layout.frame(of: .play))
    desk.drag(from: play.center, by: .zero)
    #expect(desk.sidebar.takeActions() == [.togglePlay])
    desk.drag(from: try desk.label("ball.diameter"), by: Point(20, 0))
    #expect(desk.panel.tuning.text("ball.diameter") == "70pt")
  }

  /// The strip follows a pointer that has left it; the panel takes no part in that.
  @Test func a_drag_belongs_to_where_it_began() throws {
    var desk = Desk()
    let strip = desk.transport.layout.strip
    desk.point(.down, strip.center)
    desk.point(.move, strip.center + Point(-40, 300))
    #expect(desk.sidebar.isPressed)
    #expect(desk.panel.pointer.press == nil)
    desk.point(.up, strip.center + Point(-40, 300))
    #expect(desk.sidebar.takeActions().contains(.endScrub))
    #expect(!desk.sidebar.isPressed)
    #expect(desk.panel.tuning.depth == 0)
  }

  @Test func a_drag_that_nobody_looked_at_meanwhile_is_one_step_for_the_phone() throws {
    var desk = Desk()
    desk.drag(from: try desk.label("ball.diameter"), by: Point(20, 0))
    desk.send(.values([ConfigurationValue(key: "ball.shape", value: "circle")]))
    #expect(
      desk.sidebar.takeEffects() == [
        .configure([
          ConfigurationValue(key: "ball.diameter", value: "70pt"),
          ConfigurationValue(key: "ball.shape", value: "circle"),
        ])
      ])
    #expect(desk.sidebar.takeEffects().isEmpty)
  }

  @Test func a_drag_is_taken_back() throws {
    var desk = Desk()
    let label = try desk.label("ball.diameter")
    desk.point(.down, label)
    desk.point(.move, label + Point(40, 0))
    #expect(desk.panel.tuning.text("ball.diameter") == "80pt")
    desk.secondary(label)
    #expect(desk.panel.tuning.text("ball.diameter") == "60pt")
    #expect(!desk.sidebar.isPressed)
  }

  @Test func where_there_is_no_room_for_both_there_is_the_panel_alone() throws {
    #expect(Desk(height: 812).top == TransportLayout.height)
    #expect(Desk(height: 400).top == 0)
    let pane = try #require(Desk(height: 400).sidebar.panes(on: nil, Boxed(Session().playback)).first)
    let scene = pane.scene
    #expect(scene.size == Size(320, 400))
    #expect(!scene.layers.contains { $0.id == "sidebar:transport" })
  }

  @Test func the_controls_of_time_are_in_line_with_the_search_below_them() {
    let (strip, search) = (Desk().transport.layout.strip, PanelMetrics.search)
    #expect(strip.minX == search.minX)
    #expect(strip.maxX == PanelMetrics.right)
    #expect(search.maxX == PanelMetrics.right)
  }

  @Test func a_wheel_over_the_controls_of_time_goes_by_frames() {
    var desk = Desk()
    desk.wheel(Point(100, 20))
    #expect(desk.sidebar.takeActions() == [.step(1)])
    desk.wheel(Point(100, 600))
    #expect(desk.sidebar.takeActions().isEmpty)
    #expect(desk.panel.isAnimating)
  }
}
