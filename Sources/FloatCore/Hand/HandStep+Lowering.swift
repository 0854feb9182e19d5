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
  /// the distance divided by the duration, as written in the step. Sample i is sent at `time + i/rate`, and the last one
  /// exactly at the end. Every step that takes time ends on a whole nanosecond, so errors do not add up. Nothing is
  /// sent while the pointer rests, as with a mouse. `wait` only takes time, and the stage carries out `settle`.
  ///
  /// - Parameters:
  ///   - time: When the step starts, in seconds.
  ///   - pointer: The position of the held pointer at that time, or nil.
  ///   - rate: How often a moving pointer reports its position, per second.
  ///   - hovers: Whether a pointer that is up moves, as a mouse does; it is there when the move ends.
  ///   - resolve: Returns the position of a target, or nil if it is not there.
  package func lower(
    at time: Double, from pointer: Point?, rate: Double = HandPace.samplesPerSecond, hovers: Bool = false,
    resolve: (Target) -> Point?
  ) throws(HandError) -> LoweredStep {
    var lowered = LoweredStep(end: time, pointer: pointer)
    func place(_ target: Target, isUp: Bool = false) throws(HandError) -> Point {
      // A mouse that is down would drag on its way there.
      if isUp, hovers, pointer != nil { throw .alreadyPressed }
      guard let point = resolve(target) else { throw .unknownElement("\(target)") }
      return point
    }
    switch self {
    case .tap(let target): try lowered.press(place(target), for: HandPace.tapDuration, release: true)
    case .press(let target): try lowered.press(place(target))
    case .move(let target, let duration) where hovers && pointer == nil:
      lowered.wait(duration)
      lowered.send(.pointer(.move, id: 0, at: try place(target)))
    case .move(let target, let duration): try lowered.move(to: place(target), over: duration, rate: rate)
    case .release: try lowered.lift(.up)
    case .cancel: try lowered.lift(.cancel)
    case .drag(let from, let to, let duration, let hold, let release):
      // Both ends are looked up before the press, because the press may move things on the screen.
      let end = try place(to)
      try lowered.press(place(from))
      try lowered.move(to: end, over: duration, rate: rate)
      lowered.wait(hold)
      if release { try lowered.lift(.up) }
    case .longPress(let target, let duration, let release):
      try lowered.press(place(target), for: duration, release: release)
    case .contextMenu(let target): lowered.send(.contextMenu(at: try place(target, isUp: true)))
    case .wheel(let target, let dx, let dy, let isPrecise):
      lowered.send(.wheel(at: try place(target, isUp: true), dx: dx, dy: dy, isPrecise: isPrecise))
    case .key(let name): lowered.send(.key(name))
    case .wait(let duration): lowered.wait(duration)
    case .set(let values): lowered.send(.configure(values))
    case .call(let call): lowered.send(.call(call))
    case .resize(let size): lowered.send(.resize(size))
    case .settle: break
    }
    return lowered
  }
}

/// The timed inputs of one step.
package struct LoweredStep: Hashable, Sendable {
  /// The inputs, in order of time.
  package var inputs: [TimedInput] = []
  /// When the next step starts, in seconds.
  package var end: Double
  /// The position of the held pointer after the step; nil when it is not pressed.
  package var pointer: Point?
}

extension LoweredStep {
  /// Advances time, to the nanosecond, so that sums of tenths and thirds do not drift.
  fileprivate mutating func wait(_ duration: Double) {
    if duration > 0 { end = max(end, TimeSpan.rounded(end + HandPace.clamped(duration))) }
  }

  fileprivate mutating func send(_ input: Input) { inputs.append(TimedInput(time: end, input)) }

  fileprivate mutating func press(_ point: Point) throws(HandError) {
    guard pointer == nil else { throw .alreadyPressed }
    pointer = point
    send(.pointer(.down, id: 0, at: point))
  }

  fileprivate mutating func press(_ point: Point, for duration: Double, release: Bool) throws(HandError) {
    try press(point)
    wait(duration)
    if release { try lift(.up) }
  }

  fileprivate mutating func lift(_ phase: PointerPhase) throws(HandError) {
    guard let point = pointer else { throw .notPressed }
    send(.pointer(phase, id: 0, at: point))
    pointer = nil
  }

  fileprivate mutating func move(to place: Point, over duration: Double, rate: Double) throws(HandError) {
    guard let start = pointer else { throw .notPressed }
    let (began, length) = (end, HandPace.clamped(duration))
    var index = 1
    while Double(index) / rate < length {
      let elapsed = Double(index) / rate
      end = began + elapsed
      send(.pointer(.move, id: 0, at: start + (place - start) * (elapsed / length)))
      index += 1
    }
    end = began
    wait(length)
    send(.pointer(.move, id: 0, at: place))
    pointer = place
  }
}
