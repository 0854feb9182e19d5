@testable import FloatCore

/// Records all events of an arena and checks its promises.
struct GestureLedger<Tag: Hashable & Sendable> {
  /// The first broken promise, or nil.
  private(set) var problem: String?
  private(set) var heard: [GesturePhase: Int] = [:]
  /// The members that have not been told their end, with their last events.
  private var open: [Tag: GesturePhase?] = [:]

  var isSettled: Bool { open.isEmpty }

  /// Must be called before the arena is opened with these members; tags must be new or settled.
  mutating func expect(_ members: [GestureArena<Tag>.Member]) {
    for member in members { open.updateValue(nil, forKey: member.tag) }
  }

  mutating func hear(_ events: [GestureEvent<Tag>]) {
    for event in events {
      heard[event.phase, default: 0] += 1
      let isFinite =
        event.time.isFinite && event.location.isFinite && event.translation.isFinite
        && event.velocity.isFinite && event.start.isFinite
      if !isFinite { report("not finite: \(event)") }
      guard let previous = open[event.tag] else {
        report("\(event.tag) heard \(event.phase) after its end")
        return
      }
      let isAllowed =
        switch event.phase {
        case .began, .failed: previous == nil
        case .changed, .ended, .cancelled: previous == .began || previous == .changed
        }
      if !isAllowed { report("\(event.tag) heard \(event.phase) after \(String(describing: previous))") }
      if event.phase.isFinal {
        open.removeValue(forKey: event.tag)
      } else {
        open.updateValue(event.phase, forKey: event.tag)
      }
    }
  }

  /// Checks the promises that hold between any two steps.
  mutating func check(_ arena: GestureArena<Tag>) {
    let begun = Set(open.filter { $0.value != nil }.keys)
    if begun.count > 1 { report("\(begun) all own the pointer") }
    if begun.first != arena.winner { report("winner \(String(describing: arena.winner)), heard \(begun)") }
    if !arena.isOpen, !open.isEmpty { report("closed with \(open) untold") }
    if arena.isOpen != (arena.pointerID != nil) { report("open without a pointer") }
    if arena.isOpen, arena.isIgnoringPointers { report("open and ignoring") }
  }

  mutating func report(_ text: String) {
    if problem == nil { problem = text }
  }
}
