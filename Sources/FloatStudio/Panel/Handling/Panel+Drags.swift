import FloatCore

/// Drags: a pointer that moves while it is down.
extension Panel {
  mutating func moved(_ point: Point, _ modifiers: PanelModifiers) {
    hover = point
    if notice != nil, place(at: point)?.row != nil { notice = nil }
    guard var current = press else { return }
    if !current.isDrag, current.start.distance(to: point) > Self.slop {
      current.isDrag = true
      if case .part(let row, .label) = current.place, let key = catalog[row.key], isNumber(key) {
        tuning.begin()
      }
    }
    let d = point - current.last
    current.last = point
    press = current
    if current.way != nil {
      if current.isDrag { scrollBy(d.y) }
      return
    }
    guard case .part(let row, let part) = current.place else {
      if case .search = current.place {
        query.put(caretIndex(in: query, at: point.x, from: searchTextStart), selecting: true)
      }
      if case .presetName = current.place { putNameCaret(at: point.x, selecting: true) }
      return
    }
    guard current.isDrag || part == .square || part == .hue || part == .opacity else { return }
    drag(row, part, by: d, to: listPoint(point), modifiers)
  }

  private mutating func drag(
    _ row: PanelRowID, _ part: PanelPart, by d: Point, to list: Point, _ modifiers: PanelModifiers
  ) {
    guard let value = press?.value else { return }
    let key = catalog[row.key]
    switch part {
    case .field:
      guard let line = editing?.line else { return }
      let index = caretIndex(in: line, at: list.x, from: editingTextStart(row))
      editing?.line.put(index, selecting: true)
    case .label:
      guard let key, isNumber(key) else { return }
      // Two points are a step.
      let new = value.x + d.x / 2 * key.entry.step * modifiers.factor
      let clamped = clampedShown(new, key)
      press?.value.x = clamped
      let grid = key.entry.kind == .count ? 1 : key.entry.step * min(modifiers.factor, 1)
      setShown(key, new, grid: grid)
    case .slider:
      guard let key, let item = layout.item(of: .row(row)) else { return }
      let slider = PanelMetrics.slider(in: item.frame)
      let factor = modifiers.contains(.control) ? 0.1 : 1
      let share = value.x + d.x / (slider.width - 2 * Ink.knob) * factor
      press?.value.x = factor < 1 ? min(max(share, 0), 1) : share
      setShare(key, min(max(share, 0), 1), grid: key.entry.step * factor)
    case .plot: dragSpring(row, value, list)
    case .square, .hue, .opacity:
      guard let key, let item = layout.item(of: .part(row, part)) else { return }
      setColor(key, part, list, item)
    case .handle1, .handle2:
      guard let key, let item = layout.item(of: .part(row, part)) else { return }
      let plot = PanelMetrics.curvePlot(in: item.frame)
      let factor = modifiers.contains(.control) ? 0.1 : 1
      let new = Point(value.x + d.x / plot.width * factor, value.y - d.y / plot.height * factor)
      press?.value = new
      set(key, part, to: new)
    case .toggle, .segment, .menu, .swatch, .form, .revert: break
    }
  }

  /// Drags the curve's point under the pointer: sideways changes the time, upwards the overshoot.
  private mutating func dragSpring(_ row: PanelRowID, _ value: Point, _ list: Point) {
    guard let spring = catalog.springs[row.key], let time = catalog[spring.time],
      let ratio = catalog[spring.ratio],
      let item = layout.item(of: .part(row, .plot)), let press
    else { return }
    let plot = PanelMetrics.springPlot(in: item.frame)
    let from = max(press.start.x - plot.x, 8)
    let response = value.x * max(list.x - plot.x, 1) / from
    let overshoot = value.y - (press.last.y - press.start.y) / SpringPlot.unit(plot)
    set(time, to: response, grid: time.entry.step)
    set(ratio, to: SpringShape.dampingRatio(overshoot: overshoot), grid: ratio.entry.step)
  }

  mutating func setColor(_ key: PanelKey, _ part: PanelPart, _ list: Point, _ item: PanelItem) {
    var color = color(key)
    func share(_ value: Double, _ start: Double, _ length: Double) -> Double {
      min(max((value - start) / length, 0), 1)
    }
    switch part {
    case .square:
      let area = PanelMetrics.colorSquare(in: item.frame)
      color.saturation = share(list.x, area.x, area.width)
      color.value = 1 - share(list.y, area.y, area.height)
    case .hue:
      let strip = PanelMetrics.hueStrip(in: item.frame)
      color.hue = share(list.x, strip.x, strip.width)
    default:
      let strip = PanelMetrics.opacityStrip(in: item.frame)
      color.opacity = share(list.x, strip.x, strip.width)
    }
    set(key, to: color)
  }
}
