import CSDL2
import FloatFiles

/// A watch's signals among SDL's events, so that a loop that sleeps wakes up and one that draws is not disturbed.
enum ReloadEvent {
  /// SDL's number for these events; `UInt32.max` if SDL has none left.
  static let type = SDL_RegisterEvents(1)

  /// Puts a signal into SDL's queue. Any thread may do so.
  static func push(_ signal: ReloadSignal) {
    guard type != .max else { return }
    var event = SDL_Event()
    event.user.type = type
    event.user.code = signal.rawValue
    SDL_PushEvent(&event)
  }

  /// The signal of an event; nil for any other event.
  static func signal(of event: SDL_Event) -> ReloadSignal? {
    guard event.type == type, type != .max else { return nil }
    return ReloadSignal(rawValue: event.user.code)
  }
}
