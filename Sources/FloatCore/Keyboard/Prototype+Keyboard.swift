/// The keyboard can do everything that a pointer can; a ring shows the focus.
///
/// Tab and Shift+Tab move the focus from element to element. Return and Space do what a tap does. The arrows move
/// the ball, the choice in a list or a menu, or the page. Delete removes, the menu key opens the ball's list, and
/// Escape goes back.
extension Prototype {
  mutating func handleKey(_ key: String) {
    let (focus, wasCovered) = (keyboard.focus, isPageCovered)
    act(on: key)
    if isPageCovered, !wasCovered { keyboard.opener = focus }
    if wasCovered, !isPageCovered, key == "Escape" { keyboard.focus = keyboard.opener }
    if key == "Escape", case .rowAction(let row, _)? = keyboard.focus, focusedElement == nil {
      keyboard.focus = .row(row)
    }
  }

  /// True while a menu or the list receives the keys.
  private var isPageCovered: Bool { sheet.isOpen || list.isOpen }

  private mutating func act(on key: String) {
    if key == "Escape" { return goBack() }
    // While a pointer is down, only Escape counts.
    guard !arena.isOpen, let action = Keyboard.Action(key) else { return }
    let page = parameters.keyboard.page
    switch action {
    case .move(let step): moveFocus(by: step)
    case .activate: activateFocus()
    case .activateOrScroll: if focusedElement != nil { activateFocus() } else { scroll(byScreens: page) }
    case .delete: deleteFocus()
    case .openList: if focusedElement?.id == .ball { openListByKey() } else { openRowByKey() }
    case .arrow(0, let dy): moveUpOrDown(dy)
    case .arrow(let dx, _): moveLeftOrRight(dx < 0 ? .left : .right)
    // Home and End go farther than any page is long.
    case .scroll(let screens): scroll(byScreens: screens.isFinite ? screens * page : screens > 0 ? 1e4 : -1e4)
    }
  }

  // MARK: Focus

  /// The elements that Tab goes through, in reading order: while a menu is open, its rows; else those of the list or of
  /// the front page, the button of a notice, and the ball.
  private var focusable: [Element] {
    if sheet.isOpen { return sheet.elements(environment) }
    let rest = notices.elements(environment).suffix(1)
    if list.isOpen { return list.elements(environment) + rest }
    return pageElements + rest + elements.filter { $0.id == .ball }
  }

  /// The elements of the front page, including those scrolled out of sight: first those above the content, then those
  /// in it and those below.
  private var pageElements: [Element] {
    let front = navigation.front
    guard let page = frontPage else { return [] }
    let origin = navigation.origin(of: front, environment)
    let viewport = page.layout.viewport
    let scroll = page.scroll.offset(at: now)
    var bars = (page.layout.fixedElements + page.controlElements(isFixed: true)).map { $0.moved(by: origin) }
    var content = page.contentElements(environment).map {
      $0.moved(by: origin + Point(0, viewport.y - scroll))
    }
    if let host = badgeHost(on: front) {
      for place in host.places {
        guard let badge = badges.element(place, on: host, environment) else { continue }
        if place.isFixed { bars.append(badge) } else { content.append(badge) }
      }
    }
    func inOrder(_ elements: [Element]) -> [Element] {
      // The actions of a row that begins to open all have the same place, so they keep their order.
      elements.enumerated().sorted { a, b in
        let places = (
          (a.element.frame.minY, a.element.frame.minX), (b.element.frame.minY, b.element.frame.minX)
        )
        guard places.0 == places.1 else { return places.0 < places.1 }
        if case (.rowAction, .rowAction) = (a.element.id, b.element.id) { return a.offset < b.offset }
        return a.element.id.description < b.element.id.description
      }.map(\.element)
    }
    let top = viewport.minY + origin.y
    return inOrder(bars.filter { $0.frame.midY < top }) + inOrder(content)
      + inOrder(bars.filter { $0.frame.midY >= top })
  }

