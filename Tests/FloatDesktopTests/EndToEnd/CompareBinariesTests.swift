import Foundation
import Testing

@testable import FloatTestSupport

/// `scripts/compare-binaries.sh`, the net under changes that must change nothing.
@Suite struct CompareBinariesTests {
  private static let script = Repository.path("scripts/compare-binaries.sh")

  private func compare(
    with other: String, _ arguments: [String], in folder: String
  ) throws -> ChildProcess.Outcome {
    try ChildProcess(
      "bash", [Self.script, "--quick", "--scale", "0.1"] + arguments + [LiveApp.program, other],
      environment: ChildProcess.environment(home: folder), folder: folder
    ).outcome()
  }

  /// A program that is the real one with another argument, or one that ends before it.
  ///
  /// A separate process writes it, because a program that is open for writing cannot be started, and files that this
  /// process has open are, for a moment, open in all the processes that other tests start meanwhile.
  private func variant(_ line: String, in folder: borrowing TemporaryDirectory) throws -> String {
    let text = try folder.write("#!/bin/sh\n\(line)\n", to: "text")
    let copy = try ChildProcess(
      "install", ["-m", "755", text, folder.path + "/other"], environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.path)
    try #require(try copy.waitForEnd() == 0)
    return folder.path + "/other"
  }

  @Test func the_same_program_is_equal() throws {
    let folder = try TemporaryDirectory()
    let result = try compare(with: LiveApp.program, ["--filter", "Gallery/clear"], in: folder.path)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("2 of 2 variants, "), "\(result)")
    #expect(result.output.contains(": 0 differ"), "\(result)")
  }

  @Test func another_value_is_told_with_its_time_and_key() throws {
    let folder = try TemporaryDirectory()
    let other = try variant(
      "exec '\(LiveApp.program)' \"$@\" -o navigation.response=0.5s", in: folder)
    let result = try compare(
      with: other, ["--filter", "Gallery/still", "--filter", "Gallery/clear"], in: folder.path)
    #expect(result.code == 1, "\(result)")
    #expect(
      result.output.contains("Tests/Gallery/still.yaml:-:-:-\n  the pictures differ from "), "\(result)")
    #expect(result.output.contains("inspect differs from "))
    #expect(result.output.contains("  > \"progress\":"))
    #expect(!result.output.contains("clear.yaml:"), "\(result)")
    #expect(result.output.contains("4 of 4 variants, "), "\(result)")
    #expect(result.output.contains(": 2 differ"), "\(result)")
  }

  @Test func a_scenario_that_cannot_be_played_is_never_equal() throws {
    let folder = try TemporaryDirectory()
    let other = try variant("echo broken >&2; exit 65", in: folder)
    let filter = ["--filter", "Gallery/clear"]
    #expect(try compare(with: other, filter, in: folder.path).code == 1)
    let shell = try ChildProcess(
      "bash", [Self.script, "--quick"] + filter + [other, other], environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.path)
    #expect(try shell.waitForEnd() == 65)
    #expect(shell.errorOutput.contains("broken"), "\(shell.errorOutput)")
    #expect(try compare(with: "/nowhere", filter, in: folder.path).code == 64)
  }
}
