import FloatCore

extension Panel {
  /// A press and what it has become.
  struct Press: Sendable {
    var place: PanelPlace
    var start: Point
    var last: Point
    /// The number, or the two of them, that the drag has come to, before they are put on their grid.
    var value = Point.zero
    /// True once it moved farther than a click does.
    var isDrag = false
    /// The way of a finger that scrolls the list.
    var way: Trail<Double>?
  }

  /// A press that stays within this is a click, in points.
  private static let slop = 3.0
  /// Two presses within this are a double click, in seconds.
  private static let doubleClick = 0.4

  mutating func handlePointer(_ phase: PointerPhase, _ point: Point, _ modifiers: PanelModifiers) {
    guard point.isFinite || phase == .cancel else { return }
    switch phase {
    case .down: pressed(point, modifiers)
    case .move: moved(point, modifiers)
    case .up:
      moved(point, modifiers)
      finishPress()
      hover = point
    case .cancel: cancelPress()
    }
  }

  private mutating func pressed(_ point: Point, _ modifiers: PanelModifiers) {
    guard press == nil else { return }
    hover = point
    hasFocus = true
    showsFocus = false
    let place = place(at: point)
    if let open = menu {
      menu = nil
      if case .choice(let index)? = place, let key = catalog[open.row.key] { set(key, to: open.words[index]) }
      return
    }
    if let row = editing?.row, place != .part(row, .field) { finishEditing() }
    let isDouble =
      now - lastPress.time <= Self.doubleClick && lastPress.place == place
      && lastPress.at.distance(to: point) <= 2 * Self.slop
    lastPress = (isDouble ? -.infinity : now, place, point)
    if viewport.contains(point), scroller.isMoving(at: now) {
      scroller.hold(at: now)
      scroller.release(velocity: 0, at: now)
    }
    guard let place else {
      press = Press(place: .row(PanelRowID(.touched, "")), start: point, last: point)
      focus = nil
      if viewport.contains(point) { beginScroll() }
      return
    }
    switch place {
    case .row, .section, .clearSearch, .action, .choice: focus = nil
    case .search: focus = .search
    case .part(let row, let part):
      focus = layout.item(of: place) != nil ? place : .row(row)
      if part == .swatch || part == .form { focus = nil }
    }
    if isDouble, resetByDoubleClick(place) { return }
    press = Press(place: place, start: point, last: point)
    begin(place, point)
  }

  /// What a press does at once.
  private mutating func begin(_ place: PanelPlace, _ point: Point) {
    guard case .part(let row, let part) = place else {
      if case .search = place { query.put(caretIndex(in: query, at: point.x, from: searchTextStart)) }
      if case .section = place { beginScroll() }
      return
    }
    let list = listPoint(point)
    switch part {
    case .field:
      guard let key = catalog[row.key] else { return }
      if editing?.row == row, let line = editing?.line {
        let index = caretIndex(in: line, at: point.x, from: editingTextStart(row))
        editing?.line.put(index)
      } else {
        edit(key, row)
        press = nil
      }
    case .label:
      guard let key = catalog[row.key] else { return }
      let shown = shownNumber(key)
      press?.value = Point(shown, 0)
      if !isNumber(key) { beginScroll() }
    case .slider:
      guard let key = catalog[row.key], let item = layout.item(of: .row(row)) else { return }
      tuning.begin()
      let slider = PanelMetrics.slider(in: item.frame)
      let knob = PanelMetrics.knob(share(key), on: slider)
      if (list.x - knob.x).magnitude > PanelMetrics.knob + 1 {
        setShare(key, PanelMetrics.share(list.x, on: slider), grid: key.entry.step)
      }
      let share = share(key)
      press?.value = Point(share, 0)
    case .plot:
      guard let spring = catalog.springs[row.key] else { return }
      tuning.begin()
      let shape = spring.spring(in: tuning.values)
      press?.value = Point(NumberValue.read(spring.time, in: tuning.values), SpringShape.overshoot(shape))
      if shape.dampingRatio > 1 { press?.value.y = 1 - shape.dampingRatio }
    case .square, .hue, .opacity:
      guard let key = catalog[row.key], let item = layout.item(of: place) else { return }
      tuning.begin()
      setColor(key, part, list, item)
    case .handle1, .handle2:
      guard let key = catalog[row.key] else { return }
      tuning.begin()
      let handles = handles(key)
      press?.value = part == .handle1 ? handles.first : handles.second
    case .toggle, .segment, .menu, .swatch, .form: break
    }
  }

