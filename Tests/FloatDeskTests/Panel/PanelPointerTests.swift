import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// What a press does besides changing a value: it scrolls the list, and hides the ring of the keyboard's focus.
@Suite struct PanelPointerTests {
  @Test func a_list_goes_with_the_pointer_that_drags_it_by_a_label() throws {
    var stage = PanelStage(["ball.fill", "ball.shape"], height: 400)
    let label = try stage.point("ball.fill", .label)
    stage.press(label)
    for way in [20.0, 50] { stage.move(label - Point(0, way)) }
    // It is shown a little late, so that it moves evenly.
    stage.panel.advance(to: stage.now + 0.1)
    #expect(stage.panel.scrollOffset == 50)
  }

  /// Of every control of the table, with its editor open.
  @Test func a_press_on_the_middle_of_a_part_hits_it() {
    var stage = PanelStage()
    for group in stage.panel.catalog.groups {
      let section = PanelSection.group(group.id)
      stage.panel.content.toggled.insert(section)
      for key in group.blocks.flatMap(\.keys) {
        stage.panel.content.unfolded.insert(PanelRowID(section, key.entry.key))
      }
    }
    stage.send(.leave)
    var names: Set<String> = []
    for item in stage.panel.list.layout.items {
      let areas = item.areas(in: item.frame, stage.panel.tuning.shown)
      for area in areas {
        #expect(areas.place(at: area.frame.center) == area.place)
        if case .part(_, let part) = area.place { names.insert(part.name) }
      }
    }
    let parts = ["label", "slider", "field", "toggle", "segment", "menu", "swatch"]
    #expect(names == Set(parts + ["square", "hue", "opacity", "handle", "form", "plot"]))
  }

  @Test func the_ring_of_the_focus_goes_around_the_part_that_has_it() throws {
    let keys = ["ball.fill", "ball.snap.curve", "ball.snap.response", "ball.snap.damping-ratio"]
    var stage = PanelStage(keys, height: 2000)
    for key in keys.prefix(2) { stage.click(try stage.point(key, .swatch)) }
    stage.send(.focus(true))
    stage.panel.keyboard.isShown = true
    func shapes(_ layer: Layer) -> [Shape] { layer.content + layer.sublayers.flatMap(shapes) }
    let colors = Palette(.light)
    var names: [String] = []
    for case .part(let row, let part) in stage.panel.list.layout.stops {
      let place = PanelPlace.part(row, part)
      stage.panel.keyboard.place = place
      let item = try #require(stage.panel.list.layout.item(of: place))
      let areas = item.areas(in: Rect(size: item.frame.size), stage.panel.tuning.shown)
      let area = try #require(areas.first { $0.place == place })
      var ink = Ink(colors)
      ink.ring(area.frame, radius: area.ringRadius)
      let rings = shapes(stage.panel.listLayer(colors)).filter {
        if case .stroke(_, 1.5, colors.accent) = $0 { true } else { false }
      }
      #expect(rings == ink.shapes, "\(part)")
      names.append(part.name)
    }
    #expect(names.sorted() == ["form", "handle", "handle", "hue", "menu", "opacity", "plot", "square"])
  }

  /// A press beside both handles of a curve is that of the nearer one, and of one in front where they meet.
  @Test func the_nearer_of_two_handles_is_pressed() throws {
    var stage = PanelStage(["ball.snap.curve"])
    stage.click(try stage.point("ball.snap.curve", .swatch))
    let row = PanelRowID(.touched, "ball.snap.curve")
    let areas = [(PanelPart.handle1, 100.0), (.handle2, 120)].map { part, x in
      HitArea(part, Rect(center: Point(x, 0), size: Size(16, 16)), hit: .circle(Point(x, 0), radius: 16))
    }
    #expect(
      [84.0, 109, 110, 111, 136].map { areas.place(at: Point($0, 0)) } == [
        .handle1, .handle1, .handle2, .handle2, .handle2,
      ])
    #expect([83.9, 136.1].allSatisfy { areas.place(at: Point($0, 0)) == nil })
    let handle = try stage.point(.part(row, .handle1))
    #expect(stage.panel.place(at: handle + Point(0, 15.9)) == .part(row, .handle1))
    #expect(stage.panel.place(at: handle + Point(0, 16.1)) == nil)
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
    var stage = PanelStage(["ball.diameter"])
    stage.send(.settings([PanelSetting(kind: .appearance, choices: ["light", "dark"], current: "light")]))
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
