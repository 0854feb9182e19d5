import FloatPages

@testable import FloatCore

/// An event of a prototype, for tests that combine many of them.
enum Op: Equatable, Sendable {
  case press(Point)
  case move(Point)
  case release
  case cancel
  case secondFinger
  case wheel(Point, Double)
  case contextMenu(Point)
  case key(String)
  case wait(Double)
  case resize(Size)
  case set(String, String)
  /// Restarts from the archive.
  case restart

  /// True for inputs that need not be continuous.
  var changesEverything: Bool {
    switch self {
    case .resize, .restart, .set: true
    case .press, .move, .release, .cancel, .secondFinger, .wheel, .contextMenu, .key, .wait: false
    }
  }
}

extension Stage {
  mutating func apply(_ op: Op) {
    switch op {
    case .press(let p): send(.pointer(.down, id: 0, at: p))
    case .move(let p): send(.pointer(.move, id: 0, at: p))
    case .release: send(.pointer(.up, id: 0, at: held ?? Point(180, 400)))
    case .cancel: send(.pointer(.cancel, id: 0, at: held ?? Point(180, 400)))
    case .secondFinger:
      send(.pointer(.down, id: 7, at: Point(90, 90)))
      send(.pointer(.up, id: 7, at: Point(90, 90)))
    case .wheel(let p, let dy): send(.wheel(at: p, dx: 0, dy: dy))
    case .contextMenu(let p): send(.contextMenu(at: p))
    case .key(let key): send(.key(key))
    case .wait(let seconds): wait(seconds)
    case .resize(let size): send(.resize(size))
    case .set(let key, let value): send(.set(key: key, value: value))
    case .restart:
      let size = prototype.device.size
      prototype = Prototype(
        parameters: prototype.environment.tuned, content: prototype.content, device: device,
        archive: prototype.archive)
      recording = Recording(header: RecordingHeader(startOf: prototype))
      if size != device.size { send(.resize(size)) }
    }
  }
}

extension RecordingHeader {
  /// The header for a prototype on the built-in content that has just begun.
  init(startOf prototype: Prototype) {
    self.init(
      device: prototype.device.id, configuration: prototype.parameters.differences(from: Parameters.builtIn),
      appearance: prototype.appearance, language: "built-in", archive: prototype.archive)
  }
}

/// Random ops that look like a restless person, from a seed.
struct OpGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A stroke, a tap or an odd event, as a few ops.
  mutating func next(_ stage: Stage) -> [Op] {
    switch random.below(20) {
    case 0...4:
      let elements = stage.prototype.elements
      let place =
        elements.isEmpty ? anyPoint() : elements[random.below(elements.count)].frame.center
      return [.press(place), .wait(random.unit * 0.12), .release, pause()]
    case 5...8: return stroke(from: Point(random.unit * 24, 100 + random.unit * 600))
    case 9...11:
      let ball = stage.prototype.state.ball
      return stroke(from: ball.visible ? ball.frame.center : anyPoint())
    case 12:
      let ball = stage.prototype.state.ball
      return [
        .press(ball.visible ? ball.frame.center : anyPoint()), .wait(0.55), .move(anyPoint()),
        .wait(random.unit * 0.3), .release, pause(),
      ]
    case 13:
      let badges = stage.prototype.state.badges
      return stroke(from: badges.isEmpty ? anyPoint() : badges[random.below(badges.count)].center)
    case 14: return stroke(from: anyPoint())
    case 15: return [.wheel(anyPoint(), (random.unit - 0.5) * 400), pause()]
    case 16:
      let keys = ["Escape", "Escape", "Tab", "Tab", "Return", "Delete", "Left", "Down", "PageDown", "Space"]
      return [.key(keys[random.below(keys.count)]), pause()]
    case 17: return [.secondFinger, pause()]
    case 18:
      let odd: [Op] = [
        .cancel, .release, .move(anyPoint()), .resize(Size(320, 568)), .resize(Size(375, 812)),
        .set("ball.diameter", random.below(2) == 0 ? "60pt" : "80pt"),
        .set("ball.snap.response", random.below(2) == 0 ? "0.35s" : "0.8s"),
        .set("ball.diameter", "nonsense"), .restart,
        .set("haptic.enabled", random.below(2) == 0 ? "true" : "false"),
        .set("entrances.maximum", random.below(2) == 0 ? "2" : "5"),
        .contextMenu(stage.prototype.state.ball.frame.center),
      ]
      return [odd[random.below(odd.count)], pause()]
    default: return [.wait(random.unit * 1.5)]
    }
  }

  private mutating func pause() -> Op { .wait(random.unit * random.unit * 0.8) }

  private mutating func anyPoint() -> Point { Point(random.unit * 375, random.unit * 812) }

  private mutating func stroke(from start: Point) -> [Op] {
    let end = random.below(3) == 0 ? Point(330 + random.unit * 44, 730 + random.unit * 80) : anyPoint()
    var ops = Op.stroke(from: start, to: end, using: &random)
    if random.below(2) == 0 { ops.append(.wait(random.unit * 0.2)) }
    ops.append(random.below(8) == 0 ? .cancel : .release)
    ops.append(pause())
    return ops
  }
}

extension Op {
  /// A press, and moves in a straight line: a few reports or many, slow or quick.
  static func stroke(from start: Point, to end: Point, using random: inout SplitMix64) -> [Op] {
    let steps = 2 + random.below(12)
    let step = 0.002 + random.unit * 0.03
    return [.press(start)]
      + (1...steps).flatMap { i -> [Op] in
        [.wait(step), .move(start + (end - start) * (Double(i) / Double(steps)))]
      }
  }
}
