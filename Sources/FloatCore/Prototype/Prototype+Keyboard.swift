/// The keyboard: everything that a pointer can do, with the focus shown by a ring.
///
/// Tab and Shift+Tab go from element to element, Return and Space do what a tap does, the arrows move the ball,
/// the choice in a list or a menu, or the page, Delete takes away, the menu key opens the ball's list, Escape
/// goes back.
extension Prototype {
  mutating func handleKey(_ key: String) {
    if key == "Escape" { return goBack() }
    // A pointer that is down decides alone.
    guard !arena.isOpen else { return }
    switch key {
    case "Tab": moveFocus(by: 1)
    case "Shift+Tab": moveFocus(by: -1)
    case "Return": activateFocus()
    case "Space":
      if focusedElement != nil { activateFocus() } else { scrollPage(byScreens: parameters.keyboard.page) }
    case "Delete", "Backspace": deleteFocus()
    case "ContextMenu", "Menu", "Shift+F10": if focusedElement?.id == .ball { openListByKey() }
    case "Left": moveLeftOrRight(.left)
    case "Right": moveLeftOrRight(.right)
    case "Up": moveUpOrDown(-1)
    case "Down": moveUpOrDown(1)
    case "PageUp": scrollPage(byScreens: -parameters.keyboard.page)
    case "PageDown": scrollPage(byScreens: parameters.keyboard.page)
    case "Home": scrollPage(byScreens: -1e4)
    case "End": scrollPage(byScreens: 1e4)
    default: break
    }
  }

  // MARK: Focus

  /// What Tab goes through now, in reading order: a menu or the list alone while one is open, else the page in
  /// front, a notice and the ball.
  private var focusable: [Element] {
    if sheet.isOpen { return sheet.elements(environment) }
    if list.isOpen { return listElements }
    return pageElements + elements.filter { $0.id == .notice || $0.id == .ball }
  }

  /// What the page in front has, also scrolled out of sight: what is above its content, the content, what is below.
  private var pageElements: [Element] {
    guard let front = stack.last, let page = pages[front] else { return [] }
    let origin = pageOrigin(front)
    let viewport = page.layout.viewport
    let scroll = page.scroll.offset(at: environment.now)
    var bars = page.layout.fixedElements.map { $0.moved(by: origin) }
    var content = page.layout.scrolledElements.map { $0.moved(by: origin + Point(0, viewport.y - scroll)) }
    if front == .root {
      for place in page.layout.badges {
        guard let badge = badgeElement(place, on: page, pageX: origin.x) else { continue }
        if place.isFixed { bars.append(badge) } else { content.append(badge) }
      }
    }
    func inOrder(_ elements: [Element]) -> [Element] {
      elements.sorted {
        ($0.frame.minY, $0.frame.minX, $0.id.description) < ($1.frame.minY, $1.frame.minX, $1.id.description)
      }
    }
    let top = viewport.minY + origin.y
    return inOrder(bars.filter { $0.frame.midY < top }) + inOrder(content)
      + inOrder(bars.filter { $0.frame.midY >= top })
  }

  /// The part of the screen that an element of the page in front is scrolled in; nil for one that is not scrolled.
  private func scrolledRegion(of id: ElementID) -> Rect? {
    guard let front = stack.last, let layout = pages[front]?.layout, !sheet.isOpen, !list.isOpen,
      layout.scrolledElements.contains(where: { $0.id == id })
        || layout.badges.contains(where: { !$0.isFixed && .badge($0.id) == id })
    else { return nil }
    let origin = pageOrigin(front)
    return layout.viewport.offset(x: origin.x, y: origin.y)
  }

  /// Scrolls the page so far that the element with the focus is seen whole.
  private mutating func revealFocus() {
    guard let element = focusedElement, let region = scrolledRegion(of: element.id), let front = stack.last,
      let scroll = pages[front]?.scroll.offset(at: environment.now)
    else { return }
    let top = element.frame.minY - region.minY + scroll
    pages[front]?.scroll.reveal(
      from: top, to: top + element.frame.height, margin: environment.parameters.keyboard.reveal,
      at: environment.now)
  }

  /// The element that has the keyboard, where it is now; nil when none has, or it is gone.
  var focusedElement: Element? {
    guard let focus else { return nil }
    return focusable.first { $0.id == focus }
  }

  private mutating func moveFocus(by step: Int) {
    let ids = focusable.map(\.id)
    guard !ids.isEmpty else { return }
    guard let focus, let index = ids.firstIndex(of: focus) else {
      self.focus = step > 0 ? ids.first : ids.last
      return revealFocus()
    }
    self.focus = ids[(index + step + ids.count) % ids.count]
    revealFocus()
  }

  private mutating func activateFocus() {
    guard let id = focusedElement?.id else { return }
    if id == .ball {
      if unusedEntrances.count == 1, parameters.ball.tap == .pageOrList {
        tapBall()
      } else {
        openListByKey()
      }
    } else if id == .notice {
      perform(notices.act(environment))
      focus = list.isOpen ? list.liveRows.first.map { .list($0.id) } : .ball
    } else if let row = focusedRow {
      if case .delete = id { deleteFocus() } else { openRow(row) }
    } else if case .menu = id {
      perform(sheet.activate(id, environment))
    } else if case .badge(let badge) = id {
      // The row below the badge is what a tap there opens.
      if case .page(let page) = badge { activate(.row(page)) }
    } else {
      activate(id)
    }
  }

