/// The pagers and sliders of a page: their state, their elements and their layers.
extension Page {
  /// A pager's state, as it was left or at its first page.
  func paging(_ pager: PageLayout.Pager) -> Paging {
    controls.pagers[pager.id] ?? Paging(page: 0, width: pager.frame.width)
  }

  /// A slider's state, as it was left or at its first value.
  func sliding(_ slider: PageLayout.Slider) -> Sliding {
    controls.sliders[slider.id] ?? Sliding(slider.value)
  }

  mutating func change(_ pager: PageLayout.Pager, _ change: (inout Paging) -> Void) {
    var paging = paging(pager)
    change(&paging)
    controls.pagers[pager.id] = paging
  }

  mutating func change(_ slider: PageLayout.Slider, _ change: (inout Sliding) -> Void) {
    var sliding = sliding(slider)
    change(&sliding)
    controls.sliders[slider.id] = sliding
  }

  var hasControls: Bool { !layout.pagers.isEmpty || !layout.sliders.isEmpty }

  /// The layers of the controls that scroll, or of those that do not.
  func controlLayers(isFixed: Bool, _ e: Environment) -> [Layer] {
    guard hasControls else { return [] }
    return layout.pagers.filter { $0.isFixed == isFixed }.map {
      paging($0).layer($0, ground: layout.background, e)
    }
      + layout.sliders.filter { $0.isFixed == isFixed }.map { sliding($0).layer($0, e) }
  }

  /// The elements of the controls that scroll, in the content, or of those that do not, on the screen.
  func controlElements(isFixed: Bool) -> [Element] {
    guard hasControls else { return [] }
    return layout.pagers.filter { $0.isFixed == isFixed }.map { pager in
      Element(
        id: pager.id, role: "group",
        label: "\(pager.label) \(paging(pager).page + 1)/\(pager.pages.count)", frame: pager.frame,
        radius: pager.radius)
    }
      + layout.sliders.filter { $0.isFixed == isFixed }.map { slider in
        let share = (sliding(slider).target * 100).rounded()
        return Element(
          id: slider.id, role: "slider", label: "\(slider.label) \(Int(share))%", frame: slider.frame)
      }
  }

  func pagerStates(_ e: Environment) -> [PrototypeState.Pager] {
    layout.pagers.map {
      let paging = paging($0)
      return .init(id: "\($0.id)", page: paging.page, offset: paging.offset.value(at: e.now))
    }
  }

  func sliderStates(_ e: Environment) -> [PrototypeState.Slider] {
    layout.sliders.map { .init(id: "\($0.id)", value: sliding($0).value.share(at: e.now)) }
  }
}

/// The state of a page's pagers and sliders, by the ids of their elements; those without one are as they begin.
struct PageControls: Equatable, Sendable {
  var pagers: [ElementID: Paging] = [:]
  var sliders: [ElementID: Sliding] = [:]

  func isMoving(at t: Double) -> Bool {
    pagers.values.contains { !$0.offset.isAtRest(at: t) }
      || sliders.values.contains { !$0.value.isAtRest(at: t) }
  }

  var isEmpty: Bool { pagers.isEmpty && sliders.isEmpty }

  /// True if a pager or a slider is elsewhere than it was before a change at a time.
  func hasJumped(from before: PageControls, at t: Double) -> Bool {
    pagers.contains { abs($1.offset.value(at: t) - (before.pagers[$0]?.offset.value(at: t) ?? 0)) > 0.5 }
      || sliders.contains { $1.value.value(at: t) != before.sliders[$0]?.value.value(at: t) }
  }

  /// Takes a new layout: a pager without the page that shows, or of another width, rests on its last page.
  mutating func refit(from old: PageLayout, to new: PageLayout) {
    for pager in new.pagers {
      guard let paging = pagers[pager.id],
        paging.page >= pager.pages.count || old.pager(pager.id)?.frame.width != pager.frame.width
      else { continue }
      pagers[pager.id] = paging.atRest(on: pager)
    }
  }

  /// The same, at rest on a page of another size.
  func atRest(on layout: PageLayout) -> PageControls {
    var rest = PageControls()
    for pager in layout.pagers {
      rest.pagers[pager.id] = pagers[pager.id]?.atRest(on: pager)
    }
    for slider in layout.sliders { rest.sliders[slider.id] = sliders[slider.id].map { Sliding($0.target) } }
    return rest
  }
}
