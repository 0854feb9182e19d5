import Testing

@testable import FloatCore
@testable import FloatTestSupport

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
    self.name = name
    self.items = items
    self.ballY = ballY
    self.edge = edge
    self.steps = steps
    self.location = location
  }

  var testDescription: String { name }

  /// Does what the row says on a phone with these parameters.
  func play(_ parameters: Parameters) {
    let ball = items > 0 ? 1...items : nil
    var hand = StageHand(row: self, stage: Stage(parameters, items: ball, ballY: ballY, edge: edge))
    for (index, step) in steps.enumerated() {
      hand.number = "\(index)"
      hand.perform(step)
    }
  }
}

/// A hand that plays a row.
struct StageHand {
  let row: StageRow
  var stage: Stage
  var number = ""
  /// The place where a badge was grabbed.
  private var grabbed = Point.zero
  private var noted: [String: Double] = [:]
  private let start: Stage

  init(row: StageRow, stage: Stage) {
    self.row = row
    self.stage = stage
    start = stage
  }

  mutating func perform(_ step: StageStep) {
    switch step {
    case .press(let x, let y): stage.press(Point(x, y))
    case .grab: stage.press(stage.state.ball.frame.center)
    case .grabAt(let x, let y): stage.press(stage.state.ball.frame.origin + Point(x, y))
    case .holdLeft(let id, let distance):
      let frame = stage.frame(id) ?? .zero
      stage.press(Point(frame.minX - distance, frame.midY))
    case .hold(let id): stage.press(middle(of: id))
    case .pressPage(let distance):
      let transition = stage.state.transition
      stage.press(
        transition?.topY.map { Point(180, $0 + distance) }
          ?? Point((transition?.topX ?? .nan) + distance, 400))
    case .contextMenu(let x, let y): stage.send(.contextMenu(at: Point(x, y)))
    case .contextMenuOnBall: stage.send(.contextMenu(at: stage.state.ball.frame.center))
    case .edge: stage.press(Point(4, 400))
    case .page(let x, let seconds): stage.drag(pageTo: x, over: seconds)
    case .move(let x, let y, let seconds): stage.move(to: Point(x, y), over: seconds)
    case .moveTo(let id): stage.move(to: middle(of: id))
    case .jump(let x, let y):
      stage.pointer = Point(x, y)
      stage.send(.pointer(.move, id: 0, at: stage.pointer))
    case .moveBy(let x, let y): stage.move(to: stage.pointer + Point(x, y))
    case .swipe(let x, let y, let toX, let toY): stage.drag(from: Point(x, y), to: Point(toX, toY))
    case .pull(let x, let y, let id, let seconds):
      grabbed = middle(of: "badge:\(id)")
      stage.press(grabbed)
      stage.move(to: grabbed + Point(x, y), over: seconds)
    case .pullOn(let x, let y): stage.move(to: grabbed + Point(x, y))
    case .release: stage.release()
    case .cancel: stage.send(.pointer(.cancel, id: 0, at: .zero))
    case .settle: stage.settle(row.location)
    case .wait(let seconds): stage.wait(seconds)
    case .tap(let id): stage.tap(id, row.location)
    case .tapAt(let x, let y): stage.tap(Point(x, y))
    case .key(let key): stage.send(.key(key))
    case .wheel(let dy, let y): stage.send(.wheel(at: Point(180, y), dx: 0, dy: dy))
    case .keys(let keys):
      for key in keys.split(separator: " ") {
        stage.send(.key(String(key)))
        stage.settle(row.location)
      }
    case .tabTo(let id):
      for _ in 0..<80 where stage.state.focus != id { stage.send(.key("Tab")) }
      check(.says(.focus, id))
    case .set(let key, let value): stage.send(.set(key: key, value: value))
    case .resize(let width, let height): stage.send(.resize(Size(width, height)))
    case .open(let id): stage.open(id)
    case .openArticle(let number): stage.openArticle(number, row.location)
    case .collect: stage.collect(row.location)
    case .perform(let command): stage.prototype.perform(command)
    case .focus(let id): stage.prototype.keyboard.focus = id
    case .forget: stage.effects = []
    case .anew: stage = start
    case .note(let what): noted["\(what)"] = what.value(on: stage)
    case .times(let count, let steps):
      let outer = number
      for round in 0..<count {
        for (index, step) in steps.enumerated() {
          number = "\(outer), round \(round), \(index)"
          perform(step)
        }
      }
    case .all(let steps): for step in steps { perform(step) }
    default: check(step)
    }
  }