  /// The part of the screen in which an element of the front page scrolls; nil for an element that does not scroll.
  func scrolledRegion(of id: ElementID) -> Rect? {
    guard let layout = frontPage?.layout, !sheet.isOpen, !list.isOpen,
      layout.scrolledElements.contains(where: { $0.id == id }) || swipeRow(of: id) != nil
        || frontPage?.controlElements(isFixed: false).contains(where: { $0.id == id }) == true
        || layout.badges.contains(where: { !$0.isFixed && .badge($0.id) == id })
    else { return nil }
    return layout.viewport.offset(by: navigation.origin(of: navigation.front, environment))
  }

  /// The focused element at its present place; nil if no element has the focus, or it is gone.
  var focusedElement: Element? {
    guard let focus = keyboard.focus else { return nil }
    return focusable.first { $0.id == focus }
  }

  /// The page of the list's row that has the focus, or whose delete button has it.
  private var focusedRow: PageID? {
    guard list.isOpen else { return nil }
    switch keyboard.focus {
    case .list(let page), .delete(let page): return list.liveRows.contains { $0.id == page } ? page : nil
    default: return nil
    }
  }

  private mutating func moveFocus(by step: Int) {
    // The focus enters the scrolled content at its visible part; inside it moves from element to element.
    let isThere = keyboard.focus.map { scrolledRegion(of: $0) != nil } ?? false
    keyboard.move(by: step, through: focusable.filter { isThere || !isPassed($0, step) }.map(\.id))
    // The page scrolls far enough to show the whole element.
    guard let element = focusedElement, let region = scrolledRegion(of: element.id),
      let page = frontPage
    else { return }
    let top = element.frame.minY - region.minY + page.scroll.offset(at: now)
    pages[navigation.front]?.scroll.reveal(
      from: top, to: top + element.frame.height, margin: environment.parameters.keyboard.reveal,
      at: environment.now)
  }

  /// True for an element scrolled out of sight above while Tab goes down, or below while it goes up.
  private func isPassed(_ element: Element, _ step: Int) -> Bool {
    guard let region = scrolledRegion(of: element.id) else { return false }
    return step > 0 ? element.frame.midY < region.minY : element.frame.midY > region.maxY
  }

  // MARK: Actions

  private mutating func activateFocus() {
    guard let id = focusedElement?.id else { return }
    let e = environment
    switch id {
    case .ball:
      let pages = collected.unused(navigation, e)
      let opensPage = pages.count == 1 && parameters.ball.tap == .pageOrList
      guard opensPage || hasBall else { return }
      perform(ball.tap(pages, e))
      if !opensPage { keyboard.focus = list.liveRows.first.map { .list($0.id) } }
    case .notice, .undo:
      let last = notices.removals.last
      perform(notices.act(highlights, e))
      if case .row(let removed)? = last {
        keyboard.focus = .row(removed.row)
        return
      }
      keyboard.focus = list.isOpen ? list.liveRows.first.map { .list($0.id) } : .ball
    case .list(let page): perform(list.openRow(page, navigation, e))
    case .delete: deleteFocus()
    case .menu: perform(sheet.activate(id, e))
    // A tap on the badge opens the row below it.
    case .badge(.page(let page)):
      activateElement(frontPage?.layout.reads.first { $1 == page }?.key ?? .row(page))
    case .badge(.tab): break
    case .rowAction(let row, let name): actOnRow(row, name)
    case .row, .tab, .named: activateElement(id)
    }
  }

  /// Does the action of a tap on an element; on an element without one, a control moves by a step, and a row opens.
  private mutating func activateElement(_ id: ElementID) {
    if frontPage?.layout.actions[id] != nil { return perform(activate(id, on: navigation.front)) }
    if !step(id, by: 1) { openRowByKey() }
  }

  private mutating func openListByKey() {
    guard hasBall else { return }
    perform(.openList(.tap))
    keyboard.focus = list.liveRows.first.map { .list($0.id) }
  }

