import CSDL2
import FloatDesk
import FloatFiles
import Synchronization

/// What other threads report to the loop: each leaves a message, and rings with an event in SDL's queue.
///
/// Static, because the process has one such queue.
enum Mailbox {
  enum Message: Sendable {
    /// Something for the instrument.
    case input(InstrumentInput)
    /// A watched file changed.
    case reload(ReloadSignal)
    /// A picture that may be awaited is ready.
    case picturesReady
    /// A gesture was kept, or could not be.
    case kept
  }

  private static let messages = Mutex<[Message]>([])
  /// SDL's number for the event.
  private static let bell = SDL_RegisterEvents(1)

  /// Leaves a message, and wakes the loop. Can be called on any thread.
  static func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    var event = bellEvent
    EventBell.push(&event)
  }

  /// Rings without a message, on the loop's own thread: it looks around once more before it sleeps.
  static func ring() {
    var event = bellEvent
    _ = SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
  }

  /// The messages, oldest first, if an event rings for them; each is returned once.
  static func messages(at event: SDL_Event) -> [Message]? {
    guard event.type == bell else { return nil }
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  private static var bellEvent: SDL_Event {
    var event = SDL_Event()
    event.user.type = bell
    return event
  }
}
