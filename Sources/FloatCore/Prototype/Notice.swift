/// A line of text over the page that goes by itself.
struct Notice: Equatable, Sendable {
  var text: String
  var start: Double
  var end: Double
  var fade: Double
  /// True when a tap on it opens the list, to make room.
  var opensList = false

  /// 0…1 at a time.
  func opacity(at t: Double) -> Double {
    guard fade > 0 else { return t >= start && t < end ? 1 : 0 }
    return min(max(min((t - start) / fade, (end - t) / fade), 0), 1)
  }

  func isMoving(at t: Double) -> Bool { t < start + fade || t > end - fade }
}
