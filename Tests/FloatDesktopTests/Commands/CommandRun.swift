import Foundation
import Synchronization

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
  init(_ arguments: [String], home: String? = nil, environment: [String: String] = [:]) {
    // The processes of a suite would be this one's program, the tests.
    let jobs = arguments.first == "test" && !arguments.contains("--jobs") ? ["--jobs", "1"] : []
    var variables = ["HOME": home ?? "/nowhere", "LANG": "C.UTF-8"]
    for name in ["PATH", "FLOATDESKTOP_ASSETS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    let printed = Printed()
    code = StandardStream.$reader.withValue(printed) {
      Environment.$replacement.withValue(variables.merging(environment) { $1 }) {
        FloatDesktopCommand.status(of: arguments + jobs)
      }
    }
    (output, errors) = printed.texts.withLock { $0 }
  }

  private final class Printed: StandardStreamReader {
    let texts = Mutex((output: "", errors: ""))

    func read(_ text: String, from stream: StandardStream) {
      texts.withLock { if stream == .output { $0.output += text } else { $0.errors += text } }
    }
  }
}
