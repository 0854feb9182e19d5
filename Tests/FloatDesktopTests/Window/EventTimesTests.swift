import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct EventTimesTests {
  private static let motion = SDL_MOUSEMOTION.rawValue
  private static let press = SDL_MOUSEBUTTONDOWN.rawValue
  private static let release = SDL_MOUSEBUTTONUP.rawValue

  @Test func moves_that_were_taken_together_keep_the_servers_times() {
    var times = EventTimes()
    // The server's clock is 9000 ahead; the second and third waited 6 and 2 ms for a paint to end.
    times.noteServerEvent(time: 10_000, stamp: 1000)
    #expect(times.ticks(type: Self.motion, stamp: 1000, due: nil) == 1000)
    times.noteServerEvent(time: 10_008, stamp: 1014)
    #expect(times.ticks(type: Self.motion, stamp: 1014, due: nil) == 1008)
    times.noteServerEvent(time: 10_012, stamp: 1014)
    #expect(times.ticks(type: Self.motion, stamp: 1014, due: nil) == 1012)
  }

  @Test func the_clock_is_the_one_of_the_event_that_waited_least() {
    var times = EventTimes()
    times.noteServerEvent(time: 500, stamp: 90)
    times.noteServerEvent(time: 600, stamp: 150)
    #expect(times.ticks(type: Self.press, stamp: 150, due: nil) == 150)
    times.noteServerEvent(time: 700, stamp: 290)
    #expect(times.ticks(type: Self.release, stamp: 290, due: nil) == 250)
  }

  @Test func clocks_may_wrap_around() {
    var times = EventTimes()
    times.noteServerEvent(time: .max - 9, stamp: 20)
    times.noteServerEvent(time: 10, stamp: 70)
    #expect(times.ticks(type: Self.motion, stamp: 70, due: nil) == 40)
  }

  @Test func what_the_server_does_not_date_keeps_its_stamp() {
    var times = EventTimes()
    times.noteServerEvent(time: 1000, stamp: 10)
    #expect(times.ticks(type: SDL_WINDOWEVENT.rawValue, stamp: 30, due: 5) == 30)
    times.noteServerEvent(time: nil, stamp: 40)
    #expect(times.ticks(type: Self.motion, stamp: 40, due: nil) == 40)
  }

  @Test(arguments: [SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_FINGERUP, SDL_FINGERMOTION])
  func after_a_stall_a_pointers_end_counts_before_the_deadline(type: SDL_EventType) {
    let times = EventTimes()
    #expect(times.ticks(type: type.rawValue, stamp: 980, due: 500) == 500)
    #expect(times.ticks(type: type.rawValue, stamp: 480, due: 500) == 480)
    #expect(times.ticks(type: type.rawValue, stamp: 980, due: nil) == 980)
  }

  @Test(arguments: [SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN, SDL_KEYDOWN, SDL_MOUSEWHEEL])
  func after_a_stall_what_begins_is_not_made_older(type: SDL_EventType) {
    #expect(EventTimes().ticks(type: type.rawValue, stamp: 980, due: 500) == 980)
  }
}
