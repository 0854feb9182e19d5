/// Pagers and sliders under a pointer, on a page at rest in front.
extension Page {
  /// A point of the page where a control lies: in the scrolled content, or on the page for one that is fixed.
  private func place(of p: Point, isFixed: Bool, _ e: Environment) -> Point? {
    isFixed ? p : contentPoint(at: p, e)
  }

  /// The slider at a point, if a press there is its: on the thumb, and on the track beside the strip of the edge drag.
  ///
  /// - Parameter edge: The width of that strip; nil without one.
  func slider(at p: Point, besides edge: Double?, _ e: Environment) -> PageLayout.Slider? {
    layout.sliders.last { slider in
      guard let place = place(of: p, isFixed: slider.isFixed, e) else { return false }
      let thumb = slider.thumb(at: sliding(slider).value.share(at: e.now), e)
      if place.distance(to: thumb) <= e.parameters.slider.reach { return true }
      return slider.frame.contains(place) && edge.map { p.x >= $0 } ?? true
    }
  }

  /// The pager at a point that has pages to turn.
  func pager(at p: Point, _ e: Environment) -> PageLayout.Pager? {
    let found = layout.pagers.last { pager in
      place(of: p, isFixed: pager.isFixed, e).map(pager.frame.contains) ?? false
    }
    return found.flatMap { $0.pages.count > 1 ? $0 : nil }
  }

  /// Lets a press stop the pager under it, if that is on its way.
  mutating func stopPager(at p: Point, _ e: Environment) {
    guard let pager = pager(at: p, e), !paging(pager).offset.isAtRest(at: e.now) else { return }
    change(pager) { $0.stop(pager, e) }
  }

  mutating func pagerPan(_ id: ElementID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    guard let pager = layout.pager(id), event.phase != .failed || paging(pager).isHeld else { return }
    moving(if: event.phase.isFinal, e) { $0.change(pager) { $0.pan(event, pager, e) } }
  }

  mutating func sliderPan(_ id: ElementID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    guard let slider = layout.slider(id), event.phase != .failed else { return }
    moving(if: event.phase.isFinal, e) { $0.change(slider) { $0.pan(event, slider, e) } }
  }

  /// Sends the thumb to where the track was tapped.
  mutating func sliderTap(_ id: ElementID, at p: Point, besides edge: Double?, _ e: Environment) {
    guard let slider = slider(at: p, besides: edge, e), slider.id == id,
      let place = place(of: p, isFixed: slider.isFixed, e)
    else { return }
    moving(e) { $0.change(slider) { $0.set(slider.value(at: place.x, e), e) } }
  }

  // MARK: By keys

  /// Turns a pager's page, or moves a slider's thumb by a step; false for anything else.
  mutating func step(_ id: ElementID, by sign: Int, _ e: Environment) -> Bool {
    if let pager = layout.pager(id) {
      moving(e) { $0.change(pager) { $0.turn(by: sign, pager, e) } }
      return true
    }
    guard let slider = layout.slider(id) else { return false }
    let step = Double(sign) * e.parameters.slider.step
    moving(e) { $0.change(slider) { $0.set($0.target + step, e) } }
    return true
  }
}
