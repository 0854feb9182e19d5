package import FloatCore

/// A gesture and the motion that it started: its place at every instant, and the promise of each release.
///
/// It is played from the gesture's start at 120 instants a second, and is extended while the gesture lasts.
package struct GestureTrace: Sendable {
  package struct Sample: Sendable {
    package let time: Double
    package let thing: Motion.Thing
    package let place: Point
    /// True while a pointer holds it.
    package let isHeld: Bool
    /// True for a page between ball and screen, whose place is its middle and not its edge.
    let isMorph: Bool
  }

  package private(set) var samples: [Sample] = []
  package private(set) var flights: [Flight] = []
  @Boxed private var prototype: Prototype
  private var touches = Touches()
  private var tracker: VelocityTracker
  /// What a pointer held at the last instant.
  private var held: Motion?
  private var nextInput = 0
  private var nextSample = 0
  private let start: Double

  /// The time between two instants, in seconds.
  package static let step = 1.0 / 120

  package init(_ take: GestureTake) {
    prototype = take.start
    start = take.block.start
    tracker = take.start.tuned.gesture.settings.velocityTracker
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
    // A short flick begins and ends between two instants.
    if case .pointer(.up, _, _) = input.input {
      prototype.advance(to: input.time)
      if let motion = prototype.mover, motion.isHeld { held = motion }
    }
    prototype.send(input)
    touches.note(input)
    if case .pointer(let phase, _, let place) = input.input {
      if phase == .down { tracker.reset() }
      if phase != .cancel { tracker.add(position: place, at: input.time) }
      guard phase == .up || phase == .cancel else { return }
      begin(velocity: phase == .up ? tracker.velocity(at: input.time) : .zero)
    } else if case .key = input.input {
      begin(velocity: .zero)
    }
  }

  /// Begins the flight of the thing that was let go.
  private mutating func begin(velocity: Point) {
    // Content that is let go at rest does not move any more.
    guard touches.isEmpty, let motion = prototype.mover ?? held else { return }
    // A thing that was not dragged has no velocity, as when a tap opens a page.
    let wasDragged = held?.thing == motion.thing
    if let flight = Flight(motion, at: prototype.now, hand: wasDragged ? velocity : nil) {
      flights.append(flight)
    }
  }

  private mutating func note() {
    let motion = prototype.mover
    held = motion?.isHeld == true ? motion : nil
    guard let motion, let place = motion.place else { return }
    samples.append(
      Sample(
        time: prototype.now, thing: motion.thing, place: place, isHeld: motion.isHeld, isMorph: motion.isMorph
      ))
  }

  // MARK: Queries

  /// The values at its end.
  package var parameters: Parameters { prototype.tuned }

  /// The thing that moves at a time, or else moved last before it, or moves first.
  package func thing(at time: Double) -> Motion.Thing? {
    (samples.last { $0.time <= time } ?? samples.first)?.thing
  }

  /// The samples of a thing around a time while it moved without a break.
  package func run(of thing: Motion.Thing, at time: Double) -> ArraySlice<Sample> {
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
  package func flight(of thing: Motion.Thing, at time: Double) -> Flight? {
    let flights = flights.filter { $0.thing == thing }
    return flights.last { $0.start <= time } ?? flights.first
  }
}
