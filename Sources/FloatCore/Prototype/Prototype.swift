/// The whole phone: inputs and time go in, a scene and effects come out.
///
/// It is a value without a clock, files or randomness. Its state at a time is a closed form of the inputs up to then,
/// so it does not matter how often ``advance(to:)`` is called, and a copy is a saved state. Times are in seconds since
/// the start, positions in points on the device. No input is refused: one that makes no sense has no effect.
public struct Prototype: Equatable, Sendable {
  var environment: Environment
  /// The arena, which decides what owns the pointer.
  var arena: GestureArena<Gesture>
  /// The fingers that stroke a touchpad; nil if none do.
  var stroke: TouchpadStroke?

  // The features: each one changes only itself.
  var navigation: Navigation
  var pages: LivePages
  var collected: CollectedPages
  var ball: FloatingBall
  var zone = DropZone()
  var list = BallList()
  var badges: Badges
  var sheet = ActionSheet()
  var notices = Notices()
  var highlights = Highlights()
  var feedback = Feedback()
  var keyboard = Keyboard()
  var appearanceFade: AppearanceFade
  /// What listeners have been told.
  var events: EventLedger

  /// A prototype at time 0 with its root page in front.
  ///
  /// - Parameters:
  ///   - parameters: The tunable values; the pages' own keys are added if they are missing.
  ///   - content: The source of the pages.
  ///   - device: The device.
  ///   - archive: The pages collected before. The ball takes as many as it can hold, even if `entrances.maximum` has
  ///     been lowered since.
  ///   - notice: A message to show at once, for instance that the archive could not be read.
  public init(
    parameters: Parameters = Parameters(), content: any PageSource, device: Device = .iPhoneX,
    archive: CollectedPagesArchive = CollectedPagesArchive(), notice: InterfaceText? = nil
  ) {
    let content = AnyPageSource(content)
    var parameters = parameters
    parameters.add(content.parameterGroups)
    environment = Environment(parameters: parameters, content: content, device: device)
    arena = GestureArena(settings: parameters.gesture.settings)
    // A page that is gone has no kind any more, and is left out below.
    let gone = archive.pages.filter { content.traits(of: $0.pageID) == nil }
    let kinds = Set((gone + archive.pages.compactMap(content.renamed)).map(\.kind))
    let (sane, left) = archive.sanitized(maximum: CollectedPagesArchive.limit, knownKinds: kinds)
    navigation = Navigation(environment)
    pages = LivePages(environment)
    appearanceFade = AppearanceFade(environment)
    events = EventLedger(root: content.root, tab: pages.tab)
    collected = CollectedPages(sane.pages.compactMap(content.renamed))
    badges = Badges(content.counts)
    ball = FloatingBall(dock: sane.dock, environment)
    ball.appear(collected, list, navigation, environment)
    for text in left { feedback.request(.notice(text)) }
    if let notice { perform(.tell(content[notice])) }
  }

  /// The present time, in seconds; never goes back.
  public var now: Double { environment.now }
  /// The parameters at this moment; for a fifth of a second after a change in mid-motion some still glide to their
  /// values.
  public var parameters: Parameters { _read { yield environment.parameters } }
  /// The parameters as set; ``parameters`` may still glide to them.
  package var tuned: Parameters { _read { yield environment.tuned } }
  /// The source of the pages.
  package var content: AnyPageSource { environment.content }
  /// Light or dark: the parameter `appearance`.
  public var appearance: Appearance { environment.appearance }
  /// The device; its size follows `resize`.
  public var device: Device { environment.device }

  /// The collected pages and the ball's place, to be stored across restarts.
  public var archive: CollectedPagesArchive {
    let stored = collected.pages.map { collected in
      var collected = collected
      if let page = pages[collected.pageID] { collected.scrollOffset = page.offset(at: now) }
      return collected
    }
    return CollectedPagesArchive(pages: stored, dock: ball.dock)
  }

  // MARK: Time

  /// Advances time to `time` and fires every deadline up to then, in order; an earlier time does nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    // Each deadline removes itself; the bound keeps a mistake from becoming an endless loop.
    for _ in 0..<10_000 {
      guard let deadline = nextDeadline, deadline <= time else { break }
      environment.advance(to: deadline)
      reconciling { $0.meetDeadlines() }
    }
    assert((nextDeadline ?? .infinity) > time, "a deadline that does not remove itself")
    environment.advance(to: time)
  }

  // MARK: Input

  /// Advances to the input's time, or stays if that has passed, and applies the input.
  public mutating func send(_ input: TimedInput) {
    advance(to: input.time)
    reconciling { $0.apply(input.input) }
  }

  private mutating func apply(_ input: Input) {
    if case .call(let call) = input, let reason = refusal(of: call) {
      return tell(.callRefused(call, reason))
    }
    if input.endsStroke { endStroke() }
    switch input {
    // A hand acts on what the screen shows, so a page that has slid out of sight is gone.
    case .pointer(.down, _, _), .wheel, .contextMenu, .key, .call:
      perform(navigation.finishUnseen(&pages, collected, environment))
    case .pointer, .resize, .configure: break
    }
    switch input {
    case .pointer(let phase, let id, let position):
      guard position.isFinite || phase == .cancel else { return }
      handlePointer(
        PointerEvent(time: now, phase: phase, id: id, position: position, kind: PointerKind(id: id)))
    case .wheel(let position, let dx, let dy, let isPrecise):
      handleWheel(at: position, by: Point(dx, dy), isPrecise: isPrecise)
    case .contextMenu(let position): handleContextMenu(at: position)
    case .key(let key): handleKey(key)
    case .resize(let size): resize(to: size)
    case .configure(let values): configure(values)
    case .call(let call): carryOut(call)
    }
  }

  /// Returns the effects since the last call, oldest first, and clears them.
  public mutating func takeEffects() -> [Effect] { feedback.takeEffects() }

  /// Runs a change, and then brings the ball's opacity and icons, which follow from the state, up to date without a
  /// jump.
  mutating func reconciling(_ change: (inout Prototype) -> Void) {
    let before = (ball.alpha(navigation, environment), ball.visibility.share(navigation, environment))
    change(&self)
    pages.showIndicators(on: navigation.visible, environment)
    ball.reconcile(from: before, collected, list, navigation, environment)
    tellChanges()
  }
}
