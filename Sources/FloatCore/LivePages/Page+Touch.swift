/// A page under a pointer: its elements and what they become; and its motions.
extension Page {
  /// A point of the page as it lies in the scrolled content; nil outside the viewport.
  func contentPoint(at p: Point, _ e: Environment) -> Point? {
    let viewport = layout.viewport
    guard viewport.contains(p) else { return nil }
    return Point(p.x, p.y - viewport.y + scroll.offset(at: e.now))
  }

  /// The element at a point of the screen that a tap would activate.
  ///
  /// - Parameters:
  ///   - origin: The place of the page's top left corner.
  ///   - tabBarShift: How far the tab bar has slid down, in points; nil while it moves with its page.
  func element(at p: Point, origin: Point = .zero, tabBarShift: Double? = nil, _ e: Environment) -> Element? {
    let tabs = tabBarShift.map { Point(0, $0) } ?? origin
    let bar = layout.fixedElements.last { $0.frame.contains(p - ($0.id.isInTabBar ? tabs : origin)) }
    if let bar { return bar }
    guard let inside = contentPoint(at: p - origin, e) else { return nil }
    guard !rows.isEmpty else { return layout.scrolledElements.last { $0.frame.contains(inside) } }
    // While rows are swiped, come or leave, their elements have moved.
    return elements(origin: origin, e).last { element in
      if case .rowAction = element.id { return element.frame.contains(p) }
      return element.frame.contains(p) && layout.scrolledElements.contains { $0.id == element.id }
    }
  }

  /// Every visible element. The frame of an element that is partly scrolled away is its visible part.
  ///
  /// - Parameters:
  ///   - origin: The place of the page's top left corner.
  ///   - tabBarShift: How far the tab bar has slid down, in points; nil while it moves with its page.
  func elements(origin: Point, tabBarShift: Double? = nil, _ e: Environment) -> [Element] {
    let viewport = layout.viewport.offset(by: origin)
    let content = Point(origin.x, viewport.y - scroll.offset(at: e.now))
    let scrolled = contentElements(e).compactMap { element -> Element? in
      let frame = element.frame.offset(by: content).intersection(viewport)
      return frame.isEmpty ? nil : element.moved(to: frame)
    }
    let shift = tabBarShift.map { Point(0, $0) }
    let fixed = layout.fixedElements.map { $0.moved(by: $0.id.isInTabBar ? shift ?? origin : origin) }
    return scrolled + controlElements(isFixed: true).map { $0.moved(by: origin) } + fixed
  }

  /// The elements of the scrolled content, moved along with swiped, coming and leaving rows, and the actions behind
  /// open rows.
  func contentElements(_ e: Environment) -> [Element] {
    let rest = (layout.rows.isEmpty ? [] : rowElements) + controlElements(isFixed: false)
    let shown = (rest + layout.scrolledElements).compactMap { element in
      self.shown(element.frame, e).map { element.moved(to: $0) }
    }
    return rows.isEmpty ? shown : shown + actionElements(e)
  }

  /// True if a press at a point stops the scrolling page, so that it is no tap.
  func stopsScroll(at p: Point, _ e: Environment) -> Bool {
    layout.viewport.contains(p) && scroll.isVisiblyMoving(at: e.now)
  }

  /// The drag that pulls down a page that came from below: on its bar, from which it may also go up, or on its content
  /// while that is scrolled to its top.
  func pullMembers(at p: Point, _ e: Environment) -> [GestureArena<Gesture>.Member] {
    guard let sheet = layout.sheet, sheet.rect.contains(p) else { return [] }
    if p.y < layout.viewport.minY { return [.init(.pullDown, .pan(.vertical))] }
    return scroll.offset(at: e.now) <= 0 ? [.init(.pullDown, .pan(.down))] : []
  }

  // MARK: Motions

  /// The motions in the page: those of its rows and controls, and of its scrolled content.
  ///
  /// - Parameter origin: The place of the page's top left corner.
  func motions(_ id: PageID, origin: Point, _ e: Environment) -> [Motion] {
    var motions: [Motion] = []
    if !rows.isEmpty || !controls.isEmpty {
      let content = origin + Point(0, layout.viewport.y - scroll.offset(at: e.now))
      motions += rowMotions(content: content, e)
      motions += controlMotions(screen: origin, content: content, e)
    }
    guard scroll.isHeld || scroll.isMoving(at: e.now) else { return motions }
    var motion = Motion(.content(id), .scroll)
    motion.isHeld = scroll.isHeld
    motion.place = Point(0, scroll.offset(at: e.now))
    motion.follow(scroll.course, at: e.now)
    if !motion.isHeld { motion.target = Point(0, scroll.end) }
    motion.release = e.parameters.scroll.release
    return motions + [motion]
  }
}

extension Element {
  /// The element with another frame.
  func moved(to frame: Rect) -> Element {
    var moved = self
    moved.frame = frame
    return moved
  }

  func moved(by d: Point) -> Element { moved(to: frame.offset(by: d)) }
}
