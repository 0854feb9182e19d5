import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

@Suite struct SidebarTests {
  /// An open panel beside the phone, below the controls of time.
  private func stage(height: Int = 812) -> WindowStage {
    var options = InstrumentOptions()
    options.shows = [.panel]
    options.phone.bezel = .off
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 695, height: height))
    stage.wait(1)
    return stage
  }

  /// The strip follows a pointer that has left it; the panel takes no part in that.
  @Test func a_drag_belongs_to_where_it_began() throws {
    var stage = stage()
    let strip = try stage.place(of: .card("transport", part: "strip"))
    stage.mouse(.down, at: strip)
    stage.mouse(.move, at: strip + Point(-150, 300))
    stage.wait(0.1)
    #expect(stage.instrument.sidebar.isPressed)
    #expect(stage.instrument.playback.isScrubbed)
    #expect(stage.instrument.sidebar.panel?.pointer.press == nil)
    stage.mouse(.up, at: strip + Point(-150, 300))
    #expect(!stage.instrument.playback.isScrubbed)
    #expect(!stage.instrument.sidebar.isPressed)
    #expect(stage.instrument.sidebar.panel?.tuning.depth == 0)
  }

  @Test func a_drag_that_nobody_looked_at_meanwhile_is_one_step_for_the_phone() throws {
    var stage = stage()
    stage.find("ball.diameter")
    stage.wait(1)
    let label = try stage.place(of: "ball.diameter", .label)
    stage.mouse(.down, at: label)
    for way in [10.0, 15, 20] { stage.mouse(.move, at: label + Point(way, 0)) }
    stage.mouse(.up, at: label + Point(20, 0))
    #expect(stage.inputs == [.set(key: "ball.diameter", value: "70pt")])
  }

  @Test func where_there_is_no_room_for_both_there_is_the_panel_alone() throws {
    #expect(stage().instrument.sidebar.place?.top == TransportLayout.height)
    let low = stage(height: 400)
    #expect(low.instrument.sidebar.place?.top == 0)
    let scene = try #require(low.picture.panes.first { $0.name == .panel }).scene
    #expect(scene.size == Size(320, 400))
    #expect(!scene.layers.contains { $0.id == "sidebar:transport" })
  }

  @Test func the_controls_of_time_are_in_line_with_the_search_below_them() {
    let (strip, search) = (stage().instrument.sidebar.hands.transport.layout.strip, PanelMetrics.search)
    #expect(strip.minX == search.minX)
    #expect(strip.maxX == PanelMetrics.right)
    #expect(search.maxX == PanelMetrics.right)
  }

  @Test func a_wheel_over_the_controls_of_time_goes_by_frames() throws {
    var stage = stage()
    let strip = try stage.place(of: .card("transport", part: "strip"))
    stage.send(.wheel(at: strip + Point(0, 500), dx: 0, dy: -40, isPrecise: false))
    #expect(stage.instrument.sidebar.panel?.isAnimating == true)
    #expect(!stage.instrument.playback.isStanding)
    stage.send(.wheel(at: strip, dx: 0, dy: 40, isPrecise: false))
    stage.wait(0.1)
    #expect(stage.instrument.playback.isStanding)
    #expect(abs(stage.instrument.playback.time - (1.1 - 1.0 / 60)) < 1e-6)
  }
}