  private mutating func openListByKey() {
    guard hasBall else { return }
    openList(.tap)
    focus = list.liveRows.first.map { .list($0.id) }
  }

  private var hasBall: Bool {
    !unusedEntrances.isEmpty && !ball.isHeld && ball.removalEnd == nil && ball.alphaRule == .shown
  }

  /// The page of the list's row, or of its delete button, that has the focus.
  private var focusedRow: PageID? {
    guard list.isOpen, let focus else { return nil }
    return list.liveRows.first { focus == .list($0.id) || focus == .delete($0.id) }?.id
  }

  private mutating func deleteFocus() {
    guard let id = focusedElement?.id else { return }
    if let row = focusedRow, let index = list.liveRows.firstIndex(where: { $0.id == row }) {
      deleteRow(row)
      let rows = list.liveRows
      focus = rows.isEmpty || !list.isOpen ? .ball : .list(rows[min(index, rows.count - 1)].id)
    } else if id == .ball, hasBall {
      removeBall()
      focus = .notice
    } else if case .badge(let badge) = id {
      clearBadge(badge)
    }
  }

  /// Bursts a badge in its place.
  private mutating func clearBadge(_ id: BadgeID) {
    guard let text = badgeText(id) else { return }
    burst(
      badges.first { $0.id == id && $0.phase != .bursting }
        ?? StickyBadge(id: id, phase: .attached, text: text, offset: Tracked(.zero)))
  }

  // MARK: Arrows

  private mutating func moveLeftOrRight(_ edge: Edge) {
    if let row = focusedRow {
      guard list.mode == .tap else { return }
      focus = edge == .right ? .delete(row) : .list(row)
    } else if focusedElement?.id == .ball, hasBall, ball.dock.edge != edge {
      moveBall(to: Dock(edge: edge, fraction: ball.dock.fraction))
    }
  }

  private mutating func moveUpOrDown(_ sign: Int) {
    if list.isOpen || sheet.isOpen {
      stepThroughRows(sign)
    } else if focusedElement?.id == .ball, hasBall {
      let frame = dockFrame(ball.dock).offset(x: 0, y: Double(sign) * parameters.keyboard.step)
      let target = Dock(
        ballFrame: frame, screen: size, safeArea: ballInsets(in: parameters), margin: parameters.ball.margin)
      moveBall(to: Dock(edge: ball.dock.edge, fraction: target.fraction))
    } else {
      scrollPage(by: Double(sign) * parameters.keyboard.step)
    }
  }

  private mutating func stepThroughRows(_ sign: Int) {
    let ids = focusable.map(\.id).filter { if case .delete = $0 { false } else { true } }
    guard !ids.isEmpty else { return }
    let current = focusedRow.map { .list($0) } ?? focus
    guard let current, let index = ids.firstIndex(of: current) else {
      focus = sign > 0 ? ids.first : ids.last
      return
    }
    focus = ids[min(max(index + sign, 0), ids.count - 1)]
  }

  private mutating func moveBall(to dock: Dock) {
    guard dock != ball.dock else { return }
    ball.dock = dock
    feedback.effects.append(.save)
    settleBall(velocity: nil)
  }

  private mutating func scrollPage(byScreens screens: Double) {
    guard let id = stack.last, let viewport = pages[id]?.layout.viewport else { return }
    scrollPage(by: screens * viewport.height)
  }

  private mutating func scrollPage(by dy: Double) {
    guard !list.isOpen, !sheet.isOpen, transition == nil, let id = stack.last else { return }
    pages[id]?.scroll.wheel(by: -dy, at: environment.now)
  }

  // MARK: Ring

  /// Where the middle of the ring runs: along what is round or flush with an edge inside it, around a badge.
  private func ringOutline(_ element: Element) -> RoundedRect {
    let p = parameters.keyboard
    if element.id == .ball { return ballOutline(at: environment.now).inset(by: p.ringWidth / 2) }
    if let row = list.liveRows.first(where: { element.id == .list($0.id) }) {
      return rowOutline(row).inset(by: p.ringWidth / 2)
    }
    if case .badge = element.id {
      let frame = element.frame.inset(by: -p.ringOutset)
      return RoundedRect(frame, radius: frame.height / 2)
    }
    return RoundedRect(element.frame.inset(by: p.ringInset), radius: p.ringRadius)
  }

  func appendFocusRing(to layers: inout [Layer]) {
    guard let element = focusedElement else { return }
    let region = scrolledRegion(of: element.id)
    let isCut = region.map { element.frame.minY < $0.minY || element.frame.maxY > $0.maxY } ?? false
    let p = parameters.keyboard
    let outline = ringOutline(element)
    var ring: [Shape] = [.stroke(Path(outline), width: p.ringWidth, colors.tint)]
    // A second, thin line keeps the ring visible on a ground of its own colour.
    ring.append(.stroke(Path(outline), width: p.ringLine, colors.background))
    // Of what is half scrolled away only the part in sight has a ring.
    layers.append(Layer(id: "focus", outline: isCut ? region.map { RoundedRect($0) } : nil, content: ring))
  }
}

extension Element {
  fileprivate func moved(by d: Point) -> Element {
    var moved = self
    moved.frame = frame.offset(x: d.x, y: d.y)
    return moved
  }
}
