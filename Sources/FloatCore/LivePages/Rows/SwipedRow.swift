/// A row that is swiped, open, or on its way: how far out it is, what lies behind it, and how high it is.
struct SwipedRow: Equatable, Sendable {
  /// An action as it looks from the opening of the row to its end.
  struct Button: Equatable, Sendable {
    var action: PageLayout.RowAction
    var title: String
    /// In points, while the row is as far open as its buttons are wide.
    var width: Double
  }

  /// What a row does.
  enum Phase: Equatable, Sendable {
    /// A pointer holds it; `wasOpen` is where a cancelled swipe goes back to.
    case held(wasOpen: Bool)
    case open
    /// Closed, or on its way there.
    case closed
    /// Its room closes up, after which the page is without it.
    case leaving
  }

  let id: PageID
  let buttons: [Button]
  var phase: Phase
  /// How far to the right of its place it is: 0 closed, below 0 open.
  var offset = Tracked(0.0)
  /// The offset without resistance when the pointer took hold.
  private var hold = 0.0
  /// The button that grows over the others: one that asks, or the last one of a full swipe.
  private(set) var grown: Int?
  /// 0 where that button has its own width, 1 where it covers the others.
  private(set) var growth = Animated(0.0)
  /// True from where a full swipe begins, on its way out as well.
  private(set) var isFull = false
  /// 0 while the title of that button is shown, 1 once its question is.
  private(set) var question = Animated(0.0)
  /// The share of its height that it has: 1, or less while it comes or goes.
  private(set) var height = Animated(1.0)

  init(_ row: PageLayout.SwipeRow, isUnread: Bool, _ e: Environment) {
    let p = e.parameters.rowSwipe
    id = row.id
    phase = .closed
    buttons = row.actions.map { action in
      let title = action.effect == .unread && isUnread ? e.content[.markRead] : action.title
      // A question covers all buttons; a single one has no others to cover.
      let words = row.actions.count > 1 ? [title] : [title, action.question ?? ""]
      let text = words.map { TextMetrics.width($0, size: p.textSize, weight: .medium) }.max() ?? 0
      return Button(action: action, title: title, width: max(p.buttonWidth, text + 2 * p.padding))
    }
  }

  /// The width of all buttons.
  var width: Double { buttons.reduce(0) { $0 + $1.width } }

  /// The name of its layer.
  var layerID: String { "row:\(id)" }

  var isOpen: Bool {
    switch phase {
    case .held(let wasOpen): wasOpen
    case .open: true
    case .closed, .leaving: false
    }
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }

  /// True while the grown button asks for its second tap.
  var isAsking: Bool { question.target > 0 }

  // MARK: Under a pointer

  /// How much of the pointer's way the row goes beyond its buttons: all of it where a full swipe may follow.
  private func resistance(_ e: Environment) -> Double {
    let p = e.parameters.rowSwipe
    return p.fullSwipe > 0 ? 1 : p.resistance
  }

  /// The offset shown for a way of the pointer: one to one as far as the buttons go, slower beyond them, and no farther
  /// than out of sight.
  private static func shown(
    _ raw: Double, of width: Double, over frame: Rect, _ resistance: Double
  ) -> Double {
    let beyond = max(0, -raw - width)
    return max(min(0, max(raw, -width)) - beyond * resistance, -max(frame.width, width))
  }

  /// The way of the pointer for an offset that is shown.
  private func raw(_ shown: Double, _ e: Environment) -> Double {
    let beyond = max(0, -shown - width)
    let resistance = resistance(e)
    return max(shown, -width) - (resistance > 0 ? beyond / resistance : 0)
  }

  /// Stops on its way, because a pointer came down on it.
  mutating func stop(_ e: Environment) {
    guard phase == .open || phase == .closed, !offset.isAtRest(at: e.now) else { return }
    phase = .held(wasOpen: isOpen)
    offset.hold(at: e.now)
  }

  /// Lets a pointer take hold, or follows it; true where a full swipe begins or ends.
  mutating func drag(_ event: GestureEvent<Gesture>, over frame: Rect, _ e: Environment) -> Bool {
    if event.phase == .began {
      hold = raw(offset.value(at: e.now), e)
      phase = .held(wasOpen: isOpen)
    }
    guard isHeld else { return false }
    let hold = hold
    let (width, resistance) = (width, resistance(e))
    offset.drag(event, absorbing: e.slop(), at: e.now) {
      Self.shown(hold + ($0 - event.start).x, of: width, over: frame, resistance)
    }
    return fill(over: frame, e)
  }

