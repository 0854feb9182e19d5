import FloatCore
import FloatStudio
import FloatTakeHome

/// A number with a slider and a field. A damping ratio may appear as a bounce.
struct NumberControl: KeyControl {
  let subject: PanelKey

  var isTyped: Bool { true }
  var hasNumber: Bool { true }

  // MARK: The number

  /// True for a damping ratio that is shown as a bounce.
  private func isBounce(_ panel: Panel) -> Bool {
    panel.content.usesBounce && panel.catalog.springs[subject.block]?.ratio == id
  }

  private func shown(_ value: ParameterValue, _ panel: Panel) -> Double {
    let number = value.number ?? 0
    return isBounce(panel) ? SpringShape.bounce(number) : number
  }

  private func range(_ panel: Panel) -> ClosedRange<Double> {
    let range = subject.entry.range ?? 0...1
    guard isBounce(panel) else { return range }
    return SpringShape.bounce(range.upperBound)...SpringShape.bounce(range.lowerBound)
  }

  private func share(_ value: ParameterValue, _ panel: Panel) -> Double {
    let range = range(panel)
    return (shown(value, panel) - range.lowerBound)
      / max(range.upperBound - range.lowerBound, 1e-12)
  }

  private func set(number: Double, grid: Double, merging: TuningStep.Merging? = nil, _ panel: inout Panel) {
    set(NumberValue.value(number, subject.entry, grid: grid), merging: merging, &panel)
  }

  private func set(shown: Double, grid: Double, _ panel: inout Panel) {
    let shown = shown.clamped(to: range(panel))
    if isBounce(panel) {
      set(number: SpringShape.ratio(bounce: (shown / grid).rounded() * grid), grid: grid / 10, &panel)
    } else {
      set(number: shown, grid: grid, &panel)
    }
  }

  private func set(share: Double, grid: Double, _ panel: inout Panel) {
    let range = range(panel)
    set(shown: range.lowerBound + share * (range.upperBound - range.lowerBound), grid: grid, &panel)
  }

  /// The bounce, rounded to thousandths, or the value as in a file.
  func text(_ panel: Panel) -> String {
    let value = value(panel)
    return isBounce(panel) ? Digits.decimals(shown(value, panel), 3) : value.text
  }

  /// The grid follows the step, so that fine steps are not rounded away.
  private func grid(_ modifiers: PanelModifiers) -> Double {
    subject.entry.kind == .count ? 1 : subject.entry.step * min(modifiers.factor, 1)
  }

  // MARK: Areas

  private func slider(in frame: Rect) -> Rect {
    let area = PanelMetrics.controls(in: frame)
    return Rect(area.x, area.y, area.width - PanelMetrics.fieldWidth - PanelMetrics.gap, area.height)
  }

  private func field(in frame: Rect) -> Rect {
    let area = PanelMetrics.controls(in: frame)
    return Rect(area.maxX - PanelMetrics.fieldWidth, area.y, PanelMetrics.fieldWidth, area.height)
  }

