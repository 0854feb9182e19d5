import CSDL2
import CSDL2SysWM
import CWaylandClient
import Glibc

/// Sleeps until the compositor or another thread has something, and no longer than until a time.
///
/// SDL's own wait on Wayland answers every event that is added meanwhile, even by the waiting thread, with a request to
/// the compositor: one more message there and back for each frame and, before 2.30, memory that is never freed. It also
/// counts in milliseconds.
struct WaylandWait: DisplayWait {
  private let display: OpaquePointer

  /// Nil if the window is not Wayland's.
  init?(_ window: borrowing Window) {
    guard let info = window.systemInfo, info.subsystem == SDL_SYSWM_WAYLAND,
      let display = info.info.wl.display
    else { return nil }
    self.display = display
  }

  func wait(_ seconds: Double?) -> Bool {
    guard !Self.needsSDL else { return false }
    // Otherwise SDL has read events that the loop has not handled.
    guard SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE,
      wl_display_prepare_read(display) == 0
    else { return true }
    wl_display_flush(display)
    EventBell.sleep(beside: wl_display_get_fd(display), seconds)
    wl_display_cancel_read(display)
    return true
  }

  /// False, because the answer to a frame comes over the same connection as the moves.
  func sleepUntilFrame(_ seconds: Double) -> Bool { false }

  /// True while SDL repeats a key, or an input method is read, because both happen within SDL's wait.
  private static var needsSDL: Bool {
    guard SDL_IsTextInputActive() == SDL_FALSE else { return true }
    var count: Int32 = 0
    guard let keys = SDL_GetKeyboardState(&count) else { return false }
    return memchr(keys, 1, Int(count)) != nil
  }
}
