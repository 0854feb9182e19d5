/// Which page of a pager shows, and how far it is scrolled.
struct Paging: Equatable, Sendable {
  /// The page that shows, or that it is on its way to.
  private(set) var page: Int
  /// How far it is scrolled, in points: 0 for the first page.
  private(set) var offset: Tracked<Double>
  /// What a pointer holds: the offset without the rubber band at the press, and the page to go back to.
  private var hold: Hold?

  private struct Hold: Equatable {
    var raw: Double
    var page: Int
  }

  init(page: Int, width: Double) {
    self.page = page
    offset = Tracked(Double(page) * width)
  }

  var isHeld: Bool { hold != nil }

  /// The same, at rest on a pager that may have fewer pages.
  func atRest(on pager: PageLayout.Pager) -> Paging {
    Paging(page: min(page, max(0, pager.pages.count - 1)), width: pager.frame.width)
  }

  /// True if its first page shows, and nothing moves.
  func isAtStart(at t: Double) -> Bool { page == 0 && hold == nil && offset.isAtRest(at: t) }

  private func rubberBand(_ pager: PageLayout.Pager, _ e: Environment) -> RubberBand {
    RubberBand(dimension: pager.frame.width, coefficient: e.parameters.pager.rubberBand)
  }

  private func bounds(_ pager: PageLayout.Pager) -> ClosedRange<Double> {
    0...Double(max(0, pager.pages.count - 1)) * pager.frame.width
  }

  /// Takes hold of it where it is, with the page to go on to if no drag follows.
  mutating func stop(_ pager: PageLayout.Pager, _ e: Environment) {
    offset.hold(at: e.now)
    hold = Hold(raw: rubberBand(pager, e).rawPosition(offset.base, in: bounds(pager)), page: page)
  }

  /// Handles a drag.
  mutating func pan(_ event: GestureEvent<Gesture>, _ pager: PageLayout.Pager, _ e: Environment) {
    switch event.phase {
    case .began:
      let shown = offset.value(at: e.now)
      hold = Hold(raw: rubberBand(pager, e).rawPosition(shown, in: bounds(pager)), page: page)
      let spring = Spring(response: e.parameters.navigation.grabResponse, dampingRatio: 1)
      offset.follow(way(event, pager, e), absorbing: .spring(spring), at: e.now)
    case .changed: if hold != nil { offset.follow(way(event, pager, e)) }
    case .ended: release(velocity: -event.velocity.x, pager, e)
    case .cancelled, .failed:
      guard let hold else { return }
      self.hold = nil
      settle(on: hold.page, velocity: 0, pager, e)
    }
  }

  private func way(_ event: GestureEvent<Gesture>, _ pager: PageLayout.Pager, _ e: Environment) -> Trail<
    Double
  > {
    let (band, bounds, raw) = (rubberBand(pager, e), bounds(pager), hold?.raw ?? 0)
    return event.trail.map { band.position(raw - ($0 - event.start).x, in: bounds) }
  }

  /// Settles on the page that the projected release is nearest to, one page on at most.
  private mutating func release(velocity: Double, _ pager: PageLayout.Pager, _ e: Environment) {
    guard let hold else { return }
    self.hold = nil
    let width = pager.frame.width
    let shown = offset.unlagged(at: e.now)
    let end = shown + DecelerationRate(e.parameters.pager.decelerationRate).project(velocity: velocity)
    let nearest = width > 0 && end.isFinite ? (end / width).rounded() : Double(hold.page)
    let next = min(max(nearest, Double(hold.page - 1)), Double(hold.page + 1))
    // Beyond its ends it is slower than the hand.
    let (band, bounds) = (rubberBand(pager, e), bounds(pager))
    let beyond = shown - min(max(shown, bounds.lowerBound), bounds.upperBound)
    let slope = beyond == 0 ? 1 : band.slope(at: band.overshoot(for: beyond))
    settle(on: Int(next), velocity: velocity * slope, pager, e)
  }

  private mutating func settle(
    on page: Int, velocity: Double, _ pager: PageLayout.Pager, _ e: Environment
  ) {
    self.page = min(max(page, 0), max(0, pager.pages.count - 1))
    offset.settle(
      to: Double(self.page) * pager.frame.width, with: e.moving(e.parameters.pager.settling),
      velocity: velocity, at: e.now)
  }

  /// Turns to the next or the previous page, as a key does.
  mutating func turn(by step: Int, _ pager: PageLayout.Pager, _ e: Environment) {
    guard hold == nil else { return }
    settle(on: page + step, velocity: offset.velocity(at: e.now), pager, e)
  }
}