  /// Lets the last button fill the gap once the pointer is far enough out for a full swipe, and no longer once it is
  /// not; true where that changes.
  private mutating func fill(over frame: Rect, _ e: Environment) -> Bool {
    let (share, last) = (e.parameters.rowSwipe.fullSwipe, buttons.count - 1)
    guard share > 0, !buttons.isEmpty, !isAsking || grown == last else { return false }
    let isBeyond = -raw(offset.base, e) >= share * frame.width
    guard isBeyond != isFull else { return false }
    isFull = isBeyond
    grown = last
    if isBeyond { growth.animate(to: 1, with: closing(e), at: e.now) } else { shrink(e) }
    return true
  }

  /// Handles the release: it opens or closes, or leaves to the left. Returns the index of the action that a full swipe
  /// does.
  mutating func release(velocity: Double, over frame: Rect, _ e: Environment) -> Int? {
    guard case .held = phase else { return nil }
    let p = e.parameters.rowSwipe
    if isFull, velocity <= p.flickVelocity {
      let last = buttons.count - 1
      guard buttons[last].action.effect == .remove else {
        open(velocity: velocity, e)
        return last
      }
      phase = .open
      let spring = Spring(response: p.close, dampingRatio: 1)
      if !e.isReduced {
        offset.settle(to: -frame.width, with: .spring(spring), velocity: velocity, at: e.now)
      }
      return last
    }
    if isFull { shrink(e) }
    let out = -offset.decision(at: e.now)
    if out >= p.openDistance, velocity <= p.flickVelocity {
      open(velocity: velocity, e)
    } else {
      close(e)
    }
    return nil
  }

  /// Ends a swipe that was cancelled, or a press that became none: it goes back to where it was, or on.
  mutating func cancel(_ e: Environment) {
    guard case .held(let wasOpen) = phase else { return }
    if isFull { shrink(e) }
    if wasOpen { open(e) } else { close(e) }
  }

  // MARK: Opening and closing

  mutating func open(velocity: Double = 0, _ e: Environment) {
    (phase, isFull) = (.open, false)
    // Beyond the buttons the row is slower than the hand.
    let isBeyond = -offset.value(at: e.now) > width
    offset.settle(
      to: -width, with: e.moving(e.parameters.rowSwipe.opening),
      velocity: velocity * (isBeyond ? resistance(e) : 1), at: e.now)
  }

  mutating func close(_ e: Environment) {
    guard phase != .leaving else { return }
    (phase, isFull) = (.closed, false)
    offset.settle(to: 0, with: e.moving(closing(e)), at: e.now)
  }

  private func closing(_ e: Environment) -> Animation {
    .curve(.easeOut, duration: e.parameters.rowSwipe.close)
  }

  /// Lets the last button shrink to its own width, unless it asks.
  private mutating func shrink(_ e: Environment) {
    if !isAsking { growth.animate(to: 0, with: closing(e), at: e.now) }
  }

  /// Lets a button grow over the others and ask its question.
  mutating func ask(_ index: Int, _ e: Environment) {
    if grown != index { growth.set(0) }
    grown = index
    growth.animate(to: 1, with: closing(e), at: e.now)
    question.animate(to: 1, with: closing(e), at: e.now)
  }

  // MARK: Coming and going

  /// Lets the row go: its room closes up.
  mutating func leave(_ e: Environment) {
    phase = .leaving
    // A row that is not open goes as it is.
    if !isFull, offset.base < 0 { offset.settle(to: offset.base, with: closing(e), at: e.now) }
    // After a full swipe it is out of sight first.
    height.animate(
      to: 0, with: .curve(.easeInOut, duration: e.parameters.rowSwipe.leave),
      delay: isFull ? max(0, offset.endTime - e.now) : 0, at: e.now)
  }

  /// Lets a row that has gone, or is going, come back.
  ///
  /// - Parameter isNew: True for one whose room is closed.
  mutating func restore(isNew: Bool, _ e: Environment) {
    if isNew { height.set(0) }
    (phase, isFull) = (.closed, false)
    offset.settle(to: 0, with: closing(e), at: e.now)
    height.animate(to: 1, with: .curve(.easeInOut, duration: e.parameters.rowSwipe.leave), at: e.now)
  }

  // MARK: Time

  private var endTime: Double {
    max(offset.endTime, growth.endTime, question.endTime, height.endTime)
  }

  func isMoving(at t: Double) -> Bool { endTime > t }

  /// When it is closed, or gone; nil while it is open or held.
  var deadline: Double? {
    switch phase {
    case .held, .open: nil
    case .closed, .leaving: max(endTime, 0)
    }
  }
}
