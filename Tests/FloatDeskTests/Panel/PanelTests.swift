import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

@Suite struct PanelTests {
  private func stage(_ keys: String...) -> PanelStage { PanelStage(keys) }

  // MARK: Numbers

  @Test func `a label is dragged by steps, Shift ten times as far, Ctrl a tenth`() throws {
    for (modifiers, text) in [([], "70pt"), (.shift, "160pt"), (.control, "61pt")]
      as [(PanelModifiers, String)]
    {
      var stage = stage("ball.diameter")
      try stage.drag("ball.diameter", by: Point(20, 0), modifiers)
      #expect(stage.text("ball.diameter") == text)
      #expect(stage.panel.tuning.depth == 1)
      #expect(stage.steps().last == [ConfigurationValue(key: "ball.diameter", value: text)])
    }
  }

  @Test func `arrows change the number in focus by steps, Shift ten times as far`() {
    var stage = stage("ball.diameter")
    stage.focus("ball.diameter")
    stage.key("Left")
    stage.key("Left", .shift)
    #expect(stage.text("ball.diameter") == "49pt")
  }

  @Test(arguments: [PanelPart.label, .slider])
  func `a drag goes on while the file is saved, and its value wins when it is let go`(part: PanelPart) throws
  {
    var stage = stage("ball.diameter")
    let start = try stage.point("ball.diameter", part)
    stage.press(start)
    stage.move(start + Point(20, 0))
    let before = stage.text("ball.diameter")
    var file = Parameters.builtIn
    try file.set("ball.diameter", to: "44pt")
    stage.send(.loaded(file))
    #expect(stage.text("ball.diameter") == before)
    stage.move(start + Point(30, 0))
    stage.release(start + Point(30, 0))
    let after = stage.text("ball.diameter")
    #expect(after != before)
    #expect(after != "44pt")
    #expect(stage.steps().last?.first?.value == after)
    #expect(stage.panel.tuning.conflicts == ["ball.diameter": "44pt"])
    stage.send(.action(.undo))
    #expect(stage.text("ball.diameter") == "44pt")
    #expect(stage.panel.tuning.changes.isEmpty)
    #expect(stage.panel.tuning.conflicts.isEmpty)
    stage.send(.action(.undo))
    #expect(stage.panel.tuning.values == Parameters.builtIn)
    for _ in 0..<2 { stage.send(.action(.redo)) }
    #expect(stage.text("ball.diameter") == after)
  }

  @Test
  func `a slider goes from end to end, and a double click takes it back to the file and to the default`()
    throws
  {
    var values = Parameters.builtIn
    try values.set("ball.diameter", to: "80pt")
    var stage = PanelStage(["ball.diameter"], values)
    let slider = try stage.point("ball.diameter", .slider)
    stage.press(slider)
    stage.move(slider + Point(300, 0))
    #expect(stage.text("ball.diameter") == "160pt")
    stage.move(slider + Point(-300, 0))
    stage.release(slider + Point(-300, 0))
    #expect(stage.text("ball.diameter") == "20pt")
    let label = try stage.point("ball.diameter", .label)
    stage.click(label)
    stage.click(label, after: 0.1)
    #expect(stage.text("ball.diameter") == "80pt", "what the file says")
    stage.click(label)
    stage.click(label, after: 0.1)
    #expect(stage.text("ball.diameter") == "60pt", "the default")
    while stage.panel.tuning.canUndo { stage.send(.action(.undo)) }
    #expect(stage.panel.tuning.values == values)
  }

  @Test func `a double click on a slider is one step, back to where it was`() throws {
    var stage = stage("ball.diameter")
    let slider = try stage.point("ball.diameter", .slider)
    stage.click(slider)
    #expect(stage.text("ball.diameter") != "60pt")
    stage.click(slider, after: 0.1)
    #expect(stage.text("ball.diameter") == "60pt")
    #expect(!stage.panel.tuning.canUndo)
  }