  private func check(_ step: StageStep) {
    let place = "\(row.name), step \(number)"
    switch step {
    case .see(let what, let wanted, let tolerance):
      expect(what, wanted, within: tolerance, on: stage, place)
    case .same(let what, let tolerance):
      expect(what, noted["\(what)"] ?? .nan, within: tolerance, on: stage, place)
    case .fell(let what):
      let seen = what.value(on: stage)
      #expect(seen < noted["\(what)"] ?? .nan, "\(place): \(what)", sourceLocation: row.location)
    case .rose(let what, let distance):
      let seen = what.value(on: stage)
      let least = (noted["\(what)"] ?? .nan) + distance
      #expect(seen > least, "\(place): \(what)", sourceLocation: row.location)
    case .less(let what, let limit):
      let seen = what.value(on: stage)
      #expect(seen < limit, "\(place): \(what)", sourceLocation: row.location)
    case .more(let what, let limit):
      let seen = what.value(on: stage)
      #expect(seen > limit, "\(place): \(what)", sourceLocation: row.location)
    case .says(let what, let wanted):
      let seen = what.value(on: stage)
      #expect(seen == wanted, "\(place): \(what)", sourceLocation: row.location)
    case .yes(let fact):
      let seen = fact.isTrue(on: stage)
      #expect(seen, "\(place): \(fact)", sourceLocation: row.location)
    case .no(let fact):
      let seen = fact.isTrue(on: stage)
      #expect(!seen, "\(place): \(fact)", sourceLocation: row.location)
    case .eases(let what, let from, let to, let duration, let curve, let delay, let gone, let tolerance):
      let start = from ?? what.value(on: stage)
      for (quarter, eased) in curve.quarters.enumerated() where !gone || quarter < 4 {
        expect(
          what, start + (to - start) * eased, within: tolerance,
          on: later(Double(quarter) / 4, of: duration, after: delay), "\(place), quarter \(quarter)")
      }
    case .radii(let wanted):
      let seen = stage.prototype.ballOutline.radii
      #expect(seen == wanted, "\(place)", sourceLocation: row.location)
    case .outline(let wanted): expect(stage.prototype.ballOutline, wanted, place)
    case .morphs(let from, let to, let duration):
      for quarter in 0...4 {
        let part = Double(quarter) / 4
        let shown = later(part, of: duration).prototype.pageOutline
        expect(shown, mix(from, to, part), "\(place), quarter \(quarter)")
      }
    default: Issue.record("\(place) does nothing", sourceLocation: row.location)
    }
  }

  private func expect(
    _ what: StageNumber, _ wanted: Double, within tolerance: Double, on stage: Stage, _ place: String
  ) {
    let seen = what.value(on: stage)
    // A number of something that is not there is none.
    let distance = seen.isNaN ? .infinity : abs(seen - wanted)
    #expect(
      distance <= tolerance, "\(place): \(what) is \(seen), not \(wanted)", sourceLocation: row.location)
  }

  private func expect(_ seen: RoundedRect?, _ wanted: RoundedRect, _ place: String) {
    #expect(
      isNear(seen, wanted, within: 0.01), "\(place): \(String(describing: seen)), not \(wanted)",
      sourceLocation: row.location)
  }

  /// The stage at a part of a motion that begins now; its very end has no transition any more.
  private func later(_ part: Double, of duration: Double, after delay: Double = 0) -> Stage {
    var copy = stage
    copy.prototype.advance(to: stage.now + delay + min(part * duration, duration - 1e-9))
    return copy
  }

  private func middle(of id: String) -> Point {
    guard let frame = stage.frame(id) else {
      Issue.record("\(row.name): no element \(id)", sourceLocation: row.location)
      return .zero
    }
    return frame.center
  }
}
