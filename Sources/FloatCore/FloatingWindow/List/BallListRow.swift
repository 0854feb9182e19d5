extension BallList {
  /// A collected page in the list, on its way in, in place, or on its way out.
  struct Row: Equatable, Sendable {
    var id: PageID
    /// The edge it comes from.
    var edge: Edge
    /// The title, wrapped beside the place of the delete button.
    var lines: [String]
    var icon: String
    /// Its resting frame; the y changes when rows above it leave.
    var frame: Rect
    /// Extra distance when it slides out, so that its shadow leaves the screen, too. A row that is still coming in keeps
    /// the one it began with.
    private(set) var clearance: Double
    var y: Animated<Double>
    /// 0 outside the screen, 1 in place.
    var slide: Animated<Double>
    /// 0 at rest, 1 risen under a long press that has slid onto it.
    var rise = Animated(0.0)
    /// 0 at rest, 1 sunk under a tap.
    var sink = Animated(0.0)
    /// True with reduced motion: it fades in place as far as it would have slid.
    var fades: Bool
    /// True once it is on its way out: deleted, or not wanted in a reopened list.
    var isLeaving = false
    /// 1 until it is deleted; it fades before the rows below close up.
    var presence = Animated(1.0)

    /// Changes the clearance; the row stays where it is.
    mutating func reach(_ new: Double, at t: Double) {
      guard new != clearance, frame.width + new > 0 else { return }
      let away = (1 - slide.value(at: t)) * (frame.width + clearance)
      clearance = new
      slide.set(1 - away / (frame.width + new))
    }

    /// Decides before a row in its place leaves it whether it slides or fades; in its place both look the same.
    mutating func chooseMotion(_ e: Environment) {
      if slide.target == 1, slide.isAtRest(at: e.now) { fades = e.isReduced }
    }

    /// Slides out and fades, unless it is on its way out already.
    mutating func leave(with animation: Animation, _ e: Environment) {
      let p = e.parameters.list
      isLeaving = true
      chooseMotion(e)
      if slide.target > 0 {
        reach(2 * p.shadowRadius, at: e.now)
        slide.animate(to: 0, with: animation, at: e.now)
      }
      guard presence.target > 0 else { return }
      presence.animate(to: 0, with: .curve(.easeOut, duration: p.deleteFade), at: e.now)
    }

    /// Its opacity, 0…1.
    func opacity(at t: Double) -> Double {
      presence.value(at: t) * (fades ? slide.share(at: t) : 1)
    }

    /// Its frame at a time, slid out towards its edge by its own width and the clearance.
    func frame(at t: Double) -> Rect {
      let away = fades ? 0 : (1 - slide.value(at: t)) * (frame.width + clearance)
      return Rect(
        edge == .left ? frame.x - away : frame.x + away, y.value(at: t), frame.width, frame.height)
    }

    var endTime: Double { max(slide.endTime, y.endTime, rise.endTime, sink.endTime, presence.endTime) }
  }
}
