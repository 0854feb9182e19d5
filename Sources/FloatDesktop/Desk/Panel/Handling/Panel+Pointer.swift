import FloatCore

/// Presses, drags and clicks.
extension Panel {
  mutating func handlePointer(_ phase: PointerPhase, _ point: Point, _ modifiers: PanelModifiers) {
    guard point.isFinite || phase == .cancel else { return }
    switch phase {
    case .down: pressed(point, modifiers)
    case .move: moved(point, modifiers)
    case .up:
      moved(point, modifiers)
      finishPress()
      pointer.hover = point
    case .cancel: cancelPress()
    }
  }

  // MARK: Press

  private mutating func pressed(_ point: Point, _ modifiers: PanelModifiers) {
    guard pointer.press == nil else { return }
    pointer.hover = point
    keyboard.isHere = true
    keyboard.isShown = false
    let place = place(at: point)
    if let open = menu {
      menu = nil
      if case .choice(let index)? = place { control(open.row)?.choose(index, &self) }
      return
    }
    if let row = editing?.row, place != .part(row, .field) { finishEditing() }
    notice = nil
    if place != .presetName, place != .savePreset, place != .action(.preset) { endNaming() }
    let isDouble = pointer.clicks.press(place, at: point, time: now)
    if viewport.contains(point), list.scroller.isMoving(at: now) {
      list.scroller.hold(at: now)
      list.scroller.release(velocity: 0, at: now)
    }
    guard let place else {
      pointer.press = PanelPointer.Press(hold: Hold(.row(PanelRowID(.touched, "")), at: point))
      keyboard.place = nil
      if viewport.contains(point) { beginScroll() }
      return
    }
    switch place {
    case .row, .section, .clearSearch, .action, .choice, .offer: keyboard.place = nil
    case .search, .presetName: keyboard.place = place
    case .savePreset: break
    case .part(let row, let part):
      keyboard.place = list.layout.item(of: place) != nil ? place : .row(row)
      if part == .swatch || part == .form { keyboard.place = nil }
    }
    if isDouble, case .part(let row, let part) = place, part.resets, row.section != .phone {
      control(row)?.reset(merging: merging("click", row.key), &self)
      return
    }
    pointer.press = PanelPointer.Press(hold: Hold(place, at: point))
    begin(place, point)
  }

  /// Applies the immediate effect of a press.
  private mutating func begin(_ place: PanelPlace, _ point: Point) {
    switch place {
    case .search, .presetName: putCaret(in: place, at: point.x)
    case .section: beginScroll()
    case .part(let row, .field):
      if editing?.row == row { return putCaret(in: place, at: point.x) }
      if let control = control(row) { edit(control, row) }
      pointer.press = nil
    case .part(let row, let part):
      guard let control = control(row) else { return }
      if part == .label, !control.hasNumber, control.key != nil { return beginScroll() }
      control.press(touch(part, row, at: point), &self)
    default: break
    }
  }

  private func touch(_ part: PanelPart, _ row: PanelRowID, at point: Point, _ modifiers: PanelModifiers = [])
    -> PanelTouch
  {
    let item = list.layout.item(of: .part(row, part)) ?? list.layout.item(of: .row(row))
    return PanelTouch(part: part, point: listPoint(point), frame: item?.frame, modifiers: modifiers)
  }

  // MARK: Drag

  /// The number, or the two numbers, that the drag has reached, before rounding to their grid.
  var reached: Point {
    get { pointer.press?.value ?? .zero }
    set { pointer.press?.value = newValue }
  }

  private mutating func moved(_ point: Point, _ modifiers: PanelModifiers) {
    pointer.hover = point
    if notice != nil, place(at: point)?.row != nil { notice = nil }
    guard let d = pointer.press?.hold.move(to: point), let press = pointer.press else { return }
    if press.way != nil {
      if press.hold.isDrag { scrollBy(d.y) }
      return
    }
    switch press.hold.target {
    case .search, .presetName: putCaret(in: press.hold.target, at: point.x, selecting: true)
    case .part(_, .field):
      if press.hold.isDrag { putCaret(in: press.hold.target, at: point.x, selecting: true) }
    case .part(let row, let part):
      guard let control = control(row), press.hold.isDrag || part.dragsAtOnce else { return }
      if modifiers.contains(.control) { pointer.press?.lead += d * 0.9 }
      control.drag(touch(part, row, at: point - (pointer.press?.lead ?? .zero), modifiers), by: d, &self)
    default: break
    }
  }

