package import FloatCore

/// The moment from which nothing moves any more.
package enum Rest {
  /// The precision to which the moment of rest is found, in seconds: one refresh of a common display.
  package static let step = 1.0 / 60
  /// A deadline farther away than this, in seconds, belongs to no gesture: a notice goes some seconds after it came.
  package static let patience = 1.0
  /// The longest time that a gesture may take to come to rest, in seconds.
  package static let limit = 10.0

  /// True if nothing moves, and nothing is due within the patience, in seconds.
  package static func isReached(by prototype: Prototype, patience: Double = patience) -> Bool {
    !prototype.isAnimating && (prototype.nextDeadline.map { $0 > prototype.now + patience } ?? true)
  }

  /// Advances to the first refresh at which that is so; returns false where `limit` seconds pass first.
  package static func reach(
    _ prototype: inout Prototype, patience: Double = patience, limit: Double = limit
  ) -> Bool {
    let start = prototype.now
    var count = 0.0
    while !isReached(by: prototype, patience: patience) {
      count += 1
      let time = start + count * step
      guard time <= start + limit else { return false }
      prototype.advance(to: time)
    }
    return true
  }

  /// The time at which a prototype is at rest if it receives no more input, one refresh from now or later.
  package static func time(after prototype: Prototype) -> Double {
    var prototype = prototype
    prototype.advance(to: prototype.now + step)
    _ = reach(&prototype)
    return prototype.now
  }
}
