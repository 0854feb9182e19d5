import Testing

@testable import FloatFiles

@Suite struct ReloadScheduleTests {
  @Test func a_finished_file_is_told_at_once_and_settles_later() {
    var schedule = ReloadSchedule()
    #expect(schedule.deadline == nil)
    schedule.note(.complete, at: 10)
    #expect(schedule.deadline == 10)
    #expect(schedule.take(at: 10) == .complete)
    #expect(schedule.take(at: 10) == nil)
    #expect(schedule.deadline == 10 + ReloadSchedule.settle)
    #expect(schedule.take(at: 10.2) == .settled)
    #expect(schedule.deadline == nil)
  }

  @Test func a_writer_that_goes_on_is_waited_for_but_not_forever() {
    var schedule = ReloadSchedule()
    schedule.note(.partial, at: 0)
    #expect(schedule.deadline == 0.02)
    // Writes every 10 ms delay the reload up to 0.1 s after the first.
    for step in 1...20 {
      let now = Double(step) * 0.01
      if schedule.take(at: now) == .partial {
        #expect(now == 0.1)
        return
      }
      schedule.note(.partial, at: now)
    }
    Issue.record("never told")
  }

  @Test func the_end_of_a_write_ends_the_wait() {
    var schedule = ReloadSchedule()
    schedule.note(.partial, at: 0)
    schedule.note(.complete, at: 0.005)
    #expect(schedule.take(at: 0.005) == .complete)
  }

  @Test func what_follows_a_finished_file_is_partial_again() {
    // A file that is closed and opened again at once, as by `> file; >> file`.
    var schedule = ReloadSchedule()
    schedule.note(.complete, at: 0)
    schedule.note(.partial, at: 0)
    #expect(schedule.take(at: 0) == nil)
    #expect(schedule.take(at: 0.02) == .partial)
  }

  @Test func hundreds_of_saves_are_told_on_a_few_times() {
    var schedule = ReloadSchedule()
    var told = 0
    // 1000 saves in a tenth of a second.
    for step in 0..<1000 {
      let now = Double(step) * 0.0001
      schedule.note(.complete, at: now)
      while schedule.take(at: now) != nil { told += 1 }
    }
    // One every 8 ms: 100 / 8 = 12.5, and the first one.
    #expect(told == 13)
  }

  @Test func a_file_that_never_rests_settles_after_a_second() {
    var schedule = ReloadSchedule()
    var settled: Double?
    for step in 0..<200 where settled == nil {
      let now = Double(step) * 0.01
      schedule.note(.complete, at: now)
      while let signal = schedule.take(at: now) {
        if signal == .settled { settled = now }
      }
    }
    #expect(settled == 1.0)
  }
}