  /// True if the ball is visible and no finger holds it.
  var hasBall: Bool {
    !collected.unused(navigation, environment).isEmpty && !ball.isHeld && !ball.isRemoved
      && ball.visibility.rule == .shown
  }

  private mutating func deleteFocus() {
    let e = environment
    switch focusedElement?.id {
    case .list(let page), .delete(let page):
      guard let index = list.liveRows.firstIndex(where: { $0.id == page }) else { return }
      perform(list.deleteRow(page, e))
      let rows = list.liveRows
      keyboard.focus =
        rows.isEmpty || !list.isOpen ? notices.current?.button : .list(rows[min(index, rows.count - 1)].id)
    case .ball where hasBall:
      perform(.removeBall)
      keyboard.focus = notices.current?.button
    case .row(let row), .rowAction(let row, _): deleteRow(row)
    case .badge(let badge): perform(badges.clear(badge, on: badgeHost(of: badge), feedback, e))
    default: break
    }
  }

  // MARK: Rows with actions

  /// Opens the actions behind the focused row, with the focus on the first one.
  private mutating func openRowByKey() {
    guard let row = swipeRow(of: focusedElement?.id) else { return }
    keyboard.opener = .row(row.id)
    openRow(row)
    keyboard.focus = row.actions.first.map { .rowAction(row.id, $0.name) }
  }

  /// Does what a tap on an action of a row does.
  private mutating func actOnRow(_ row: PageID, _ name: String) {
    let commands = activate(.rowAction(row, name), on: navigation.front)
    perform(commands)
    if commands.contains(.removeRow(row)) {
      keyboard.focus = notices.current?.button
    } else if !commands.isEmpty {
      keyboard.focus = .row(row)
    }
  }

  /// Does the action that removes a row, or shows its question.
  private mutating func deleteRow(_ id: PageID) {
    guard let row = swipeRow(of: .row(id)), let action = row.actions.last(where: { $0.effect == .remove })
    else {
      return
    }
    if frontPage?.rows[id]?.isOpen != true { openRow(row) }
    keyboard.opener = .row(id)
    keyboard.focus = .rowAction(id, action.name)
    actOnRow(id, action.name)
  }

  // MARK: Arrows

  private mutating func moveLeftOrRight(_ edge: Edge) {
    if let row = focusedRow {
      if list.mode == .tap { keyboard.focus = edge == .right ? .delete(row) : .list(row) }
    } else if let id = focusedElement?.id, navigation.transition == nil,
      step(id, by: edge == .right ? 1 : -1)
    {
      return
    } else if focusedElement?.id == .ball, hasBall, ball.dock.edge != edge {
      perform(ball.move(to: Dock(edge: edge, fraction: ball.dock.fraction), environment))
    }
  }

  private mutating func moveUpOrDown(_ sign: Int) {
    let step = Double(sign) * parameters.keyboard.step
    if list.isOpen || sheet.isOpen {
      stepThroughRows(sign)
    } else if focusedElement?.id == .ball, hasBall {
      perform(ball.move(to: ball.dock(movedBy: step, environment), environment))
    } else {
      scroll(by: step)
    }
  }

  private mutating func stepThroughRows(_ sign: Int) {
    if let row = focusedRow { keyboard.focus = .list(row) }
    let ids = focusable.map(\.id).filter { if case .delete = $0 { false } else { true } }
    keyboard.move(by: sign, through: ids, wraps: false)
  }

  private mutating func scroll(byScreens screens: Double) {
    guard let viewport = frontPage?.layout.viewport else { return }
    scroll(by: screens * viewport.height)
  }

  private mutating func scroll(by dy: Double) {
    guard !list.isOpen, !sheet.isOpen, navigation.transition == nil else { return }
    wheel(by: -dy)
  }
}

extension Input {
  /// The keys of the phone, by name.
  package static let keys = ["Escape"] + Keyboard.Action.keys.map(\.key)

  /// False for a key that no state of the phone uses.
  package var hasMeaning: Bool {
    guard case .key(let key) = self else { return true }
    return Self.keys.contains(key)
  }
}
