/// A value that follows something and never jumps when what it follows changes.
///
/// It shows `base` plus a residual that springs to zero. Under a finger the base is the finger and the
/// residual takes up the gesture's slop; on release the base is the target and the residual carries the
/// distance and the velocity. So a finger, a settling motion and a catch are one path.
public struct Tracked<Value: VectorArithmetic>: Equatable, Sendable {
  /// What is shown once the residual is at rest.
  public private(set) var base: Value
  private var residual: Animated<Value>

  /// A value at rest.
  public init(_ value: Value) {
    base = value
    residual = Animated(.zero)
  }

  /// The value shown at a time in seconds.
  public func value(at t: Double) -> Value { base + residual.value(at: t) }

  /// The velocity of the residual, in units a second; what the base does under a finger is not in it.
  public func velocity(at t: Double) -> Value { residual.velocity(at: t) }

  /// When the residual comes to rest; −infinity while it is at rest.
  public var endTime: Double { residual.endTime }

  /// True once what is shown is the base for good: the residual is zero.
  ///
  /// A finger may still move the base then.
  public func isAtRest(at t: Double) -> Bool { residual.isAtRest(at: t) }

  /// Jumps to a value, at rest.
  public mutating func set(_ value: Value) {
    base = value
    residual.set(.zero)
  }

  /// Follows a new base one to one; a residual on its way goes on.
  public mutating func follow(_ value: Value) { base = value }

  /// Follows a new base without a jump: the distance to what is shown now decays by `animation`.
  public mutating func follow(_ value: Value, absorbing animation: Animation, at t: Double) {
    settle(to: value, with: animation, velocity: .zero, at: t)
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
    base = target
  }

  /// Stops where it is, as when a finger comes down on it.
  public mutating func hold(at t: Double) { set(value(at: t)) }
}
