/// Pagers and sliders of the front page under a pointer.
extension Navigation {
  /// A point of the screen on the front page: on the screen for what is fixed, in the content for what scrolls, and nil
  /// outside the content's viewport.
  private func places(of p: Point, _ e: Environment) -> (fixed: Point, scrolled: Point?)? {
    guard transition == nil, let page = frontPage else { return nil }
    let local = p - origin(of: front, e)
    let viewport = page.layout.viewport
    let inside = Point(local.x, local.y - viewport.y + page.scroll.offset(at: e.now))
    return (local, viewport.contains(local) ? inside : nil)
  }

  /// The slider at a point, if a press there is its: on the thumb, and on the track beside the strip of the edge drag.
  private func slider(at p: Point, _ e: Environment) -> (slider: PageLayout.Slider, place: Point)? {
    guard let places = places(of: p, e), let page = frontPage else { return nil }
    for slider in page.layout.sliders.reversed() {
      guard let place = slider.isFixed ? places.fixed : places.scrolled else { continue }
      let thumb = slider.thumb(at: page.sliding(slider).value.share(at: e.now), e)
      if place.distance(to: thumb) <= e.parameters.slider.reach { return (slider, place) }
      let isInStrip = edgeStrip(e).map { p.x < $0 } ?? false
      if slider.frame.contains(place), !isInStrip { return (slider, place) }
    }
    return nil
  }

  func sliderMembers(at p: Point, _ e: Environment) -> [Member] {
    slider(at: p, e).map { [.init(.sliderPan($0.slider.id), .pan())] } ?? []
  }

  func sliderTaps(at p: Point, _ e: Environment) -> [Member] {
    slider(at: p, e).map { [.init(.sliderTap($0.slider.id), .tap)] } ?? []
  }

  /// The pager at a point that has pages to turn.
  func pager(at p: Point, _ e: Environment) -> PageLayout.Pager? {
    guard let places = places(of: p, e), let page = frontPage else { return nil }
    let found = page.layout.pagers.last { pager in
      (pager.isFixed ? places.fixed : places.scrolled).map(pager.frame.contains) ?? false
    }
    return found.flatMap { $0.pages.count > 1 ? $0 : nil }
  }

  /// The pager at a point. At its first page, at rest, a drag to the right is the swipe back, if that may begin anywhere.
  func pagerMembers(at p: Point, _ e: Environment) -> [Member] {
    guard let found = pager(at: p, e), let page = frontPage else { return [] }
    let leaves = swipesFromAnywhere(e) && page.paging(found).isAtStart(at: e.now)
    return [.init(.pagerPan(found.id), .pan(leaves ? .left : .horizontal))]
  }

  /// Lets a press stop the pager under it, if that is on its way.
  mutating func stopPager(at p: Point, _ e: Environment) {
    guard let pager = pager(at: p, e), frontPage?.paging(pager).offset.isAtRest(at: e.now) == false else {
      return
    }
    pages[front]?.change(pager) { $0.stop(pager, e) }
  }

  mutating func pagerPan(_ id: ElementID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    guard let page = frontPage, let pager = page.layout.pager(id),
      event.phase != .failed || page.paging(pager).isHeld
    else { return }
    if event.phase == .began { closeRows(e) }
    pages[front]?.moving(if: event.phase.isFinal, e) { $0.change(pager) { $0.pan(event, pager, e) } }
  }

  mutating func sliderPan(_ id: ElementID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    guard let slider = frontPage?.layout.slider(id), event.phase != .failed else { return }
    if event.phase == .began { closeRows(e) }
    pages[front]?.moving(if: event.phase.isFinal, e) { $0.change(slider) { $0.pan(event, slider, e) } }
  }

  /// Sends the thumb to where the track was tapped.
  mutating func sliderTap(_ id: ElementID, at p: Point, _ e: Environment) {
    guard let (slider, place) = slider(at: p, e), slider.id == id else { return }
    pages[front]?.moving(e) { $0.change(slider) { $0.set(slider.value(at: place.x, e), e) } }
  }

  // MARK: By keys

  /// Turns a pager's page, or moves a slider's thumb by a step; false for anything else.
  mutating func step(_ id: ElementID, by sign: Int, _ e: Environment) -> Bool {
    if let pager = frontPage?.layout.pager(id) {
      pages[front]?.moving(e) { $0.change(pager) { $0.turn(by: sign, pager, e) } }
      return true
    }
    guard let slider = frontPage?.layout.slider(id) else { return false }
    let step = Double(sign) * e.parameters.slider.step
    pages[front]?.moving(e) { $0.change(slider) { $0.set($0.target + step, e) } }
    return true
  }
}

extension GestureArena<Gesture>.Member {
  /// True for the drag of a slider.
  var isOfSlider: Bool { if case .sliderPan = tag { true } else { false } }
}
