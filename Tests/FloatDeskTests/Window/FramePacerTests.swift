import FloatDesk
import Testing

@Suite struct FramePacerTests {
  private func next(
    _ pacer: FramePacer, at now: Double, wantsFrame: Bool = true, deadline: Double? = nil,
    isBlocking: Bool = false, isWaiting: Bool = false
  ) -> FramePacer.Action {
    pacer.action(
      at: now, wantsFrame: wantsFrame, deadline: deadline, isBlocking: isBlocking, isWaiting: isWaiting)
  }

  @Test func nothing_to_do_sleeps_without_end() {
    #expect(next(FramePacer(refreshRate: 50), at: 3, wantsFrame: false) == .sleepForever)
  }

  @Test func a_deadline_ends_the_sleep() {
    let pacer = FramePacer(refreshRate: 50)
    #expect(next(pacer, at: 3, wantsFrame: false, deadline: 3.5) == .sleep(until: 3.5))
    #expect(next(pacer, at: 3.5, wantsFrame: false, deadline: 3.5) == .draw)
  }

  @Test func the_first_frame_and_the_first_after_a_rest_are_drawn_at_once() {
    var pacer = FramePacer(refreshRate: 50)
    #expect(next(pacer, at: 7) == .draw)
    pacer.drew(at: 7)
    #expect(next(pacer, at: 9) == .draw)
  }

  @Test func frames_in_motion_keep_the_grid() {
    // 50 Hz: frames at 0, 0.02, 0.04 although each is drawn 3 ms late.
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: 0)
    #expect(next(pacer, at: 0.004) == .sleep(until: 0.02))
    pacer.drew(at: 0.023)
    #expect(next(pacer, at: 0.025) == .sleep(until: 0.04))
  }

  @Test func a_frame_that_comes_much_too_late_starts_a_new_grid() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: 0)
    pacer.drew(at: 0.055)
    #expect(next(pacer, at: 0.056) == .sleep(until: 0.055 + 0.02))
  }

  @Test func a_presenter_that_waits_for_the_display_sets_the_pace() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: 0)
    #expect(next(pacer, at: 0.015, isBlocking: true) == .draw)
  }

  @Test func a_presenter_that_only_says_it_waits_does_not_spin() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: 0)
    #expect(next(pacer, at: 0.001, isBlocking: true) == .sleep(until: 0.01))
  }

  @Test func a_display_that_asks_for_frames_is_waited_for_but_not_for_ever() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: 3)
    let patience = 3 + WindowVisibility.patience
    #expect(next(pacer, at: 3.1, isBlocking: true, isWaiting: true) == .sleep(until: patience))
    #expect(next(pacer, at: patience, isBlocking: true, isWaiting: true) == .draw)
    #expect(next(pacer, at: 3.1, isBlocking: true) == .draw)
    // Without anything to draw there is nothing to wait for.
    #expect(next(pacer, at: 3.1, wantsFrame: false, isBlocking: true, isWaiting: true) == .sleepForever)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func what_is_no_refresh_rate_counts_as60(rate: Double) {
    #expect(FramePacer(refreshRate: rate).interval == 1.0 / 60)
  }
}
