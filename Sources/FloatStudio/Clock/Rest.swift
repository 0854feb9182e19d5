import FloatCore

/// The moment from which nothing moves any more.
package enum Rest {
  /// The precision to which the moment of rest is found, in seconds: one refresh of a common display.
  package static let step = 1.0 / 60
  /// A deadline farther away than this, in seconds, belongs to no gesture: a notice goes some seconds after it came.
  static let patience = 1.0
  /// The longest time that a gesture may take to come to rest, in seconds.
  static let limit = 10.0

  static func isReached(by prototype: Prototype) -> Bool {
    !prototype.isAnimating && (prototype.nextDeadline.map { $0 > prototype.now + patience } ?? true)
  }

  /// The time at which a prototype is at rest if it receives no more input.
  static func time(after prototype: Prototype) -> Double {
    var prototype = prototype
    let start = prototype.now
    var count = 0.0
    repeat {
      count += 1
      prototype.advance(to: start + count * step)
    } while !isReached(by: prototype) && count * step < limit
    return prototype.now
  }
}
