import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct RecordingFileTests {
  private static func move(_ time: Double) -> TimedInput {
    TimedInput(time: time, .pointer(.move, id: 0, at: Point(time, 2)))
  }

  @Test func what_is_taken_back_is_not_in_the_file_and_what_comes_after_is() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/record.jsonl"
    var file = try RecordingFile(path: path, header: RecordingHeader())
    for time in [1.0, 2, 3, 4] { file.write(Self.move(time)) }
    file.drop(after: 2)
    #expect(try RecordingReader.load(path: path).inputs.map(\.time) == [1, 2])
    file.write(Self.move(2.5))
    file.drop(after: 9)
    #expect(try RecordingReader.load(path: path).inputs.map(\.time) == [1, 2, 2.5])
    file.drop(after: 0)
    #expect(try RecordingReader.load(path: path) == Recording(header: RecordingHeader()))
    #expect(file.failure == nil)
  }

  @Test func a_minute_can_be_taken_back_in_a_long_recording() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/record.jsonl"
    var file = try RecordingFile(path: path, header: RecordingHeader())
    for index in 0..<60_000 { file.write(Self.move(Double(index) / 100)) }
    file.drop(after: 540)
    #expect(try RecordingReader.load(path: path).duration == 540)
    file.dropAll()
    #expect(try RecordingReader.load(path: path) == Recording(header: RecordingHeader()))
  }

  @Test func a_pipe_takes_nothing_back_and_says_so() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    var file = try RecordingFile(path: path, header: RecordingHeader())
    file.write(Self.move(1))
    file.drop(after: 0)
    #expect(file.failure != nil)
  }
}
