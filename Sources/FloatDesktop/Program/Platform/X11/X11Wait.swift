import CSDL2
import CSDL2SysWM

/// Sleeps until the X server or another thread has something, and no longer than until a time.
///
/// SDL's own wait looks three times for events before it sleeps, each time with four or more reads of an empty
/// connection, and it counts in milliseconds.
struct X11Wait: DisplayWait {
  private let display: OpaquePointer
  private let connection: Int32

  /// Nil if the window is not X11's.
  init?(_ window: borrowing Window) {
    guard let info = window.systemInfo, let (display, _) = info.x11 else { return nil }
    self.display = display
    connection = XConnectionNumber(display)
  }

  func wait(_ seconds: Double?) -> Bool {
    // Input methods have connections of their own.
    guard SDL_IsTextInputActive() == SDL_FALSE else { return false }
    // A reply that Xlib awaited may have brought events that the loop has not handled.
    guard SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE,
      XEventsQueued(display, Self.afterFlush) == 0
    else { return true }
    EventBell.sleep(beside: connection, seconds)
    return true
  }

  /// The server reports when events happened, except for fingers, which SDL stamps when it reads them.
  func sleepUntilFrame(_ seconds: Double) -> Bool {
    guard seconds < Self.longest, SDL_GetNumTouchDevices() == 0, SDL_IsTextInputActive() == SDL_FALSE
    else { return false }
    EventBell.sleep(beside: -1, seconds)
    return true
  }

  /// In seconds, some frames of a slow display; a user who wants to close the window waits no longer than this.
  private static let longest = 0.1

  /// `QueuedAfterFlush`, a macro that Swift does not import.
  private static let afterFlush: Int32 = 2
}
