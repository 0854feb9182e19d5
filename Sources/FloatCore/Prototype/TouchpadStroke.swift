/// Fingers that stroke a touchpad, taken for a pointer that drags what lies under the mouse to one side.
///
/// A touchpad reports neither that fingers come down nor that they lift: the first move begins a stroke, and a pause
/// ends it (`scroll.wheel.pause`). At each move the direction that leads decides what moves, and once the fingers are
/// ``slop`` away from where they began, it keeps the stroke.
struct TouchpadStroke: Equatable, Sendable {
  /// In points: UIKit's pans, and its scroll views' lock on a direction, decide after 10.
  static let slop = 10.0

  /// How far the fingers have moved, in points, and when they moved last.
  private var travel = Point.zero
  private var time = 0.0
  /// What they drag to one side, and how far; nil while they scroll the page.
  private(set) var target: Gesture?
  private var dragged = Point.zero
  private var tracker = VelocityTracker()
  /// True once the direction stays.
  private(set) var isDecided = false

  /// Takes a move. Returns what becomes of the things to one side.
  ///
  /// - Parameter sideways: What fingers that have moved so far to one side drag; nil for nothing.
  mutating func move(
    by d: Point, at t: Double, sideways: (Double) -> Gesture?
  ) -> [GestureEvent<Gesture>] {
    travel += d
    time = t
    var events: [GestureEvent<Gesture>] = []
    if !isDecided {
      let leader = travel.x.magnitude > travel.y.magnitude ? sideways(travel.x) : nil
      if leader != target {
        events += [event(.cancelled, at: t)].compactMap(\.self)
        target = leader
        dragged = .zero
        tracker.reset()
        events += [event(.began, at: t)].compactMap(\.self)
      }
      isDecided = travel.length >= Self.slop
    }
    dragged.x += d.x
    tracker.add(position: dragged, at: t)
    return events + [event(.changed, at: t)].compactMap(\.self)
  }

  /// When the fingers count as lifted.
  func deadline(_ e: Environment) -> Double { time + e.parameters.scroll.wheelPause }

  /// What the fingers let go of, with the velocity that they had.
  func release(at t: Double) -> [GestureEvent<Gesture>] { [event(.ended, at: t)].compactMap(\.self) }

  private func event(_ phase: GesturePhase, at t: Double) -> GestureEvent<Gesture>? {
    target.map {
      GestureEvent(
        tag: $0, phase: phase, time: t, start: .zero, location: dragged, translation: dragged,
        velocity: phase == .ended ? tracker.velocity(at: time) : .zero)
    }
  }
}

/// The wheel and the touchpad over the front page.
extension Prototype {
  /// In points: what a wheel reports for a notch.
  private static let notch = 40.0

  /// Handles a notch of the wheel, or a move of fingers on a touchpad (`isPrecise`); positive goes towards the start.
  mutating func handleWheel(at p: Point, by d: Point, isPrecise: Bool) {
    guard p.isFinite, d.isFinite, environment.screen.contains(p), !list.isOpen, !sheet.isOpen, !arena.isOpen
    else { return }
    guard isPrecise else {
      endStroke()
      if d.x.magnitude <= d.y.magnitude || !turn(by: d.x, at: p) {
        wheel(by: d.y)
      }
      return
    }
    var moved = stroke ?? TouchpadStroke()
    let events = moved.move(by: d, at: now) { sideways(at: p, by: $0) }
    stroke = moved
    // A scroll by fingers that turned out to stroke to one side stops.
    let now = now
    if !events.isEmpty { pages[navigation.front]?.scroll.releaseTouchpad(at: now) }
    dispatch(events)
    if moved.target == nil {
      wheel(by: d.y, isPrecise: true, closesRows: moved.isDecided)
    }
  }

  /// Scrolls the front page by a wheel, a key or a touchpad, unless that page is held or leaves.
  mutating func wheel(by dy: Double, isPrecise: Bool = false, closesRows: Bool = true) {
    guard navigation.takesWheel else { return }
    let now = now
    if closesRows { closeRows() }
    if isPrecise {
      pages[navigation.front]?.scroll.follow(dy, at: now)
    } else {
      pages[navigation.front]?.scroll.wheel(by: dy, at: now)
    }
  }

  /// Lets go of what fingers on a touchpad drag: they have paused, or something else happens.
  mutating func endStroke() {
    dispatch(stroke?.release(at: now) ?? [])
    stroke = nil
  }

  /// Turns a pager by a page for each notch, or opens or closes a row; false where neither lies.
  private mutating func turn(by dx: Double, at p: Point) -> Bool {
    switch sideways(at: p, by: dx) {
    case .controlPan(let pager):
      let last = Double(frontPage?.layout.control(pager)?.pageCount ?? 1)
      let turns = Int((dx.magnitude / Self.notch).rounded().clamped(to: 1...last))
      closeRows()
      return step(pager, by: dx < 0 ? turns : -turns)
    case .rowSwipe(let id):
      if dx > 0 { closeRows() }
      if dx < 0, let row = swipeRow(of: .row(id)) { openRow(row) }
      return true
    default: return false
    }
  }

  /// What moves to one side at a point: a row with actions to the left, and back once it is out, or a pager. No
  /// stroke swipes a page back.
  private func sideways(at p: Point, by dx: Double) -> Gesture? {
    guard let page = pageAtRest else { return nil }
    if let row = page.row(at: p, environment), dx < 0 || page.rows[row.id] != nil { return .rowSwipe(row.id) }
    return page.pager(at: p, environment).map { .controlPan($0.id) }
  }
}

extension Input {
  /// True for what fingers that stroke a touchpad let go for.
  var endsStroke: Bool {
    switch self {
    case .pointer(.down, _, _), .contextMenu, .key, .resize, .call: true
    case .pointer, .wheel, .configure: false
    }
  }
}
