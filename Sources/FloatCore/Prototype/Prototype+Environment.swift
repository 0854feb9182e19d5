extension GestureSettings {
  /// The settings as the configuration has them.
  init(_ parameters: GestureParameters) {
    self.init(
      tapSlop: parameters.tapSlop, panSlop: parameters.panSlop, edgePanSlop: parameters.edgeSlop,
      longPressSlop: parameters.longPressSlop, longPressDuration: parameters.longPress,
      touchSlopScale: parameters.touchSlopScale, velocityHorizon: parameters.velocityHorizon,
      assumeStopped: parameters.assumeStopped, maximumSpeed: parameters.maximumVelocity)
  }
}

/// The screen and the configuration.
extension Prototype {
  var size: Size { environment.size }
  var width: Double { environment.width }
  var screen: Rect { environment.screen }
  var colors: ThemeColors { environment.colors }
  var isReduced: Bool { environment.isReduced }
  var crossFade: Animation { environment.crossFade }
  var pressedTint: Color { environment.pressedTint }
  var pageBuilder: PageBuilder { environment.pageBuilder }
  var tunedParameters: Parameters { environment.tuned }

  /// The layout of a page as it is to be now. A presented page that is alive stays the sheet that it is, or is not.
  func newLayout(of id: PageID) -> PageLayout? {
    pageBuilder.layout(
      of: id, tab: tab, values: SettingValues(parameters: tunedParameters, appearance: appearance),
      isSheet: pages[id].map { $0.layout.sheet != nil } ?? (tunedParameters.modal.axis == .vertical))
  }

  /// Makes a page if there is none alive yet; false when the content has no such page.
  @discardableResult
  mutating func loadPage(_ id: PageID, offset: Double? = nil) -> Bool {
    recent.removeAll { $0 == id }
    if pages[id] == nil {
      guard let layout = newLayout(of: id) else { return false }
      let first = layout.opensAtEnd ? layout.maximumScroll : 0
      let kept = parked.removeValue(forKey: id) ?? offset ?? first
      pages[id] = Page(layout: layout, offset: kept, parameters: environment.parameters.scroll)
    }
    recent.append(id)
    return true
  }

  mutating func rebuildPages() {
    for id in pages.keys {
      guard let old = pages[id]?.layout, let layout = newLayout(of: id) else { continue }
      pages[id]?.replaceLayout(layout, parameters: environment.parameters.scroll, at: environment.now)
      moveMarks(from: old, to: layout)
    }
  }

  /// The screen has a new size: gestures are taken back, everything finds its place again.
  mutating func resize(to size: Size) {
    let range = 100.0...4000.0
    guard range.contains(size.width), range.contains(size.height), size != device.size else { return }
    dispatch(arena.cancel(at: environment.now))
    endPress()
    let oldSize = device.size
    let oldWidth = width
    environment.change { $0.device.size = size }
    if var moving = transition {
      let share = moving.shownOffset(at: environment.now, width: oldWidth) / oldWidth
      moving.offset.set(share * width)
      moving.settle(
        opens: moving.opens, width: width, with: transitionAnimation(moving), velocity: nil,
        at: environment.now)
      transition = moving
    }
    rebuildPages()
    moveBall(from: oldSize)
    if list.isOpen { closeList() }
  }

  mutating func handleWheel(at position: Point, dy: Double, isPrecise: Bool) {
    guard position.isFinite, screen.contains(position), !list.isOpen, !sheet.isOpen, !arena.isOpen,
      transition.map({ $0.opens && !$0.isHeld }) ?? true,
      let id = stack.last
    else { return }
    if isPrecise {
      pages[id]?.scroll.follow(dy, at: environment.now)
    } else {
      pages[id]?.scroll.wheel(by: dy, at: environment.now)
    }
  }

  /// The right button on the ball: its list, whatever the number of pages.
  mutating func handleContextMenu(at position: Point) {
    guard !arena.isOpen, !sheet.isOpen, position.isFinite, hitsBall(position) else { return }
    openList(.tap)
  }

  /// Escape: takes back what is being done, closes the list, or goes one page back.
  mutating func goBack() {
    if arena.isOpen {
      // What is being done is taken back, and that is all.
      let isBusy = !arena.winners.isEmpty || transition?.isHeld == true
      dispatch(arena.cancel(at: environment.now))
      endPress()
      if isBusy { return }
    }
    if sheet.isOpen {
      sheet.close(environment)
    } else if list.isOpen {
      closeList()
    } else {
      navigate(.pop)
    }
  }
}