  @Test func `a value is typed, with a sum, and what is none stays in the field`() throws {
    var stage = stage("ball.diameter")
    stage.click(try stage.point("ball.diameter", .field))
    stage.type("58pt*1.2")
    stage.key("Return")
    #expect(stage.text("ball.diameter") == "69.6pt")
    stage.key("Return")
    stage.type("9999")
    stage.key("Return")
    #expect(stage.panel.editing?.message?.contains("20pt to 160pt") == true)
    #expect(stage.text("ball.diameter") == "69.6pt")
    stage.key("Escape")
    #expect(stage.panel.editing == nil)
    stage.type("7")
    #expect(stage.panel.editing?.line.text == "7", "a digit on a row in focus begins a new value")
    stage.type("5")
    stage.key("Tab")
    #expect(stage.text("ball.diameter") == "75pt")
  }

  @Test func `a wheel turns the number in focus, and scrolls everywhere else`() throws {
    var stage = stage("ball.diameter")
    let slider = try stage.point("ball.diameter", .slider)
    stage.send(.wheel(at: slider, dy: 30))
    #expect(stage.text("ball.diameter") == "60pt")
    stage.click(try stage.point("ball.diameter", .label))
    stage.panel.advance(to: stage.now + 2)
    for _ in 0..<3 { stage.send(.wheel(at: slider, dy: 30), after: 0.2) }
    #expect(stage.text("ball.diameter") == "63pt")
    #expect(stage.panel.tuning.depth == 1, "turns that follow closely are one step")
    stage.send(.wheel(at: slider, dy: 30), after: 9)
    #expect(stage.panel.tuning.depth == 2)
    stage.send(.action(.undo))
    #expect(stage.text("ball.diameter") == "63pt")
  }

  // MARK: Other kinds

  @Test func `switches, choices, colours and curves are changed by clicks`() throws {
    var stage = stage("ball.drag-removes", "ball.shape", "ball.tap", "ball.fill", "ball.snap.curve")
    stage.click(try stage.point("ball.drag-removes", .toggle))
    #expect(stage.text("ball.drag-removes") == "false")
    stage.click(try stage.point("ball.shape", .segment(0)))
    #expect(stage.text("ball.shape") == "circle")
    stage.click(try stage.point("ball.fill", .swatch))
    try stage.drag("ball.fill", .square, by: Point(400, -400))
    #expect(stage.text("ball.fill") == "#FF0000", "the upper right corner is the pure hue")
    stage.click(try stage.point("ball.snap.curve", .menu))
    stage.click(try stage.point(.choice(0)))
    #expect(stage.text("ball.snap.curve") == "linear")
    #expect(stage.panel.menu == nil)
    #expect(stage.panel.tuning.depth == 4)
  }

  @Test func `a timing curve is dragged by its handles`() throws {
    var stage = stage("ball.snap.curve")
    stage.click(try stage.point("ball.snap.curve", .swatch))
    let place = PanelPlace.part(PanelRowID(.touched, "ball.snap.curve"), .handle1)
    let item = try #require(stage.panel.list.layout.item(of: place))
    let plot = CurveControl.plot(in: item.frame)
    try stage.drag("ball.snap.curve", .handle1, by: Point(plot.width * 0.2, -plot.height * 0.5))
    #expect(stage.text("ball.snap.curve") == "cubic-bezier(0.62, 0.5, 0.58, 1)")
  }

  @Test(arguments: [("ball.fill", PanelPart.square), ("ball.fill", .opacity), ("ball.snap", .plot)])
  func `a drag with Ctrl goes a tenth of its way`(key: String, part: PanelPart) throws {
    let keys = ["ball.fill", "ball.snap.response", "ball.snap.damping-ratio"]
    func values(after way: Point, _ modifiers: PanelModifiers) throws -> [String] {
      var stage = PanelStage(keys, height: 2000)
      stage.click(try stage.point("ball.fill", .swatch))
      try stage.drag(key, part, by: way, modifiers)
      return keys.map(stage.text)
    }
    let fine = try values(after: Point(80, -60), .control)
    #expect(try fine == values(after: Point(8, -6), []))
    #expect(try fine != values(after: Point(20, -20), []))
  }

  // MARK: Springs

