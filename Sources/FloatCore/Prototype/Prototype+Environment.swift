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

/// The screen, the configuration, notices and impacts.
extension Prototype {
  var size: Size { device.size }
  var width: Double { device.size.width }
  var screen: Rect { Rect(size: device.size) }
  /// Light or dark: the parameter `appearance`.
  public var appearance: Appearance { parameters.appearance }
  var colors: ThemeColors { parameters.theme[appearance] }

  /// True for people who want less motion: what nobody's finger moves is in its place at once, and fades.
  var isReduced: Bool { parameters.motion.reduced == .yes }
  var crossFade: Animation { .curve(.easeInOut, duration: parameters.motion.fade) }

  /// Painted over what is pressed on a page or a sheet.
  var pressedTint: Color {
    (appearance == .light ? Color.black : .white).faded(parameters.layout.rows.pressed[appearance])
  }

  var pageBuilder: PageBuilder<AnyPageSource> {
    PageBuilder(content: content, device: device, parameters: parameters, tab: tab)
  }

  /// The layout of a page as it is to be now. A presented page that is alive stays the sheet that it is, or is not.
  func newLayout(of id: PageID) -> PageLayout? {
    var builder = pageBuilder
    builder.parameters = tunedParameters
    builder.isSheet = pages[id].map { $0.layout.sheet != nil } ?? (tunedParameters.modal.axis == .vertical)
    return content.layout(of: id, by: builder)
  }

  /// Makes a page if there is none alive yet; false when the content has no such page.
  @discardableResult
  mutating func loadPage(_ id: PageID, offset: Double? = nil) -> Bool {
    recent.removeAll { $0 == id }
    if pages[id] == nil {
      guard let layout = newLayout(of: id) else { return false }
      let first = layout.opensAtEnd ? layout.maximumScroll : 0
      let kept = parked.removeValue(forKey: id) ?? offset ?? first
      pages[id] = Page(layout: layout, offset: kept, parameters: parameters.scroll)
    }
    recent.append(id)
    return true
  }

  mutating func rebuildPages() {
    for id in pages.keys {
      guard let old = pages[id]?.layout, let layout = newLayout(of: id) else { continue }
      pages[id]?.replaceLayout(layout, parameters: parameters.scroll, at: now)
      moveMarks(from: old, to: layout)
    }
  }

  /// The screen has a new size: gestures are taken back, everything finds its place again.
  mutating func resize(to size: Size) {
    let range = 100.0...4000.0
    guard range.contains(size.width), range.contains(size.height), size != device.size else { return }
    dispatch(arena.cancel(at: now))
    endPress()
    let oldSize = device.size
    let oldWidth = width
    device.size = size
    if var moving = transition {
      let share = moving.shownOffset(at: now, width: oldWidth) / oldWidth
      moving.offset.set(share * width)
      moving.settle(
        opens: moving.opens, width: width, with: transitionAnimation(moving), velocity: nil, at: now)
      transition = moving
    }
    rebuildPages()
    moveBall(from: oldSize)
    if list.isOpen { closeList() }
  }

  mutating func show(notice text: String, action: Notice.Action? = nil) {
    let p = parameters.notice
    var duration = p.duration
    if case .restore = action { duration = p.undoDuration }
    if var former = notice {
      former.dismiss(at: now)
      formerNotices.append(former)
    }
    notice = Notice(
      text: text, start: now, end: now + duration, fade: min(p.fade, duration / 2), action: action)
    effects.append(.notice(text))
  }

  /// A haptic impact, unless there was one just before.
  mutating func impact(_ place: Impact.Place, _ haptic: Haptic? = nil) {
    guard parameters.haptic.enabled else { return }
    if let last = impacts.last, now - last.time < parameters.haptic.throttle { return }
    impacts.removeAll { now - $0.time >= parameters.haptic.pulse }
    impacts.append(Impact(place: place, time: now))
    effects.append(.impact(haptic ?? parameters.haptic.style))
    if place != .ball { tick() }
  }

  /// A tick to hear in place of a motor in the hand: at the zone, at a tear, and where the ball docks.
  mutating func tick() {
    guard parameters.haptic.enabled, parameters.haptic.sound != .none else { return }
    effects.append(.sound(.tick))
  }

  /// Emits the sound of a page that leaves the ball or goes into it, where sounds are on.
  mutating func play(_ sound: Sound) {
    if parameters.sound.enabled { effects.append(.sound(sound)) }
  }

  /// How much larger something is because of the pulses of the impacts there: 1 when there are none.
  func pulse(_ place: Impact.Place) -> Double {
    let duration = parameters.haptic.pulse
    guard duration > 0 else { return 1 }
    return impacts.reduce(1) { scale, impact in
      let s = (now - impact.time) / duration
      guard impact.place == place, s >= 0, s < 1 else { return scale }
      return scale + parameters.haptic.scale * 4 * s * (1 - s)
    }
  }

  mutating func handleWheel(at position: Point, dy: Double, isPrecise: Bool) {
    guard position.isFinite, screen.contains(position), !list.isOpen, sheet?.isOpen != true, !arena.isOpen,
      transition.map({ $0.opens && !$0.isHeld }) ?? true,
      let id = stack.last
    else { return }
    if isPrecise {
      pages[id]?.scroll.follow(dy, at: now)
    } else {
      pages[id]?.scroll.wheel(by: dy, at: now)
    }
  }

  /// The right button on the ball: its list, whatever the number of pages.
  mutating func handleContextMenu(at position: Point) {
    guard !arena.isOpen, sheet?.isOpen != true, position.isFinite, hitsBall(position) else { return }
    openList(.tap)
  }

  /// Escape: takes back what is being done, closes the list, or goes one page back.
  mutating func goBack() {
    if arena.isOpen {
      // What is being done is taken back, and that is all.
      let isBusy = !arena.winners.isEmpty || transition?.isHeld == true
      dispatch(arena.cancel(at: now))
      endPress()
      if isBusy { return }
    }
    if sheet?.isOpen == true {
      closeSheet()
    } else if list.isOpen {
      closeList()
    } else {
      navigate(.pop)
    }
  }
}
