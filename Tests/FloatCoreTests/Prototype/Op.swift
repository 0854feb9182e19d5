@testable import FloatCore

/// Something that can happen to a prototype, for tests that string many together.
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
  /// Starts anew from the archive.
  case restart
}

/// Where the pointer is, so that moves and releases have a place.
struct Hand {
  var prototype: Prototype
  var pointer = Point(180, 400)
  /// What led from the start, or from the last restart, to here.
  var recording: Recording
  /// The frame rate at which time is let pass; nil goes in one step.
  var rate: Double?
  /// The device that a restart begins with.
  private let device: Device

  /// - Parameter recording: What led to `prototype`, where a recording of the whole is wanted.
  init(_ prototype: Prototype, recording: Recording = Recording(), rate: Double? = nil) {
    self.prototype = prototype
    self.recording = recording
    self.rate = rate
    device = prototype.device
  }

  mutating func apply(_ op: Op) {
    switch op {
    case .press(let p):
      pointer = p
      send(.pointer(.down, id: 0, at: p))
    case .move(let p):
      pointer = p
      send(.pointer(.move, id: 0, at: p))
    case .release: send(.pointer(.up, id: 0, at: pointer))
    case .cancel: send(.pointer(.cancel, id: 0, at: pointer))
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
        parameters: prototype.tunedParameters, content: prototype.content, device: device,
        archive: prototype.archive)
      recording = Recording(header: RecordingHeader(startOf: prototype))
      if size != device.size { send(.resize(size)) }
    }
  }

  private mutating func send(_ input: Input) {
    let timed = TimedInput(time: prototype.now, input)
    // A value that is refused changes nothing, and a recording with it could not be read.
    if !isRefused(input) { recording.inputs.append(timed) }
    prototype.send(timed)
  }

  private func isRefused(_ input: Input) -> Bool {
    guard case .configure(let values) = input else { return false }
    var scratch = Parameters()
    return values.contains { (try? scratch.apply($0)) == nil }
  }

  private mutating func wait(_ seconds: Double) {
    let start = prototype.now
    let end = start + seconds
    if let rate {
      var frame = 1
      while start + Double(frame) / rate < end {
        prototype.advance(to: start + Double(frame) / rate)
        _ = prototype.scene
        frame += 1
      }
    }
    prototype.advance(to: end)
  }
}

extension RecordingHeader {
  /// What a prototype on the built-in content that has just begun started from.
  init(startOf prototype: Prototype) {
    self.init(
      device: prototype.device.id, configuration: prototype.parameters.differences(from: Parameters()),
      appearance: prototype.appearance, language: "built-in", archive: prototype.archive)
  }
}

/// Random ops that look like a restless person, from a seed.
struct OpGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A stroke, a tap or an odd event, as a handful of ops.
  mutating func next(_ hand: Hand) -> [Op] {
    switch random.below(20) {
    case 0...4:
      let elements = hand.prototype.elements
      let place =
        elements.isEmpty ? anyPoint() : elements[random.below(elements.count)].frame.center
      return [.press(place), .wait(random.unit * 0.12), .release, pause()]
    case 5...8: return stroke(from: Point(random.unit * 24, 100 + random.unit * 600))
    case 9...11:
      let ball = hand.prototype.state.ball
      return stroke(from: ball.visible ? ball.frame.center : anyPoint())
    case 12:
      let ball = hand.prototype.state.ball
      return [
        .press(ball.visible ? ball.frame.center : anyPoint()), .wait(0.55), .move(anyPoint()),
        .wait(random.unit * 0.3), .release, pause(),
      ]
    case 13:
      let badges = hand.prototype.state.badges
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
        .contextMenu(hand.prototype.state.ball.frame.center),
      ]
      return [odd[random.below(odd.count)], pause()]
    default: return [.wait(random.unit * 1.5)]
    }
  }

  private mutating func pause() -> Op { .wait(random.unit * random.unit * 0.8) }

  private mutating func anyPoint() -> Point { Point(random.unit * 375, random.unit * 812) }

  private mutating func stroke(from start: Point) -> [Op] {
    let end = random.below(3) == 0 ? Point(330 + random.unit * 44, 730 + random.unit * 80) : anyPoint()
    let steps = 2 + random.below(12)
    let step = 0.002 + random.unit * 0.03
    var ops: [Op] = [.press(start)]
    for i in 1...steps {
      ops.append(.wait(step))
      ops.append(.move(start + (end - start) * (Double(i) / Double(steps))))
    }
    if random.below(2) == 0 { ops.append(.wait(random.unit * 0.2)) }
    ops.append(random.below(8) == 0 ? .cancel : .release)
    ops.append(pause())
    return ops
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers everywhere for a seed.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }

  var unit: Double {
    mutating get { Double(next() >> 11) / 9_007_199_254_740_992 }
  }
}
