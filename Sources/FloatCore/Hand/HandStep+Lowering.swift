/// The durations and rates of a hand for steps that do not name their own.
package enum HandPace {
  /// How long a tap stays down, in seconds: a quick click of a mouse, a tenth of a long press.
  package static let tapDuration = 0.05
  /// The default duration of a move or a drag, in seconds.
  package static let moveDuration = 0.3
  /// The default duration of a long press, in seconds: the recogniser's half second and a margin.
  package static let longPressDuration = 0.6
  /// How often a moving pointer reports its position, per second, as a touch screen does; a mouse does so 125 times.
  package static let samplesPerSecond = 120.0
  /// The longest single wait or move, in seconds.
  package static let maximumDuration = 600.0

  static func clamped(_ duration: Double) -> Double {
    duration.isFinite ? min(max(duration, 0), maximumDuration) : 0
  }
}

extension HandStep {
  /// The inputs of this step when it starts at `time`.
  ///
  /// A pointer moves in a straight line at a constant velocity, so the velocity that a gesture measures at its end is
  /// the distance divided by the duration, as written in the step. Sample i is sent at `time + i/120`, and the last one
  /// exactly at the end. Every step ends on a whole nanosecond, so errors do not add up. Nothing is sent while the
  /// pointer rests, as with a mouse. `wait` only takes time, and the stage carries out `settle`.
  ///
  /// - Parameters:
  ///   - time: When the step starts, in seconds.
  ///   - pointer: The position of the held pointer at that time, or nil.
  ///   - resolve: Returns the position of a target, or nil if it is not there.
  package func lower(
    at time: Double, from pointer: Point?, resolve: (Target) -> Point?
  ) throws(HandError) -> LoweredStep {
    var builder = Builder(time: time, pointer: pointer)
    func place(_ target: Target) throws(HandError) -> Point {
      guard let point = resolve(target) else { throw .unknownElement("\(target)") }
      return point
    }
    switch self {
    case .tap(let target):
      try builder.press(place(target))
      builder.wait(HandPace.tapDuration)
      try builder.lift(.up)
    case .press(let target): try builder.press(place(target))
    case .move(let target, let duration): try builder.move(to: place(target), over: duration)
    case .release: try builder.lift(.up)
    case .cancel: try builder.lift(.cancel)
    case .drag(let from, let to, let duration, let hold, let release):
      // Both ends are looked up before the press, because the press may move things on the screen.
      let end = try place(to)
      try builder.press(place(from))
      try builder.move(to: end, over: duration)
      builder.wait(hold)
      if release { try builder.lift(.up) }
    case .longPress(let target, let duration, let release):
      try builder.press(place(target))
      builder.wait(duration)
      if release { try builder.lift(.up) }
    case .contextMenu(let target): builder.send(.contextMenu(at: try place(target)))
    case .wheel(let target, let dx, let dy, let isPrecise):
      builder.send(.wheel(at: try place(target), dx: dx, dy: dy, isPrecise: isPrecise))
    case .key(let name): builder.send(.key(name))
    case .wait(let duration): builder.wait(duration)
    case .set(let values): builder.send(.configure(values))
    case .call(let call): builder.send(.call(call))
    case .resize(let size): builder.send(.resize(size))
    case .settle: break
    }
    return LoweredStep(inputs: builder.inputs, end: builder.time, pointer: builder.pointer)
  }
}

private struct Builder {
  var time: Double
  var pointer: Point?
  var inputs: [TimedInput] = []

  /// Advances time, to the nanosecond, so that sums of tenths and thirds do not drift.
  mutating func wait(_ duration: Double) {
    time = max(time, TimeSpan.rounded(time + HandPace.clamped(duration)))
  }

  mutating func send(_ input: Input) { inputs.append(TimedInput(time: time, input)) }

  mutating func press(_ point: Point) throws(HandError) {
    guard pointer == nil else { throw .alreadyPressed }
    pointer = point
    send(.pointer(.down, id: 0, at: point))
  }

  mutating func lift(_ phase: PointerPhase) throws(HandError) {
    guard let point = pointer else { throw .notPressed }
    send(.pointer(phase, id: 0, at: point))
    pointer = nil
  }

  mutating func move(to end: Point, over duration: Double) throws(HandError) {
    guard let start = pointer else { throw .notPressed }
    let length = HandPace.clamped(duration)
    let began = time
    var index = 1
    while Double(index) / HandPace.samplesPerSecond < length {
      let elapsed = Double(index) / HandPace.samplesPerSecond
      time = began + elapsed
      send(.pointer(.move, id: 0, at: start + (end - start) * (elapsed / length)))
      index += 1
    }
    time = began
    wait(length)
    send(.pointer(.move, id: 0, at: end))
    pointer = end
  }
}

/// The timed inputs of one step.
package struct LoweredStep: Hashable, Sendable {
  /// The inputs, in order of time.
  package var inputs: [TimedInput]
  /// When the next step starts, in seconds.
  package var end: Double
  /// The position of the held pointer after the step; nil when it is not pressed.
  package var pointer: Point?
}
