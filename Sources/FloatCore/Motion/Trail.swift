/// The recorded positions of a pointer, joined by straight lines and shown a little late so that motion is even.
///
/// Mice and touch screens report at times unrelated to those of the frames, so a thing that follows the last position
/// moves in uneven steps under an even hand. The position shown at time `t` is instead the one at `t` − `lag`. The lag
/// is 0 at a press and after a gap of more than `longestGap`; each later move makes it as long as the time since the
/// previous move, if that is longer. So there is always a position on both sides of the one shown: nothing is
/// extrapolated, an even hand moves things in even steps at every frame rate, a single move shows at once, and the
/// shown position rests on the last one a lag after it.
///
/// The values are positions of a pointer, or of a thing that follows it: `map(_:)` converts a whole trail. A trail is a
/// function of the positions and their times, in seconds; the prototype decides by ``end``, the newest position.
public struct Trail<Value: VectorArithmetic>: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var time: Double
    var value: Value
  }

  /// The newest value, at which the shown value comes to rest.
  public private(set) var end: Value
  /// How far the shown value lags behind, in seconds; at most `longestGap`.
  package private(set) var lag: Double
  /// When the newest value arrived, in seconds.
  private var endTime: Double
  /// The values before the newest that may still be shown, oldest first.
  private var earlier: [Sample] = []

  /// The longest time between two moves of one motion, in seconds: a little more than the interval of a 60 Hz device.
  package static var longestGap: Double { 0.020 }

  /// The most earlier positions kept: enough for a mouse at 8000 Hz, with room.
  static var capacity: Int { 256 }

  /// A trail that begins at a time, in seconds, as with a press; or a value that does not move.
  public init(_ value: Value, at t: Double = -.infinity) {
    end = value
    endTime = t
    lag = 0
  }

  /// When the shown value rests on the newest one, in seconds; −infinity if there is no earlier value.
  package var restTime: Double { earlier.isEmpty ? -.infinity : endTime + lag }

  /// Adds a move. One at or before the time of the newest value replaces that value.
  public mutating func add(_ value: Value, at t: Double) {
    let gap = t - endTime
    // Also catches a time that is not a number.
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
    // The oldest position still needed is the last one that is a whole lag old.
    let needless = earlier.dropFirst().prefix { $0.time <= t - Self.longestGap }.count
    earlier.removeFirst(max(needless, earlier.count - Self.capacity))
  }

  /// The value shown at a time; exactly ``end`` from `restTime` on.
  public func value(at t: Double) -> Value {
    guard let (a, b) = segment(at: t) else { return t >= restTime ? end : earlier.first?.value ?? end }
    return a.value + (b.value - a.value) * ((t - lag - a.time) / (b.time - a.time))
  }

  /// The velocity of the shown value at a time, in units per second; zero once it rests.
  public func velocity(at t: Double) -> Value {
    guard let (a, b) = segment(at: t) else { return .zero }
    return (b.value - a.value) * (1 / (b.time - a.time))
  }

  /// The two positions on either side of the shown one; nil before the first position kept, and at rest.
  private func segment(at t: Double) -> (Sample, Sample)? {
    guard t < restTime, let first = earlier.first, t - lag >= first.time else { return nil }
    let index = earlier.lastIndex { $0.time <= t - lag } ?? 0
    let next = index + 1 < earlier.count ? earlier[index + 1] : Sample(time: endTime, value: end)
    return (earlier[index], next)
  }

  /// The trail of a thing that follows the pointer: every position transformed, at the same times.
  package func map<Follower>(_ transform: (Value) -> Follower) -> Trail<Follower> {
    var trail = Trail<Follower>(transform(end), at: endTime)
    trail.lag = lag
    trail.earlier = earlier.map { .init(time: $0.time, value: transform($0.value)) }
    return trail
  }

  /// The trail from a time on, in seconds; before that time it stands still at its value then.
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
