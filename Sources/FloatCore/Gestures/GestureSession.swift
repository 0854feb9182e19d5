/// One press: its members and its winner.
///
/// The arena knows which pointer counts; the session knows who wins.
struct GestureSession<Tag: Hashable & Sendable>: Equatable, Sendable {
  /// The last phase that a member has been told.
  private enum Standing {
    case possible
    case begun
    /// It has been told `ended`, `cancelled` or `failed`.
    case done
  }

  private struct Entry: Equatable {
    var member: GestureArena<Tag>.Member
    var standing = Standing.possible
  }

  let pointerID: Int
  private let press: Press
  private var entries: [Entry] = []
  private var location: Point
  private var trail: Trail<Point>
  private var now: Double
  private var tracker: VelocityTracker

  init(_ members: [GestureArena<Tag>.Member], event: PointerEvent, settings: GestureSettings) {
    pointerID = event.id
    // A press that is not finite never opens the arena, but its members are still told that they have failed, with
    // finite numbers.
    location = event.position.isFinite ? event.position : .zero
    now = event.time.isFinite ? event.time : 0
    trail = Trail(location, at: now)
    press = Press(start: location, time: now, kind: event.kind, settings: settings)
    tracker = settings.velocityTracker
    tracker.add(position: event.position, at: event.time)
    entries.reserveCapacity(members.count)
    for member in members where !entries.contains(where: { $0.member.tag == member.tag }) {
      entries.append(Entry(member: member))
    }
  }

  var winner: Tag? { entries.first { $0.standing == .begun }?.member.tag }

  var velocity: Point { tracker.velocity(at: now) }

  var nextDeadline: Double? {
    var next: Double?
    for entry in entries where entry.standing == .possible {
      guard let deadline = entry.member.recognizer.deadline(in: press) else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  // MARK: What happens

  mutating func press(_ events: inout [GestureEvent<Tag>]) {
    resolve(.pressed, &events)
    advance(to: press.time, &events)
  }

  mutating func move(to position: Point, at time: Double, _ events: inout [GestureEvent<Tag>]) {
    track(position, at: time)
    for index in entries.indices where entries[index].standing == .begun { tell(index, .changed, &events) }
    resolve(.moved(to: location), &events)
  }

  mutating func release(at position: Point, time: Double, _ events: inout [GestureEvent<Tag>]) {
    // A release repeats the last position; added as a sample, that would look like a sudden stop.
    let isNewPlace = position != location
    if isNewPlace { track(position, at: time) } else { now = later(time) }
    resolve(.released(at: location), &events)
    close(.ended, &events)
  }

  mutating func advance(to t: Double, _ events: inout [GestureEvent<Tag>]) {
    while let deadline = nextDeadline, deadline <= t {
      now = later(deadline)
      resolve(.deadline(deadline), &events)
    }
    now = later(t)
  }

  mutating func cancel(_ events: inout [GestureEvent<Tag>]) { close(.cancelled, &events) }

  /// Tells the members that have begun how they end, and the others that they have failed.
  private mutating func close(_ end: GesturePhase, _ events: inout [GestureEvent<Tag>]) {
    for index in entries.indices where entries[index].standing != .done {
      tell(index, entries[index].standing == .begun ? end : .failed, &events)
    }
  }

  // MARK: Who wins

  /// Asks every undecided member, tells the failures, then begins the first in the list that recognises its gesture.
  private mutating func resolve(_ signal: PressSignal, _ events: inout [GestureEvent<Tag>]) {
    var winner: Int?
    for index in entries.indices where entries[index].standing == .possible {
      switch entries[index].member.recognizer.verdict(on: signal, in: press) {
      case .possible: break
      case .recognized: winner = winner ?? index
      case .failed: tell(index, .failed, &events)
      }
    }
    guard let winner else { return }
    entries[winner].standing = .begun
    for index in entries.indices where entries[index].standing == .possible { tell(index, .failed, &events) }
    tell(winner, .began, &events)
  }

  private mutating func tell(_ index: Int, _ phase: GesturePhase, _ events: inout [GestureEvent<Tag>]) {
    if phase.isFinal { entries[index].standing = .done }
    events.append(
      GestureEvent(
        tag: entries[index].member.tag, phase: phase, time: now, start: press.start, location: location,
        translation: location - press.start, trail: trail, tracker: tracker))
  }

  // MARK: Time and place

  private mutating func track(_ position: Point, at time: Double) {
    now = later(time)
    guard position.isFinite else { return }
    location = position
    trail.add(position, at: now)
    tracker.add(position: position, at: time)
  }

  private func later(_ time: Double) -> Double { time.isFinite ? max(now, time) : now }
}
