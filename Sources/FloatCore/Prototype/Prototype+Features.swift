/// The questions that the prototype asks its features, each in one place: a new feature adds a line to those that
/// concern it.
extension Prototype {
  // MARK: Time

  /// The next deadline, such as a long press or the end of a transition, not before ``now``; nil if there is none, so
  /// that only inputs and running motions change the screen.
  public var nextDeadline: Double? {
    var next = Double.infinity
    func take(_ t: Double?) { if let t, t < next { next = t } }
    take(arena.nextDeadline)
    take(stroke?.deadline(environment))
    take(navigation.transitionDeadline)
    take(pages.nextDeadline(visible: navigation.visible))
    take(zone.nextDeadline)
    take(list.nextDeadline)
    take(events.deadline(of: list))
    take(ball.nextDeadline)
    take(notices.nextDeadline)
    take(sheet.nextDeadline)
    take(highlights.nextDeadline)
    take(badges.nextDeadline)
    // What takes no time ends before it begins: it is due at once.
    return next < .infinity ? max(next, now) : nil
  }

  /// True while anything on the screen moves, so that a new frame is needed at every refresh.
  public var isAnimating: Bool {
    let e = environment
    return e.isTuning || navigation.isMoving(e) || pages.isMoving(visible: navigation.visible, at: e.now)
      || ball.isMoving(e) || list.isMoving(e) || zone.isMoving(e) || notices.isMoving(e) || sheet.isMoving(e)
      || highlights.isMoving(e) || feedback.isMoving(e) || badges.isMoving(e) || appearanceFade.isMoving(e)
  }

  mutating func meetDeadlines() {
    let e = environment
    if let deadline = arena.nextDeadline, deadline <= now { dispatch(arena.advance(to: now)) }
    if let stroke, stroke.deadline(e) <= now { endStroke() }
    let commands = navigation.meetDeadlines(&pages, collected, e)
    pages.meetDeadlines(visible: navigation.visible, e)
    perform(commands)
    perform(zone.meetDeadlines(e))
    list.meetDeadlines(e)
    perform(ball.meetDeadlines(e))
    notices.meetDeadlines(e)
    sheet.meetDeadlines(e)
    highlights.meetDeadlines(e)
    badges.meetDeadlines(e)
  }

  // MARK: Changes of everything

  /// Applies new values of keys.
  ///
  /// - Parameters:
  ///   - old: The previous values.
  ///   - isMoving: True while a thing moves or is held, so that nothing may jump.
  ///   - isRelaid: True if one of the keys affects the layout of pages.
  mutating func update(from old: Parameters, isMoving: Bool, isRelaid: Bool) {
    let e = environment
    arena.settings = e.tuned.gesture.settings
    pages.update(from: old, isRelaid: isRelaid, e)
    let shown = ball.pagesShown(collected.unused(navigation, e), collected, navigation, e)
    ball.update(from: old, isMoving: isMoving, shown, e)
    navigation.update(from: old, isMoving: isMoving, e)
    if old.entrances.livePages != e.tuned.entrances.livePages { perform(.dropPages) }
    perform(zone.update(from: old, navigation, e))
    appearanceFade.update(e)
    if old.entrances.enabled, !e.tuned.entrances.enabled {
      // Nothing can be collected any more, so the list and the zone close; `reconciling` fades the ball.
      list.close(e)
      if zone.isDragged { perform(.endZone(delay: 0)) }
    }
  }

  /// Changes the size of the screen: cancels gestures, and puts everything at its place on the new screen.
  mutating func resize(to size: Size) {
    let range = 100.0...4000.0
    guard range.contains(size.width), range.contains(size.height), size != device.size else { return }
    dispatch(arena.cancel(at: now))
    endPress()
    var resized = device
    resized.size = size
    replace(resized)
  }

  /// Changes the device: puts everything at its place on the new screen.
  mutating func replace(_ device: Device) {
    let old = self.device.size
    environment.change { $0.device = device }
    navigation.resize(from: old, environment)
    pages.rebuild(environment)
    ball.resize(from: old, environment)
    list.close(environment)
  }

  // MARK: What is there

  /// The page between ball and screen at this moment; nil if none is there.
  var morph: MorphShape? {
    guard navigation.transition?.isMorph == true else { return nil }
    return navigation.morph(to: ball.end(navigation, environment), pages, environment)
  }

  var frontPage: Page? { pages[navigation.front] }

  /// The front page, unless a page moves.
  var pageAtRest: Page? { navigation.transition == nil ? frontPage : nil }

  /// Turns a pager's page, or moves a slider's thumb by a step; returns false for every other element.
  mutating func step(_ id: ElementID, by sign: Int) -> Bool {
    pages[navigation.front]?.step(id, by: sign, environment) ?? false
  }

