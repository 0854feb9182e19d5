import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A press as steps, played into an arena, with the arena's events as lines of text.
struct GestureScript {
  enum Op {
    case down(Double, Double, t: Double, id: Int = 0)
    case move(Double, Double, t: Double, id: Int = 0)
    case up(Double, Double, t: Double, id: Int = 0)
    case cancelEvent(t: Double, id: Int = 0)
    case advance(Double)
    case cancel(Double)
  }

  typealias Member = GestureArena<String>.Member

  var members: [Member]
  var kind = PointerKind.mouse
  var settings = GestureSettings()

  /// Plays the steps; a press opens the arena unless it is open.
  func play(_ ops: [Op]) -> (lines: [String], events: [GestureEvent<String>], arena: GestureArena<String>) {
    var arena = GestureArena<String>(settings: settings)
    var events: [GestureEvent<String>] = []
    for op in ops { events += apply(op, to: &arena) }
    return (events.map { "\($0.tag) \($0.phase)" }, events, arena)
  }

  private func apply(_ op: Op, to arena: inout GestureArena<String>) -> [GestureEvent<String>] {
    switch op {
    case .down(let x, let y, let t, let id):
      let event = PointerEvent(time: t, phase: .down, id: id, position: Point(x, y), kind: kind)
      return arena.isOpen ? arena.handle(event) : arena.open(members, event: event)
    case .move(let x, let y, let t, let id):
      return arena.handle(PointerEvent(time: t, phase: .move, id: id, position: Point(x, y), kind: kind))
    case .up(let x, let y, let t, let id):
      return arena.handle(PointerEvent(time: t, phase: .up, id: id, position: Point(x, y), kind: kind))
    case .cancelEvent(let t, let id):
      return arena.handle(PointerEvent(time: t, phase: .cancel, id: id, position: .zero, kind: kind))
    case .advance(let t): return arena.advance(to: t)
    case .cancel(let t): return arena.cancel(at: t)
    }
  }
}
