/// A short message over the page that disappears by itself.
struct Notice: Equatable, Sendable {
  var text: String
  var start: Double
  var end: Double
  var fade: Double
  /// What a tap on it does; nil for one that only says something.
  var action: Action?
  /// True once it has been done or another notice has come, and it is on its way out.
  var isDone = false

  /// True while a tap on it does something.
  var isButton: Bool { action != nil && !isDone }

  enum Action: Equatable, Sendable {
    /// The list opens, to make room.
    case openList
    /// The pages that were let go come back: what was collected before, in its order.
    case restore([Entrance])
  }

  /// Goes now, from what there is of it.
  mutating func dismiss(at t: Double) {
    end = min(end, t + fade * opacity(at: t))
    start = min(start, t - fade)
    isDone = true
  }

  /// 0…1 at a time.
  func opacity(at t: Double) -> Double {
    guard fade > 0 else { return t >= start && t < end ? 1 : 0 }
    return min(max(min((t - start) / fade, (end - t) / fade), 0), 1)
  }

  func isMoving(at t: Double) -> Bool { t < start + fade || t > end - fade }
}
