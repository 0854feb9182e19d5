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
  private var way = Point.zero
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
        way = .zero
        tracker.reset()
        events += [event(.began, at: t)].compactMap(\.self)
      }
      isDecided = travel.length >= Self.slop
    }
    way.x += d.x
    tracker.add(position: way, at: t)
    return events + [event(.changed, at: t)].compactMap(\.self)
  }

  /// When the fingers count as lifted.
  func deadline(_ e: Environment) -> Double { time + e.parameters.scroll.wheelPause }

  /// What the fingers let go of, with the velocity that they had.
  func release(at t: Double) -> [GestureEvent<Gesture>] { [event(.ended, at: t)].compactMap(\.self) }

  private func event(_ phase: GesturePhase, at t: Double) -> GestureEvent<Gesture>? {
    target.map {
      GestureEvent(
        tag: $0, phase: phase, time: t, start: .zero, location: way, translation: way,
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
        navigation.wheel(by: d.y, isPrecise: false, environment)
      }
      return
    }
    var moved = stroke ?? TouchpadStroke()
    let events = moved.move(by: d, at: now) { navigation.sideways(at: p, by: $0, environment) }
    stroke = moved
    if !events.isEmpty { navigation.letGoOfTouchpad(environment) }
    dispatch(events)
    if moved.target == nil {
      navigation.wheel(by: d.y, isPrecise: true, closesRows: moved.isDecided, environment)
    }
  }

  /// Lets go of what fingers on a touchpad drag: they have paused, or something else happens.
  mutating func endStroke() {
    dispatch(stroke?.release(at: now) ?? [])
    stroke = nil
  }

  /// Turns a pager by a page for each notch, or opens or closes a row; false where neither lies.
  private mutating func turn(by dx: Double, at p: Point) -> Bool {
    switch navigation.sideways(at: p, by: dx, environment) {
    case .pagerPan(let pager):
      let last = Double(navigation.frontPage?.layout.pager(pager)?.pages.count ?? 1)
      let pages = Int((dx.magnitude / Self.notch).rounded().clamped(to: 1...last))
      navigation.closeRows(environment)
      return navigation.step(pager, by: dx < 0 ? pages : -pages, environment)
    case .rowSwipe(let id):
      if dx > 0 { navigation.closeRows(environment) }
      if dx < 0, let row = swipeRow(of: .row(id)) { openRow(row) }
      return true
    default: return false
    }
  }
}

extension Navigation {
  /// What moves to one side at a point: a row with actions to the left, and back once it is out, or a pager. No
  /// stroke swipes a page back.
  fileprivate func sideways(at p: Point, by dx: Double, _ e: Environment) -> Gesture? {
    if let row = row(at: p, e), dx < 0 || frontPage?.rows[row.id] != nil { return .rowSwipe(row.id) }
    return pager(at: p, e).map { .pagerPan($0.id) }
  }

  /// Stops a scroll by fingers that turned out to stroke to one side.
  fileprivate mutating func letGoOfTouchpad(_ e: Environment) {
    pages[front]?.scroll.letGoOfTouchpad(at: e.now)
  }
}

extension Input {
  /// True for what fingers that stroke a touchpad let go for.
  var endsStroke: Bool {
    switch self {
    case .pointer(.down, _, _), .contextMenu, .key, .resize: true
    case .pointer, .wheel, .configure: false
    }
  }
}
