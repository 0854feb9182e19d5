import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// When an encoder counts as hung, and what becomes of it.
@Suite struct EncoderWatchTests {
  /// Looks every tenth of a second, for some seconds; returns the second in which it is hung.
  private func seconds(
    _ watch: inout EncoderWatch, most: Double, step: Double = 0.1, work: (Double) -> Int = { _ in 7 }
  ) -> Double? {
    stride(from: 0, through: most, by: step).first { watch.isHung(work: work($0), at: 1000 + $0) }
  }

  @Test func one_that_does_nothing_is_hung_after_half_a_minute() throws {
    var watch = EncoderWatch()
    let time = try #require(seconds(&watch, most: 60))
    #expect(abs(time - 30) < 0.25)
  }

  @Test func one_that_computes_is_hung_after_ten_minutes() throws {
    var watch = EncoderWatch()
    let time = try #require(seconds(&watch, most: 700) { Int($0) })
    #expect(abs(time - 600) < 0.5)
  }

  @Test func one_that_takes_frames_is_never_hung() {
    var watch = EncoderWatch()
    for second in 0..<2000 {
      let isHung = watch.isHung(work: 7, at: Double(second) * 25)
      #expect(!isHung)
      watch.noteProgress()
    }
  }

  /// The machine slept, or had no time for this program.
  @Test func time_that_nobody_waited_does_not_count() throws {
    var watch = EncoderWatch()
    let time = try #require(seconds(&watch, most: 10_000, step: 10))
    #expect(abs(time - 3000) < 20)
  }

  @Test func the_work_of_this_process_is_found() {
    #expect(EncoderWatch.work(of: getpid()) > 0)
    #expect(EncoderWatch.work(of: 0) == 0)
  }

  @Test(arguments: ["exec sleep 997", "sleep 997 & sleep 998", "while :; do echo loud >&2; done"])
  func a_hung_encoder_is_ended_with_its_group_and_told(script: String) throws {
    let folder = try TemporaryDirectory()
    let interruption = Interruption()
    defer { interruption.end() }
    let pids = folder.path + "/pids"
    let ffmpeg = try FFmpeg(
      [], files: [], output: "a.mp4", interruption: interruption,
      watch: EncoderWatch(patience: 0.3, longPatience: 0.6),
      command: ("sh", ["-c", "ps -o pgid= -p $$ > \(pids); \(script)"]))
    let frame = [UInt8](repeating: 0, count: 3 << 20)
    let failure = #expect(throws: CommandFailure.self) {
      try frame.withUnsafeBytes { frame throws in
        while true { try ffmpeg.write(frame) }
      }
    }
    #expect(failure?.code == .cannotWrite)
    #expect(failure?.message.contains("a.mp4: cannot be written: ffmpeg did nothing for a long time") == true)
    let text = try String(contentsOfFile: pids, encoding: .utf8).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let group = try #require(pid_t(text))
    let states = try ChildProgram.run("ps", ["-eo", "pgid=,stat=,args="], reading: STDOUT_FILENO)
    let running = String(decoding: states.bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ") }
      // Its children are adopted, and their new parent may not reap them.
      .filter { $0[0] == "\(group)" && !$0[1].hasPrefix("Z") }
    #expect(running.isEmpty, "\(running)")
  }
}
