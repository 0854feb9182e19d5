import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A step of a row: something that a hand does, or a look at the phone.
struct StageStep: Sendable {
  let perform: @Sendable (inout StageHand) -> Void

  private static func act(_ body: @escaping @Sendable (inout Stage) -> Void) -> Self {
    Self { body(&$0.stage) }
  }

  // MARK: The pointer

  static func press(_ x: Double, _ y: Double) -> Self { act { $0.press(Point(x, y)) } }
  /// Presses the left edge of the screen.
  static let edge = press(4, 400)
  /// Presses the middle of the ball.
  static let grab = act { $0.press($0.state.ball.frame.center) }
  /// Presses the ball at a place in its frame.
  static func grabAt(_ x: Double, _ y: Double) -> Self {
    act { $0.press($0.state.ball.frame.origin + Point(x, y)) }
  }
  /// Presses the middle of an element.
  static func hold(_ id: String) -> Self { Self { $0.stage.press($0.middle(of: id)) } }
  /// Presses beside the left edge of an element.
  static func holdLeft(of id: String, by distance: Double) -> Self {
    act { stage in
      let frame = stage.frame(id) ?? .zero
      stage.press(Point(frame.minX - distance, frame.midY))
    }
  }
  /// Presses the page on its way, this far from its left or its top edge.
  static func pressPage(_ distance: Double) -> Self {
    act { stage in
      let transition = stage.state.transition
      stage.press(
        transition?.topY.map { Point(180, $0 + distance) }
          ?? Point((transition?.topX ?? .nan) + distance, 400))
    }
  }
  /// Presses the left edge, and drags the page until it is this far out.
  static func page(to x: Double, over seconds: Double = 0.3) -> Self {
    act { $0.drag(pageTo: x, over: seconds) }
  }
  static func move(_ x: Double, _ y: Double, over seconds: Double = 0.2) -> Self {
    act { $0.move(to: Point(x, y), over: seconds) }
  }
  /// Moves to the middle of an element.
  static func moveTo(_ id: String) -> Self { Self { $0.stage.move(to: $0.middle(of: id)) } }
  /// Is there at the same moment.
  static func jump(_ x: Double, _ y: Double) -> Self { act { $0.apply(.move(Point(x, y))) } }
  /// Moves by a distance.
  static func moveBy(_ x: Double, _ y: Double) -> Self { act { $0.move(to: $0.pointer + Point(x, y)) } }
  static func swipe(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Self {
    act { $0.drag(from: Point(x, y), to: Point(toX, toY)) }
  }
  /// Presses a badge's middle, and pulls it this far from its place.
  static func pull(_ x: Double, _ y: Double, of id: String = "chat-1", over seconds: Double = 0.2) -> Self {
    Self { hand in
      hand.grabbed = hand.middle(of: "badge:\(id)")
      hand.stage.press(hand.grabbed)
      hand.stage.move(to: hand.grabbed + Point(x, y), over: seconds)
    }
  }
  /// Moves a pulled badge to a place this far from where it was grabbed.
  static func pullOn(_ x: Double, _ y: Double) -> Self {
    Self { $0.stage.move(to: $0.grabbed + Point(x, y)) }
  }
  static let release = act { $0.release() }
  static let cancel = act { $0.send(.pointer(.cancel, id: 0, at: .zero)) }
  static func tap(_ id: String) -> Self { Self { $0.stage.tap(id, $0.row.location) } }
  static func tapAt(_ x: Double, _ y: Double) -> Self { act { $0.tap(Point(x, y)) } }
  static func contextMenu(_ x: Double, _ y: Double) -> Self { act { $0.send(.contextMenu(at: Point(x, y))) } }
  static let contextMenuOnBall = act { $0.send(.contextMenu(at: $0.state.ball.frame.center)) }
  static func wheel(_ dy: Double, y: Double = 400) -> Self {
    act { $0.send(.wheel(at: Point(180, y), dx: 0, dy: dy)) }
  }

  // MARK: Keys, time and the rest

  static func key(_ key: String) -> Self { act { $0.send(.key(key)) } }
  /// Keys with blanks between them, and a rest after each.
  static func keys(_ keys: String) -> Self {
    .all(keys.split(separator: " ").flatMap { [.key(String($0)), .settle] })
  }
  /// Presses Tab until an element has the focus.
  static func tabTo(_ id: String, _ place: SourceLocation = #_sourceLocation) -> Self {
    let tabs = act { stage in
      for _ in 0..<80 where stage.state.focus != id { stage.send(.key("Tab")) }
    }
    return .all([tabs, .says(\.focus, id, place)])
  }
  static func wait(_ seconds: Double) -> Self { act { $0.wait(seconds) } }
  static let settle = Self { $0.stage.settle($0.row.location) }
  static func set(_ key: String, _ value: String) -> Self { act { $0.send(.set(key: key, value: value)) } }
  static func resize(_ width: Double, _ height: Double) -> Self {
    act { $0.send(.resize(Size(width, height))) }
  }
  /// Opens a page without a gesture, and waits.
  static func open(_ id: PageID) -> Self { act { $0.open(id) } }
  /// Opens an article from the first conversation, and waits.
  static func openArticle(_ number: Int) -> Self { Self { $0.stage.openArticle(number, $0.row.location) } }
  /// Drags the front page into the zone, and waits.
  static let collect = Self { $0.stage.collect($0.row.location) }
  static func perform(_ command: Command) -> Self { act { $0.prototype.perform(command) } }
  /// Gives the keyboard to an element.
  static func focus(_ id: ElementID) -> Self { act { $0.prototype.keyboard.focus = id } }
  /// Forgets the effects so far.
  static let forget = act { $0.effects = [] }
  static func all(_ steps: [StageStep]) -> Self { Self { hand in for step in steps { step.perform(&hand) } } }
  static func times(_ count: Int, _ steps: [StageStep]) -> Self {
    .all(Array(repeating: .all(steps), count: count))
  }
  /// Begins again with a new phone.
  static let anew = Self { $0.stage = $0.start }
  /// Keeps the phone as it is, to compare it later.
  static let note = Self { $0.noted = $0.stage }
}

/// A row of a table: what a hand does on a phone with some parameters, and what is then seen.
struct StageRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number of articles in the ball at the start.
  let items: Int
  /// The top of the docked ball; nil for a ball at home.
  let ballY: Double?
  let edge: Edge
  let steps: [StageStep]
  let location: SourceLocation

  init(
    _ name: String, items: Int = 0, ballY: Double? = nil, edge: Edge = .right, _ steps: StageStep...,
    location: SourceLocation = #_sourceLocation
  ) {
    (self.name, self.items, self.ballY, self.edge) = (name, items, ballY, edge)
    (self.steps, self.location) = (steps, location)
  }

  var testDescription: String { name }

  /// Does what the row says on a phone with these parameters.
  func play(_ parameters: Parameters) {
    let stage = Stage(parameters, items: items > 0 ? 1...items : nil, ballY: ballY, edge: edge)
    var hand = StageHand(row: self, stage: stage)
    for step in steps { step.perform(&hand) }
  }
}

/// A hand that plays a row.
struct StageHand {
  let row: StageRow
  let start: Stage
  var stage: Stage
  /// The phone as it was to be compared.
  var noted: Stage
  /// The place where a badge was grabbed.
  var grabbed = Point.zero

  init(row: StageRow, stage: Stage) { (self.row, start, self.stage, noted) = (row, stage, stage, stage) }

  func middle(of id: String) -> Point {
    guard let frame = stage.frame(id) else {
      Issue.record("\(row.name): no element \(id)", sourceLocation: row.location)
      return .zero
    }
    return frame.center
  }
}
