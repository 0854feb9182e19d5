import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The panel in the window, under a mouse and a keyboard.
@Suite struct InstrumentPanelTests {
  /// Room for the phone without a body and the panel beside it.
  private func stage() -> WindowStage {
    var options = InstrumentOptions()
    options.shows = [.panel]
    options.phone.bezel = .off
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 695))
    stage.wait(1)
    return stage
  }

  private func sets(_ stage: WindowStage) -> [String] {
    stage.inputs.compactMap { input in
      guard case .configure(let values) = input else { return nil }
      return values.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
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
    #expect(stage.picture.over.contains { $0.id == "shell:outlines" })
    stage.send(.leave(isCaptured: false))
    stage.wait(0.1)
    #expect(!stage.picture.over.contains { $0.id == "shell:outlines" })
  }

  @Test func values_are_found_typed_and_taken_back() {
    var stage = stage()
    // The search goes to the first match, then to its value; a bare number has the key's unit.
    stage.find("ball.diameter")
    stage.key("Return")
    stage.send(.text("70"))
    stage.key("Return")
    stage.key("Ctrl+Z")
    stage.key("Ctrl+Shift+Z")
    // In a focused row, the arrow keys go by steps.
    stage.key("Left")
    stage.key("Shift+Left")
    #expect(sets(stage) == ["70", "60", "70", "69", "59"].map { "ball.diameter=\($0)pt" })
    // The keyboard belongs to the phone again.
    stage.key("F6")
    stage.key("Left")
    #expect(stage.keys == ["Left"])
  }

  @Test func five_kinds_of_values_are_tuned_with_the_keyboard() {
    var stage = stage()
    stage.tune("ball.diameter", to: "70")
    for key in ["ball.shape", "haptic.enabled", "ball.snap.curve"] {
      stage.find(key)
      stage.key("Left")
    }
    stage.tune("ball.pressed-fill", to: "#112233")
    let values = ["ball.diameter", "ball.shape", "haptic.enabled", "ball.snap.curve", "ball.pressed-fill"].map
    {
      stage.value($0)
    }
    #expect(values == ["70pt", "circle", "false", "ease-out", "#112233"])
    stage.key("Ctrl+S")
    #expect(stage.readCount == 1)
    stage.send(.answer(.filesRead))
    #expect(stage.saves.first?.count == 5)
  }

  @Test func five_kinds_of_values_are_tuned_with_the_mouse() throws {
    var stage = stage()
    func show(_ key: String) {
      stage.find(key)
      stage.wait(1)
    }
    func drag(_ key: String, _ part: PanelPart, by d: Point) throws {
      let place = try stage.place(of: key, part)
      stage.drag(from: place, to: place + d, frames: 4)
      stage.wait(0.1)
    }
    func values() -> [String] {
      [
        "ball.diameter", "haptic.enabled", "ball.shape", "ball.pressed-fill", "ball.snap.response",
        "ball.snap.damping-ratio",
      ].map { stage.value($0) ?? "" }
    }
    let before = values()
    show("ball.diameter")
    try drag("ball.diameter", .label, by: Point(30, 0))
    show("haptic.enabled")
    stage.click(try stage.place(of: "haptic.enabled", .toggle))
    show("ball.shape")
    let circle = try #require(
      ParameterSchema.builtIn.entry(for: "ball.shape")?.choices.firstIndex(of: "circle"))
    stage.click(try stage.place(of: "ball.shape", .segment(circle)))
    show("ball.pressed-fill")
    stage.click(try stage.place(of: "ball.pressed-fill", .swatch))
    stage.wait(1)
    try drag("ball.pressed-fill", .square, by: Point(40, 20))
    show("ball.snap")
    try drag("ball.snap", .plot, by: Point(30, 20))
    let tuned = values()
    #expect(zip(before, tuned).allSatisfy { $0 != $1 }, "\(tuned)")
    // A drag is one step, of both values of a spring.
    stage.click(try stage.place(of: .control("undo")))
    #expect(values() == tuned.dropLast(2) + before.suffix(2))
    stage.click(try stage.place(of: .control("redo")))
    #expect(values() == tuned)
    stage.click(try stage.place(of: .control("save")))
    #expect(stage.readCount == 1)
    stage.send(.answer(.filesRead))
    #expect(
      stage.saves.first?.map(\.key).sorted() == [
        "ball.diameter", "ball.pressed-fill", "ball.shape", "ball.snap.damping-ratio", "ball.snap.response",
        "haptic.enabled",
      ])
  }

  @Test(arguments: ["the right button", "Escape"])
  func a_drag_is_taken_back(by means: String) throws {
    var stage = stage()
    stage.find("ball.diameter")
    stage.wait(1)
    let label = try stage.place(of: "ball.diameter", .label)
    stage.mouse(.down, at: label)
    for step in 1...10 { stage.mouse(.move, at: label + Point(Double(step) * 3, 0)) }
    stage.wait(0.1)
    #expect(stage.value("ball.diameter") != "60pt")
    if means == "Escape" { stage.key("Escape") } else { stage.send(.secondary(at: label)) }
    stage.wait(0.1)
    #expect(stage.value("ball.diameter") == "60pt")
    // The pointer's moves up to its release have no effect any more.
    let count = stage.inputs.count
    stage.mouse(.move, at: label + Point(50, 0))
    stage.mouse(.up, at: label + Point(50, 0))
    #expect(stage.inputs.count == count)
  }

  @Test func a_panel_is_drawn_as_soon_as_it_is_opened() {
    var stage = WindowStage()
    stage.wait(5)
    stage.look()
    #expect(!stage.outlook.isStale)
    stage.key("F2")
    stage.look()
    #expect(stage.outlook.isStale)
  }

  @Test func an_open_panel_at_rest_draws_nothing() {
    var stage = stage()
    stage.wait(5)
    stage.look()
    #expect(!stage.outlook.isStale)
    #expect(!stage.outlook.isMoving)
  }

  /// The panel then lies over the phone, so there is no width to return when it closes, nor to subtract from the
  /// remembered one.
  @Test func a_window_that_is_made_narrow_stays_as_wide_as_it_is() {
    var window = WindowStage.facts(width: 481, height: 918)
    window.display = PixelRect(x: 0, y: 0, width: 900, height: 918)
    window.room = window.display
    var stage = WindowStage(window: window)
    stage.key("F2")
    stage.wait(1)
    stage.place(PixelRect(x: 0, y: 0, width: 480, height: 918))
    stage.wait(1)
    let count = stage.resizes.count
    stage.key("F2")
    stage.wait(1)
    #expect(stage.resizes.count == count)
    stage.end()
    let remembered = stage.requests.compactMap { request -> PixelSize? in
      if case .errand(.rememberSize(let size)) = request { size } else { nil }
    }
    #expect(remembered.last == PixelSize(width: 480, height: 918))
  }

  /// While a spring moves the page, and not before, a dot is on the spring's curve.
  @Test func a_dot_runs_along_the_spring_that_moves_the_phone() throws {
    var parameters = Parameters.builtIn
    try parameters.set("navigation.settle", to: "spring")
    var options = InstrumentOptions()
    options.shows = [.panel]
    options.phone.bezel = .off
    var stage = WindowStage(
      Prototype(parameters: parameters), options, window: WindowStage.facts(width: 695))
    stage.find("navigation")
    stage.wait(2)
    stage.send(.pointer(.down, .mouse, at: Point(150, 180)))
    stage.wait(0.05)
    let before = stage.picture.panes.first { $0.name == .panel }?.scene
    stage.send(.pointer(.up, .mouse, at: Point(150, 180)))
    stage.wait(0.1)
    let first = stage.picture.panes.first { $0.name == .panel }?.scene
    stage.wait(0.1)
    let second = stage.picture.panes.first { $0.name == .panel }?.scene
    #expect(before != first)
    #expect(first != second, "the dot goes on")
  }
}
