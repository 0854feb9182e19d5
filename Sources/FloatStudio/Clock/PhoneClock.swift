import FloatCore

/// Real time as the phone's time: a straight line whose slope is the speed.
package struct PhoneClock: Equatable, Sendable {
  /// Where the line begins.
  private var real = 0.0
  private var time: Double
  /// How many of the phone's seconds go by in a real one while it is not paused.
  package private(set) var speed: Double
  package private(set) var isPaused = false
  /// The phone's time at which the clock pauses by itself; nil lets it go on.
  package private(set) var stop: Double?

  /// The speeds that have a key and a button.
  package static let speeds = [1, 0.5, 0.25, 0.1]
  /// One frame of the phone's time, in seconds.
  package static let frame = 1.0 / 60

  package init(time: Double = 0, speed: Double = 1, stop: Double? = nil) {
    self.time = time
    self.speed = speed
    self.stop = stop
  }

  /// The phone's time at a real time; before the line's beginning it stands.
  package func time(atReal real: Double) -> Double {
    guard !isPaused, real > self.real else { return time }
    return min(time + (real - self.real) * speed, stop ?? .infinity)
  }

  /// The real time at which the phone's time reaches a time; nil if it never will.
  package func real(at time: Double) -> Double? {
    guard !isPaused, speed > 0, time <= stop ?? .infinity else { return nil }
    return real + max(0, time - self.time) / speed
  }

  /// Begins the line anew.
  package mutating func set(time: Double, atReal real: Double) {
    self.time = time
    self.real = real
  }

  /// A slope of 0 is a pause that keeps the speed from before.
  package mutating func setSpeed(_ speed: Double, atReal real: Double) {
    set(time: time(atReal: real), atReal: real)
    isPaused = isPaused || speed <= 0
    if speed > 0 { self.speed = speed }
  }

  /// Whoever plays or pauses has taken the stop over.
  package mutating func setPaused(_ isPaused: Bool, atReal real: Double) {
    set(time: time(atReal: real), atReal: real)
    self.isPaused = isPaused
    stop = nil
  }

  /// One or several frames from a time, to the nanosecond, so that as many back lead to the same time.
  package static func step(from time: Double, frames: Int) -> Double {
    ((time + Double(frames) * frame) * 1e9).rounded() / 1e9
  }
}

/// The earlier of two times, where nil is never.
package func earliest(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
