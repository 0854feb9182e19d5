import FloatCore
import FloatDesk
import FloatStudio
import Testing

@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The room that the window makes for the panel, and gives back.
@Suite struct PanelRoomTests {
  /// A window of 375 × 812 on a display of 1920 × 1080.
  private func onDisplay(x: Int) -> WindowFacts {
    var window = WindowStage.facts(x: x, y: 50)
    window.display = PixelRect(x: 0, y: 0, width: 1920, height: 1080)
    window.room = window.display
    return window
  }

  @Test func the_panel_makes_the_window_wider_and_gives_its_room_back() {
    var stage = WindowStage(window: onDisplay(x: 100))
    stage.key("F2", then: 0.1)
    let phone = stage.picture.layout.frame
    #expect(phone.maxX <= 375)
    stage.key("F2")
    #expect(stage.placements.map(\.size) == [375 + 320, 375].map { PixelSize(width: $0, height: 812) })
    #expect(stage.placements.compactMap { $0.origin?.x } == [], "it stays where it is")
  }

  /// The panel of a phone twice as large is twice as wide: 640 units.
  @Test func a_window_that_is_made_lower_gives_back_no_more_than_the_panel_takes_now() {
    var window = WindowStage.facts(width: 750, height: 1624)
    window.display = PixelRect(x: 0, y: 0, width: 3840, height: 2160)
    window.room = window.display
    var stage = WindowStage(window: window)
    stage.key("F2", then: 0.1)
    stage.place(PixelRect(x: 0, y: 0, width: 375 + 320, height: 812))
    stage.wait(0.1)
    stage.key("F2")
    #expect(
      stage.placements.map(\.size) == [
        PixelSize(width: 750 + 640, height: 1624), PixelSize(width: 375, height: 812),
      ])
    stage.end()
    #expect(stage.remembered.last == PixelSize(width: 375, height: 812))
  }

  /// The panel then lies over the phone, so there is no width to return when it closes, nor to subtract from the
  /// remembered one.
  @Test func a_window_that_is_made_narrow_stays_as_wide_as_it_is() {
    var window = WindowStage.facts(width: 481, height: 918)
    window.display = PixelRect(x: 0, y: 0, width: 900, height: 918)
    window.room = window.display
    var stage = WindowStage(window: window)
    stage.key("F2", then: 1)
    stage.place(PixelRect(x: 0, y: 0, width: 480, height: 918))
    stage.wait(1)
    let count = stage.resizes.count
    stage.key("F2", then: 1)
    #expect(stage.resizes.count == count)
    stage.end()
    #expect(stage.remembered.last == PixelSize(width: 480, height: 918))
  }

  /// Two phones of 375 × 812 with their names are 872 points high, so that a point of the panel is one unit here, and
  /// not one and a half as beside one phone.
  @Test func beside_two_phones_the_window_grows_by_as_much_as_the_panel_takes() {
    var options = InstrumentOptions()
    options.compared = ComparedStart(Prototype(), names: ["a", "b"], hasBody: false)
    var window = WindowStage.facts(width: 1200, height: 1250)
    window.display = PixelRect(x: 0, y: 0, width: 3840, height: 2160)
    window.room = window.display
    var stage = WindowStage(Prototype(), options, window: window)
    stage.key("F2", then: 0.1)
    #expect(stage.pane(.panel)?.frame.width == 320)
    stage.key("F2")
    #expect(stage.placements.map(\.size.width) == [1200 + 320, 1200])
  }

  @Test func a_window_that_cannot_grow_has_the_panel_in_it() {
    let changes: [(String, (inout WindowFacts) -> Void)] = [
      ("too little room", { $0.room = PixelRect(x: 0, y: 0, width: 694, height: 1080) }),
      ("unknown room", { $0.room = nil }), ("maximised", { $0.hasOwnSize = false }),
      ("a kiosk", { $0.display = $0.place }), ("Wayland", { $0.isWayland = true }),
    ]
    for (name, change) in changes {
      var window = onDisplay(x: 100)
      change(&window)
      var stage = WindowStage(window: window)
      stage.key("F2", then: 0.1)
      #expect(stage.pane(.panel) != nil, "\(name)")
      stage.key("F2")
      #expect(stage.placements == [], "\(name)")
    }
  }

  /// Window managers may place a window a pixel or two from where it was asked for.
  @Test(arguments: [(1225, 1500), (1223, 1500), (1222, nil), (600, nil)] as [(Int, Int?)])
  func a_window_that_was_moved_for_the_panel_goes_back_unless_somebody_moved_it(x: Int, back: Int?) {
    var stage = WindowStage(window: onDisplay(x: 1500))
    stage.key("F2", then: 0.1)
    stage.place(PixelRect(x: x, y: 60, width: 695, height: 812))
    stage.key("F2")
    let moves: [Int?] = stage.placements.map { $0.origin?.x }
    #expect(moves == [1225, back])
    #expect(stage.placements.last?.origin?.y == back.map { _ in 60 })
  }
}
