import FloatCore
import FloatStudio
import FloatTakeHome

/// A spring, two keys as one: its heading with the two ways to describe it, and its curve.
struct SpringControl: PanelControl {
  let spring: PanelSpring

  var id: String { spring.block }
  var key: PanelKey? { nil }
  var editorHeight: Double? { Self.height }
  /// The kinds of text that its motion can be copied as.
  var choices: [String] { PanelCopy.names }
  func choice(_ panel: Panel) -> String { panel.copying.name }

  private static let height = 176.0
  /// False for a spring that is no motion of the phone's; it is copied as lines only.
  private var isMotion: Bool { MotionName(rawValue: id) != nil }

  // MARK: Areas

  static func plot(in frame: Rect) -> Rect {
    let card = PanelMetrics.card(in: frame)
    return Rect(card.x + 12, card.y + 12, card.width - 24, 76)
  }

  /// The button that opens the menu of what to copy, in the editor.
  private static func copyButton(in editor: Rect) -> Rect {
    let plot = plot(in: editor)
    return Rect(plot.maxX - 84, plot.maxY + 43 + PanelMetrics.gap, 84, 20)
  }

  /// The menu opens at that button, which is below the row.
  func fieldArea(in frame: Rect) -> Rect {
    let editor = Rect(frame.x, frame.maxY, frame.width, Self.height)
    let button = Self.copyButton(in: editor)
    return Rect(button.maxX - 176, button.y, 176, button.height)
  }

