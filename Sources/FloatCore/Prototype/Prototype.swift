/// The whole phone: inputs and time go in, a scene and effects come out.
///
/// A value without clock, file or randomness. Its state at a time is a closed form of the inputs up to then, so
/// it does not matter how often ``advance(to:)`` is called, and copying it is saving it. Times are seconds since
/// the start, places points on the device. No input is refused: what makes no sense has no effect.
public struct Prototype: Equatable, Sendable {
  /// Now, in seconds; never goes back.
  public private(set) var now = 0.0
  /// The parameters of this moment; for a fifth of a second after a `set` in mid-motion some are still on their way.
  public internal(set) var parameters: Parameters {
    didSet {
      let isSame =
        parameters.entrances == oldValue.entrances && parameters.ball.hiddenOn == oldValue.ball.hiddenOn
        && parameters.ball.ignoredOn == oldValue.ball.ignoredOn
      if !isSame { rules = PageRules(parameters) }
    }
  }
  /// Where the pages come from; the same for the prototype's whole life.
  package let content: AnyPageSource
  /// The device's screen; its size follows `resize`.
  public internal(set) var device: Device

  // What is, and decides everything else.
  var stack: [PageID]
  var pages: [PageID: Page] = [:]
  /// The id of the root's tab in front; empty for a root without tabs.
  var tab: String
  /// Where the tabs that are not in front are scrolled to.
  var tabScrolls: [String: Double] = [:]
  var entrances: [Entrance]
  var unread: [PageID: Int] = [:]
  /// What is counted silently.
  let muted: Set<PageID>
  /// Which pages may do what, taken from the parameters.
  private(set) var rules: PageRules
  /// The ids of the live pages, the least recently used first.
  var recent: [PageID] = []
  /// Where pages of the stack that are not alive were scrolled to.
  var parked: [PageID: Double] = [:]

  // What moves.
  var transition: Transition?
  var requests: [NavigationRequest] = []
  var ball: FloatingBall
  var zone = DropZone()
  var list = EntranceList()
  var badges: [StickyBadge] = []
  var notice: Notice?
  /// Those before, the oldest first, while they go.
  var formerNotices: [Notice] = []
  var sheet: ActionSheet?
  /// Switches and check marks on their way, by their elements' ids: 0 off, 1 on.
  var marks: [ElementID: Animated<Double>] = [:]

  // What is being done to it.
  var arena: GestureArena<Gesture>
  /// What looks pressed, or is about to, or no longer.
  var pressLooks: [PressLook] = []
  var lastTap: LastTap?
  /// The id of the element that has the keyboard; shown by a ring.
  var focus: ElementID?
  var effects: [Effect] = []
  /// The impacts whose pulses may still be seen, and the last one, which is at the end.
  var impacts: [Impact] = []

  /// 1 where a page's shape reaches beyond the screen, 0 where it ends in the screen's corners.
  var overscanShare = Animated(1.0)

  /// Set while parameters are on their way to new values.
  var glide: ParameterGlide?

  /// A prototype at time 0 with its root page in front.
  ///
  /// - Parameters:
  ///   - parameters: The tunable values.
  ///   - content: Where the pages come from.
  ///   - device: The screen.
  ///   - archive: What was collected before; at most as many entrances as the parameters allow are taken.
  ///   - notice: What to tell the user at once, such as that the archive could not be read.
  public init(
    parameters: Parameters = Parameters(), content: any PageSource = DemoContent.fallback,
    device: Device = .iPhoneX,
    archive: EntranceArchive = EntranceArchive(), notice: InterfaceText? = nil
  ) {
    self.parameters = parameters
    rules = PageRules(parameters)
    let content = AnyPageSource(content)
    self.content = content
    stack = [content.root]
    tab = content.tabs.first ?? ""
    self.device = device
    arena = GestureArena(settings: GestureSettings(parameters.gesture))
    let (sane, notices) = archive.sanitized(
      maximum: parameters.entrances.maximum, knownKinds: content.collectableKinds)
    entrances = sane.entrances.compactMap(content.renamed)
    let counts = content.counts
    muted = Set(counts.filter(\.isMuted).map(\.page))
    ball = FloatingBall(dock: sane.dock ?? Dock(edge: .right, fraction: 0), frame: .zero)
    if sane.dock == nil { ball = FloatingBall(dock: homeDock, frame: .zero) }
    for count in counts { unread[count.page] = count.count }
    loadPage(content.root)
    ball.center.set(dockFrame(ball.dock).center)
    ball.disc.set(parameters.ball.shape == .circle ? 1 : 0)
    overscanShare.set(parameters.morph.pageEnd == .overscan ? 1 : 0)
    ball.alphaRule = ballAlphaRule
    updateBallIcons(animated: false)
    wakeBall()
    for text in notices { effects.append(.notice(text)) }
    if let notice { show(notice: content[notice]) }
  }