  @Test func `a spring among what was changed stays in the hand that sets it back`() throws {
    var stage = PanelStage(height: 2000)
    stage.panel.content.toggled = [.changed]
    stage.change(["ball.snap.response": "700ms", "ball.snap.damping-ratio": "0.5"])
    let place = PanelPlace.part(PanelRowID(.changed, "ball.snap"), .plot)
    let item = try #require(stage.panel.list.layout.item(of: place))
    let plot = SpringControl.plot(in: stage.panel.panelRect(item.frame))
    let start = Point(plot.x + 80, plot.midY)
    stage.press(start)
    let swings = [0.5, 0.82].map { SpringShape.overshoot(Spring(response: 1, dampingRatio: $0)) }
    stage.move(start + Point(-40, (swings[0] - swings[1]) * SpringPlot.unit(plot)))
    #expect(stage.panel.tuning.changedKeys == [])
    #expect(stage.panel.list.layout.item(of: place)?.frame == item.frame)
    stage.release(start + Point(-40, (swings[0] - swings[1]) * SpringPlot.unit(plot)))
    #expect(stage.panel.list.layout.item(of: place) == nil)
  }

  @Test func `response and bounce are one spring in two words`() throws {
    var stage = stage("ball.snap.response", "ball.snap.damping-ratio")
    let row = PanelRowID(.touched, "ball.snap")
    stage.send(.focus(true))
    stage.panel.keyboard.place = .part(row, .form)
    stage.key("Space")
    #expect(stage.panel.content.usesBounce)
    stage.focus("ball.snap.damping-ratio")
    stage.key("Return")
    stage.type("0.3")
    stage.key("Return")
    #expect(stage.text("ball.snap.damping-ratio") == "0.7")
    stage.key("Return")
    stage.type("-0.2")
    stage.key("Return")
    #expect(stage.text("ball.snap.damping-ratio") == "1.25", "1 / (1 − 0.2)")
  }

