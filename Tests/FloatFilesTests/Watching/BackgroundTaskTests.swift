import Glibc
import Testing

@testable import FloatFiles

@Suite struct BackgroundTaskTests {
  private struct Refusal: Error, Equatable {
    let reason: String
  }

  @Test func what_was_made_is_there_however_often_it_is_asked_for() throws {
    let task = BackgroundTask { () throws(Refusal) -> Int in 6 * 7 }
    #expect(try task.value() == 42)
    #expect(try task.value() == 42)
  }

  @Test func why_it_was_not_made_is_told() {
    let task = BackgroundTask { () throws(Refusal) -> Int in throw Refusal(reason: "no such file") }
    #expect(throws: Refusal(reason: "no such file")) { try task.value() }
  }

  @Test func it_is_made_beside_whoever_asked_for_it() throws {
    let gate = try Pipe()
    let task = BackgroundTask { () throws(Refusal) -> Bool in
      // The task ends once the thread that began it has gone on; the limit is for a thread that does not.
      var end = pollfd(fd: gate.reading, events: Int16(POLLIN), revents: 0)
      return poll(&end, 1, 60_000) == 1
    }
    var byte: UInt8 = 1
    #expect(write(gate.writing, &byte, 1) == 1)
    #expect(try task.value())
  }
}
