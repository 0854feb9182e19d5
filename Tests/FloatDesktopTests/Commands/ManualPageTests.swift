import ArgumentParser
import FloatCore
import FloatPages
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
    for command in FloatDesktopCommand.configuration.subcommands where command.configuration.shouldDisplay {
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

  /// A test of the help checks that they are commands.
  @Test func the_examples_are_those_of_the_help() throws {
    let examples = try entries("EXAMPLES")
    #expect(examples.map(\.name) == CommandExample.all.map(\.line))
    #expect(examples.map(\.text) == CommandExample.all.map(\.text))
  }

  /// Every environment variable on the page is read by the program.
  @Test func every_variable_is_read() throws {
    let names = try entries("ENVIRONMENT").flatMap { $0.name.components(separatedBy: ", ") }
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Sources/FloatDesktop"))
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: Repository.path("Sources/FloatDesktop/\($0)"), encoding: .utf8) }
      .joined()
    #expect(names.count >= 14)
    for name in names { #expect(sources.contains("\"\(name)\""), "\(name)") }
  }

  /// What `make install` installs, made by the program beside the tests.
  @Test func the_installed_pages_have_every_option_key_and_step() throws {
    let folder = try TemporaryDirectory()
    let made = try ChildProcess(
      Repository.path("scripts/manuals.py"), [LiveApp.program, folder.path],
      environment: ProcessInfo.processInfo.environment, folder: folder.path)
    try #require(try made.waitForEnd() == 0, "\(made.errorOutput)")
    func page(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path + "/man/" + name, encoding: .utf8).replacing("\\-", with: "-")
        .replacing("\\fB", with: "").replacing("\\fR", with: "").replacing("\\fI", with: "")
    }
    func options(_ command: CommandTree.Command) -> [String] {
      let own = (command.arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }.map(\.text)
      return own + command.commands.flatMap(options)
    }
    let manual = try page("floatdesktop.1")
    let free: Set = ["-h", "--help", "--version"]
    let lost = options(try #require(CommandTree.whole).command).filter {
      !free.contains($0) && !manual.contains($0)
    }
    #expect(lost == [])
    let keys = try page("floatdesktop-config.5")
    let lostKeys = ParameterSchema.builtIn.entries.map(\.key).filter { !keys.contains("\n\($0)\n") }
    #expect(lostKeys == [])
    let steps = try page("floatdesktop-scenario.5")
    #expect(ScenarioSchema.steps.names.filter { !steps.contains($0) } == [])
    #expect(try page("floatdesktop-prototype.5").contains("\nNAME.hotspots\n"))
    for shell in CompletionScript.allCases {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: "\(folder.path)/completions/\(shell.rawValue)")
      #expect(files.count == 1)
    }
  }
}