  /// The two ways to describe it, in the line of its heading.
  private func forms(in frame: Rect) -> [Rect] {
    let area = Rect(PanelMetrics.right - 132, frame.midY - 10, 132, 20)
    return [Rect(area.x + 2, area.y + 2, 64, 16), Rect(area.x + 66, area.y + 2, 64, 16)]
  }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    guard line == .editor else {
      let forms = forms(in: frame)
      let both = forms[0].union(forms[1])
      return [HitArea(.form, both.inset(by: -2), hit: .column(both, of: frame), ringRadius: 7)]
    }
    let (card, button) = (PanelMetrics.card(in: frame), Self.copyButton(in: frame))
    let plot = HitArea(PanelPart.plot, card.inset(by: 1), hit: .rect(card), ringRadius: 9)
    return isMotion ? [plot, HitArea(.menu, button, hit: .around(button), ringRadius: 6)] : [plot]
  }

  /// The time on the axis, in seconds: up to the rest of both curves, and as it was while the curve is in the hand.
  func span(_ panel: Panel) -> Double {
    if let held = panel.states.axis, held.block == id, panel.pointer.press != nil { return held.span }
    return max(
      SpringShape.span(spring.spring(in: panel.tuning.saved)),
      SpringShape.span(spring.spring(in: panel.tuning.shown)))
  }

  // MARK: Picture

  func drawRow(_ item: PanelItem, _ name: String, _ frame: Rect, _ ink: inout Ink, _ panel: Panel) {
    let colors = ink.colors
    ink.write(
      name, x: PanelMetrics.margin, middle: frame.midY + 1, size: Ink.small, weight: .medium, colors.secondary
    )
    let forms = forms(in: frame)
    let area = forms[0].union(forms[1]).inset(by: -2)
    ink.box(area, colors.field, radius: 5.5)
    let words = panel.words
    let names = [spring.isSettling ? words.settling : words.response, words.bounce]
    for (index, (name, form)) in zip(names, forms).enumerated() {
      ink.segment(name, form, isOn: panel.content.usesBounce == (index == 1), size: 10)
    }
  }

  func drawEditor(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink, rim: inout Ink, _ panel: Panel) {
    let colors = ink.colors
    let plot = Self.plot(in: frame)
    let saved = spring.spring(in: panel.tuning.saved)
    let shape = spring.spring(in: panel.tuning.shown)
    let span = span(panel)
    let target = plot.maxY - SpringPlot.unit(plot)
    var x = plot.minX
    while x < plot.maxX {
      ink.hairline(Point(x, target), Point(min(x + 4, plot.maxX), target), colors.other)
      x += 7
    }
    ink.hairline(Point(plot.minX, plot.maxY), Point(plot.maxX, plot.maxY), colors.line)
    if shape != saved {
      ink.shapes.append(.stroke(SpringPlot.path(saved, span: span, in: plot), width: 1.5, colors.other))
    }
    ink.shapes.append(.stroke(SpringPlot.path(shape, span: span, in: plot), width: 2, colors.accent))
    if let dot = panel.states.dots[id] {
      let size = dot.size(at: panel.now, span: span)
      let place = SpringPlot.point(shape, at: min(dot.elapsed(at: panel.now), span), span: span, in: plot)
      ink.circle(place, 5 * size, colors.card)
      ink.circle(place, 4 * size, colors.warning)
    }
    ink.write("0", x: plot.minX, middle: plot.maxY + 8, size: 9.5, colors.tertiary)
    ink.write(
      "\(Digits.decimals(span, 2)) s", x: plot.maxX, middle: plot.maxY + 8, size: 9.5, colors.tertiary,
      alignment: .trailing)
    drawFacts(Rect(plot.x, plot.maxY + 18, plot.width, 47), &ink, panel)
    if isMotion {
      let isHandled = item.row.map { panel.isFocused(on: .part($0, .menu)) } ?? false
      ink.menuButton(panel.words.copy, Self.copyButton(in: frame), isHandled: isHandled)
    }
  }

  /// The numbers of the spring in the words and digits of its code, two to a line, and a line for a wall.
  func facts(_ panel: Panel) -> [[(name: String, value: String)]] {
    let (shape, words) = (spring.spring(in: panel.tuning.shown), panel.words)
    let hasWall = PanelCopy.sheet(of: id, in: panel.tuning.shown)?.walls.isEmpty == false
    return [
      [
        (words.settles, "\(Digits.text(shape.settlingDuration * 1000)) ms"),
        (words.overshoot, "\(Digits.text(SpringShape.overshoot(shape) * 100, 2)) %"),
      ],
      [(words.stiffness, Digits.text(shape.stiffness)), (words.damping, Digits.text(shape.damping))],
      // A settling duration is not the number that other platforms call duration.
      spring.isSettling ? [(words.springResponse, "\(Digits.text(shape.response * 1000)) ms")] : [],
      hasWall ? [(words.wall, words.stops)] : [],
    ].filter { !$0.isEmpty }
  }

  private func drawFacts(_ area: Rect, _ ink: inout Ink, _ panel: Panel) {
    for (row, line) in facts(panel).enumerated() {
      for (column, fact) in line.enumerated() {
        let x = area.x + Double(column) * 118
        let middle = area.y + 6 + Double(row) * 15
        ink.write(fact.0, x: x, middle: middle, size: Ink.small, ink.colors.secondary)
        let width = TextMetrics.width(fact.0, size: Ink.small)
        ink.write(
          fact.1, x: x + width + 5, middle: middle, size: Ink.small, weight: .semibold, ink.colors.label)
      }
    }
  }

  // MARK: Hand

  func press(_ touch: PanelTouch, _ panel: inout Panel) {
    guard touch.part == .plot else { return }
    panel.states.axis = nil
    panel.states.axis = (id, span(panel))
    panel.tuning.begin()
    let shape = spring.spring(in: panel.tuning.values)
    let overshoot = shape.dampingRatio > 1 ? 1 - shape.dampingRatio : SpringShape.overshoot(shape)
    panel.reached = Point(panel.tuning.values.value(for: spring.time)?.number ?? 0, overshoot)
  }

  /// Drags the curve's point under the pointer: sideways changes the time, upwards the overshoot.
  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel) {
    guard touch.part == .plot, let press = panel.pointer.press, let frame = touch.frame,
      let time = panel.catalog[spring.time], let ratio = panel.catalog[spring.ratio]
    else { return }
    let plot = Self.plot(in: frame)
    let from = max(press.hold.start.x - plot.x, 8)
    let response = press.value.x * max(touch.point.x - plot.x, 1) / from
    let way = press.hold.last.y - press.lead.y - press.hold.start.y
    let overshoot = press.value.y - way / SpringPlot.unit(plot)
    let damping = SpringShape.dampingRatio(overshoot: overshoot)
    for (key, number) in [(time, response), (ratio, damping)] {
      key.control.set(NumberValue.value(number, key.entry, grid: key.entry.step), &panel)
    }
  }

  func click(_ touch: PanelTouch, _ panel: inout Panel) {
    if touch.part == .form { panel.content.usesBounce.toggle() }
  }

  func choose(_ index: Int, _ panel: inout Panel) {
    panel.copying.choose(index)
    panel.copySpring(id)
  }

  func reset(merging: TuningStep.Merging?, _ panel: inout Panel) {
    let tuning = panel.tuning
    let isChanged = spring.keys.contains(where: tuning.isChanged)
    panel.tuning.set(
      spring.keys.compactMap { panel.catalog[$0] }.map { key in
        ConfigurationValue(key.entry.key, isChanged ? tuning.savedValue(key) : key.entry.defaultValue)
      })
    panel.play(id)
  }

  // MARK: Keys

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    if press.part == .menu {
      if press.isPress { panel.openMenu(press.row) }
    } else if press.part == .form {
      if press.isPress { panel.content.usesBounce.toggle() }
      if press.way != nil { panel.content.usesBounce = press.key == "Right" }
    } else if let d = press.way, let number = panel.catalog[d.x != 0 ? spring.time : spring.ratio] {
      NumberControl(subject: number).step(
        by: d.x != 0 ? d.x : d.y, press.modifiers, with: "keys", isBounce: false, &panel)
    }
  }
}

extension PanelPart {
  /// The curve, and the choice of the two numbers that describe it.
  static let plot = PanelPart(name: "plot", resets: true, cursor: .move)
  static let form = PanelPart(name: "form")
}
