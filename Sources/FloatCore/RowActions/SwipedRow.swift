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
  private var heldOffset = 0.0
  /// The button that grows over the others: one that asks, or the last one of a full swipe.
  private(set) var grown: Int?
  /// 0 where that button has its own width, 1 where it covers the others.
  private(set) var growth = Animated(0.0)
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

  /// The offset shown for a way of the pointer: one to one as far as the buttons go, slower beyond them.
  private func shown(_ raw: Double, _ e: Environment) -> Double {
    let beyond = max(0, -raw - width)
    return min(0, max(raw, -width)) - beyond * e.parameters.rowSwipe.resistance
  }

  /// The way of the pointer for an offset that is shown.
  private func raw(_ shown: Double, _ e: Environment) -> Double {
    let beyond = max(0, -shown - width)
    let resistance = e.parameters.rowSwipe.resistance
    return max(shown, -width) - (resistance > 0 ? beyond / resistance : 0)
  }

  /// Lets a pointer take hold.
  mutating func grab(_ event: GestureEvent<Gesture>, over frame: Rect, _ e: Environment) {
    heldOffset = raw(offset.value(at: e.now), e)
    phase = .held(wasOpen: isOpen)
    let spring = Spring(response: e.parameters.navigation.grabResponse, dampingRatio: 1)
    offset.follow(way(event, e), absorbing: .spring(spring), at: e.now)
    fill(over: frame, e)
  }

  /// Follows the pointer.
  mutating func move(_ event: GestureEvent<Gesture>, over frame: Rect, _ e: Environment) {
    guard case .held = phase else { return }
    offset.follow(way(event, e))
    fill(over: frame, e)
  }

  private func way(_ event: GestureEvent<Gesture>, _ e: Environment) -> Trail<Double> {
    event.trail.map { shown(heldOffset + ($0 - event.start).x, e) }
  }

  /// Lets the last button fill the gap once the pointer is far enough out for a full swipe, and no longer once it is not.
  private mutating func fill(over frame: Rect, _ e: Environment) {
    let share = e.parameters.rowSwipe.fullSwipe
    guard share > 0, !buttons.isEmpty, !isAsking else { return }
    let isFull = -raw(offset.base, e) >= share * frame.width
    if isFull { grown = buttons.count - 1 }
    guard growth.target != (isFull ? 1 : 0) else { return }
    growth.animate(
      to: isFull ? 1 : 0, with: .curve(.easeOut, duration: e.parameters.rowSwipe.close), at: e.now)
  }

  /// Handles the release: it opens or closes. Returns the index of the action that a full swipe does.
  mutating func release(velocity: Double, _ e: Environment) -> Int? {
    guard case .held = phase else { return nil }
    let p = e.parameters.rowSwipe
    if growth.target > 0, !isAsking, let grown {
      settleOpen(velocity: velocity, e)
      return grown
    }
    let out = -offset.unlagged(at: e.now)
    if out >= p.openDistance, velocity <= p.flickVelocity {
      settleOpen(velocity: velocity, e)
    } else {
      close(e)
    }
    return nil
  }

  /// Cancels the swipe: it goes back to where it was.
  mutating func takeBack(_ e: Environment) {
    guard case .held(let wasOpen) = phase else { return }
    if growth.target > 0, !isAsking { shrink(e) }
    if wasOpen { settleOpen(velocity: 0, e) } else { close(e) }
  }

  // MARK: Opening and closing

  mutating func open(_ e: Environment) { settleOpen(velocity: 0, e) }

  private mutating func settleOpen(velocity: Double, _ e: Environment) {
    phase = .open
    // Beyond the buttons the row is slower than the hand.
    let isBeyond = -offset.value(at: e.now) > width
    offset.settle(
      to: -width, with: e.parameters.rowSwipe.opening,
      velocity: velocity * (isBeyond ? e.parameters.rowSwipe.resistance : 1), at: e.now)
  }

  mutating func close(_ e: Environment) {
    guard phase != .leaving else { return }
    phase = .closed
    offset.settle(to: 0, with: closing(e), at: e.now)
  }

  private func closing(_ e: Environment) -> Animation {
    .curve(.easeOut, duration: e.parameters.rowSwipe.close)
  }

  private mutating func shrink(_ e: Environment) { growth.animate(to: 0, with: closing(e), at: e.now) }

  /// Lets a button grow over the others and ask its question.
  mutating func ask(_ index: Int, _ e: Environment) {
    if grown != index { growth.set(0) }
    grown = index
    let spring = Spring(
      response: e.parameters.rowSwipe.response, dampingRatio: max(1, e.parameters.rowSwipe.dampingRatio))
    growth.animate(to: 1, with: .spring(spring, .unit), at: e.now)
    question.animate(to: 1, with: closing(e), at: e.now)
  }

  // MARK: Coming and going

  /// Lets the row go: its room closes up.
  mutating func leave(_ e: Environment) {
    phase = .leaving
    // A row that is not open goes as it is.
    if offset.base < 0 { offset.settle(to: offset.base, with: closing(e), at: e.now) }
    height.animate(to: 0, with: .curve(.easeInOut, duration: e.parameters.rowSwipe.leave), at: e.now)
  }

  /// Lets a row that has gone, or is going, come back.
  ///
  /// - Parameter isNew: True for one whose room is closed.
  mutating func comeBack(isNew: Bool, _ e: Environment) {
    if isNew { height.set(0) }
    phase = .closed
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
