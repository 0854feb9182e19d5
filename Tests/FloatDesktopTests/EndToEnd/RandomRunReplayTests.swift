import FloatCore
import FloatFiles
import Foundation
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

/// A failing random run prints a recording that the program plays to exactly the same state.
@Suite struct RandomRunReplayTests {
  /// Runs until a made-up rule is broken.
  private func failure(_ isBroken: (Prototype) -> Bool) throws -> RandomRun.Failure {
    try #require(
      RandomRun.search(ops: 400_000, firstSeed: 5) { _, stage, _ in
        isBroken(stage.prototype) ? "made up" : nil
      })
  }

  private func expectReplay(of failure: RandomRun.Failure) throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/run.jsonl"
    // The lines that a person would save: all below the sentence that introduces them.
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("{") })
    try lines[start...].joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)

    let time = failure.prototype.now
    let result = CommandRun(["inspect", "--replay", path, "--at", "\(time)"], code: 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
    let expected = StateJSON(
      failure.prototype.state, time: time, frame: 0, effects: [], elements: failure.prototype.elements)
    var state = try TracedState(line: result.output)
    state.frame = 0
    state.effects = []
    #expect(try state == TracedState(line: expected.text()), "\(failure.problem) after \(failure.op)")
  }

  @Test func after_a_restart_with_changed_parameters() throws {
    // Time begins anew with a restart. Values and pages from after it are in the inputs, not in the header.
    let failures = (0..<200).lazy.compactMap { round in
      RandomRun.search(ops: 50_000, firstSeed: 5 + 1000 * round) { _, stage, _ in
        let now = stage.prototype
        return now.now < 2 && now.parameters.ball.diameter == 80 && now.isAnimating ? "made up" : nil
      }
    }
    let failure = try #require(
      failures.first {
        $0.recording.header.configuration.map(\.key).contains("ball.diameter")
          && $0.recording.header.archive?.pages.isEmpty == false
      })
    try expectReplay(of: failure)
  }

  @Test func after_a_restart_on_a_smaller_screen() throws {
    let failure = try failure { $0.now < 3 && $0.device.size.width == 320 && $0.state.stack.count > 1 }
    try expectReplay(of: failure)
  }
}