  @Test func `the curve goes with the pointer: sideways the response, upwards the overshoot`() throws {
    var stage = stage("ball.snap.response", "ball.snap.damping-ratio")
    let item = try #require(
      stage.panel.list.layout.item(of: .part(PanelRowID(.touched, "ball.snap"), .plot)))
    let plot = SpringControl.plot(in: stage.panel.panelRect(item.frame))
    let start = Point(plot.x + 80, plot.midY)
    stage.press(start)
    stage.move(start + Point(80, 0))
    #expect(stage.text("ball.snap.response") == "700ms", "twice as far from the start is twice as long")
    stage.move(start + Point(80, -0.2 * SpringPlot.unit(plot)))
    let ratio = try #require(stage.panel.tuning.values.value(for: "ball.snap.damping-ratio")?.number)
    let swing = SpringShape.overshoot(Spring(response: 1, dampingRatio: ratio))
    let before = SpringShape.overshoot(Spring(response: 1, dampingRatio: 0.82))
    #expect((swing - before - 0.2).magnitude < 0.02)
    stage.release(start + Point(80, 0))
    #expect(stage.panel.tuning.depth == 1)
    #expect(
      stage.panel.states.dots["ball.snap"] == .playing(since: stage.now), "the dot runs along what was tuned")
    stage.panel.advance(to: stage.now + 20)
    #expect(!stage.panel.isAnimating)
  }

  @Test func `what has no effect now is drawn faintly`() throws {
    var stage = stage(
      "ball.snap.response", "ball.snap.damping-ratio", "ball.snap.duration", "ball.snap.curve",
      "modal.response", "modal.damping-ratio")
    func idle() -> Set<String> {
      Set(
        stage.panel.list.layout.items.compactMap { item in
          guard case .control(let control, .row, _) = item.kind, stage.panel.isIdle(control) else {
            return nil
          }
          return control.id
        })
    }
    #expect(idle().intersection(["ball.snap", "ball.snap.response"]).isEmpty)
    #expect(idle().isSuperset(of: ["ball.snap.duration", "ball.snap.curve"]))
    stage.panel.tuning.set([
      ConfigurationValue(key: "ball.snap.motion", value: "curve"),
      ConfigurationValue(key: "modal.settle", value: "curve"),
    ])
    stage.send(.leave)
    #expect(idle().isSuperset(of: ["ball.snap", "ball.snap.response", "ball.snap.damping-ratio"]))
    #expect(idle().isDisjoint(with: ["ball.snap.duration", "ball.snap.curve"]))
    #expect(idle().contains("modal.damping-ratio"))
    #expect(!idle().contains("modal.response"), "the menu's spring")
    let layers = stage.panel.listLayer(Palette(.light)).sublayers.flatMap(\.sublayers).flatMap(\.sublayers)
    #expect(layers.contains { $0.id.hasSuffix(":idle") })
  }

  @Test func `a curve is drawn to its rest, and keeps its axis while it is in the hand`() throws {
    var stage = stage("ball.snap.response", "ball.snap.damping-ratio")
    let control = SpringControl(spring: try #require(stage.panel.catalog.springs["ball.snap"]))
    #expect(control.span(stage.panel) == 1)
    stage.panel.tuning.set([ConfigurationValue(key: "ball.snap.response", value: "1s")])
    #expect(control.span(stage.panel) == 2, "it settles after 1.5 s")
    let item = try #require(
      stage.panel.list.layout.item(of: .part(PanelRowID(.touched, "ball.snap"), .plot)))
    let plot = SpringControl.plot(in: stage.panel.panelRect(item.frame))
    stage.press(Point(plot.x + 80, plot.midY))
    stage.move(Point(plot.x + 120, plot.midY))
    #expect(stage.text("ball.snap.response") == "1.5s")
    #expect(control.span(stage.panel) == 2)
    stage.release(Point(plot.x + 120, plot.midY))
    #expect(control.span(stage.panel) == 4)
  }

  @Test(arguments: [0.05, 0.2, 0.4, 0.8])
  func `overshoot and damping ratio are each other's inverse`(ratio: Double) {
    let overshoot = SpringShape.overshoot(Spring(response: 0.4, dampingRatio: ratio))
    #expect((SpringShape.dampingRatio(overshoot: overshoot) - ratio).magnitude < 1e-6)
  }

  // MARK: Finding

  @Test func `the first match is a Return away, and its value another`() throws {
    var stage = stage()
    stage.send(.action(.find))
    stage.type("snap damping")
    stage.key("Return")
    #expect(stage.panel.keyboard.place == .row(PanelRowID(.named, "ball.snap.damping-ratio")))
    stage.key("Return")
    stage.type("0.5")
    stage.key("Return")
    #expect(stage.text("ball.snap.damping-ratio") == "0.5")
    #expect(stage.steps() == [[ConfigurationValue(key: "ball.snap.damping-ratio", value: "0.5")]])
  }

  @Test func `Escape leaves one thing at a time, and last goes to the phone`() {
    var stage = stage()
    stage.send(.action(.find))
    stage.type("diameter")
    stage.key("Tab")
    stage.key("Return")
    stage.key("Escape")
    #expect(stage.panel.editing == nil)
    #expect(stage.panel.hasFocus)
    stage.send(.action(.find))
    stage.key("Escape")
    #expect(stage.panel.query.isEmpty)
    #expect(stage.panel.isTyping)
    stage.key("Escape")
    #expect(!stage.panel.isTyping)
    #expect(stage.panel.hasFocus)
    #expect(stage.panel.takeEffects().isEmpty)
    stage.key("Escape")
    #expect(!stage.panel.hasFocus)
  }

  @Test func `a search that was left is a Tab away`() {
    var stage = stage()
    stage.send(.action(.find))
    stage.key("Escape")
    stage.type("d")
    #expect(stage.panel.query.isEmpty)
    stage.key("Tab")
    stage.type("d")
    #expect(stage.panel.query.text == "d")
  }

  @Test func `a search that finds nothing keeps the focus`() {
    var stage = stage()
    stage.send(.action(.find))
    stage.type("xyzzy")
    stage.key("Return")
    #expect(stage.panel.keyboard.place == .search)
  }

  // MARK: Several at once

  @Test func `a section is reset in one step, and only what was changed in it`() throws {
    var stage = stage("ball.margin")
    stage.change(["ball.diameter": "70pt", "ball.margin": "3pt", "list.gap": "9pt", "no.such": "1"])
    #expect(stage.panel.tuning.depth == 1)
    let changed = stage.panel.tuning.changedKeys
    stage.send(.focus(true))
    stage.panel.keyboard.place = .section(.group("ball"))
    stage.key("Backspace")
    #expect(stage.panel.tuning.changedKeys == changed.subtracting(["ball.diameter", "ball.margin"]))
    #expect(stage.panel.tuning.depth == 2)
    stage.send(.action(.undo))
    #expect(stage.panel.tuning.changedKeys == changed)
    stage.panel.keyboard.place = .section(.changed)
    stage.key("Delete")
    #expect(stage.panel.tuning.changedKeys.isEmpty)
  }

  @Test func `a press beside a field takes what is typed in it`() throws {
    var stage = stage("ball.diameter", "ball.margin")
    stage.click(try stage.point("ball.diameter", .field))
    stage.type("75")
    stage.click(try stage.point("ball.diameter", .label))
    #expect(stage.panel.editing == nil)
    #expect(stage.text("ball.diameter") == "75pt")
  }

  @Test func `sizes and places that are no numbers change nothing`() {
    var stage = stage("ball.diameter")
    let height = stage.panel.height
    stage.send(.resize(height: .nan))
    stage.send(.pointer(.down, at: Point(.nan, 3)))
    stage.send(.wheel(at: Point(.infinity, 100), dy: .nan))
    stage.send(.secondary(at: Point(.nan, .nan)))
    #expect(stage.panel.height == height)
    #expect(stage.panel.scene.size == Size(320, height))
    #expect(!stage.panel.tuning.canUndo)
  }

  // MARK: Keyboard

  @Test func `every key of the table can be reached and changed with the keyboard alone`() {
    var stage = PanelStage()
    stage.send(.focus(true))
    for group in stage.panel.catalog.groups {
      stage.panel.keyboard.place = .section(.group(group.id))
      stage.key("Right")
    }
    var reached: Set<String> = []
    let count = stage.panel.stops.count
    stage.panel.keyboard.place = .search
    for _ in 0..<count {
      stage.key("Tab")
      guard case .row(let row)? = stage.panel.keyboard.place else { continue }
      reached.insert(row.key)
      let before = stage.text(row.key)
      switch stage.panel.catalog[row.key]?.entry.kind {
      case .number, .count, .flag, .choice, .curve:
        stage.key("Right")
        if stage.text(row.key) == before { stage.key("Left") }
      case .color:
        stage.key("Return")
        stage.type(before == "#123456" ? "#654321" : "#123456")
        stage.key("Return")
      default:
        stage.key("Return")
        stage.type("abc")
        stage.key("Return")
      }
      #expect(stage.text(row.key) != before, "\(row.key) cannot be changed")
      let item = stage.panel.list.layout.item(of: .row(row))
      stage.panel.advance(to: stage.now + 0.9)
      let frame = stage.panel.panelRect(item?.frame ?? .zero)
      #expect(
        frame.minY >= stage.panel.viewport.minY - 1,
        "\(row.key) is out of sight")
      #expect(
        frame.maxY <= stage.panel.viewport.maxY + 1,
        "\(row.key) is out of sight")
    }
    #expect(reached == Set(ParameterSchema.builtIn.entries.map(\.key)))
    #expect(stage.panel.tuning.changedKeys == reached)
  }

  // MARK: Under the hand

  @Test(arguments: [("ball.margin", PanelPart.label), ("ball.snap", .plot)])
  func `what is dragged stays where it is while the list of changes above it grows`(
    key: String, part: PanelPart
  )
    throws
  {
    var stage = PanelStage()
    stage.panel.content.toggled = [.changed, .group("ball")]
    stage.send(.leave)
    let row = PanelRowID(.group("ball"), key)
    func frame() throws -> Rect { try #require(stage.panel.list.layout.items.first { $0.row == row }).frame }
    stage.send(.wheel(at: Point(100, 300), dy: 300 - (try frame().y), isPrecise: false))
    stage.panel.advance(to: 5)
    stage.now = 5
    let start = try stage.point(.part(row, part))
    stage.press(start)
    let before = try frame()
    let y = stage.panel.panelRect(before).y
    stage.move(start + Point(20, 0))
    let after = try frame()
    #expect(after.y > before.y)
    #expect(stage.panel.panelRect(after).y == y)
  }
}
