extension BallList {
  /// A row of the list: sliding in, in its place, or sliding out.
  struct Row: Equatable, Sendable {
    var id: PageID
    /// The screen's edge from which it slides in.
    var edge: Edge
    /// The title, broken into lines that leave room for the delete button.
    var lines: [String] = []
    var icon = ""
    /// Its frame at rest; the y changes when rows above it leave.
    var frame: Rect
    /// How much farther than its width it slides out, so that its shadow leaves the screen, too. A row that is still
    /// sliding in keeps the distance it began with.
    private(set) var clearance: Double
    private(set) var y: Animated<Double>
    /// 0 outside the screen, 1 in place.
    var slide = Animated(0.0)
    /// 0 at rest, 1 risen under a long press that has slid onto it.
    var rise = Animated(0.0)
    /// 0 at rest, 1 sunk under a tap.
    var sink = Animated(0.0)
    /// True with reduced motion: it fades in place instead of sliding.
    private(set) var fades: Bool
    /// The number of a row that fades away where it was, while the same row is already in another place; nil for others.
    private(set) var former: Int?
    /// True once it leaves: deleted, or of a page that a reopened list does not have.
    var isLeaving = false
    /// 1 until it is deleted; then it fades to 0 before the rows below close the gap.
    var presence = Animated(1.0)

    /// The name of its layer. A page may have a row at each edge, one of them leaving.
    var layerID: String { "\(ElementID.list(id)):\(edge.rawValue)" + (former.map { ":former-\($0)" } ?? "") }

    /// Changes the clearance; the row stays where it is.
    mutating func reach(_ new: Double, at t: Double) {
      guard !fades, new != clearance, frame.width + new > 0 else { return }
      let away = (1 - slide.value(at: t)) * (frame.width + clearance)
      clearance = new
      slide.set(1 - away / (frame.width + new))
    }

    /// Decides whether a row at rest slides or fades. Only at rest do both look the same.
    mutating func chooseMotion(_ e: Environment) {
      if slide.target == 1, slide.isAtRest(at: e.now) { fades = e.isReduced }
    }

    /// Moves it to another height. A row that fades is there at once and fades in, as it fades away where it was.
    ///
    /// - Parameter others: All rows, which may have such former ones.
    /// - Returns: The row that fades away; nil if there is none.
    mutating func move(
      to new: Double, with glide: Animation, delay: Double = 0, besides others: [Row], _ e: Environment
    ) -> Row? {
      frame.y = new
      chooseMotion(e)
      guard fades else {
        y.animate(to: new, with: glide, delay: delay, at: e.now)
        return nil
      }
      guard y.target != new else { return nil }
      var former = self
      (former.isLeaving, former.former) = (true, (others.compactMap(\.former).max() ?? 0) + 1)
      former.slide.animate(to: 0, with: e.crossFade, at: e.now)
      y.set(new)
      slide.set(0)
      slide.animate(to: 1, with: e.crossFade, at: e.now)
      return former
    }

    /// Slides the row out and fades it, unless it is leaving already.
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
    func opacity(at t: Double) -> Double { presence.value(at: t) * (fades ? slide.share(at: t) : 1) }

    /// Its frame at a time, slid out towards its edge by its own width and the clearance.
    func frame(at t: Double) -> Rect {
      let away = fades ? 0 : (1 - slide.value(at: t)) * (frame.width + clearance)
      return Rect(edge == .left ? frame.x - away : frame.x + away, y.value(at: t), frame.width, frame.height)
    }

    var endTime: Double { max(slide.endTime, y.endTime, rise.endTime, sink.endTime, presence.endTime) }
  }
}
