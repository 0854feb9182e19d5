/// What can be pointed at: for hit testing, `inspect`, scenarios.
extension Prototype {
  /// Everything on the screen that has a name, topmost last.
  ///
  /// Frames are in points on the device's screen. Of what is scrolled half out of sight it is the part that can be
  /// pointed at, so that a tap on a frame's centre hits its element.
  public var elements: [Element] {
    var all: [Element] = []
    for id in visiblePages {
      guard let page = pages[id] else { continue }
      let origin = pageOrigin(id)
      let viewport = page.layout.viewport.offset(x: origin.x, y: origin.y)
      for element in page.layout.scrolledElements {
        let whole = element.frame.offset(x: origin.x, y: viewport.y - page.scroll.offset(at: environment.now))
        let frame = whole.intersection(viewport)
        if !frame.isEmpty {
          all.append(Element(id: element.id, role: element.role, label: element.label, frame: frame))
        }
      }
      for element in page.layout.fixedElements {
        let shift = element.role == "tab" ? tabBarShift.map { Point(0, $0) } : nil
        let d = shift ?? origin
        all.append(
          Element(
            id: element.id, role: element.role, label: element.label,
            frame: element.frame.offset(x: d.x, y: d.y)))
      }
      if id == .root { all += badgeElements }
    }
    if list.isOpen { all += listElements }
    all += sheet.elements(environment)
    if let notice = notices.element(environment) { all.append(notice) }
    if ball.alphaRule != .hidden, ballAlpha(at: environment.now) > 0.01 {
      let titles = unusedEntrances.map(\.title).joined(separator: ", ")
      let frame = ballFrame(at: environment.now)
      // Of an idle ball only what is on the screen can be pointed at.
      let shown = ball.tuck.value(at: environment.now) > 0 ? frame.intersection(screen) : frame
      all.append(Element(id: .ball, role: "button", label: titles, frame: shown))
    }
    return all
  }

  private var badgeElements: [Element] {
    guard let (page, x) = badgePlaces else { return [] }
    return page.layout.badges.compactMap { place in
      if !place.isFixed, !page.layout.viewport.contains(badgeAnchor(place, on: page, pageX: x)) { return nil }
      return badgeElement(place, on: page, pageX: x)
    }
  }

  /// A badge where it is, in sight or not; nil when there is nothing to count.
  func badgeElement(_ place: PageLayout.BadgePlace, on page: Page, pageX x: Double) -> Element? {
    guard let label = badgeText(place.id) else { return nil }
    var center = badgeAnchor(place, on: page, pageX: x)
    if let live = badges.first(where: { $0.id == place.id }) {
      center += live.offset.value(at: environment.now)
    }
    return Element(
      id: .badge(place.id), role: "status", label: label,
      frame: Rect(center: center, size: badgeSize(label)))
  }

  var listElements: [Element] {
    list.liveRows.flatMap { row -> [Element] in
      let frame = row.frame(at: environment.now, edge: list.edge)
      var elements = [
        Element(id: .list(row.id), role: "option", label: row.lines.joined(separator: " "), frame: frame)
      ]
      if list.mode == .tap {
        elements.append(
          Element(
            id: .delete(row.id), role: "button", label: content[.delete],
            frame: deleteFrame(frame)))
      }
      return elements
    }
  }

  /// The ids of the pages that are on the screen, the one in front last.
  var visiblePages: ArraySlice<PageID> {
    transition == nil ? stack.suffix(1) : stack.suffix(2)
  }

  /// The page element under a point that a tap would activate; a page that a press cannot reach has none.
  func element(at p: Point) -> Element? {
    var pageIDs = visiblePages
    if let transition {
      let offset = transition.shownOffset(at: environment.now, width: width)
      switch transition.style {
      case .slide, .modal:
        let isOn =
          transition.fades
          ? offset < width / 2
          : transition.isVertical ? p.y >= pageOrigin(transition.page).y : p.x >= offset
        pageIDs = isOn ? pageIDs.suffix(1) : pageIDs.dropLast()
      case .morph(let morph):
        let isOn = transition.fades ? offset < width / 2 : morphOutline(transition, morph).contains(p)
        pageIDs = isOn ? pageIDs.suffix(1) : pageIDs.dropLast()
      }
    }
    guard let id = pageIDs.last, let page = pages[id] else { return nil }
    let local = p - pageOrigin(id)
    if let bar = page.layout.fixedElements.last(where: { $0.frame.contains(local) }) { return bar }
    guard page.layout.viewport.contains(local) else { return nil }
    let inside = Point(local.x, local.y - page.layout.viewport.y + page.scroll.offset(at: environment.now))
    return page.layout.scrolledElements.last { $0.frame.contains(inside) }
  }
}
