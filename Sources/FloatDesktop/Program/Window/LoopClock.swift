import CSDL2

/// The clock of one run: frames and events in seconds since the run's start.
///
/// Frames read SDL's performance counter, events carry SDL's milliseconds; both count the same hardware clock, so an
/// event's time is the frame's minus the milliseconds that passed since the event.
struct LoopClock {
  /// How many times slower than real time the prototype runs.
  let slowdown: Double
  /// The prototype's time never passes this; nil lets it go on.
  let holdTime: Double?
  private let start: UInt64
  private let frequency: Double

  init(slowdown: Double = 1, holdTime: Double? = nil) {
    self.slowdown = slowdown
    self.holdTime = holdTime
    start = SDL_GetPerformanceCounter()
    frequency = Double(SDL_GetPerformanceFrequency())
  }

  /// Real seconds since the start.
  var realNow: Double { Double(SDL_GetPerformanceCounter() - start) / frequency }

  /// The prototype's time at a real time.
  func prototypeTime(real: Double) -> Double { min(real / slowdown, holdTime ?? .infinity) }

  /// The real time at which the prototype reaches a time.
  func realTime(prototype: Double) -> Double { prototype * slowdown }

  /// The prototype's time of an event; never negative, never after now.
  func prototypeTime(eventTicks: UInt32) -> Double {
    min(
      Self.prototypeTime(
        eventTicks: eventTicks, nowTicks: SDL_GetTicks(), realNow: realNow, slowdown: slowdown),
      holdTime ?? .infinity)
  }

  /// SDL's milliseconds at a real time.
  func ticks(real: Double) -> UInt32 {
    SDL_GetTicks() &- UInt32(clamping: Int(((realNow - real) * 1000).rounded(.up)))
  }

  /// The same as a function of everything it depends on. SDL's 32-bit milliseconds may wrap around in between.
  static func prototypeTime(eventTicks: UInt32, nowTicks: UInt32, realNow: Double, slowdown: Double) -> Double
  {
    let age = Int32(bitPattern: nowTicks &- eventTicks)
    return max(0, realNow - Double(max(0, age)) / 1000) / slowdown
  }
}
