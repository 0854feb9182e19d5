import FloatCore
import FloatFiles

/// The outcome of a suite as JUnit XML, a test case for each snapshot.
package enum JUnitReport {
  package static func text(of outcome: SuiteOutcome) -> String {
    let failed = outcome.failures.count { !isError($0) }
    let errors = outcome.failures.count { isError($0) } + outcome.problems.count
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let total = outcome.results.count + outcome.problems.count
    let seconds = outcome.results.reduce(0) { $0 + $1.seconds }
    lines.append(
      "<testsuite name=\"\(MarkupText.escaped(outcome.root))\" tests=\"\(total)\" failures=\"\(failed)\" "
        + "errors=\"\(errors)\" skipped=\"0\" time=\"\(DecimalText.fixed(seconds, 3))\">")
    for result in outcome.results {
      let head =
        "  <testcase classname=\"\(classname(result.scenario))\" name=\"\(MarkupText.escaped(result.title))\" "
        + "time=\"\(DecimalText.fixed(result.seconds, 3))\""
      guard result.isFailure else {
        lines.append(head + "/>")
        continue
      }
      let tag = isError(result) ? "error" : "failure"
      let files = [result.expected, result.actual, result.diff].compactMap(\.self)
      lines += [
        head + ">",
        "    <\(tag) type=\"\(result.status.rawValue)\" message=\"\(MarkupText.escaped(result.message))\">"
          + MarkupText.escaped(files.joined(separator: "\n")) + "</\(tag)>", "  </testcase>",
      ]
    }
    for problem in outcome.problems {
      lines += [
        "  <testcase classname=\"\(classname(problem.name))\" name=\"\(MarkupText.escaped(problem.title))\" "
          + "time=\"0.000\">",
        "    <error type=\"broken\" message=\"\(MarkupText.escaped(problem.text))\"/>", "  </testcase>",
      ]
    }
    if !outcome.fontWarnings.isEmpty {
      let text = outcome.fontWarnings.map { "warning: \($0)" }.joined(separator: "\n")
      lines.append("  <system-err>\(MarkupText.escaped(text))</system-err>")
    }
    lines.append("</testsuite>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A scenario as a class in a package; Jenkins and others make folders from packages.
  private static func classname(_ scenario: String) -> String {
    MarkupText.escaped(scenario.replacing("/", with: "."))
  }

  private static func isError(_ result: SnapshotResult) -> Bool {
    [.broken, .undrawn, .unreadable, .unwritable].contains(result.status)
  }
}
