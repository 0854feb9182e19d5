/// Decides which gesture owns a pointer, from its press to its release.
///
/// Open it at a press with every gesture that the press could become, pass on every pointer event, and advance it to
/// the present before reading it. At most one member wins. Every member hears exactly one of `ended`, `cancelled` and
/// `failed`; one that never began hears only `failed`. Nothing begins at the press itself, except a long press of no
/// duration.
///
/// The arena cannot get stuck: it always closes when its pointer is released or cancelled. A second finger cancels it,
/// and then every pointer is ignored until all fingers are up. The rules in prose: docs/gestures.md.
public struct GestureArena<Tag: Hashable & Sendable>: Equatable, Sendable {
  /// The tuned numbers; a change takes effect at the next press.
  public var settings: GestureSettings
  private var session: GestureSession<Tag>?
  /// The fingers on the screen after a second one came down, which are ignored; else empty.
  private var ignored: [Int] = []

  /// A closed arena that has seen no pointer.
  public init(settings: GestureSettings = GestureSettings()) { self.settings = settings }

  /// True from a press to the release of its pointer, even if all members have failed by then.
  public var isOpen: Bool { session != nil }

  /// True while all pointers are ignored: after a second finger, until all are up.
  public var isIgnoringPointers: Bool { !ignored.isEmpty }

  /// The pointer that opened the arena; nil while it is closed.
  public var pointerID: Int? { session?.pointerID }

  /// The member that owns the pointer; nil while undecided or closed.
  public var winner: Tag? { session?.winner }

  /// The velocity of the pointer as of the last event, in points per second; zero while closed.
  public var velocity: Point { session?.velocity ?? .zero }

  /// The next deadline of a member, in seconds; nil when only pointer events matter.
  public var nextDeadline: Double? { session?.nextDeadline }

  /// Starts a press.
  ///
  /// Open the arena for every press, even without members, so that a second finger is recognised as such. An arena that
  /// is open for another pointer treats this press as a second finger; one that is open for the same pointer has missed
  /// a release and is cancelled first.
  ///
  /// - Parameters:
  ///   - members: The gestures that take part; earlier ones win ties. Of members with equal tags only the first
  ///     takes part.
  ///   - event: The press; its phase must be `down`, its time and position finite.
  /// - Returns: Failures of members that cannot take part here, or of all members when the press is ignored.
  public mutating func open(_ members: [Member], event: PointerEvent) -> [GestureEvent<Tag>] {
    var events: [GestureEvent<Tag>] = []
    if event.phase == .down, let session {
      // Either the release of this pointer was lost, or this is a second finger.
      events = session.pointerID == event.id ? cancel(at: event.time) : handle(event)
    } else if event.phase == .down, isIgnoringPointers {
      events = handle(event)
    }
    let isAccepted =
      event.phase == .down && event.time.isFinite && event.position.isFinite && !isOpen && !isIgnoringPointers
    var opened = GestureSession(members, event: event, settings: settings)
    if isAccepted {
      opened.press(&events)
      session = opened
    } else {
      opened.cancel(&events)
    }
    return events
  }

  /// Handles a pointer event.
  ///
  /// Deadlines up to the event's time fire first. Events of pointers that pressed nothing, and all events while
  /// pointers are ignored, do nothing. A time before the last event's counts as the last event's; a position that is
  /// not finite counts as the last position.
  public mutating func handle(_ event: PointerEvent) -> [GestureEvent<Tag>] {
    if isIgnoringPointers {
      ignore(event)
      return []
    }
    guard let pointerID else { return [] }
    var events = advance(to: event.time)
    if event.id == pointerID {
      switch event.phase {
      case .move: session?.move(to: event.position, at: event.time, &events)
      case .up:
        session?.release(at: event.position, time: event.time, &events)
        session = nil
      case .down, .cancel:
        // A second press without a release: the outcome of the first one is unknown.
        events += cancel(at: event.time)
      }
    } else if event.phase == .down {
      events += cancel(at: event.time)
      ignored = [pointerID, event.id]
    }
    return events
  }

  /// Advances time: fires every deadline up to `t`, in order and each with its own time.
  public mutating func advance(to t: Double) -> [GestureEvent<Tag>] {
    var events: [GestureEvent<Tag>] = []
    session?.advance(to: t, &events)
    return events
  }

  /// Cancels the press: begun members are cancelled, the others fail, and the arena closes.
  ///
  /// Call it when the focus is lost, and at a reload or a resize. Events of pointers that are still down are ignored
  /// from then on.
  public mutating func cancel(at t: Double) -> [GestureEvent<Tag>] {
    var events = advance(to: t)
    session?.cancel(&events)
    session = nil
    ignored = []
    return events
  }

  private mutating func ignore(_ event: PointerEvent) {
    switch event.phase {
    case .down: if !ignored.contains(event.id) { ignored.append(event.id) }
    case .move: break
    case .up, .cancel: ignored.removeAll { $0 == event.id }
    }
  }
}

extension GestureArena {
  /// A gesture that a press could become.
  public struct Member: Equatable, Sendable {
    /// The tag that identifies the gesture's events; one member per tag.
    public var tag: Tag
    /// The recogniser that decides from the pointer's motion whether it is this gesture.
    public var recognizer: Recognizer

    /// A gesture that takes part in a press.
    ///
    /// - Parameters:
    ///   - tag: The tag of its events. Of members with equal tags only the first takes part.
    ///   - recognizer: The recogniser that decides whether it is this gesture.
    public init(_ tag: Tag, _ recognizer: Recognizer) {
      self.tag = tag
      self.recognizer = recognizer
    }
  }
}
