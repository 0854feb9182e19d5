import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The window as a value: inputs and times go in, pictures and requests come out.
@Suite struct InstrumentTests {
  private let tuned = [ConfigurationValue(key: "ball.diameter", value: "70pt")]

  // MARK: The hand

  @Test func a_hovering_mouse_is_no_reason_for_a_frame() {
    var stage = WindowStage()
    stage.wait(1)
    stage.mouse(.move, at: Point(180, 400))
    stage.look()
    #expect(!stage.outlook.isStale)
    #expect(!stage.outlook.isMoving)
    #expect(stage.inputs == [])
  }

  @Test func with_shift_the_wheel_goes_to_one_side() {
    var stage = WindowStage()
    for (dx, dy, modifiers) in [(0.0, -40.0, PanelModifiers.shift), (-3, -12, .shift), (0, -40, .control)] {
      stage.send(.wheel(at: Point(180, 400), dx: dx, dy: dy, isPrecise: dx != 0, modifiers))
    }
    let turns = stage.inputs.compactMap {
      if case .wheel(_, let dx, let dy, _) = $0 { Point(dx, dy) } else { nil }
    }
    #expect(turns == [Point(-40, 0), Point(-15, 0), Point(0, -40)])
  }

  // MARK: The stage

  @Test func a_phone_that_fills_the_window_has_no_ground_around_it() {
    var stage = WindowStage(Prototype(), .bare)
    #expect(stage.picture.ground == nil)
    stage.place(PixelRect(x: 0, y: 0, width: 376, height: 812))
    stage.wait(0.1)
    #expect(stage.picture.ground != nil)
  }

  // MARK: The title

  @Test func the_title_says_that_time_stands() {
    var options = InstrumentOptions()
    options.phone.title.device = "iPhone X"
    var stage = WindowStage(Prototype(), options)
    stage.key("F8")
    stage.look()
    #expect(stage.titles == ["Paused · iPhone X – FloatDesktop"])
    stage.key("F8")
    stage.look()
    #expect(stage.titles.last == "iPhone X – FloatDesktop")
  }

  // MARK: Values

  @Test func unsaved_values_are_kept_a_second_after_a_change_and_when_the_panel_is_closed() {
    var stage = WindowStage()
    stage.tune("ball.diameter", to: "70pt")
    stage.wait(0.5)
    #expect(stage.outlook.choreTime == 1)
    #expect(stage.keeps == [])
    stage.wait(0.5)
    #expect(stage.keeps == [tuned])
    #expect(stage.outlook.choreTime == nil)
    stage.wait(5)
    #expect(stage.keeps.count == 1)
    stage.key("F2")
    #expect(stage.keeps == [tuned, tuned])
  }

  @Test func unsaved_values_of_an_earlier_panel_are_kept_as_long_as_they_are_on_offer() {
    let earlier = [ConfigurationValue(key: "ball.shape", value: "circle")]
    var stage = WindowStage()
    stage.key("F2")
    stage.send(.answer(.unsaved(earlier)))
    stage.tune("ball.diameter", to: "70pt")
    stage.key("F2")
    #expect(stage.keeps == [tuned + earlier])
  }

  // MARK: Another phone

  @Test func a_phone_that_starts_over_keeps_the_values_and_the_window_remembers_its_size_before() {
    var options = InstrumentOptions()
    options.phone.devices = (choices: ["iphone-x", "small"], current: "iphone-x")
    var stage = WindowStage(Prototype(), options)
    stage.tune("ball.diameter", to: "70pt")
    stage.place(PixelRect(x: 0, y: 0, width: 500, height: 900))
    stage.wait(0.1)
    stage.find("model")
    stage.key("Right")
    #expect(asked(stage) == ["remember 500 × 900", "start small"])
    let small = Device(id: "small", name: "Small", size: Size(320, 568))
    stage.send(.answer(.phone(Prototype(device: small), PhoneFacts())))
    stage.wait(0.1)
    #expect(stage.picture.shown.value.device.id == "small")
    #expect(stage.value("ball.diameter") == "70pt")
    stage.end()
    #expect(asked(stage).count == 2, "the user has chosen no size for it")
  }

  /// What was requested for another phone.
  private func asked(_ stage: WindowStage) -> [String] {
    stage.requests.compactMap { request -> String? in
      switch request {
      case .errand(.rememberSize(let size)): "remember \(size)"
      case .errand(.startOver(let device, _, _)): "start \(device ?? "")"
      default: nil
      }
    }
  }
}
