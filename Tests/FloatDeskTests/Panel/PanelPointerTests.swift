import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk

/// What a press does besides changing a value: it scrolls the list, and hides the ring of the keyboard's focus.
@Suite struct PanelPointerTests {
  @Test func a_list_goes_with_the_pointer_that_drags_it_by_a_label() throws {
    var stage = PanelStage(height: 400)
    stage.send(.touched(["ball.fill", "ball.shape"]))
    let label = try stage.point("ball.fill", .label)
    stage.press(label)
    for way in [20.0, 50] { stage.move(label - Point(0, way)) }
    // It is shown a little late, so that it moves evenly.
    stage.panel.advance(to: stage.now + 0.1)
    #expect(stage.panel.scrollOffset == 50)
  }

  /// The rows of the list that have a ring.
  private func ringed(_ stage: PanelStage) -> [PanelRowID] {
    let colors = Palette(.light)
    let ringed = stage.panel.listLayer(colors).sublayers.flatMap(\.sublayers).filter { row in
      row.content.contains { if case .stroke(_, 1.5, colors.accent) = $0 { true } else { false } }
    }
    return stage.panel.list.layout.items.filter { item in ringed.contains { $0.id == item.id } }
      .compactMap(\.row)
  }

  @Test func the_row_in_focus_has_a_ring_until_something_is_pressed() throws {
    var stage = PanelStage()
    stage.send(.touched(["ball.diameter"]))
    stage.send(.settings([PanelSetting(.appearance, choices: ["light", "dark"], current: "light")]))
    stage.panel.toggle(.phone)
    stage.send(.focus(true))
    let (key, setting) = (PanelRowID(.touched, "ball.diameter"), PanelRowID(.phone, "appearance"))
    for row in [key, setting] {
      stage.panel.keyboard.place = .row(row)
      #expect(ringed(stage) == [row])
    }
    stage.click(try stage.point("ball.diameter", .label))
    #expect(stage.panel.keyboard.place == .row(key))
    #expect(ringed(stage) == [])
  }
}
