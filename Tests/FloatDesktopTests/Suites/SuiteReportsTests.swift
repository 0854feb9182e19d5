import Foundation
import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

/// Reports for other tools never look better than the run was.
@Suite struct SuiteReportsTests {
  @Test func the_reason_of_a_broken_scenario_is_in_every_report() throws {
    let folder = try TemporaryDirectory()
    try folder.write("steps:\n  - tup: ball\n", to: "deep/unreadable.yaml")
    try folder.write(
      "matrix: {appearances: [light, dark]}\nsteps:\n  - tap: row:nowhere\n  - snapshot: x\n",
      to: "deep/unplayable.yaml")
    let junit = "\(folder.path)/junit.xml"
    let result = CommandRun(["test", folder.path, "--record", "never", "--junit", junit], code: 65)
    let unreadable = "deep/unreadable.yaml:2:5: error: tup: unknown step"
    let unplayable = "deep/unplayable.yaml:3:5: error: no element \"row:nowhere\""
    #expect(result.output.contains(unreadable), "\(result)")
    #expect(result.output.contains(unplayable), "\(result)")
    let document = try String(contentsOfFile: junit, encoding: .utf8)
    // There is a report even when nothing else was written.
    let page = try folder.text("__Failures__/report.html")
    for text in [document, page] {
      #expect(text.contains(MarkupText.escaped(unreadable)), "\(text)")
      #expect(text.contains(MarkupText.escaped(unplayable)), "\(text)")
    }
    for name in ["unplayable", "unplayable.dark", "unreadable"] {
      let classname = name.replacing(".dark", with: "")
      #expect(document.contains("<testcase classname=\"deep.\(classname)\" name=\"\(name)\" "), "\(document)")
    }
    #expect(!document.contains("name=\"\""))
    #expect(document.contains("tests=\"3\" failures=\"0\" errors=\"3\" skipped=\"0\""), "\(document)")
  }
}
