/// The state of a control of a page: its value, and where a pointer took hold of it.
struct ControlState: Equatable, Sendable {
  typealias Control = PageLayout.Control

  /// For a pager, how far it is scrolled, in points: 0 for the first page. For a slider, its value: 0 at the left end,
  /// 1 at the right end.
  private(set) var value: Tracked<Double>
  /// The page that a pager shows or moves to; 0 for a slider.
  private(set) var page = 0
  /// Where a pointer took hold; nil while none holds the control.
  private var hold: Hold?

  private struct Hold: Equatable {
    /// The value without the rubber band.
    var value: Double
    /// The page to return to after a cancelled drag.
    var page: Int
  }

  /// The first page of a pager, or the first value of a slider.
  init(_ control: Control) {
    switch control.kind {
    case .pager: value = Tracked(0)
    case .slider(let slider): value = Tracked(slider.value)
    }
  }

  var isHeld: Bool { hold != nil }

  /// True if the first page shows, and nothing moves.
  func isAtStart(at t: Double) -> Bool { page == 0 && !isHeld && value.isAtRest(at: t) }

  /// This state at rest on a control that may have another size or fewer pages.
  func atRest(on control: Control) -> ControlState {
    var rest = self
    rest.hold = nil
    switch control.kind {
    case .pager(let pager):
      rest.page = min(page, max(0, pager.pages.count - 1))
      rest.value = Tracked(Double(rest.page) * control.frame.width)
    case .slider: rest.value = Tracked(value.base)
    }
    return rest
  }

  /// True if a change at a time has moved it.
  func hasJumped(from before: ControlState?, on control: Control?, at t: Double) -> Bool {
    guard case .slider? = control?.kind else {
      return abs(value.value(at: t) - (before?.value.value(at: t) ?? 0)) > 0.5
    }
    return value.value(at: t) != before?.value.value(at: t)
  }

  // MARK: Under a pointer

  /// Stops a pager where it is; if no drag follows, it continues to its page.
  mutating func stop(_ control: Control, _ e: Environment) {
    value.hold(at: e.now)
    hold = Hold(value: control.raw(value.base, e), page: page)
  }

  /// Handles a drag.
  mutating func pan(_ event: GestureEvent<Gesture>, _ control: Control, _ e: Environment) {
    switch event.phase {
    case .began, .changed:
      if event.phase == .began { hold = Hold(value: control.raw(value.value(at: e.now), e), page: page) }
      guard let hold else { return }
      value.drag(event, absorbing: control.slop(e), at: e.now) {
        control.value(hold.value, draggedBy: ($0 - event.start).x, e)
      }
    case .ended: release(velocity: -event.velocity.x, control, e)
    case .cancelled, .failed:
      guard let hold else { return }
      self.hold = nil
      go(to: control.isThumb ? hold.value : Double(hold.page), control, e)
    }
  }

  /// Leaves a thumb where it is. A pager settles on the page nearest to the projected release, at most one page
  /// further.
  private mutating func release(velocity: Double, _ control: Control, _ e: Environment) {
    guard let hold else { return }
    self.hold = nil
    guard !control.isThumb else { return }
    let width = control.frame.width
    let shown = value.decision(at: e.now)
    let end = shown + DecelerationRate(e.parameters.pager.decelerationRate).project(velocity: velocity)
    let nearest = width > 0 && end.isFinite ? (end / width).rounded() : Double(hold.page)
    let next = nearest.clamped(to: Double(hold.page - 1)...Double(hold.page + 1))
    // Beyond its ends the pager moves more slowly than the hand.
    go(
      to: next, velocity: velocity * control.rubberBand(e).slope(shown: shown, in: control.bounds), control, e
    )
  }

  /// Moves to a page of a pager, or to a value of a slider.
  mutating func go(to place: Double, velocity: Double? = 0, _ control: Control, _ e: Environment) {
    guard case .pager(let pager) = control.kind else {
      let settling = e.moving(e.parameters.slider.settling)
      return value.settle(to: place.clamped(to: 0...1), with: settling, at: e.now)
    }
    page = min(max(Int(place), 0), max(0, pager.pages.count - 1))
    value.settle(
      to: Double(page) * control.frame.width, with: e.moving(e.parameters.pager.settling),
      velocity: velocity, at: e.now)
  }

  /// Turns to the next or the previous page, or moves the thumb by a step, as a key does.
  mutating func step(by step: Int, _ control: Control, _ e: Environment) {
    if control.isThumb {
      go(to: value.base + Double(step) * e.parameters.slider.step, control, e)
    } else if hold == nil {
      go(to: Double(page + step), velocity: value.velocity(at: e.now), control, e)
    }
  }

  // MARK: What it tells

  /// What listeners know of it: a slider's value, or the page of a pager.
  func told(_ control: Control) -> Double { control.isThumb ? value.base : Double(page) }

