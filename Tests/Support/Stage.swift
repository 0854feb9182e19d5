import FloatPages
import Testing

@testable import FloatCore

/// A prototype with a hand on it, whose methods are the actions of a person and whose members are its state's.
@dynamicMemberLookup
struct Stage: PrototypeStage {
  var prototype: Prototype
  /// The start and every input so far, to replay.
  var recording: Recording
  var effects: [Effect] = []
  var held: Point?
  var samplesPerSecond = HandPace.samplesPerSecond
  /// The frame rate at which time passes; nil passes it in one step.
  var rate: Double?
  /// The device of a restart.
  let device: Device

  init(
    parameters: Parameters = Parameters.builtIn, device: Device = .iPhoneX,
    archive: CollectedPagesArchive = .init()
  ) {
    self.init(Prototype(parameters: parameters, device: device, archive: archive))
  }

  /// - Parameter recording: The recording that led to the prototype; nil where it has just begun.
  init(_ prototype: Prototype, recording: Recording? = nil, rate: Double? = nil) {
    self.prototype = prototype
    self.recording = recording ?? Recording(header: RecordingHeader(startOf: prototype))
    self.rate = rate
    device = prototype.device
  }

  /// A stage with the first articles opened and collected, one after the other.
  static func collected(_ count: Int = 1, _ parameters: Parameters = .builtIn) -> Stage {
    var stage = Stage(parameters: parameters)
    for index in 0..<count {
      stage.openArticle(index + 1)
      stage.collect()
    }
    return stage
  }

  /// A stage whose keys have these values.
  static func with(_ values: [(String, String)]) -> Stage {
    var stage = Stage()
    stage.set(values)
    return stage
  }

  /// The stage with a hand that reports so often per second.
  func sampled(at samplesPerSecond: Double) -> Stage {
    var stage = self
    stage.samplesPerSecond = samplesPerSecond
    return stage
  }

  /// A stage with a page that came from below, went into the ball and was presented out of it.
  static func presentedFromBall(_ values: [(String, String)] = []) -> Stage {
    var stage = Stage.with(values + [("modal.axis", "vertical"), ("entrances.kinds", "article, sdk")])
    stage.tap("tab:me")
    stage.tap("row:sdk")
    stage.settle()
    stage.collect()
    stage.tap("ball")
    stage.settle()
    return stage
  }

  var now: Double { prototype.now }
  var state: PrototypeState { prototype.state }
  subscript<Value>(dynamicMember path: KeyPath<PrototypeState, Value>) -> Value { state[keyPath: path] }

  mutating func send(_ input: Input) {
    let timed = TimedInput(time: now, input)
    note(input)
    // A refused value changes nothing, and a recording that has it could not be read.
    if !isRefused(input) { recording.inputs.append(timed) }
    prototype.send(timed)
    effects += prototype.takeEffects()
  }

  mutating func set(_ values: [(String, String)]) {
    for (key, value) in values { send(.set(key: key, value: value)) }
  }

  private func isRefused(_ input: Input) -> Bool {
    guard case .configure(let values) = input else { return false }
    var scratch = prototype.parameters
    return values.contains { (try? scratch.apply($0)) == nil }
  }

  mutating func pass(to end: Double) {
    let start = now
    if let rate {
      var frame = 1
      while start + Double(frame) / rate < end {
        prototype.advance(to: start + Double(frame) / rate)
        _ = prototype.scene
        frame += 1
      }
    }
    prototype.advance(to: end)
    effects += prototype.takeEffects()
  }

  /// Does something that changes nothing in the frame it comes in.
  mutating func expectSamePicture(
    _ location: SourceLocation = #_sourceLocation, _ act: (inout Stage) -> Void
  ) {
    let before = VisibleFrame(prototype)
    act(&self)
    #expect(FrameWatch.difference(before, VisibleFrame(prototype)) == nil, sourceLocation: location)
  }

  func layer(_ id: String) -> Layer? { prototype.scene.layers.first { $0.id == id } }

  func frame(_ id: String) -> Rect? { prototype.elements.last { $0.id == id }?.frame }

  /// Presses a key until an element has the focus.
  mutating func focus(
    _ id: String, with key: String = "Tab", _ location: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<80 where state.focus != id { send(.key(key)) }
    #expect(state.focus == id, sourceLocation: location)
  }

  /// Opens an article from the first conversation and waits for rest.
  mutating func openArticle(_ number: Int = 1, _ location: SourceLocation = #_sourceLocation) {
    if state.stack == ["chats"] { tap("row:chat-1", location) }
    settle(location)
    let isInSight = { (stage: Stage) in
      stage.frame("row:article-\(number)").map { 150 < $0.midY && $0.midY < 650 } ?? false
    }
    if !isInSight(self) {
      send(.wheel(at: Point(180, 400), dx: 0, dy: -10_000))
      settle(location)
    }
    // The newest articles, with the lowest numbers, are at the end.
    for _ in 0..<20 where !isInSight(self) {
      send(.wheel(at: Point(180, 400), dx: 0, dy: 120))
      settle(location)
    }
    tap("row:article-\(number)", location)
    settle(location)
  }

  /// Drags the front page into the zone and waits for the ball.
  mutating func collect(_ location: SourceLocation = #_sourceLocation) {
    drag(from: Point(4, 400), to: Point(330, 760))
    settle(location)
  }
}

/// What a hand does, and a wait for rest.
extension Stage {
  mutating func releaseAndSettle(_ location: SourceLocation = #_sourceLocation) {
    release(location)
    settle(location)
  }

  mutating func dragAndSettle(
    from a: Point, to b: Point, over seconds: Double = 0.3, hold: Double = 0.1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    drag(from: a, to: b, over: seconds, hold: hold, location)
    settle(location)
  }

  mutating func tapAndSettle(_ p: Point, _ location: SourceLocation = #_sourceLocation) {
    tap(p, location)
    settle(location)
  }

  /// Taps elements one after the other, each once everything rests.
  mutating func tapAndSettle(_ ids: String..., location: SourceLocation = #_sourceLocation) {
    for id in ids {
      tap(id, location)
      settle(location)
    }
  }

  /// Presses keys one after the other, each once everything rests.
  mutating func keyAndSettle(_ names: String..., location: SourceLocation = #_sourceLocation) {
    for name in names {
      send(.key(name))
      settle(location)
    }
  }
}

extension Stage {
  /// Moves sideways in steps, 8 ms apart; what the pointer holds comes along from its place, by less than a limit a step.
  mutating func moveWithoutJump(
    by way: Double, steps: Int, from place: Double, limit: Double,
    _ location: SourceLocation = #_sourceLocation,
    offset: (Stage) -> Double?
  ) throws {
    var last = place
    for step in 1...steps {
      move(by: Point(way / Double(steps), 0), over: 0.008)
      let moved = offset(self)
      let now = try #require(moved, sourceLocation: location)
      #expect(abs(now - last) < limit, "move \(step)", sourceLocation: location)
      last = now
    }
  }
}

extension [Layer] {
  /// The layer of an id, however deep it lies.
  func find(_ id: String) -> Layer? {
    for layer in self {
      if let found = layer.id == id ? layer : layer.sublayers.find(id) { return found }
    }
    return nil
  }
}
