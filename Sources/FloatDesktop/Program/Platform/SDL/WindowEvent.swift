import CSDL2

/// What happened to the window itself.
enum WindowEvent: Equatable {
  /// The window or its drawable has another size, or moved to another display.
  case layout
  /// Displays came, went or changed.
  case displays
  /// The window system lost the picture; all of it has to be presented again.
  case expose
  /// It was moved on its display.
  case moved
  /// The window became visible or hidden.
  case visible(Bool)
  /// The window got the focus, or lost it.
  case focus(Bool)
  /// The window was closed, or the process was told to end.
  case close

  /// What an event means; empty for the many events that mean nothing here.
  static func all(_ event: SDL_Event, isWayland: Bool) -> [WindowEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.close]
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.expose]
    case SDL_DISPLAYEVENT: return [.displays, .layout]
    case SDL_WINDOWEVENT: break
    default: return []
    }
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    // On Wayland the window's title bar changes with its next frame, and SDL does not report that it waits for one.
    case SDL_WINDOWEVENT_FOCUS_LOST: return [.focus(false)] + (isWayland ? [.expose] : [])
    case SDL_WINDOWEVENT_FOCUS_GAINED: return [.focus(true)] + (isWayland ? [.expose] : [])
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return [.visible(false)]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return [.visible(true), .expose, .moved]
    case SDL_WINDOWEVENT_EXPOSED: return [.expose]
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.layout]
    case SDL_WINDOWEVENT_MOVED: return [.moved]
    case SDL_WINDOWEVENT_CLOSE: return [.close]
    default: return []
    }
  }
}
