/// A value that follows something and never jumps when what it follows changes.
///
/// It shows its ``trail`` plus a residual that springs to zero. Under a finger the trail is the finger's and the
/// residual takes up the gesture's slop; on release the trail is the target alone and the residual carries the
/// distance and the velocity. So a finger, a settling motion and a catch are one path.
///
/// What is shown is a little behind a moving finger, see ``Trail``; ``base`` and `unlagged(at:)` are not, and are
/// what is decided by.
public struct Tracked<Value: VectorArithmetic>: Equatable, Sendable {
  /// What it follows, as it is shown once the residual is at rest.
  public private(set) var trail: Trail<Value>
  private var residual: Animated<Value>

  /// A value at rest.
  public init(_ value: Value) {
    trail = Trail(value)
    residual = Animated(.zero)
  }

  /// Where it comes to rest if nothing changes: what it follows, right now.
  public var base: Value { trail.end }

  /// The value shown at a time in seconds.
  public func value(at t: Double) -> Value { trail.value(at: t) + residual.value(at: t) }

  /// The value at a time in seconds as it would be shown if nothing were behind a finger.
  package func unlagged(at t: Double) -> Value { trail.end + residual.value(at: t) }

  /// The velocity of the residual, in units a second; what the base does under a finger is not in it.
  public func velocity(at t: Double) -> Value { residual.velocity(at: t) }

  /// When what is shown comes to rest, in seconds; −infinity while it is at rest.
  public var endTime: Double { max(trail.restTime, residual.endTime) }

  /// True once what is shown is the base for good.
  ///
  /// A finger may still move the base then.
  public func isAtRest(at t: Double) -> Bool { t >= endTime }

  /// When the spring of the residual began that is at work at a time, in seconds; nil where none is.
  package func springStart(at t: Double) -> Double? { residual.springStart(at: t) }

  /// Jumps to a value, at rest.
  public mutating func set(_ value: Value) {
    trail = Trail(value)
    residual.set(.zero)
  }

  /// Goes a finger's way; a residual on its way goes on.
  public mutating func follow(_ trail: Trail<Value>) { self.trail = trail }

  /// Goes a finger's way without a jump: the distance to what is shown now decays by `animation`.
  public mutating func follow(_ trail: Trail<Value>, absorbing animation: Animation, at t: Double) {
    residual.set(value(at: t) - trail.value(at: t))
    residual.animate(to: .zero, with: animation, velocity: .zero, at: t)
    self.trail = trail
  }

  /// Moves from what is shown now to a target; a nil velocity keeps the residual's own.
  ///
  /// With a delay, in seconds, it stands still until that is over, and has no velocity to keep.
  public mutating func settle(
    to target: Value, with animation: Animation, velocity: Value? = nil, delay: Double = 0, at t: Double
  ) {
    let start = velocity ?? (delay > 0 ? .zero : self.velocity(at: t))
    residual.set(value(at: t) - target)
    residual.animate(to: .zero, with: animation, velocity: start, delay: delay, at: t)
    trail = Trail(target)
  }

  /// Stops where it is, as when a finger comes down on it.
  public mutating func hold(at t: Double) { set(value(at: t)) }
}

extension Tracked<Double> {
  /// The value of a progress at a time, kept inside 0…1.
  func share(at t: Double) -> Double { min(max(value(at: t), 0), 1) }
}