  // MARK: Time

  /// Lets time pass up to `time`, firing every deadline on the way in order; earlier times do nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    // Each deadline removes itself; the bound only keeps a mistake from becoming a hang.
    for _ in 0..<10_000 {
      guard let deadline = nextDeadline, deadline <= time else { break }
      now = max(now, deadline)
      updateGlide()
      reconciling { $0.fireDeadlines() }
    }
    now = time
    updateGlide()
  }

  /// When something will change by itself other than by moving on: a long press, the end of a transition; nil if
  /// nothing will.
  public var nextDeadline: Double? {
    var next = Double.infinity
    func take(_ t: Double?) { if let t, t < next { next = t } }
    take(arena.nextDeadline)
    take(transitionDeadline)
    take(zone.deadline)
    take(zone.arrival)
    take(list.deadline)
    take(ball.removalEnd)
    take(ball.landing)
    take(ball.idleTime)
    take(notice?.end)
    for former in formerNotices { take(former.end) }
    take(sheet?.deadline)
    for badge in badges { take(badge.deadline) }
    for look in pressLooks { take(look.deadline) }
    for share in marks.values { take(share.endTime) }
    for id in visiblePages { take(pages[id]?.scroll.deadline) }
    return next.isFinite ? next : nil
  }

  /// True while anything on the screen moves, so that a new frame is needed at every refresh.
  public var isAnimating: Bool {
    if let glide, glide.endTime > now { return true }
    if let transition, transition.endTime > now { return true }
    if let transition, transition.highlight.endTime > now { return true }
    if ball.endTime() > now || list.endTime() > now { return true }
    if max(zone.reveal.endTime, zone.growth.endTime, zone.fade.endTime) > now { return true }
    if let notice, notice.isMoving(at: now) { return true }
    if !formerNotices.isEmpty { return true }
    if max(zone.armed.endTime, zone.change.endTime) > now { return true }
    if let sheet, sheet.presence.endTime > now { return true }
    if pressLooks.contains(where: { $0.strength.endTime > now }) || !marks.isEmpty { return true }
    if let impact = impacts.last, now < impact.time + parameters.haptic.pulse { return true }
    if badges.contains(where: { $0.phase == .bursting || $0.motionEnd > now }) { return true }
    return visiblePages.contains { pages[$0]?.scroll.isMoving(at: now) == true }
  }

  private mutating func fireDeadlines() {
    if let deadline = arena.nextDeadline, deadline <= now { dispatch(arena.advance(to: now)) }
    if let deadline = transitionDeadline, deadline <= now { completeTransition() }
    if let deadline = zone.deadline, deadline <= now { zone = DropZone() }
    if let arrival = zone.arrival, arrival <= now { updateZoneHighlight(zone.pointer) }
    if let deadline = list.deadline, deadline <= now { forgetListRows() }
    if let deadline = ball.removalEnd, deadline <= now { finishBallRemoval() }
    if let time = ball.idleTime, time <= now { tuckBall() }
    if let time = ball.landing, time <= now { landBall() }
    if let end = notice?.end, end <= now { notice = nil }
    formerNotices.removeAll { $0.end <= now }
    if let deadline = sheet?.deadline, deadline <= now { sheet = nil }
    meetPressDeadlines()
    finishMarks()
    finishBadges()
    for id in visiblePages where (pages[id]?.scroll.deadline ?? .infinity) <= now {
      pages[id]?.scroll.meetDeadline()
    }
  }

  // MARK: Input

  /// Advances to the input's time (or stays, if that has passed) and applies it.
  public mutating func send(_ input: TimedInput) {
    advance(to: input.time)
    reconciling { $0.apply(input.input) }
  }

  private mutating func apply(_ input: Input) {
    switch input {
    case .pointer(let phase, let id, let position):
      guard position.isFinite || phase == .cancel else { return }
      handlePointer(
        PointerEvent(
          time: now, phase: phase, id: id, position: position, kind: id == 0 ? .mouse : .touch))
    case .wheel(let position, _, let dy, let isPrecise):
      handleWheel(at: position, dy: dy, isPrecise: isPrecise)
    case .contextMenu(let position): handleContextMenu(at: position)
    case .key(let key): handleKey(key)
    case .resize(let size): resize(to: size)
    case .configure(let values): configure(values)
    }
  }

  /// The effects since the last call, oldest first.
  public mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Runs a change and then brings what follows from the state, the ball's opacity and icons, in line without a
  /// jump.
  private mutating func reconciling(_ change: (inout Prototype) -> Void) {
    let alpha = ballAlpha(at: now)
    change(&self)
    reconcileBall(alphaBefore: alpha)
  }
}
