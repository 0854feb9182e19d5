import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatTestSupport

/// A playback with a person using it, and a recording of the changes that it reports.
struct Session: PrototypeStage {
  private(set) var playback: Playback
  let start: Prototype
  /// The inputs that a file of `--record` would hold.
  private(set) var recording: [TimedInput] = []
  private(set) var effects: [Effect] = []
  /// The real time.
  private(set) var now = 0.0
  var held: Point?
  var samplesPerSecond = HandPace.samplesPerSecond

  init(
    _ start: Prototype = Prototype(), script: [TimedInput] = [], demo: Playback.Demo? = nil,
    speed: Double = 1,
    stop: Double? = nil
  ) {
    var start = start
    _ = start.takeEffects()
    self.start = start
    playback = Playback(start, script: script, demo: demo, speed: speed, stop: stop)
  }

  /// A session with an open page, at rest.
  static func opened() -> Session {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(2)
    return session
  }

  /// A session in which an article was dragged into the corner and let go at this moment.
  static func collected(_ values: [String: String] = [:]) -> Session {
    var session = Session.opened()
    for (key, value) in values { session.send(.set(key: key, value: value)) }
    session.tap("row:article-1")
    session.wait(2)
    session.drag(from: Point(3, 420), to: Point(330, 745), hold: 0.08)
    return session
  }

  /// A session in which the ball was thrown and rests.
  static func thrown() -> Session {
    var session = Session(Stage.collected(2).prototype)
    session.wait(0.5)
    session.drag(from: session.present.state.ball.frame.center, to: Point(100, 300), over: 0.1, hold: 0)
    session.wait(3)
    return session
  }

  var shown: Prototype { playback.prototype }
  var prototype: Prototype { shown }
  var present: Prototype { playback.history.present }
  var last: GestureBlock? { playback.history.blocks.last }

  /// Passes real time, with a frame at its end.
  mutating func pass(to end: Double) {
    guard end > now else { return }
    now = end
    playback.advance(toReal: now)
    take()
  }

  mutating func send(_ input: Input) {
    note(input)
    playback.send(input, atReal: now)
    take()
  }

  @discardableResult
  mutating func perform(_ action: ClockAction) -> Bool {
    defer { take() }
    return playback.perform(action, atReal: now)
  }

  private mutating func take() {
    for change in playback.takeChanges() {
      switch change {
      case .happened(let input): recording.append(input)
      case .dropped(let time): recording.removeAll { $0.time > time }
      case .restarted: recording = []
      }
    }
    effects += playback.takeEffects()
  }

  // MARK: Expectations

  /// The prototype at a time, by the recording alone.
  func plain(at time: Double) -> Prototype {
    var player = Player(start, inputs: recording)
    player.advance(to: time)
    return quiet(player.prototype)
  }

  /// A loop's content by the recording alone: the block's inputs after it began, with the current values.
  func plain(_ loop: GestureLoop, at time: Double) -> Prototype {
    let block = loop.block
    guard
      let first = recording.firstIndex(where: { $0.time == block.start && GestureBlock.isBegun(by: $0.input) }
      )
    else { return start }
    var prototype = start
    for input in recording[..<first] { prototype.send(input) }
    prototype.advance(to: block.start)
    let values = present.tuned.differences(from: prototype.tuned)
    if !values.isEmpty { prototype.send(TimedInput(time: prototype.now, .configure(values))) }
    for input in recording[first...] where input.time <= min(time, block.end ?? .infinity) {
      if case .configure = input.input { continue }
      prototype.send(input)
    }
    prototype.advance(to: time)
    return quiet(prototype)
  }

  /// The problem of the shown prototype; nil where the recording leads to it.
  var problem: String? {
    let expected = playback.loop.map { plain($0, at: playback.time) } ?? plain(at: playback.time)
    guard quiet(shown) != expected else { return nil }
    let view = playback.loop != nil ? "loop" : playback.isScrubbed ? "moment" : "present"
    return "the \(view) at \(playback.time) is not what the recording leads to"
  }

  private func quiet(_ prototype: Prototype) -> Prototype {
    var prototype = prototype
    _ = prototype.takeEffects()
    return prototype
  }
}
