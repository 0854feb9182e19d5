import CSDL2

/// The clock of one run: frames and events in real seconds since the run's start.
///
/// Frames read SDL's performance counter, and events carry SDL's milliseconds. Both count the same hardware clock, so
/// an event's time is the frame's time minus the milliseconds that passed since the event.
struct LoopClock {
  private let start: UInt64
  private let frequency: Double

  init() {
    start = SDL_GetPerformanceCounter()
    frequency = Double(SDL_GetPerformanceFrequency())
  }

  /// Real seconds since the start.
  var realNow: Double { Self.seconds(from: start, to: SDL_GetPerformanceCounter(), frequency: frequency) }

  /// The pure form of ``realNow``; 0 for a counter that went back, which a kernel promises not to do.
  static func seconds(from start: UInt64, to now: UInt64, frequency: Double) -> Double {
    max(0, Double(Int64(bitPattern: now &- start))) / frequency
  }

  /// The time of an event; never negative, never after now.
  func real(eventTicks: UInt32) -> Double {
    Self.real(eventTicks: eventTicks, nowTicks: SDL_GetTicks(), realNow: realNow)
  }

  /// SDL's milliseconds just before a real time; an event with this stamp is never after it.
  func ticks(before real: Double) -> UInt32 {
    Self.ticks(before: real, nowTicks: SDL_GetTicks(), realNow: realNow)
  }

  /// The pure form of ``ticks(before:)``. One millisecond is added for the fractions that SDL leaves out, now and when
  /// the event's time is computed.
  static func ticks(before real: Double, nowTicks: UInt32, realNow: Double) -> UInt32 {
    nowTicks &- UInt32(clamping: Int(((realNow - real) * 1000).rounded(.up)) + 1)
  }

  /// The pure form of ``real(eventTicks:)``. SDL's 32-bit milliseconds may wrap around in between.
  static func real(eventTicks: UInt32, nowTicks: UInt32, realNow: Double) -> Double {
    let age = Int32(bitPattern: nowTicks &- eventTicks)
    return max(0, realNow - Double(max(0, age)) / 1000)
  }
}
