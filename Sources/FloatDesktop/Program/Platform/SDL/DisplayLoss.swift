import CSDL2
import CSDL2SysWM
import CWaylandClient
import FloatFiles
import Glibc

/// The end of a run because the display server went away, or another program closed the window.
///
/// By default Xlib prints a message of its own and ends the process, and SDL on Wayland closes the window as if the
/// user had asked for it.
enum DisplayLoss: CustomStringConvertible {
  case server
  case window

  var description: String {
    switch self {
    case .server: "the display server went away; collected pages are kept"
    case .window: "another program closed the window; collected pages are kept"
    }
  }

  /// Replaces Xlib's error handlers: before SDL's video starts, because SDL restores these at its end, and again after
  /// that, because SDL has installed its own.
  ///
  /// A failed request is no reason to end: if it is about a window that is gone, an event says so. When the connection
  /// breaks, Xlib does not continue in any case, so pages are saved as soon as they are collected.
  static func watch(drivers: [String]) {
    guard drivers.contains("x11") else { return }
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in
      Diagnostics.error("\(DisplayLoss.server)")
      _exit(CommandFailure.Code.unavailable.rawValue)
    }
  }

  /// The loss that an event reports, or nil.
  static func of(_ event: SDL_Event, _ window: borrowing Window) -> DisplayLoss? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      guard let info = window.systemInfo, info.subsystem == SDL_SYSWM_WAYLAND else { return nil }
      return info.info.wl.display.map { wl_display_get_error($0) != 0 } == true ? .server : nil
    case SDL_SYSWMEVENT:
      guard let event = event.x11, event.type == DestroyNotify else { return nil }
      return event.xdestroywindow.window == window.systemInfo?.x11?.window ? .window : nil
    default:
      return nil
    }
  }
}
