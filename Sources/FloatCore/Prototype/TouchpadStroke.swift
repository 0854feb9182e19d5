/// Fingers that stroke a touchpad, treated as a pointer that drags the row or pager under the mouse to one side.
///
/// The first move begins a stroke, and a pause ends it. At each move the larger direction so far decides whether the page
/// scrolls or a thing moves to one side; once the fingers are ``slop`` away from where they began, that is decided for
/// the stroke.
struct TouchpadStroke: Equatable, Sendable {
  /// In points: UIKit's pans, and its scroll views' lock on a direction, decide after 10.
  static let slop = 10.0

  private var travel = TouchpadTravel()
  /// The gesture by which they drag a thing to one side, and how far; nil while they scroll the page.
  private(set) var target: Gesture?
  private var drag = TouchpadTravel()
  /// True once the direction is decided for the stroke.
  private(set) var isDecided = false

  /// Handles a move; returns the events of the drag to one side.
  ///
  /// - Parameter sideways: The gesture for fingers that have moved this far to one side; nil if nothing there moves so.
  mutating func move(by d: Point, at t: Double, sideways: (Double) -> Gesture?) -> [GestureEvent<Gesture>] {
    travel.add(d, at: t)
    var events: [GestureEvent<Gesture>] = []
    if !isDecided {
      let way = travel.distance
      let leader = way.x.magnitude > way.y.magnitude ? sideways(way.x) : nil
      if leader != target {
        events += [event(.cancelled, at: t)].compactMap(\.self)
        target = leader
        drag = TouchpadTravel()
        events += [event(.began, at: t)].compactMap(\.self)
      }
      isDecided = way.length >= Self.slop
    }
    drag.add(Point(d.x, 0), at: t)
    return events + [event(.changed, at: t)].compactMap(\.self)
  }

  /// When the fingers count as lifted.
  func deadline(_ e: Environment) -> Double { travel.end(e.parameters.scroll) }

  /// Ends the drag as of the time when the fingers moved last, and so with the velocity that they had then.
  func release() -> [GestureEvent<Gesture>] { [event(.ended, at: drag.time)].compactMap(\.self) }

  private func event(_ phase: GesturePhase, at t: Double) -> GestureEvent<Gesture>? {
    target.map {
      GestureEvent(
        tag: $0, phase: phase, time: t, start: .zero, location: drag.distance, translation: drag.distance,
        tracker: drag.tracker)
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
    // A stroke that turns out to go to one side ends its scroll.
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

  /// Ends the stroke, because the fingers have paused or another input came.
  mutating func endStroke() {
    dispatch(stroke?.release() ?? [])
    stroke = nil
  }

  /// Turns a pager by a page for each notch, or opens or closes a row; returns false if neither lies there.
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

  /// The gesture that moves a thing at a point to one side: a row with actions, to the left, and back once it is out,
  /// or a pager. No stroke swipes a page back.
  private func sideways(at p: Point, by dx: Double) -> Gesture? {
    guard let page = pageAtRest else { return nil }
    if let row = page.row(at: p, environment), dx < 0 || page.rows[row.id] != nil { return .rowSwipe(row.id) }
    return page.pager(at: p, environment).map { .controlPan($0.id) }
  }
}

extension Input {
  /// True for an input that ends a stroke on a touchpad.
  var endsStroke: Bool {
    switch self {
    case .pointer(.down, _, _), .contextMenu, .key, .resize, .call: true
    case .pointer, .wheel, .configure: false
    }
  }
}