  /// The centre of the knob for a share of the range.
  private func knob(_ share: Double, on slider: Rect) -> Point {
    Point(slider.minX + Ink.knob + share * (slider.width - 2 * Ink.knob), slider.midY)
  }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    named(frame, (.slider, slider(in: frame)), (.field, field(in: frame)))
  }

  // MARK: Picture

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    let colors = ink.colors
    let slider = slider(in: frame)
    let knob = knob(share(value(panel), panel).clamped(to: 0...1), on: slider)
    let track = Rect(slider.x, slider.midY - 2, slider.width, 4)
    ink.box(track, colors.track, radius: 2)
    ink.box(Rect(track.x, track.y, knob.x - track.x, 4), colors.fill, radius: 2)
    if panel.tuning.isChanged(id) {
      // From the files' value to the present one.
      let base = self.knob(share(panel.tuning.savedValue(subject), panel).clamped(to: 0...1), on: slider)
      ink.shapes.append(
        .rect(Rect(min(base.x, knob.x), track.y, (base.x - knob.x).magnitude, 4), colors.accent))
      ink.box(Rect(base.x - 1, slider.midY - 6, 2, 12), colors.accent, radius: 1)
    }
    ink.knob(knob)
    let field = field(in: frame)
    ink.box(field, isHandled ? colors.hovered : colors.field)
    ink.quantity(isBounce(panel) ? text(panel) : shortText(panel), in: field, colors.label)
  }

  /// The value shortened to fit into a field: at most four digits after the point.
  private func shortText(_ panel: Panel) -> String {
    let text = value(panel).text
    guard let point = text.firstIndex(of: ".") else { return text }
    let digits = text[text.index(after: point)...].prefix { $0.isNumber }
    guard digits.count > 4 else { return text }
    let unit = text[digits.endIndex...]
    return Digits.decimals(DecimalText.number(text[..<digits.endIndex]) ?? 0, 3) + unit
  }

  // MARK: Hand

  func press(_ touch: PanelTouch, _ panel: inout Panel) {
    if touch.part == .label { panel.reached.x = shown(value(panel), panel) }
    guard touch.part == .slider, let frame = touch.frame else { return }
    panel.tuning.begin()
    let slider = slider(in: frame)
    let knob = knob(share(value(panel), panel), on: slider)
    if (touch.point.x - knob.x).magnitude > Ink.knob + 1 {
      let share = (touch.point.x - slider.minX - Ink.knob) / (slider.width - 2 * Ink.knob)
      set(share: share.clamped(to: 0...1), grid: subject.entry.step, &panel)
    }
    panel.reached.x = share(value(panel), panel)
  }

  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel) {
    let reached = panel.reached.x
    if touch.part == .label {
      panel.tuning.begin()
      // Two points are a step.
      let new = reached + d.x / 2 * subject.entry.step * touch.modifiers.factor
      panel.reached.x = new.clamped(to: range(panel))
      set(shown: new, grid: grid(touch.modifiers), &panel)
    } else if touch.part == .slider, let frame = touch.frame {
      let factor = touch.modifiers.contains(.control) ? 0.1 : 1
      let share = reached + d.x / (slider(in: frame).width - 2 * Ink.knob) * factor
      panel.reached.x = factor < 1 ? share.clamped(to: 0...1) : share
      set(share: share.clamped(to: 0...1), grid: subject.entry.step * factor, &panel)
    }
  }

  // MARK: Keys

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    if press.direction != 0 { step(by: Double(press.direction), press.modifiers, with: "keys", &panel) }
  }

  func step(by steps: Double, _ modifiers: PanelModifiers, with means: String, _ panel: inout Panel) {
    step(by: steps, modifiers, with: means, isBounce: isBounce(panel), &panel)
  }

  /// Changes the number itself, or its bounce; steps by the same means in quick succession are merged into one.
  func step(
    by steps: Double, _ modifiers: PanelModifiers, with means: String, isBounce: Bool, _ panel: inout Panel
  ) {
    let merging = panel.merging(means, id)
    let size = subject.entry.step * modifiers.factor
    let grid = grid(modifiers)
    let number = value(panel).number ?? 0
    if isBounce {
      let bounce = SpringShape.bounce(number) + steps * size
      set(number: SpringShape.ratio(bounce: bounce), grid: grid, merging: merging, &panel)
    } else {
      set(number: number + steps * max(size, grid), grid: grid, merging: merging, &panel)
    }
  }

  func take(_ typed: String, _ panel: inout Panel) throws(QuantityError) {
    guard isBounce(panel) else {
      return set(try TypedValue.read(typed, for: subject.entry, in: panel.tuning.values), &panel)
    }
    var parser = QuantityParser(typed, unit: .none, current: text(panel))
    let bounce = try parser.value()
    let range = range(panel)
    guard range.contains(bounce) else {
      let (lowest, highest) = (Digits.decimals(range.lowerBound, 2), Digits.decimals(range.upperBound, 2))
      throw QuantityError("\"\(typed)\" is out of range; use \(lowest) to \(highest)")
    }
    set(number: SpringShape.ratio(bounce: bounce), grid: 0.001, &panel)
  }
}

extension PanelPart {
  static let slider = PanelPart(name: "slider", resets: true)
}
