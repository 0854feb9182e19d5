/// The whole phone: inputs and time go in, a scene and effects come out.
///
/// A value without clock, file or randomness. Its state at a time is a closed form of the inputs up to then, so
/// it does not matter how often ``advance(to:)`` is called, and copying it is saving it. Times are seconds since
/// the start, places points on the device. No input is refused: what makes no sense has no effect.
public struct Prototype: Equatable, Sendable {
  var environment: Environment
  /// Who owns the pointer.
  var arena: GestureArena<Gesture>

  // The features: each changes nothing but itself.
  var navigation: Navigation
  var collected: CollectedPages
  var ball: FloatingBall
  var zone = DropZone()
  var list = EntranceList()
  var badges: Badges
  var sheet = ActionSheet()
  var notices = Notices()
  var presses = Presses()
  var feedback = Feedback()
  var keyboard = Keyboard()
  var appearanceFade: AppearanceFade

  /// A prototype at time 0 with its root page in front.
  ///
  /// - Parameters:
  ///   - parameters: The tunable values; the pages' own keys are added where they are missing.
  ///   - content: Where the pages come from.
  ///   - device: The screen.
  ///   - archive: What was collected before: the ball takes as many as it can hold, also where `entrances.maximum` has
  ///     been lowered since.
  ///   - notice: What to tell the user at once, such as that the archive could not be read.
  public init(
    parameters: Parameters = Parameters(), content: any PageSource,
    device: Device = .iPhoneX, archive: EntranceArchive = EntranceArchive(), notice: InterfaceText? = nil
  ) {
    let content = AnyPageSource(content)
    var parameters = parameters
    parameters.add(content.parameterGroups)
    environment = Environment(parameters: parameters, content: content, device: device)
    arena = GestureArena(settings: parameters.gesture.settings)
    let (sane, left) = archive.sanitized(
      maximum: EntranceArchive.limit, knownKinds: content.collectableKinds)
    navigation = Navigation(environment)
    appearanceFade = AppearanceFade(environment)
    collected = CollectedPages(sane.entrances.compactMap(content.renamed))
    badges = Badges(content.counts)
    ball = FloatingBall(dock: sane.dock, environment)
    let unused = collected.unused(navigation, environment)
    ball.follow(ball.rule(unused, collected, list, navigation, environment), environment)
    ball.icons.update(unused, animated: false, environment)
    ball.wake(environment)
    for text in left { feedback.effects.append(.notice(text)) }
    if let notice { perform(.tell(content[notice])) }
  }

  /// Now, in seconds; never goes back.
  public var now: Double { environment.now }
  /// The parameters of this moment; for a fifth of a second after a `set` in mid-motion some are still on their way.
  public var parameters: Parameters { _read { yield environment.parameters } }
  /// The parameters as they are set; ``parameters`` may still be on their way there.
  package var tuned: Parameters { _read { yield environment.tuned } }
  /// Where the pages come from.
  package var content: AnyPageSource { environment.content }
  /// Light or dark: the parameter `appearance`.
  public var appearance: Appearance { environment.appearance }
  /// The device's screen; its size follows `resize`.
  public var device: Device { environment.device }

  /// What to store so that the collected pages and the ball's place survive a restart.
  public var archive: EntranceArchive {
    let entrances = collected.entrances.map { entrance in
      var entrance = entrance
      if let page = navigation.pages[entrance.pageID] { entrance.scrollOffset = page.offset(at: now) }
      return entrance
    }
    return EntranceArchive(entrances: entrances, dock: ball.dock)
  }

  // MARK: Time

  /// Lets time pass up to `time`, firing every deadline on the way in order; earlier times do nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    // Each deadline removes itself; the bound only keeps a mistake from becoming a hang.
    for _ in 0..<10_000 {
      guard let deadline = nextDeadline, deadline <= time else { break }
      environment.advance(to: max(now, deadline))
      reconciling { $0.meetDeadlines() }
    }
    environment.advance(to: time)
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
          time: now, phase: phase, id: id, position: position, kind: PointerKind(id: id)))
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
    defer { feedback.effects = [] }
    return feedback.effects
  }

  /// Runs a change and then brings what follows from the state, the ball's opacity and icons, in line without a
  /// jump.
  mutating func reconciling(_ change: (inout Prototype) -> Void) {
    let alpha = ball.alpha(navigation, environment)
    change(&self)
    ball.reconcile(alphaBefore: alpha, collected, list, navigation, environment)
  }
}
