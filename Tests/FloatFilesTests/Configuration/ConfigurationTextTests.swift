import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// Everything generated from the schema agrees with it, and the repository's files are up to date.
@Suite struct ConfigurationTextTests {
  @Test(arguments: [false, true])
  func a_written_file_reads_back_the_same(docs: Bool) throws {
    var parameters = Parameters.builtIn
    try parameters.set("ball.snap.response", to: "0.42s")
    try parameters.set("dark.tint", to: "#12345678")
    try parameters.set("badge.neck", to: "midpoint")
    try parameters.set("list.width-fraction", to: "0.7")
    let text = ConfigurationText(parameters: parameters, hasDocs: docs).text
    var read = Parameters.builtIn
    let file = ConfigurationFile.parse(text, name: "c.yaml")
    #expect(file.apply(to: &read) == [])
    #expect(read == parameters)
    #expect(
      file.assignments.map(\.key)
        == ParameterSchema.builtIn.entries.map(\.key) + KeyBindings.table.map(\.configurationKey))
  }

  @Test(arguments: ["9:41", "a: \"b\" # c", "it's", "\\", "- x", "true", "[1]", "&a"])
  func texts_read_back_the_same(value: String) throws {
    var parameters = Parameters.builtIn
    try parameters.set("status-bar.time", to: value)
    let text = ConfigurationText(parameters: parameters, base: Parameters.builtIn).text
    var read = Parameters.builtIn
    let file = ConfigurationFile.parse(text, name: "c.yaml")
    #expect(file.apply(to: &read).isEmpty, "\(text)")
    #expect(file.problems.isEmpty, "\(text)")
    #expect(read == parameters, "\(text)")
  }

  /// A file that `config init` wrote sets nothing, until the mark before a key is taken away.
  @Test func a_file_to_begin_with_changes_nothing() throws {
    var parameters = Parameters.builtIn
    try parameters.set("ball.snap.response", to: "0.42s")
    let text = ConfigurationText(parameters: parameters, hasDocs: true, commentsDefaults: true).text
    let file = ConfigurationFile.parse(text, name: "c.yaml")
    #expect(file.problems == [])
    #expect(file.assignments.map(\.key) == ["ball.snap.response"])
    let used = text.replacing("\n#ball.diameter:", with: "\nball.diameter:")
    #expect(
      Set(ConfigurationFile.parse(used, name: "c.yaml").assignments.map(\.key))
        == ["ball.snap.response", "ball.diameter"])
    for key in ParameterSchema.builtIn.entries.map(\.key) + KeyBindings.table.map(\.configurationKey) {
      #expect(text.contains("\n#\(key): ") || key == "ball.snap.response", "\(key)")
    }
  }

  @Test func every_key_is_documented_in_the_file() {
    let text = ConfigurationText(hasDocs: true).text
    let words = text.split(whereSeparator: { $0 == "\n" || $0 == " " || $0 == "#" }).joined(separator: " ")
    for entry in ParameterSchema.builtIn.entries {
      let summary = entry.summary.split(separator: " ").joined(separator: " ")
      #expect(words.contains(summary), "\(entry.key)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  // MARK: - The repository's files

  /// The text of a file of the repository; the tests run where it was compiled.
  private func repositoryFile(_ name: String) throws -> String {
    try String(contentsOfFile: Repository.path(name), encoding: .utf8)
  }

  /// Compares line by line, because no reader finds a difference in a whole file.
  private func expectUpToDate(_ name: String, _ expected: String) throws {
    let found = try repositoryFile(name).split(separator: "\n", omittingEmptySubsequences: false)
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(found, lines).enumerated().first { $1.0 != $1.1 }
    guard found != lines else { return }
    let line = difference.map(\.offset) ?? min(found.count, lines.count)
    Issue.record(
      """
      \(name) is not what the parameters' table says, from line \(line + 1) on; run "make config-docs".
      found:    \(line < found.count ? found[line] : "(the end)")
      expected: \(line < lines.count ? lines[line] : "(the end)")
      """)
  }

  @Test func what_is_made_of_the_parameters_table_is_up_to_date() throws {
    let config = ConfigurationText(
      hasDocs: true, commentsDefaults: true, schema: ConfigurationSchema.fileName)
    try expectUpToDate("Assets/config.yaml", config.text)
    try expectUpToDate("Assets/config.schema.json", ConfigurationSchema.text)
    try expectUpToDate("docs/configuration.md", ConfigurationReference.text)
  }
}
