import FloatCore

/// The phone's time as a function of real time: a straight line whose slope is the speed.
package struct PhoneClock: Equatable, Sendable {
  /// The point at which the line begins.
  private var real = 0.0
  private var time: Double
  /// The phone's seconds per real second while it is not paused.
  package private(set) var speed: Double
  package private(set) var isPaused = false
  /// The phone's time at which the clock pauses; nil for never.
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

  /// The phone's time at a real time; before the line's beginning it stands still.
  package func time(atReal real: Double) -> Double {
    guard !isPaused, real > self.real else { return time }
    return min(time + (real - self.real) * speed, stop ?? .infinity)
  }

  /// The real time at which the phone's time reaches a time; nil if it never does.
  package func real(at time: Double) -> Double? {
    guard !isPaused, speed > 0, time <= stop ?? .infinity else { return nil }
    return real + max(0, time - self.time) / speed
  }

  /// Begins the line anew.
  package mutating func set(time: Double, atReal real: Double) {
    self.time = time
    self.real = real
  }

  /// Sets the slope; 0 pauses and keeps the previous speed.
  package mutating func setSpeed(_ speed: Double, atReal real: Double) {
    set(time: time(atReal: real), atReal: real)
    isPaused = isPaused || speed <= 0
    if speed > 0 { self.speed = speed }
  }

  /// Pauses or plays, which also removes the stop.
  package mutating func setPaused(_ isPaused: Bool, atReal real: Double) {
    set(time: time(atReal: real), atReal: real)
    self.isPaused = isPaused
    stop = nil
  }

  /// The time a number of frames on, rounded to the nanosecond, so that as many frames back lead to the same time.
  package static func step(from time: Double, frames: Int) -> Double {
    ((time + Double(frames) * frame) * 1e9).rounded() / 1e9
  }
}

/// The earlier of two times; nil stands for never.
package func earliest(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
