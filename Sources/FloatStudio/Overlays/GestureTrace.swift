import FloatCore

/// A gesture and the motion that it started: its place at every instant, and the promise of each release.
///
/// It is played from the gesture's start at 120 instants a second, and is extended as the gesture goes on.
package struct GestureTrace: Sendable {
  package struct Sample: Sendable {
    package let time: Double
    package let thing: MovingThing
    package let place: Point
    /// True while a pointer is down.
    package let isHeld: Bool
    /// True for a page between ball and screen, whose place is its middle and not its edge.
    let isMorph: Bool
  }

  package private(set) var samples: [Sample] = []
  package private(set) var flights: [Flight] = []
  private var prototype: Prototype
  private var touches = Touches()
  private var tracker: VelocityTracker
  private var scroll: Double
  private var nextInput = 0
  private var nextSample = 0
  private let start: Double

  /// The time between two instants, in seconds.
  package static let step = 1.0 / 120

  package init(_ take: GestureTake) {
    prototype = take.start
    start = take.block.start
    scroll = prototype.state.scroll
    tracker = prototype.tuned.gesture.settings.velocityTracker
    extend(take)
  }

  /// Extends the trace as far as the gesture has come.
  package mutating func extend(_ take: GestureTake) {
    let last = max(take.inputs.last?.time ?? start, start)
    while true {
      let time = start + Double(nextSample) * Self.step
      guard time <= take.end ?? (last + Rest.limit) else { break }
      while nextInput < take.inputs.count, take.inputs[nextInput].time <= time {
        send(take.inputs[nextInput])
        nextInput += 1
      }
      prototype.advance(to: time)
      note()
      nextSample += 1
      if take.end == nil, time > last, Rest.isReached(by: prototype) { break }
    }
    _ = prototype.takeEffects()
  }

  private mutating func send(_ input: TimedInput) {
    prototype.send(input)
    touches.note(input)
    if case .pointer(let phase, _, let place) = input.input {
      if phase == .down { tracker.reset() }
      // As on the phone: a release that repeats the last position is no sudden stop.
      let isRepeated = phase == .up && tracker.lastPosition == place
      if phase != .cancel, !isRepeated { tracker.add(position: place, at: input.time) }
      guard phase == .up || phase == .cancel else { return }
      begin(velocity: phase == .up ? tracker.velocity(at: input.time) : .zero)
    } else if case .key = input.input {
      begin(velocity: .zero)
    }
  }

  /// Begins the flight of the thing that was let go.
  private mutating func begin(velocity: Point) {
    // A fling of the content has not moved it yet at the release.
    guard touches.isEmpty, let thing = MovingThing(in: prototype.state, scroll: scroll) ?? held else {
      return
    }
    // A thing that was not dragged has no velocity, as when a tap opens a page.
    let wasDragged = samples.last?.thing == thing && samples.last?.isHeld == true
    if let flight = Flight(thing, releasedFrom: prototype, velocity: wasDragged ? velocity : nil) {
      flights.append(flight)
    }
  }

  private var held: MovingThing? { samples.last.flatMap { $0.isHeld ? $0.thing : nil } }

  private mutating func note() {
    let state = prototype.state
    defer { scroll = state.scroll }
    guard let thing = MovingThing(in: state, scroll: scroll) ?? (touches.isEmpty ? nil : held),
      let place = thing.place(in: prototype, state), place.isFinite
    else { return }
    samples.append(
      Sample(
        time: prototype.now, thing: thing, place: place, isHeld: !touches.isEmpty,
        isMorph: state.transition?.isMorph == true))
  }

  // MARK: Queries

  /// The thing that moves at a time, or else moved last before it, or moves first.
  package func thing(at time: Double) -> MovingThing? {
    (samples.last { $0.time <= time } ?? samples.first)?.thing
  }

  /// The samples of a thing around a time while it moved without a break.
  package func run(of thing: MovingThing, at time: Double) -> ArraySlice<Sample> {
    guard
      let index = samples.lastIndex(where: { $0.thing == thing && $0.time <= time })
        ?? samples.firstIndex(where: { $0.thing == thing })
    else { return [] }
    let isMorph = samples[index].isMorph
    func isOther(_ sample: Sample) -> Bool { sample.thing != thing || sample.isMorph != isMorph }
    let first = samples[..<index].lastIndex(where: isOther).map { $0 + 1 } ?? 0
    let end = samples[index...].firstIndex(where: isOther) ?? samples.endIndex
    return samples[first..<end]
  }

  /// The release that applies to a moment: the last one before it, or else the first.
  package func flight(of thing: MovingThing, at time: Double) -> Flight? {
    let flights = flights.filter { $0.thing == thing }
    return flights.last { $0.start <= time } ?? flights.first
  }
}
