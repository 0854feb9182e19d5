import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct WindowEventTests {
  private func all(
    _ type: SDL_EventType, _ id: SDL_WindowEventID = SDL_WINDOWEVENT_NONE, isWayland: Bool = false
  ) -> [WindowEvent] {
    var event = SDL_Event()
    event.type = type.rawValue
    event.window.event = UInt8(id.rawValue)
    return WindowEvent.all(event, isWayland: isWayland)
  }

  @Test func on_wayland_the_focus_is_a_reason_to_present() {
    for (id, isInFront) in [(SDL_WINDOWEVENT_FOCUS_GAINED, true), (SDL_WINDOWEVENT_FOCUS_LOST, false)] {
      #expect(all(SDL_WINDOWEVENT, id) == [.focus(isInFront)])
      #expect(all(SDL_WINDOWEVENT, id, isWayland: true) == [.focus(isInFront), .expose])
    }
  }

  @Test func each_event_of_a_window_asks_for_what_it_needs() {
    for (id, expected) in [
      // A hidden window stops drawing until it is shown.
      (SDL_WINDOWEVENT_HIDDEN, [.visible(false)]), (SDL_WINDOWEVENT_MINIMIZED, [.visible(false)]),
      (SDL_WINDOWEVENT_SHOWN, [.visible(true), .expose, .moved]),
      (SDL_WINDOWEVENT_RESTORED, [.visible(true), .expose, .moved]),
      (SDL_WINDOWEVENT_MAXIMIZED, [.visible(true), .expose, .moved]),
      (SDL_WINDOWEVENT_SIZE_CHANGED, [.layout]), (SDL_WINDOWEVENT_DISPLAY_CHANGED, [.layout]),
      (SDL_WINDOWEVENT_EXPOSED, [.expose]), (SDL_WINDOWEVENT_MOVED, [.moved]),
      (SDL_WINDOWEVENT_CLOSE, [.close]),
    ] as [(SDL_WindowEventID, [WindowEvent])] {
      #expect(all(SDL_WINDOWEVENT, id) == expected, "\(id.rawValue)")
    }
  }

  @Test func other_events_concern_it_or_are_a_hands() {
    for (type, expected) in [
      (SDL_DISPLAYEVENT, [.displays, .layout]), (SDL_RENDER_TARGETS_RESET, [.expose]), (SDL_QUIT, [.close]),
      (SDL_MOUSEMOTION, []), (SDL_KEYDOWN, []),
    ] as [(SDL_EventType, [WindowEvent])] {
      #expect(all(type) == expected, "\(type.rawValue)")
    }
  }
}
