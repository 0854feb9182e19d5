extension EntranceList {
  /// A collected page in the list, on its way in, in place, or on its way out.
  struct Row: Equatable, Sendable {
    var id: PageID
    /// The edge it comes from.
    var edge: Edge
    /// The title, wrapped for the whole row.
    var freeLines: [String]
    /// The same beside a delete button.
    var lines: [String]
    var icon: String
    /// Where it rests; its y moves when rows above it go.
    var frame: Rect
    /// How much farther than its width it slides out: its shadow's reach, or where it came from.
    private(set) var clearance: Double
    var y: Animated<Double>
    /// 0 outside the screen, 1 in place.
    var slide: Animated<Double>
    /// 0 at rest, 1 risen under a long press that has slid onto it.
    var rise = Animated(0.0)
    /// 0 at rest, 1 sunk under a tap.
    var sink = Animated(0.0)
    /// True for people who want less motion: it fades in its place by as much as it would have slid.
    var fades = false
    /// True once it is deleted, or not there in a list opened anew, and on its way out.
    var isLeaving = false
    /// 1 until it is deleted: it has faded before the rows below close up.
    var presence = Animated(1.0)

    /// From now on it goes this much farther than its width; it stays where it is.
    mutating func reach(_ new: Double, at t: Double) {
      guard new != clearance, frame.width + new > 0 else { return }
      let away = (1 - slide.value(at: t)) * (frame.width + clearance)
      clearance = new
      slide.set(1 - away / (frame.width + new))
    }

    /// How much of it there is to see.
    func opacity(at t: Double) -> Double {
      presence.value(at: t) * (fades ? slide.share(at: t) : 1)
    }

    /// Where it is at a time, slid out by its own width and its shadow towards its edge.
    func frame(at t: Double) -> Rect {
      let away = fades ? 0 : (1 - slide.value(at: t)) * (frame.width + clearance)
      return Rect(
        edge == .left ? frame.x - away : frame.x + away, y.value(at: t), frame.width, frame.height)
    }

    var endTime: Double { max(slide.endTime, y.endTime, rise.endTime, sink.endTime, presence.endTime) }
  }
}
