import FloatCore

extension Panel {
  /// A press and its state so far.
  struct Press: Sendable {
    var place: PanelPlace
    var start: Point
    var last: Point
    /// The number, or the two numbers, that the drag has reached, before rounding to their grid.
    var value = Point.zero
    /// True once the pointer has moved farther than in a click.
    var isDrag = false
    /// The way of a finger that scrolls the list.
    var way: Trail<Double>?
  }

  /// The largest movement of a click, in points.
  static let slop = 3.0
  /// The longest time between the two presses of a double click, in seconds.
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
      if case .choice(let index)? = place { choose(open.row, index) }
      return
    }
    if let row = editing?.row, place != .part(row, .field) { finishEditing() }
    notice = nil
    if place != .presetName, place != .savePreset, place != .action(.preset) { endNaming() }
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
    case .row, .section, .clearSearch, .action, .choice, .offer: focus = nil
    case .search, .presetName: focus = place
    case .savePreset: break
    case .part(let row, let part):
      focus = layout.item(of: place) != nil ? place : .row(row)
      if part == .swatch || part == .form { focus = nil }
    }
    if isDouble, resetByDoubleClick(place) { return }
    press = Press(place: place, start: point, last: point)
    begin(place, point)
  }

  /// Applies the immediate effect of a press.
  private mutating func begin(_ place: PanelPlace, _ point: Point) {
    guard case .part(let row, let part) = place else {
      if case .search = place { query.put(caretIndex(in: query, at: point.x, from: searchTextStart)) }
      if case .presetName = place { putNameCaret(at: point.x) }
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
      if (list.x - knob.x).magnitude > Ink.knob + 1 {
        setShare(key, PanelMetrics.share(list.x, on: slider), grid: key.entry.step)
      }
      let share = share(key)
      press?.value = Point(share, 0)
    case .plot:
      guard let spring = catalog.springs[row.key] else { return }
      tuning.begin()
      let shape = spring.spring(in: tuning.values)
      press?.value = Point(tuning.values.value(for: spring.time)?.number ?? 0, SpringShape.overshoot(shape))
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
    case .toggle, .segment, .menu, .swatch, .form, .revert: break
    }
  }

  /// Ends the press: a click takes effect, and a drag becomes one step.
  mutating func finishPress() {
    guard let ended = press else { return }
    press = nil
    // Only a click is the first half of a double click.
    if ended.isDrag { lastPress.time = -.infinity }
    let merging: TuningStep.Merging? =
      ended.isDrag ? nil : ended.place.row.map { self.merging("click", $0.key) }
    let wasGesture = tuning.isInGesture
    tuning.commit(merging: merging)
    if scroller.heldOffset != nil {
      let isScroll = ended.way != nil && ended.isDrag
      scroller.release(velocity: isScroll ? flick(ended) : 0, at: now)
    }
    if wasGesture, let key = ended.place.row.flatMap({ catalog[$0.key] }) { play(key) }
    if wasGesture, let spring = ended.place.row.flatMap({ catalog.springs[$0.key] }) {
      play(spring.block)
    }
    guard !ended.isDrag || ended.way == nil, place(at: ended.last) == ended.place else { return }
    if !wasGesture, !isOnChosenSet(ended) { click(ended.place) }
  }

  /// True for a press on the letter of the set in use.
  private func isOnChosenSet(_ press: Press) -> Bool {
    guard press.place == .action(.flip), let frame = PanelMetrics.button(.flip, height: height) else {
      return false
    }
    return (press.last.x >= frame.midX) == (tuning.active == .b)
  }

  /// Cancels the press and reverts its changes.
  mutating func cancelPress() {
    guard press != nil else { return }
    press = nil
    lastPress.time = -.infinity
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
}