  /// A page as the host of its badges; nil for one that is not alive.
  func badgeHost(on id: PageID) -> BadgeHost? { navigation.badgeHost(on: id, pages, environment) }

  /// The pages whose badges may be in sight: the one below first, then the one in front.
  var badgeHosts: [BadgeHost] {
    var hosts: [BadgeHost] = []
    // A closure that holds the phone would copy it, some times a frame.
    for page in navigation.stack.pages.suffix(2) {
      if let host = badgeHost(on: page) { hosts.append(host) }
    }
    return hosts
  }

  /// The page on which a badge has a place, else the front page.
  func badgeHost(of badge: BadgeID) -> BadgeHost? {
    let hosts = badgeHosts
    return hosts.last { $0.place(of: badge) != nil } ?? hosts.last
  }

  /// The scene at this moment in the present appearance, back to front.
  var picture: Scene {
    let e = environment
    var layers: [Layer] = []
    layers.reserveCapacity(12)
    let morph = morph
    layers += PagePicture(self, morph).layers
    if let host = badgeHost(on: navigation.front) {
      badges.appendLayers(on: host, highlights, feedback, e, to: &layers)
    }
    let alpha = ball.shownAlpha(navigation, e)
    zone.appendLayers(e, feedback, label: (ball.middle(e), alpha), to: &layers)
    ball.appendLayers(
      joining: morph, alpha: alpha, share: ball.visibility.share(navigation, e), e, to: &layers)
    if navigation.transition?.liesOverList != true { list.appendLayers(e, to: &layers) }
    // A menu lies over the notice, whose place may be that of its rows.
    notices.appendLayers(e, highlights, to: &layers)
    sheet.appendLayers(e, highlights, to: &layers)
    appendStatusBar(to: &layers)
    appendFocusRing(to: &layers)
    return Scene(size: e.size, background: e.colors.background, layers: layers)
  }

  /// Every element on the screen, topmost last.
  ///
  /// Frames are in points on the device's screen. The frame of an element that is partly scrolled out of sight is
  /// its visible part, so that a tap on a frame's centre hits its element.
  public var elements: [Element] {
    let e = environment
    var all: [Element] = []
    for id in navigation.visible {
      let tabBarShift = navigation.tabBarShift(e)
      all += pages[id]?.elements(origin: navigation.origin(of: id, e), tabBarShift: tabBarShift, e) ?? []
      if let host = badgeHost(on: id) { all += badges.elements(on: host, e) }
    }
    all += list.elements(e)
    all += notices.elements(e)
    all += sheet.elements(e)
    if let ball = ball.element(joining: morph, collected, navigation, e) { all.append(ball) }
    return all
  }

  /// The state at this moment, as plain values for tests, traces and scripts.
  public var state: PrototypeState {
    let e = environment
    let morph = morph
    var state = PrototypeState(
      stack: navigation.stack.pages.map(\.description), tab: pages.tab.isEmpty ? nil : pages.tab,
      transition: navigation.state(morph, e), ball: ball.state(joining: morph, collected, navigation, e),
      zone: zone.state(e), list: list.state(e), rows: frontPage?.rowStates(e) ?? [],
      badges: badgeHosts.flatMap { badges.state(on: $0, feedback, e) },
      scroll: frontPage?.scroll.offset(at: now) ?? 0, focus: focusedElement?.id.description)
    frontPage?.reportControls(in: &state, e)
    return state
  }

  /// An element's whole frame in points of its page's picture, wherever it is scrolled to; of a badge without a size,
  /// its centre. Nil on a page that is no picture.
  package func pictureFrame(of id: ElementID) -> Rect? {
    pages.first(on: navigation.visible) { $0.layout.pictureFrames[id] }
  }

  /// The front page while none moves, the form that it is in, and how its content lies on the screen.
  package var frontPicture: (page: PageID, form: String, layout: PageLayout, scroll: Double)? {
    pageAtRest.map { page in
      let form = pages.variant(of: navigation.front, environment)
      return (navigation.front, form, page.layout, page.scroll.offset(at: now))
    }
  }

  /// True if the front page is presented over the stack.
  package var isPresenting: Bool { environment.isPresented(navigation.front) }

  /// True once the arena has decided which gesture the present press is.
  package var hasBegunGesture: Bool { arena.winner != nil }

  /// The width of the strip at the screen's left edge from which the front page can be dragged away, in points; nil
  /// for the root.
  package var edgeStrip: Double? { navigation.edgeStrip(environment) }

  /// The zone's outline on the screen, as far as it has come in; nil while there is none.
  package var zoneOutline: RoundedRect? { state.zone.kind == .none ? nil : zone.outline(environment) }
}
