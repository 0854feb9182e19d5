package import FloatCore
package import FloatStudio

/// The inputs that lead to a gesture from a start that a recording can describe.
///
/// A recording can start at launch, or at any gesture before which the phone is back in its launch state with the same
/// pages in its ball. Everything before the last such start that is older than `memory` is forgotten.
package struct SessionLead: Sendable {
  private struct Start: Sendable {
    var time: Double
    var archive: CollectedPagesArchive
    var values: Parameters
  }

  /// The prototype at the very beginning.
  private let initial: Boxed<Prototype>
  /// Oldest first; empty after too many inputs since the last one.
  private var starts: [Start]
  package private(set) var inputs: [TimedInput] = []
  private var lastBlock: Int?

  /// The most inputs that are kept: about an hour of occasional dragging.
  static let capacity = 200_000
  /// How far back the present may be moved, in seconds, with a margin.
  private static let memory = History.span + 30

  package init(_ initial: Prototype) {
    self.initial = Boxed(initial)
    starts = [Start(time: initial.now, archive: initial.archive, values: initial.tuned)]
  }

  /// Takes over a change of the playback.
  package mutating func note(_ change: Playback.Change) {
    switch change {
    case .happened(let input):
      guard !starts.isEmpty else { return }
      inputs.append(input)
      if inputs.count > Self.capacity { (starts, inputs) = ([], []) }
    case .dropped(let time):
      inputs.removeAll { $0.time > time }
      starts.removeAll { $0.time > time }
    case .restarted: self = SessionLead(initial.value)
    }
  }

  /// Checks whether the last gesture began at a moment where a recording can start.
  package mutating func note(_ playback: Playback) {
    guard let block = playback.history.blocks.last, block.id != lastBlock else { return }
    lastBlock = block.id
    guard let before = playback.history.contents(of: block)?.start, looksOpened(before) else {
      return
    }
    if starts.isEmpty { inputs = playback.history.contents(of: block)?.inputs ?? [] }
    starts.append(Start(time: before.now, archive: before.archive, values: before.tuned))
    let old = starts.lastIndex { $0.time < playback.history.now - Self.memory } ?? 0
    starts.removeFirst(old)
    inputs.removeFirst(inputs.prefix { $0.time < starts[0].time }.count)
  }

  /// Returns a prototype in the state that it is opened in.
  private func opened(archive: CollectedPagesArchive, values: Parameters) -> Prototype {
    Prototype(
      parameters: values, content: initial.value.content, device: initial.value.device,
      archive: archive)
  }

  private func looksOpened(_ prototype: Prototype) -> Bool {
    guard prototype.device == initial.value.device else { return false }
    var opened = opened(archive: prototype.archive, values: prototype.tuned)
    // A ball appears, and may tuck itself away.
    opened.advance(to: prototype.now)
    return opened.state == prototype.state && opened.scene == prototype.scene
  }

  // MARK: A gesture from there

  /// A gesture with the inputs that lead to it, timed as a recording times them.
  package struct Cut: Sendable {
    /// The archive that the recording starts with.
    package let archive: CollectedPagesArchive?
    package let inputs: [TimedInput]
    /// The times of the first touch, and of the rest after it.
    package let start: Double
    package let end: Double
  }

  /// The longest rest that is kept, in seconds; longer ones are shortened to it.
  private static let longestRest = 10.0
  /// The least time before the first touch if the lead begins with it, in seconds.
  private static let lead = 0.5

  /// Returns the gesture with the shortest lead that leads to it; nil if none that is kept does.
  ///
  /// - Parameters:
  ///   - seconds: How much of the time before the gesture the lead should have; it has less where less is known.
  ///   - needsEmptyBall: True for a format that cannot describe which pages are in the ball.
  package func cut(_ take: GestureTake, reaching seconds: Double = 0, needsEmptyBall: Bool = false) -> Cut? {
    let limit = take.block.start - seconds
    let later = starts.filter { $0.time > limit && $0.time <= take.block.start }
    for start in starts.filter({ $0.time <= limit }).reversed() + later {
      var start = start
      if needsEmptyBall {
        guard start.archive.pages.isEmpty else { continue }
        // Nor can it describe where the ball will be.
        start.archive = CollectedPagesArchive()
      }
      for rest in [Self.longestRest, .infinity] {
        if let cut = cut(take, from: start, rest: rest) { return cut }
      }
    }
    return nil
  }

  /// Rounds a time to subtract down to 1/1024 s, so that the difference is exact and a motion keeps its bits.
  private static func exact(_ seconds: Double) -> Double { (seconds * 1024).rounded(.down) / 1024 }

  private func cut(_ take: GestureTake, from start: Start, rest: Double) -> Cut? {
    var prototype = opened(archive: start.archive, values: initial.value.tuned)
    var inputs: [TimedInput] = []
    func send(_ input: Input, at time: Double) {
      inputs.append(TimedInput(time: time, input))
      prototype.send(inputs[inputs.count - 1])
    }
    let values = start.values.differences(from: initial.value.tuned)
    if !values.isEmpty { send(.configure(values), at: 0) }
    var shift = max(0, Self.exact(start.time - Self.lead))
    var last = start.time
    func skip(to time: Double) {
      shift += max(0, Self.exact(min(time - last - rest, time)))
      last = time
    }
    for input in self.inputs where input.time >= start.time && input.time < take.block.start {
      skip(to: input.time)
      send(input.input, at: input.time - shift)
    }
    skip(to: take.block.start)
    let first = take.block.start - shift
    prototype.advance(to: first)
    let changes = take.start.tuned.differences(from: prototype.tuned)
    if !changes.isEmpty { send(.configure(changes), at: first) }
    guard prototype.state == take.start.state, prototype.scene == take.start.scene else {
      return nil
    }
    for input in take.inputs { inputs.append(TimedInput(time: input.time - shift, input.input)) }
    let end = take.end.map { $0 - shift } ?? Self.rest(of: prototype, take.inputs, shift: shift)
    return Cut(
      archive: start.archive == CollectedPagesArchive() ? nil : start.archive, inputs: inputs,
      start: first,
      end: max(end, inputs.last?.time ?? first))
  }

  private static func rest(of prototype: Prototype, _ inputs: [TimedInput], shift: Double) -> Double {
    var prototype = prototype
    for input in inputs { prototype.send(TimedInput(time: input.time - shift, input.input)) }
    return Rest.time(after: prototype)
  }
}