  /// The event by which they hear of it.
  func event(_ control: Control) -> Event.Kind {
    control.isThumb ? .sliderChanged(control.id, value.base) : .pagerChanged(control.id, page: page)
  }

  /// Adds it to the reported state.
  func report(_ control: Control, in state: inout PrototypeState, _ e: Environment) {
    let id = "\(control.id)"
    switch control.kind {
    case .pager: state.pagers.append(.init(id: id, page: page, offset: value.value(at: e.now)))
    case .slider: state.sliders.append(.init(id: id, value: value.share(at: e.now)))
    }
  }

  /// Its element, in coordinates of the content, or of the page for a fixed control.
  func element(_ control: Control) -> Element {
    switch control.kind {
    case .pager(let pager):
      Element(
        id: control.id, role: "group", label: "\(control.label) \(page + 1)/\(pager.pages.count)",
        frame: control.frame, radius: pager.radius)
    case .slider:
      Element(
        id: control.id, role: "slider", label: "\(control.label) \(Int((value.base * 100).rounded()))%",
        frame: control.frame)
    }
  }

  /// Its motion; nil at rest.
  ///
  /// - Parameter origin: Where its part of the page begins on the screen.
  func motion(of control: Control, at origin: Point, _ e: Environment) -> Motion? {
    guard isHeld || value.course.drive(at: e.now) != nil else { return nil }
    guard case .pager = control.kind else { return thumbMotion(of: control, at: origin, e) }
    var motion = Motion(.control(control.id, .pager), .pager)
    motion.isHeld = isHeld
    motion.place = Point(value.value(at: e.now), 0)
    motion.decided = Point(value.decision(at: e.now), 0)
    motion.follow(value.course.map({ Point($0, 0) }, { Point($0, 0) }), at: e.now)
    let rate = DecelerationRate(e.parameters.pager.decelerationRate)
    motion.release = ReleaseRule(axis: .horizontal, direction: -1, lookahead: rate.project(velocity: 1))
    motion.layer = control.layerID
    return motion
  }

  private func thumbMotion(of control: Control, at origin: Point, _ e: Environment) -> Motion {
    let travel = control.travel(e)
    func place(_ value: Double) -> Point { origin + control.thumb(at: value, e) }
    var motion = Motion(.control(control.id, .slider), .slider)
    motion.isHeld = isHeld
    motion.place = place(value.share(at: e.now))
    motion.wall = Rect(place(0), place(1))
    motion.follow(value.course.map(place) { Point($0 * travel, 0) }, at: e.now)
    // A released thumb stays where it is.
    motion.release = ReleaseRule(axis: .horizontal, maximumSpeed: 0)
    motion.layer = control.layerID
    return motion
  }
}

/// How a control moves under a pointer.
extension PageLayout.Control {
  /// True for a slider, whose thumb goes where the pointer or a tap is.
  var isThumb: Bool { if case .slider = kind { true } else { false } }

  /// The name of the layer that moves: the pages, or the thumb.
  var layerID: String { isThumb ? "\(id):thumb" : "\(id):pages" }

  /// The values of a pager: its scroll offsets, in points.
  fileprivate var bounds: ClosedRange<Double> { 0...Double(max(0, pageCount - 1)) * frame.width }

  fileprivate func rubberBand(_ e: Environment) -> RubberBand {
    RubberBand(dimension: frame.width, coefficient: e.parameters.pager.rubberBand)
  }

  fileprivate func slop(_ e: Environment) -> Animation { e.slop(isThumb ? .unit : .points) }

  /// The value without the rubber band, for a value that is shown.
  fileprivate func raw(_ shown: Double, _ e: Environment) -> Double {
    isThumb ? shown.clamped(to: 0...1) : rubberBand(e).rawPosition(shown, in: bounds)
  }

  /// The value shown once a pointer has dragged it.
  fileprivate func value(_ start: Double, draggedBy x: Double, _ e: Environment) -> Double {
    guard isThumb else { return rubberBand(e).position(start - x, in: bounds) }
    let travel = travel(e)
    return (start + (travel > 0 ? x / travel : 0)).clamped(to: 0...1)
  }

  /// How far a thumb can go, in points.
  func travel(_ e: Environment) -> Double { max(0, frame.width - e.parameters.slider.thumb) }

  /// The middle of the thumb for a value.
  func thumb(at value: Double, _ e: Environment) -> Point {
    Point(frame.minX + e.parameters.slider.thumb / 2 + value * travel(e), frame.midY)
  }

  /// The value at which the thumb is nearest to an x.
  func value(at x: Double, _ e: Environment) -> Double {
    let travel = travel(e)
    return travel > 0 ? ((x - frame.minX - e.parameters.slider.thumb / 2) / travel).clamped(to: 0...1) : 0
  }
}
