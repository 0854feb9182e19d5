import CSDL2
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

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

@Suite struct LoopClockTests {
  private func time(event: UInt32, now: UInt32, real: Double) -> Double {
    LoopClock.real(eventTicks: event, nowTicks: now, realNow: real)
  }

  @Test func milliseconds_may_wrap_around() {
    #expect(time(event: UInt32.max - 99, now: 100, real: 3) == 3 - 0.2)
  }

  @Test func an_event_is_neither_before_the_start_nor_after_now() {
    #expect(time(event: 0, now: 5000, real: 3) == 0)
    #expect(time(event: 1001, now: 1000, real: 3) == 3)
  }

  /// SDL drops fractions of milliseconds, and time passes until the event is handled.
  @Test func an_event_before_a_deadline_is_not_after_it_by_a_part_of_a_millisecond() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let start = Double.random(in: 0..<0.1, using: &random)
      let deadline = Double.random(in: 1..<9, using: &random)
      let taken = deadline + Double.random(in: 0.25..<5, using: &random)
      let looked = taken + Double.random(in: 0..<0.002, using: &random)
      func ticks(_ real: Double) -> UInt32 { UInt32((start + real) * 1000) }
      let event = LoopClock.ticks(before: deadline, nowTicks: ticks(taken), realNow: taken)
      let place = time(event: event, now: ticks(looked), real: looked)
      #expect(place < deadline)
      #expect(place > deadline - 0.004)
    }
  }

  /// The kernel promises that its counter does not; a program that changes it breaks the promise.
  @Test func a_counter_that_goes_back_is_no_time_before_the_start() {
    #expect(LoopClock.seconds(from: 1000, to: 3500, frequency: 1000) == 2.5)
    #expect(LoopClock.seconds(from: 1000, to: 0, frequency: 1000) == 0)
    #expect(LoopClock.seconds(from: .max, to: 499, frequency: 1000) == 0.5)
  }
}
