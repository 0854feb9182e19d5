/// A value that follows a trail, and that does not jump when it changes to another trail.
///
/// Its value is its ``trail`` plus a residual that springs to zero. Under a finger the trail is the finger's, and the
/// residual absorbs the gesture's slop; on release the trail is the target alone, and the residual has the distance and
/// the velocity. So dragging, settling and catching are one continuous path.
///
/// The shown value lags a little behind a moving finger, see ``Trail``. Decisions are made with ``base`` and
/// `unlagged(at:)`, which do not lag.
public struct Tracked<Value: VectorArithmetic>: Equatable, Sendable {
  /// The trail it follows, along which it is shown once the residual is at rest.
  public private(set) var trail: Trail<Value>
  private(set) var residual: Animated<Value>
  /// Its value at the release, without the lag; nil while it follows a finger.
  private var released: Value?

  /// A value at rest.
  public init(_ value: Value) {
    trail = Trail(value)
    residual = Animated(.zero)
  }

  /// The value at which it comes to rest if nothing changes: the newest value of its trail.
  public var base: Value { trail.end }

  /// The value shown at a time, in seconds.
  public func value(at t: Double) -> Value { trail.value(at: t) + residual.value(at: t) }

  /// The value that would be shown at a time, in seconds, without the lag behind the finger.
  package func unlagged(at t: Double) -> Value { trail.end + residual.value(at: t) }

  /// The value by which a release decides: under a finger the value without the lag, but with the rest of the gesture's
  /// slop; after the release the value at the release.
  package func decision(at t: Double) -> Value { released ?? unlagged(at: t) }

  /// The velocity of the residual, in units per second; it does not include the base's motion under a finger.
  public func velocity(at t: Double) -> Value { residual.velocity(at: t) }

  /// When the shown value comes to rest, in seconds; −infinity while it is at rest.
  public var endTime: Double { max(trail.restTime, residual.endTime) }

  /// True once the shown value has reached the base for good.
  ///
  /// A finger may still move the base afterwards.
  public func isAtRest(at t: Double) -> Bool { t >= endTime }

  /// Jumps to a value, at rest.
  public mutating func set(_ value: Value) {
    follow(Trail(value))
    residual.set(.zero)
  }

  /// Follows a finger's trail; a residual in motion continues.
  public mutating func follow(_ trail: Trail<Value>) {
    released = nil
    self.trail = trail
  }

  /// Follows a finger's trail without a jump: the distance to the value shown now decays by `animation`.
  public mutating func follow(_ trail: Trail<Value>, absorbing animation: Animation, at t: Double) {
    residual.set(value(at: t) - trail.value(at: t))
    residual.animate(to: .zero, with: animation, velocity: .zero, at: t)
    follow(trail)
  }

  /// Moves from the value shown now to a target; a nil velocity keeps the residual's own.
  ///
  /// During a delay, in seconds, it stands still and so has no velocity to keep.
  public mutating func settle(
    to target: Value, with animation: Animation, velocity: Value? = nil, delay: Double = 0, at t: Double
  ) {
    released = unlagged(at: t)
    let start = velocity ?? (delay > 0 ? .zero : self.velocity(at: t))
    residual.set(value(at: t) - target)
    residual.animate(to: .zero, with: animation, velocity: start, delay: delay, at: t)
    trail = Trail(target)
  }

  /// Stops at the value shown now, as when a finger comes down on it.
  public mutating func hold(at t: Double) { set(value(at: t)) }
}

extension Tracked<Double> {
  /// The value of a progress at a time, limited to 0…1.
  func share(at t: Double) -> Double { value(at: t).clamped(to: 0...1) }
}
