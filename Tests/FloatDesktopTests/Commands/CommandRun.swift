import Foundation
import Synchronization
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// A command line without a window, run in the test's process.
struct CommandRun {
  let code: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - home: The home directory; nil for one that is not there.
  ///   - environment: Variables beside those that name the program's own files.
  ///   - expected: The exit code that it has to have; nil for any.
  init(
    _ arguments: [String], home: String? = nil, environment: [String: String] = [:],
    code expected: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // The processes of a suite would be this one's program, the tests.
    let jobs = arguments.first == "test" && !arguments.contains("--jobs") ? ["--jobs", "1"] : []
    let variables = ChildProcess.environment(home: home ?? "/nowhere")
    let printed = Printed()
    code = StandardStream.$reader.withValue(printed) {
      Environment.$replacement.withValue(variables.merging(environment) { $1 }) {
        FloatDesktopCommand.status(of: arguments + jobs)
      }
    }
    (output, errors) = printed.texts.withLock { $0 }
    if let expected { #expect(code == expected, "\(self)", sourceLocation: sourceLocation) }
  }

  private final class Printed: StandardStreamReader {
    let texts = Mutex((output: "", errors: ""))

    func read(_ text: String, from stream: StandardStream) {
      texts.withLock { if stream == .output { $0.output += text } else { $0.errors += text } }
    }
  }
}
