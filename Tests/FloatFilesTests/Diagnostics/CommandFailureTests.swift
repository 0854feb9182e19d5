import FloatCore
import Synchronization
import Testing

@testable import FloatFiles

/// Building a failure prints nothing; reporting it prints every problem once.
@Suite struct CommandFailureTests {
  private final class Printed: StandardStreamReader {
    let lines = Mutex([String]())

    func read(_ text: String, from stream: StandardStream) {
      lines.withLock { $0.append("\(stream): \(text)") }
    }
  }

  private static let problems = [
    Diagnostic(file: "a.yaml", position: SourcePosition(line: 2, column: 1), reason: "is wrong"),
    Diagnostic(
      file: "a.yaml", position: SourcePosition(line: 3, column: 1), severity: .warning, reason: "is odd"),
  ]

  private func printed(by body: () -> Void) -> [String] {
    let printed = Printed()
    StandardStream.$reader.withValue(printed, operation: body)
    return printed.lines.withLock { $0 }
  }

  @Test func `one that is built and compared prints nothing`() {
    let lines = printed {
      let failure = CommandFailure(DataError(diagnostics: Self.problems))
      #expect(failure == CommandFailure(.badData, Self.problems))
      #expect(failure.reason == "a.yaml:2:1: error: is wrong")
    }
    #expect(lines.isEmpty)
  }

  @Test func `one that is reported prints its problems, else its message`() {
    let lines = printed {
      CommandFailure(DataError(diagnostics: Self.problems)).report()
      CommandFailure(.usage, "name a file").report()
      CommandFailure(.screenshotsDiffer, "").report()
    }
    #expect(
      lines == [
        "error: a.yaml:2:1: error: is wrong\n", "error: a.yaml:3:1: warning: is odd\n",
        "error: floatdesktop: error: name a file\n",
      ])
  }

  @Test func `a missing file has a code of its own`() {
    let error = DataError(diagnostics: Self.problems, isMissing: true)
    #expect(CommandFailure(error).code == .noSuchInput)
    #expect(CommandFailure(DataError(diagnostics: Self.problems)).code == .badData)
  }
}