  // MARK: Release

  /// Ends the press: a click takes effect, and a drag becomes one step.
  mutating func finishPress() {
    guard let ended = pointer.press else { return }
    pointer.press = nil
    let hold = ended.hold
    // Only a click is the first half of a double click.
    if hold.isDrag { pointer.clicks.forget() }
    let row = hold.target.row
    let wasGesture = tuning.isInGesture
    tuning.commit(merging: hold.isDrag ? nil : row.map { merging("click", $0.key) })
    list.scroller.release(velocity: hold.isDrag ? ended.way?.velocity(at: now) ?? 0 : 0, at: now)
    if wasGesture, let row { play(row.key) }
    guard !hold.isDrag || ended.way == nil, place(at: hold.last) == hold.target else { return }
    if !wasGesture, !isOnChosenSet(hold) { click(hold) }
  }

  /// True for a press on the letter of the set in use.
  private func isOnChosenSet(_ hold: Hold<PanelPlace>) -> Bool {
    guard hold.target == .action(.flip), let frame = PanelMetrics.button(.flip, height: height)
    else {
      return false
    }
    return (hold.last.x >= frame.midX) == (tuning.active == .b)
  }

  private mutating func click(_ hold: Hold<PanelPlace>) {
    switch hold.target {
    case .clearSearch:
      changeQuery { $0 = TextField() }
      keyboard.place = .search
    case .section(let section): toggle(section)
    case .action(let action): if isEnabled(action) { perform(action) }
    case .offer(let offer): answer(offer)
    case .savePreset: takeName()
    case .part(let row, .revert): control(row)?.reset(merging: nil, &self)
    case .part(let row, .swatch): unfold(row)
    case .part(let row, .menu): openMenu(row)
    case .part(let row, let part): control(row)?.click(touch(part, row, at: hold.last), &self)
    case .search, .presetName, .row, .choice: break
    }
  }

  /// Cancels the press and reverts its changes.
  mutating func cancelPress() {
    guard pointer.press != nil else { return }
    pointer.press = nil
    pointer.clicks.forget()
    tuning.rollBack()
    list.scroller.release(velocity: 0, at: now)
  }

  mutating func handleSecondary(_ point: Point) {
    if pointer.press != nil { return cancelPress() }
    if menu != nil {
      menu = nil
      return
    }
    switch place(at: point) {
    case .section(let section): reset(section)
    case .part(let row, .label): control(row)?.reset(merging: nil, &self)
    default: break
    }
  }

  // MARK: Scrolling

  mutating func handleWheel(_ point: Point, _ dy: Double, isPrecise: Bool, _ modifiers: PanelModifiers) {
    guard dy.isFinite, pointer.press == nil else { return }
    menu = nil
    if !isPrecise, case .part(let row, let part)? = place(at: point), part == .slider || part == .field,
      keyboard.place?.row == row, let control = control(row), control.hasNumber
    {
      return control.step(by: dy > 0 ? 1 : -1, modifiers, with: "wheel", &self)
    }
    guard viewport.contains(point) else { return }
    if isPrecise { list.scroller.follow(dy, at: now) } else { list.scroller.wheel(by: dy, at: now) }
  }

  /// Scrolls a new list to its beginning.
  mutating func startAtTop() { list.scroller = Scroller(maximum: 0, viewport: viewport.height) }

  /// Begins a scroll for a press where nothing else can be dragged.
  mutating func beginScroll() {
    pointer.press?.way = Trail(0, at: now)
    list.scroller.hold(at: now)
  }

  private mutating func scrollBy(_ dy: Double) {
    guard var way = pointer.press?.way else { return }
    way.add(way.end + dy, at: now)
    pointer.press?.way = way
    list.scroller.drag(along: way)
  }
}
