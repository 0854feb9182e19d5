import ArgumentParser
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// The table of the window's keys agrees with the documents.
@Suite struct KeyBindingsTests {
  @Test func the_document_has_the_table() throws {
    let text = try String(contentsOfFile: Repository.path("docs/keys.md"), encoding: .utf8)
    let rows = KeyBindings.table.map { binding in
      let keys = binding.keys.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(keys) | `\(binding.name)` | \(binding.summary) |"
    }
    let table = (["| key | name | what it does |", "|---|---|---|"] + rows).joined(separator: "\n")
    #expect(text.contains(table), "the table of docs/keys.md has to be:\n\(table)")
  }

  @Test func the_help_has_the_table() {
    let help = FloatDesktopCommand.helpMessage(for: RunCommand.self, columns: 200)
    for line in KeyBindings.plainText.split(separator: "\n") {
      #expect(help.contains(line.drop { $0 == " " }), "\(line)")
    }
  }
}
