import CSDL2
import CSDL2SysWM

/// X11's word on whether other windows cover all of a window, which SDL 2 does not pass on.
///
/// The X server knows it of windows that are drawn straight to the screen. Under a compositing manager every window
/// is drawn to memory of its own, and counts as uncovered: see decision 0035.
enum X11Visibility {
  private typealias GetAttributes =
    @convention(c) (OpaquePointer, UInt, UnsafeMutablePointer<XWindowAttributes>) ->
    Int32
  private typealias SelectInput = @convention(c) (OpaquePointer, UInt, Int) -> Int32

  /// Asks the server to tell, as events of SDL's. Elsewhere than on X11 nothing happens.
  static func follow(_ window: borrowing Window) {
    guard let info = window.systemInfo, info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      // SDL has the library open; this is one more hold on it.
      let library = DynamicLibrary("libX11.so.6"),
      let get = library.function("XGetWindowAttributes", as: GetAttributes.self),
      let select = library.function("XSelectInput", as: SelectInput.self)
    else { return }
    let place = info.info.x11.window
    var attributes = XWindowAttributes()
    guard get(display, place, &attributes) != 0 else { return }
    // The server keeps one set of events for a connection: SDL's stay in it.
    _ = select(display, place, attributes.your_event_mask | Int(VisibilityChangeMask))
    _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
  }

  /// True when the event says that other windows cover all of the window; nil when it is about something else.
  static func isCovered(by event: SDL_Event) -> Bool? {
    guard event.type == SDL_SYSWMEVENT.rawValue, let message = event.syswm.msg,
      message.pointee.subsystem == SDL_SYSWM_X11, message.pointee.msg.x11.event.type == VisibilityNotify
    else { return nil }
    return message.pointee.msg.x11.event.xvisibility.state == VisibilityFullyObscured
  }
}
