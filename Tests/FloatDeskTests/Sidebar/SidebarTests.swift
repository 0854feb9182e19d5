import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The panel in the window, under a mouse and a keyboard, in a window in which places are points.
@Suite struct SidebarTests {
  /// An open panel beside the phone, below the controls of time.
  private func stage(_ parameters: Parameters = .builtIn, height: Int = 812) -> WindowStage {
    var options = InstrumentOptions.bare
    options.shows = [.panel]
    return .opened(
      Prototype(parameters: parameters), options, window: WindowStage.facts(width: 695, height: height))
  }

  /// The strip follows a pointer that has left it; the panel takes no part in that.
  @Test func a_drag_belongs_to_where_it_began() throws {
    var stage = stage()
    let strip = try stage.place(of: .card("transport", part: "strip"))
    stage.pull(from: strip, by: Point(-150, 300), hold: 0.1)
    #expect(stage.instrument.sidebar.isPressed)
    #expect(stage.instrument.playback.isScrubbed)
    #expect(stage.instrument.sidebar.panel?.pointer.press == nil)
    stage.release()
    #expect(!stage.instrument.playback.isScrubbed)
    #expect(!stage.instrument.sidebar.isPressed)
    #expect(stage.instrument.sidebar.panel?.tuning.depth == 0)
  }

  @Test func a_drag_that_nobody_looked_at_meanwhile_is_one_step_for_the_phone() throws {
    var stage = stage()
    stage.find("ball.diameter")
    stage.wait(1)
    let label = try stage.place(of: .control("ball.diameter", part: "label"))
    stage.mouse(.down, at: label)
    for way in [10.0, 15, 20] { stage.mouse(.move, at: label + Point(way, 0)) }
    stage.mouse(.up, at: label + Point(20, 0))
    #expect(stage.inputs == [.set(key: "ball.diameter", value: "70pt")])
  }

  @Test func where_there_is_no_room_for_both_there_is_the_panel_alone() throws {
    #expect(stage().instrument.sidebar.place?.top == TransportLayout.height)
    let low = stage(height: 400)
    #expect(low.instrument.sidebar.place?.top == 0)
    let scene = try #require(low.pane(.panel)).scene
    #expect(scene.size == Size(320, 400))
    #expect(!scene.layers.contains { $0.id == "sidebar:transport" })
  }

  @Test func the_controls_of_time_are_in_line_with_the_search_below_them() {
    let (strip, search) = (stage().instrument.sidebar.hands.transport.layout.strip, PanelMetrics.search)
    #expect(strip.minX == search.minX)
    #expect(strip.maxX == PanelMetrics.right)
    #expect(search.maxX == PanelMetrics.right)
  }

  @Test func a_wheel_below_the_controls_of_time_turns_the_list() throws {
    var stage = stage()
    let strip = try stage.place(of: .card("transport", part: "strip"))
    stage.send(InstrumentInput.wheel(at: strip + Point(0, 500), dx: 0, dy: -40, isPrecise: false))
    #expect(stage.instrument.sidebar.panel?.isAnimating == true)
    #expect(!stage.instrument.playback.isStanding)
  }

  @Test func a_panel_is_drawn_as_soon_as_it_is_opened_and_draws_nothing_at_rest() {
    var stage = WindowStage()
    for isStale in [false, true, false] {
      if isStale { stage.key("F2") } else { for _ in 0..<2 { stage.wait(5) } }
      stage.look()
      #expect(stage.outlook.isStale == isStale)
    }
    #expect(!stage.outlook.isMoving)
  }

  @Test func a_panel_over_the_phone_leaves_as_much_of_it_as_there_is_room_for() {
    var stage = stage()
    stage.place(PixelRect(x: 0, y: 0, width: 855, height: 812))
    stage.wait(1)
    #expect(stage.picture.layout.frame == PixelRect(x: 80, y: 0, width: 375, height: 812))
    stage.send(.desktop(isDark: nil, reducesMotion: nil, textScale: 2))
    stage.wait(1)
    #expect(stage.instrument.sidebar.place?.frame.minX == 215)
    #expect(stage.picture.layout.frame == PixelRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func the_outline_of_what_a_click_would_ask_about_goes_with_the_mouse() {
    var stage = stage()
    stage.key("Ctrl+Shift+C")
    stage.mouse(.move, at: Point(180, 180))
    stage.wait(0.1)
    #expect(stage.shows("outlines"))
    stage.send(.leave(isCaptured: false))
    stage.wait(0.1)
    #expect(!stage.shows("outlines"))
  }

  @Test(arguments: ["the right button", "Escape", "an interruption"])
  func a_drag_is_taken_back(by means: String) throws {
    var stage = stage()
    stage.find("ball.diameter")
    stage.wait(1)
    let label = try stage.place(of: .control("ball.diameter", part: "label"))
    stage.pull(from: label, by: Point(30, 0), hold: 0.1)
    #expect(stage.value("ball.diameter") != "60pt")
    switch means {
    case "Escape": stage.key("Escape")
    case "an interruption": stage.send(.interruption)
    default: stage.send(.secondary(at: label))
    }
    stage.wait(0.1)
    #expect(stage.value("ball.diameter") == "60pt")
    #expect(stage.instrument.sidebar.panel?.tuning.canUndo == false)
    // The pointer's moves up to its release have no effect any more.
    let count = stage.inputs.count
    stage.mouse(.move, at: label + Point(50, 0))
    stage.mouse(.up, at: label + Point(50, 0))
    #expect(stage.inputs.count == count)
  }

  /// While a spring moves the page, and not before, a dot is on the spring's curve.
  @Test func a_dot_runs_along_the_spring_that_moves_the_phone() throws {
    var parameters = Parameters.builtIn
    try parameters.set("navigation.settle", to: "spring")
    var stage = stage(parameters)
    stage.find("navigation")
    stage.wait(2)
    stage.press(Point(150, 180))
    stage.wait(0.05)
    let before = stage.pane(.panel)?.scene
    stage.release()
    stage.wait(0.1)
    let first = stage.pane(.panel)?.scene
    stage.wait(0.1)
    #expect(before != first)
    #expect(first != stage.pane(.panel)?.scene, "the dot goes on")
  }
}
