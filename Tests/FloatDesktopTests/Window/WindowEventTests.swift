import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct WindowEventTests {
  private func all(_ id: SDL_WindowEventID, isWayland: Bool = false) -> [WindowEvent] {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    return WindowEvent.all(event, isWayland: isWayland)
  }

  private func all(_ type: SDL_EventType) -> [WindowEvent] {
    var event = SDL_Event()
    event.type = type.rawValue
    return WindowEvent.all(event, isWayland: false)
  }

  @Test func on_wayland_the_focus_is_a_reason_to_present() {
    for (id, isInFront) in [(SDL_WINDOWEVENT_FOCUS_GAINED, true), (SDL_WINDOWEVENT_FOCUS_LOST, false)] {
      #expect(all(id) == [.focus(isInFront)])
      #expect(all(id, isWayland: true) == [.focus(isInFront), .expose])
    }
  }

  @Test func a_hidden_window_stops_drawing_until_it_is_shown() {
    for id in [SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED] { #expect(all(id) == [.visible(false)]) }
    for id in [SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED] {
      #expect(all(id) == [.visible(true), .expose, .moved])
    }
  }

  @Test func another_size_or_display_asks_for_a_layout() {
    #expect(all(SDL_WINDOWEVENT_SIZE_CHANGED) == [.layout])
    #expect(all(SDL_WINDOWEVENT_DISPLAY_CHANGED) == [.layout])
    #expect(all(SDL_DISPLAYEVENT) == [.displays, .layout])
  }

  @Test func a_lost_picture_is_presented_again() {
    #expect(all(SDL_WINDOWEVENT_EXPOSED) == [.expose])
    #expect(all(SDL_RENDER_TARGETS_RESET) == [.expose])
  }

  @Test func another_place_is_told() { #expect(all(SDL_WINDOWEVENT_MOVED) == [.moved]) }

  @Test func a_closed_window_and_a_signal_end_the_run() {
    #expect(all(SDL_WINDOWEVENT_CLOSE) == [.close])
    #expect(all(SDL_QUIT) == [.close])
  }

  @Test func what_a_hand_does_is_nothing_to_the_window() {
    #expect(all(SDL_MOUSEMOTION) == [])
    #expect(all(SDL_KEYDOWN) == [])
  }
}
