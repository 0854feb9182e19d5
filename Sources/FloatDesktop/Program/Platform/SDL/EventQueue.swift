import CSDL2

/// SDL's events, with the times at which they happened, sorted by the part of the program that they concern.
struct EventQueue {
  enum Event {
    /// The window cannot go on.
    case loss(DisplayLoss)
    /// Other threads left these messages.
    case messages([Mailbox.Message])
    /// Other windows cover all of the window, or no longer do.
    case covered(Bool)
    /// An event for the window or the phone.
    case other(SDL_Event)
  }

  private var times = EventTimes()

  /// Reads everything that the display server has sent.
  ///
  /// After a wait that timed out, SDL_PollEvent returns 0 once without looking at the display, because the wait leaves
  /// its mark for the end of a poll in the queue. Events that came meanwhile, as during a stop, would be missing from
  /// the next frame.
  func pump() { SDL_PumpEvents() }

  /// Returns the next event in the queue; nil at its end.
  ///
  /// - Parameter due: A deadline for which the loop was too late, by SDL's clock, or nil; see ``EventTimes``.
  mutating func next(due: UInt32?, _ window: borrowing Window) -> Event? {
    var event = SDL_Event()
    guard SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 else {
      return nil
    }
    times.correct(&event, due: due)
    if let loss = DisplayLoss.of(event, window) { return .loss(loss) }
    if let messages = Mailbox.messages(at: event) { return .messages(messages) }
    if let isCovered = X11Visibility.isCovered(by: event) { return .covered(isCovered) }
    return .other(event)
  }
}
