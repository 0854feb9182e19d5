/// The whole phone: inputs and time go in, a scene and effects come out.
///
/// A value without clock, file or randomness. Its state at a time is a closed form of the inputs up to then, so
/// it does not matter how often ``advance(to:)`` is called, and copying it is saving it. Times are seconds since
/// the start, places points on the device. No input is refused: what makes no sense has no effect.
public struct Prototype: Equatable, Sendable {
  /// Now, in seconds; never goes back.
  public var now: Double { environment.now }
  /// The parameters of this moment; for a fifth of a second after a `set` in mid-motion some are still on their way.
  public var parameters: Parameters { _read { yield environment.parameters } }
  /// What the pages say; the same for the prototype's whole life.
  public var content: DemoContent { environment.content }
  /// Light or dark; follows the key `appearance` of ``Input/set(key:value:)``.
  public var appearance: Appearance { environment.appearance }
  /// The device's screen; its size follows `resize`.
  public var device: Device { environment.device }

  var environment: Environment

  // What is, and decides everything else.
  var stack = [PageID.root]
  var pages: [PageID: Page] = [:]
  var tab = Tab.chats
  /// Where the tabs that are not in front are scrolled to.
  var tabScrolls: [Tab: Double] = [:]
  var entrances: [Entrance]
  var unread: [PageID: Int] = [:]
  /// The conversations whose messages come silently.
  let mutedChats: Set<PageID>
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
  var notices = Notices()
  var sheet = ActionSheet()
  /// Switches and check marks on their way, by their elements' ids: 0 off, 1 on.
  var marks: [ElementID: Animated<Double>] = [:]

  // What is being done to it.
  var arena: GestureArena<Gesture>
  var presses = Presses()
  /// The id of the element that has the keyboard; shown by a ring.
  var focus: ElementID?
  var feedback = Feedback()

  /// 1 where a page's shape reaches beyond the screen, 0 where it ends in the screen's corners.
  var overscanShare = Animated(1.0)

  /// A prototype at time 0 with its root page in front.
  ///
  /// - Parameters:
  ///   - parameters: The tunable values.
  ///   - content: What the pages say.
  ///   - device: The screen.
  ///   - archive: What was collected before; at most as many entrances as the parameters allow are taken.
  ///   - appearance: Light or dark.
  ///   - notice: What to tell the user at once, such as that the archive could not be read.
  public init(
    parameters: Parameters = Parameters(), content: DemoContent = .fallback, device: Device = .iPhoneX,
    archive: EntranceArchive = EntranceArchive(), appearance: Appearance = .light,
    notice: DemoContent.StringKey? = nil
  ) {
    environment = Environment(
      parameters: parameters, content: content, device: device, appearance: appearance)
    arena = GestureArena(settings: GestureSettings(parameters.gesture))
    let kinds = Set(PageKind.allCases.filter(\.isCollectable).map(\.rawValue))
    let (sane, left) = archive.sanitized(maximum: parameters.entrances.maximum, knownKinds: kinds)
    entrances = sane.entrances.compactMap(content.renamed)
    mutedChats = Set(content.chats.filter(\.muted).map { PageID($0.id) })
    ball = FloatingBall(dock: sane.dock ?? Dock(edge: .right, fraction: 0), frame: .zero)
    if sane.dock == nil { ball = FloatingBall(dock: homeDock, frame: .zero) }
    for chat in content.chats { unread[PageID(chat.id)] = chat.unread }
    loadPage(.root)
    ball.center.set(dockFrame(ball.dock).center)
    ball.disc.set(parameters.ball.shape == .circle ? 1 : 0)
    overscanShare.set(parameters.morph.pageEnd == .overscan ? 1 : 0)
    ball.alphaRule = ballAlphaRule
    updateBallIcons(animated: false)
    wakeBall()
    for text in left { feedback.effects.append(.notice(text)) }
    if let notice { perform(.show(content[notice])) }
  }

  // MARK: Time

  /// Lets time pass up to `time`, firing every deadline on the way in order; earlier times do nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    // Each deadline removes itself; the bound only keeps a mistake from becoming a hang.
    for _ in 0..<10_000 {
      guard let deadline = nextDeadline, deadline <= time else { break }
      environment.advance(to: max(now, deadline))
      reconciling { $0.fireDeadlines() }
    }
    environment.advance(to: time)
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
    take(notices.nextDeadline)
    take(sheet.nextDeadline)
    take(presses.nextDeadline)
    for badge in badges { take(badge.deadline) }
    for share in marks.values { take(share.endTime) }
    for id in visiblePages { take(pages[id]?.scroll.deadline) }
    return next.isFinite ? next : nil
  }

  /// True while anything on the screen moves, so that a new frame is needed at every refresh.
  public var isAnimating: Bool {
    if let glide = environment.glide, glide.endTime > now { return true }
    if let transition, transition.endTime > now { return true }
    if let transition, transition.highlight.endTime > now { return true }
    if ball.endTime() > now || list.endTime() > now { return true }
    if max(zone.reveal.endTime, zone.growth.endTime, zone.fade.endTime) > now { return true }
    if notices.isMoving(environment) || sheet.isMoving(environment) { return true }
    if max(zone.armed.endTime, zone.change.endTime) > now { return true }
    if presses.isMoving(environment) || feedback.isMoving(environment) || !marks.isEmpty { return true }
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
    notices.meetDeadlines(environment)
    sheet.meetDeadlines(environment)
    presses.meetDeadlines(environment)
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
    case .set(let key, let value): set(key, to: value)
    }
  }

  /// The effects since the last call, oldest first.
  public mutating func takeEffects() -> [Effect] {
    defer { feedback.effects = [] }
    return feedback.effects
  }

  /// Runs a change and then brings what follows from the state, the ball's opacity and icons, in line without a
  /// jump.
  private mutating func reconciling(_ change: (inout Prototype) -> Void) {
    let alpha = ballAlpha(at: now)
    change(&self)
    reconcileBall(alphaBefore: alpha)
  }
}
