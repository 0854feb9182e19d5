import ArgumentParser
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// The manual page agrees with `--help`.
@Suite struct ManualPageTests {
  /// The paragraphs below a heading: the name and the text of each, without troff's marks.
  private func entries(_ heading: String) throws -> [(name: String, text: String)] {
    let page = try String(contentsOfFile: Repository.path("packaging/floatdesktop.1"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n.SH ").first { $0.hasPrefix(heading + "\n") }, "no section \(heading)")
    return section.components(separatedBy: "\n.TP\n").dropFirst().map { paragraph in
      let lines = paragraph.split(separator: "\n").map(plain)
      return (lines[0], lines.dropFirst().joined(separator: " "))
    }
  }

  private func plain(_ line: Substring) -> String {
    var text = String(line)
    for mark in [".BR ", ".IR ", ".B ", ".I "] where text.hasPrefix(mark) { text.removeFirst(mark.count) }
    return text.replacing("\\-", with: "-").replacing("\\fR", with: "")
  }

  @Test func every_command_is_there_in_its_words() throws {
    let entries = try entries("COMMANDS")
    var names: [String] = []
    for command in FloatDesktopCommand.configuration.subcommands {
      let configuration = command.configuration
      let name = configuration.commandName ?? ""
      let text = entries.first { $0.name == name }?.text ?? ""
      #expect(text.hasPrefix(configuration.abstract), "\(name): \(text)")
      names.append(name)
    }
    #expect(entries.map { $0.name } == names)
  }

  @Test func every_exit_code_is_there() throws {
    let codes = try entries("EXIT STATUS").map(\.name)
    #expect(codes == ["0"] + CommandFailure.Code.allCases.map { String($0.rawValue) })
    let help = FloatDesktopCommand.configuration.discussion
    for code in codes { #expect(help.contains(" \(code) "), "--help says nothing of \(code)") }
  }

  @Test func every_key_of_the_window_is_there_in_the_tables_words() throws {
    let entries = try entries("KEYS OF THE WINDOW")
    let keys = KeyBindings.table.map { (name: $0.keys.joined(separator: ", "), text: $0.summary) }
    #expect(entries.dropLast().map(\.name) == keys.map(\.name))
    #expect(entries.dropLast().map(\.text) == keys.map(\.text))
    #expect(entries.last?.name == "Escape")
  }

  /// The examples are valid commands.
  @Test func examples_are_commands() throws {
    let examples = try entries("EXAMPLES").map(\.name)
    #expect(examples.count >= 3)
    for example in examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.first == "floatdesktop")
      #expect(throws: Never.self, "\(example)") {
        _ = try FloatDesktopCommand.parseAsRoot(Array(words.dropFirst()))
      }
    }
  }

  /// Every environment variable on the page is read by the program.
  @Test func every_variable_is_read() throws {
    let names = try entries("ENVIRONMENT").flatMap { $0.name.components(separatedBy: ", ") }
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Sources/FloatDesktop"))
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: Repository.path("Sources/FloatDesktop/\($0)"), encoding: .utf8) }
      .joined()
    #expect(names.count >= 12)
    for name in names { #expect(sources.contains("\"\(name)\""), "\(name)") }
  }
}
