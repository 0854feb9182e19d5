/// A row that is swiped, open, moving, or leaving: its offset, the buttons behind it, and its height.
struct SwipedRow: Equatable, Sendable {
  /// An action with the title and the width that it has while the row is out.
  struct Button: Equatable, Sendable {
    var action: PageLayout.RowAction
    var title: String
    /// In points, while the row is as far open as its buttons are wide.
    var width: Double
  }

  /// The phase of a row.
  enum Phase: Equatable, Sendable {
    /// A pointer holds it; `wasOpen` says whether a cancelled swipe opens it again.
    case held(wasOpen: Bool)
    case open
    /// Closed or closing.
    case closed
    /// Its room closes up; then the page no longer has the row.
    case leaving
  }

  /// The font size of the actions. Source: UITableView: 15.
  static let textSize = 15.0
  /// The room on both sides of an action's title, in points. Tuned by eye to Mail.
  private static let padding = 12.0

  let id: PageID
  let buttons: [Button]
  var phase: Phase
  /// How far to the right of its place it is: 0 closed, below 0 open.
  var offset = Tracked(0.0)
  /// The offset without resistance when the pointer took hold.
  private var hold = 0.0
  /// The button that grows over the others: one that asks a question, or the last one in a full swipe.
  private(set) var grown: Int?
  /// 0 if that button has its usual width, 1 if it covers the others.
  private(set) var growth = Animated(0.0)
  /// True once the row is far enough out for a full swipe, and while it leaves after one.
  private(set) var isFull = false
  /// 0 while that button shows its title, 1 once it shows its question.
  private(set) var question = Animated(0.0)
  /// The share of its height that it takes up: 1, or less while it comes or leaves.
  private(set) var height = Animated(1.0)

  init(_ row: PageLayout.SwipeRow, isUnread: Bool, _ e: Environment) {
    let p = e.parameters.rowSwipe
    id = row.id
    phase = .closed
    buttons = row.actions.map { action in
      let title = action.effect == .unread && isUnread ? e.content[.markRead] : action.title
      // A question covers all buttons, so only a single button must be wide enough for its question.
      let words = row.actions.count > 1 ? [title] : [title, action.question ?? ""]
      let text = words.map { TextMetrics.width($0, size: Self.textSize, weight: .medium) }.max() ?? 0
      return Button(action: action, title: title, width: max(p.buttonWidth, text + 2 * Self.padding))
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

  /// How much of the pointer's distance the row moves beyond its buttons: all of it where a full swipe may follow.
  private func resistance(_ e: Environment) -> Double {
    let p = e.parameters.rowSwipe
    return p.fullSwipe > 0 ? 1 : p.resistance
  }

  /// The offset shown for the distance that a pointer has moved: one to one up to the width of the buttons, slower
  /// beyond that, and at most until the row is out of sight.
  private static func shown(
    _ raw: Double, of width: Double, over frame: Rect, _ resistance: Double
  ) -> Double {
    let beyond = max(0, -raw - width)
    return max(min(0, max(raw, -width)) - beyond * resistance, -max(frame.width, width))
  }

  /// The distance that a pointer has moved, for an offset that is shown.
  private func raw(_ shown: Double, _ e: Environment) -> Double {
    let beyond = max(0, -shown - width)
    let resistance = resistance(e)
    return max(shown, -width) - (resistance > 0 ? beyond / resistance : 0)
  }

  /// Stops the moving row, because a pointer came down on it.
  mutating func stop(_ e: Environment) {
    guard phase == .open || phase == .closed, !offset.isAtRest(at: e.now) else { return }
    phase = .held(wasOpen: isOpen)
    offset.hold(at: e.now)
  }

  /// Takes hold of the row at the beginning of a drag, and follows it; true where a full swipe begins or ends.
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

  /// Lets the last button fill the gap while the pointer is far enough out for a full swipe; true where that changes.
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

  /// Handles the release: the row opens, closes, or leaves to the left.
  ///
  /// - Returns: The index of the action that a full swipe does; nil for none.
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
      if !e.isReduced {
        offset.settle(to: -frame.width, with: .critical(p.close), velocity: velocity, at: e.now)
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

  /// Ends a cancelled swipe, or a press without one: the row opens or closes as before.
  mutating func cancel(_ e: Environment) {
    guard case .held(let wasOpen) = phase else { return }
    if isFull { shrink(e) }
    if wasOpen { open(e) } else { close(e) }
  }

  // MARK: Opening and closing

  mutating func open(velocity: Double = 0, _ e: Environment) {
    (phase, isFull) = (.open, false)
    // Beyond the buttons the row moves more slowly than the hand.
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

  /// Lets a button grow over the others and show its question.
  mutating func ask(_ index: Int, _ e: Environment) {
    if grown != index { growth.set(0) }
    grown = index
    growth.animate(to: 1, with: closing(e), at: e.now)
    question.animate(to: 1, with: closing(e), at: e.now)
  }

  // MARK: Coming and going

  /// Removes the row: its room closes up.
  mutating func leave(_ e: Environment) {
    phase = .leaving
    // A row that is only partly out stays so while its room closes.
    if !isFull, offset.base < 0 { offset.settle(to: offset.base, with: closing(e), at: e.now) }
    // After a full swipe the room closes once the row is out of sight.
    height.animate(
      to: 0, with: .curve(.easeInOut, duration: e.parameters.rowSwipe.leave),
      delay: isFull ? max(0, offset.endTime - e.now) : 0, at: e.now)
  }

  /// Restores a row that has left, or is leaving.
  ///
  /// - Parameter isNew: True for a row whose room is closed.
  mutating func restore(isNew: Bool, _ e: Environment) {
    if isNew { height.set(0) }
    (phase, isFull) = (.closed, false)
    offset.settle(to: 0, with: closing(e), at: e.now)
    height.animate(to: 1, with: .curve(.easeInOut, duration: e.parameters.rowSwipe.leave), at: e.now)
  }

  // MARK: Time

  private var endTime: Double { max(offset.endTime, growth.endTime, question.endTime, height.endTime) }

  func isMoving(at t: Double) -> Bool { endTime > t }

  /// When it has closed or left; nil while it is open or held.
  var deadline: Double? {
    switch phase {
    case .held, .open: nil
    case .closed, .leaving: endTime
    }
  }
}