  private mutating func moved(_ point: Point, _ modifiers: PanelModifiers) {
    hover = point
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
      let share = value.x + d.x / (slider.width - 2 * PanelMetrics.knob) * factor
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
    case .toggle, .segment, .menu, .swatch, .form: break
    }
  }

  /// The curve's point under the pointer goes with it: sideways the time grows, upwards the spring swings farther.
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

  /// The press ends: a click does what it means, a drag is one step.
  mutating func finishPress() {
    guard let ended = press else { return }
    press = nil
    let merging: TuningStep.Merging? =
      ended.isDrag ? nil : ended.place.row.map { TuningStep.Merging("click \($0.key)", at: now) }
    let wasGesture = tuning.isInGesture
    tuning.commit(merging: merging)
    if scroller.heldOffset != nil {
      let isScroll = ended.way != nil && ended.isDrag
      scroller.release(velocity: isScroll ? flick(ended) : 0, at: now)
    }
    if wasGesture, let key = ended.place.row.flatMap({ catalog[$0.key] }) { play(key) }
    if wasGesture, let spring = ended.place.row.flatMap({ catalog.springs[$0.key] }) {
      runs[spring.block] = now
    }
    guard !ended.isDrag || ended.way == nil, place(at: ended.last) == ended.place else { return }
    if !wasGesture { click(ended.place) }
  }

  /// The press is taken back, with what it did.
  mutating func cancelPress() {
    guard press != nil else { return }
    press = nil
    tuning.rollBack()
    scroller.release(velocity: 0, at: now)
  }

  mutating func handleSecondary(_ point: Point) {
    if press != nil { return cancelPress() }
    if menu != nil {
      menu = nil
      return
    }
    switch place(at: point) {
    case .section(let section): reset(section)
    case .part(let row, .label): if let key = catalog[row.key] { reset(key) }
    default: break
    }
  }

  mutating func handleWheel(_ point: Point, _ dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers) {
    guard dy.isFinite, press == nil else { return }
    menu = nil
    if !isPrecise, let place = place(at: point), case .part(let row, let part) = place,
      part == .slider || part == .field, focus?.row == row, let key = catalog[row.key], isNumber(key)
    {
      step(
        key, isBounce: isBounce(key), by: dy > 0 ? 1 : -1, modifiers,
        merging: TuningStep.Merging("wheel \(row.key)", at: now))
      return
    }
    guard viewport.contains(point) else { return }
    if isPrecise { scroller.follow(dy, at: now) } else { scroller.wheel(by: dy, at: now) }
  }

  /// A press where nothing is dragged may become a finger's scroll.
  private mutating func beginScroll() {
    press?.way = Trail(0, at: now)
    scroller.hold(at: now)
  }

  private mutating func scrollBy(_ dy: Double) {
    guard var way = press?.way else { return }
    way.add(way.end + dy, at: now)
    press?.way = way
    scroller.drag(along: way)
  }

  /// How fast a finger that scrolled was at its end, in points a second.
  private func flick(_ press: Press) -> Double {
    guard let way = press.way else { return 0 }
    let velocity = way.velocity(at: now)
    return velocity.isFinite ? velocity : 0
  }

  private mutating func setColor(_ key: PanelKey, _ part: PanelPart, _ list: Point, _ item: PanelItem) {
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
