import CSDL2
import CSDL2SysWM
import CWaylandClient

/// Keeps the compositor's new sizes of a window from SDL while there is no display.
///
/// When the only display is plugged in again, the compositor tells a window its size before SDL 2.26 knows the display.
/// SDL then looks for the display under the window, reads through a null pointer, and the program ends. So the two objects
/// that tell sizes have an event queue of their own until SDL has a display again.
final class WaylandConfigures {
  /// The queue while there is no display.
  private var queue: OpaquePointer?

  /// Follows the displays, after each change of them.
  func follow(_ window: borrowing Window) {
    guard Displays.isNone != (queue != nil), let info = window.systemInfo,
      info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display
    else { return }
    let held = queue
    queue = held == nil ? wl_display_create_queue(display) : nil
    if let held { wl_display_dispatch_queue_pending(display, held) }
    for object in [info.info.wl.xdg_surface, info.info.wl.xdg_toplevel].compactMap(\.self) {
      wl_proxy_set_queue(object, queue)
    }
    if let held { wl_event_queue_destroy(held) }
  }
}
