extension Animated {
  /// The drive that moves the value at a time; nil at rest, before the motion begins, and while it follows a pointer's
  /// trail.
  package func drive(at t: Double) -> Drive? {
    guard t >= startTime, t < endTime else { return nil }
    switch motion {
    case .spring(let spring, _, _, _): return .spring(spring)
    case .curve(let curve, _, let duration): return .curve(curve, duration: duration)
    case .decay(let rate, _, _): return .decay(rate)
    case .rest, .trail: return nil
    }
  }

  /// The same motion of a thing whose place is a linear function of the value.
  ///
  /// - Parameters:
  ///   - place: The place for a value.
  ///   - distance: The distance for a difference of two values; the velocity for a velocity.
  package func map<Other: VectorArithmetic>(_ place: (Value) -> Other, _ distance: (Value) -> Other)
    -> Animated<
      Other
    >
  {
    let mapped: Animated<Other>.Motion =
      switch motion {
      case .rest: .rest
      case .spring(let spring, let from, let velocity, let rest):
        .spring(spring, from: place(from), velocity: distance(velocity), rest: distance(rest))
      case .curve(let curve, let from, let duration): .curve(curve, from: place(from), duration: duration)
      case .decay(let rate, let from, let velocity):
        .decay(rate, from: place(from), velocity: distance(velocity))
      case .trail: .rest
      }
    return Animated<Other>(mapped, to: place(target), from: startTime, until: endTime)
  }
}

extension Tracked {
  /// The motion to the base: the whole motion once no pointer moves the value.
  package var course: Animated<Value> {
    let base = base
    return residual.map({ base + $0 }, { $0 })
  }
}
