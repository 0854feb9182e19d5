import CSDL2

/// An event of the program's own among SDL's, which the thread that waits for events sends itself.
struct LoopEvent {
  /// SDL's number for it; `UInt32.max` if SDL has none left.
  private let type = SDL_RegisterEvents(1)

  /// Adds it to SDL's events. Unlike `SDL_PushEvent`, which is for other threads, it asks the compositor for nothing.
  func add() {
    guard type != .max else { return }
    var event = SDL_Event()
    event.user.type = type
    _ = SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
  }

  /// True for an event of this kind.
  func matches(_ event: SDL_Event) -> Bool { event.type == type && type != .max }
}
