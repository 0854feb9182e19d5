/// The pagers and sliders of a page: under a pointer, their elements and their layers.
extension Page {
  /// A control's state; that of an untouched control is its first one.
  func state(of control: PageLayout.Control) -> ControlState { controls[control.id] ?? ControlState(control) }

  /// Changes a control.
  private mutating func change(
    _ control: PageLayout.Control, if isFree: Bool = true, _ e: Environment,
    _ change: (inout ControlState) -> Void
  ) {
    moving(if: isFree, e) { page in
      var state = page.state(of: control)
      change(&state)
      page.controls[control.id] = state
    }
  }

  // MARK: Under a pointer

  /// A point of the page in the coordinates of a control: those of the scrolled content, or of the page for a fixed
  /// control.
  private func place(of p: Point, on control: PageLayout.Control, _ e: Environment) -> Point? {
    control.isFixed ? p : contentPoint(at: p, e)
  }

  /// The slider that takes a press at a point: on its thumb, or on its track outside the strip of the edge drag.
  ///
  /// - Parameter edge: The width of that strip; nil without one.
  func thumb(at p: Point, besides edge: Double?, _ e: Environment) -> PageLayout.Control? {
    layout.controls.last { control in
      guard control.isThumb, let place = place(of: p, on: control, e) else { return false }
      let thumb = control.thumb(at: state(of: control).value.share(at: e.now), e)
      if place.distance(to: thumb) <= e.parameters.slider.reach { return true }
      return control.frame.contains(place) && edge.map { p.x >= $0 } ?? true
    }
  }

  /// The pager at a point, if it has more than one page.
  func pager(at p: Point, _ e: Environment) -> PageLayout.Control? {
    let found = layout.controls.last { control in
      !control.isThumb && place(of: p, on: control, e).map(control.frame.contains) ?? false
    }
    return found.flatMap { $0.pageCount > 1 ? $0 : nil }
  }

  /// Stops the moving pager under a press.
  mutating func stopPager(at p: Point, _ e: Environment) {
    guard let pager = pager(at: p, e), !state(of: pager).value.isAtRest(at: e.now) else { return }
    controls[pager.id]?.stop(pager, e)
  }

  /// Drags a control.
  mutating func panControl(_ id: ElementID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    guard let control = layout.control(id), event.phase != .failed || state(of: control).isHeld else {
      return
    }
    change(control, if: event.phase.isFinal, e) { $0.pan(event, control, e) }
  }

  /// Sends the thumb to where the track was tapped.
  mutating func tapControl(_ id: ElementID, at p: Point, besides edge: Double?, _ e: Environment) {
    guard let control = thumb(at: p, besides: edge, e), control.id == id,
      let place = place(of: p, on: control, e)
    else { return }
    change(control, e) { $0.go(to: control.value(at: place.x, e), control, e) }
  }

  /// Turns a pager's page, or moves a slider's thumb by a step; returns false for every other element.
  mutating func step(_ id: ElementID, by step: Int, _ e: Environment) -> Bool {
    guard let control = layout.control(id) else { return false }
    change(control, e) { $0.step(by: step, control, e) }
    return true
  }

  // MARK: What is there

  /// The layers of the controls that scroll, or of those that do not.
  func controlLayers(isFixed: Bool, _ e: Environment) -> [Layer] {
    layout.controls.filter { $0.isFixed == isFixed }.map {
      state(of: $0).layer($0, ground: layout.background, e)
    }
  }

  /// The elements of the controls that scroll, in the content, or of those that do not, on the page.
  func controlElements(isFixed: Bool) -> [Element] {
    layout.controls.filter { $0.isFixed == isFixed }.map { state(of: $0).element($0) }
  }

  /// The motions of the controls that a pointer holds, or that move.
  ///
  /// - Parameters:
  ///   - screen: Where the page begins on the screen.
  ///   - content: Where its scrolled content does.
  func controlMotions(screen: Point, content: Point, _ e: Environment) -> [Motion] {
    layout.controls.compactMap { control in
      controls[control.id]?.motion(of: control, at: control.isFixed ? screen : content, e)
    }
  }

  func reportControls(in report: inout PrototypeState, _ e: Environment) {
    for control in layout.controls { state(of: control).report(control, in: &report, e) }
  }
}

/// The states of a page's controls, by the ids of their elements; a control without one is in its first state.
extension [ElementID: ControlState] {
  func isMoving(at t: Double) -> Bool { values.contains { !$0.value.isAtRest(at: t) } }

  /// True if a change at a time has moved a control.
  func hasJumped(from before: Self, on layout: PageLayout, at t: Double) -> Bool {
    contains { $1.hasJumped(from: before[$0], on: layout.control($0), at: t) }
  }

  /// Adapts to a new layout: a pager that has lost its page, or has another width, rests on the nearest page it has.
  mutating func refit(from old: PageLayout, to new: PageLayout) {
    for control in new.controls where !control.isThumb {
      guard let state = self[control.id],
        state.page >= control.pageCount || old.control(control.id)?.frame.width != control.frame.width
      else { continue }
      self[control.id] = state.atRest(on: control)
    }
  }

  /// These states at rest on a page of another size.
  func atRest(on layout: PageLayout) -> Self {
    var rest = Self()
    for control in layout.controls { rest[control.id] = self[control.id]?.atRest(on: control) }
    return rest
  }
}
