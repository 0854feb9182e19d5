/// The way a pointer came, shown a little late so that it moves evenly: the recorded positions, linear between them.
///
/// Mice and touch screens report at times that have nothing to do with the frames', so what follows the last position
/// moves by unequal steps under an even hand. What is shown at a time `t` is instead the way at `t` − `lag`. The lag
/// is 0 at a press and after a gap of more than `longestGap`; each later move makes it as long as the time since
/// the one before, if that is longer. So there is always a position on both sides of what is shown: nothing is
/// extrapolated, an even hand moves things by even steps at every frame rate, a single move shows at once, and what
/// is shown rests on the last position a lag after it.
///
/// The values are points of a pointer, or whatever follows one: `map(_:)` takes the way along. A function of the
/// positions and their times, in seconds; the prototype decides by ``end``, the newest position.
public struct Trail<Value: VectorArithmetic>: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var time: Double
    var value: Value
  }

  /// The newest value, which what is shown comes to rest on.
  public private(set) var end: Value
  /// How far behind what is shown is, in seconds; at most `longestGap`.
  package private(set) var lag: Double
  /// When the newest value came, in seconds.
  private var endTime: Double
  /// What came before it and may still be shown, oldest first.
  private var earlier: [Sample] = []

  /// The longest time between two moves of one motion, in seconds: a little more than a device of 60 Hz takes.
  package static var longestGap: Double { 0.020 }

  /// The most earlier positions kept: those of a mouse of 8000 Hz, with room.
  static var capacity: Int { 256 }

  /// A way that begins at a time, in seconds, as with a press; or a value that does not move.
  public init(_ value: Value, at t: Double = -.infinity) {
    end = value
    endTime = t
    lag = 0
  }

  /// When what is shown rests on the newest value, in seconds; −infinity where nothing came before it.
  package var restTime: Double { earlier.isEmpty ? -.infinity : endTime + lag }

  /// A move. One at the newest one's time, or before, takes its place.
  public mutating func add(_ value: Value, at t: Double) {
    let gap = t - endTime
    // Also for a time that is not a number.
    guard gap > 0 else {
      end = value
      return
    }
    if TimeSpan.rounded(gap) > Self.longestGap {
      earlier = []
      lag = 0
    } else {
      earlier.append(Sample(time: endTime, value: end))
      lag = max(lag, gap)
    }
    end = value
    endTime = t
    // The oldest that is needed is the last one that is a whole lag old.
    let needless = earlier.dropFirst().prefix { $0.time <= t - Self.longestGap }.count
    let expired = max(needless, earlier.count - Self.capacity)
    if expired > 0 { earlier.removeFirst(expired) }
  }

  /// What is shown at a time; exactly ``end`` from `restTime` on.
  public func value(at t: Double) -> Value {
    guard let (a, b) = segment(at: t) else { return t >= restTime ? end : earlier.first?.value ?? end }
    return a.value + (b.value - a.value) * ((t - lag - a.time) / (b.time - a.time))
  }

  /// How fast what is shown moves at a time, in units a second; zero once it rests.
  public func velocity(at t: Double) -> Value {
    guard let (a, b) = segment(at: t) else { return .zero }
    return (b.value - a.value) * (1 / (b.time - a.time))
  }

  /// The two neighbours of what is shown; nil before the first position that is kept, and at rest.
  private func segment(at t: Double) -> (Sample, Sample)? {
    guard t < restTime, let first = earlier.first, t - lag >= first.time else { return nil }
    let index = earlier.lastIndex { $0.time <= t - lag } ?? 0
    let next = index + 1 < earlier.count ? earlier[index + 1] : Sample(time: endTime, value: end)
    return (earlier[index], next)
  }

  /// The same way for what follows the pointer: every position as the function has it, at the same times.
  package func map<Follower>(_ transform: (Value) -> Follower) -> Trail<Follower> {
    var trail = Trail<Follower>(transform(end), at: endTime)
    trail.lag = lag
    trail.earlier = earlier.map { .init(time: $0.time, value: transform($0.value)) }
    return trail
  }

  /// The way from a time on, in seconds: before it, it stood where it was then.
  package func beginning(at t: Double) -> Trail {
    guard endTime > t else { return Trail(end, at: endTime) }
    var trail = self
    if let index = earlier.lastIndex(where: { $0.time <= t }) {
      trail.earlier.removeFirst(index)
      trail.earlier[0].time = t
    }
    return trail
  }
}
