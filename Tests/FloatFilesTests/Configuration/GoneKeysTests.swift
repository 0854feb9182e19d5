import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// A key that the program no longer has is an error in what people write, and is left out of what the program wrote.
/// `Bad/config/gone-keys` has the messages.
@Suite("Keys that are gone")
struct GoneKeysTests {
  /// Keys that became constants.
  private static let gone = [
    "chat.gap", "card.width", "article.picture.aspect", "keyboard.ring.width", "home-indicator.width",
    "badge.dot",
  ]

  @Test func no_table_has_them() {
    #expect(Self.gone.filter { ParameterSchema.builtIn.entry(for: $0) != nil } == [])
  }

  @Test func the_command_line_is_refused() {
    let outcome = ConfigurationLoader(overrides: ["card.width=1pt", "ball.diameter=70pt"]).load()
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    #expect(outcome.diagnostics.first?.key == "card.width")
    #expect(outcome.parameters.text(for: "ball.diameter") == "70pt")
  }

  @Test func a_prototypes_options_are_refused() throws {
    let text = """
      floatdesktop: 1
      options: {card.width: 1pt}
      pages: {home: {title: Home, layout: settings, content: {sections: []}}}
      """
    let read = try PrototypeFolder.parse(
      Array(text.utf8), file: "/nowhere/prototype.yaml", language: .english,
      assets: Assets(root: Repository.path("Assets"))
    ) { _ in .iPhoneX }
    let problem = try #require(read.diagnostics.first { $0.key?.hasSuffix("card.width") == true })
    #expect(problem.severity == .error)
    #expect(problem.position?.line == 2)
  }

  @Test func a_scenario_is_refused() {
    let text = """
      options: {card.width: 1pt}
      steps:
        - set: {search.top: 9pt}
      """
    let error = #expect(throws: DataError.self) { try ScenarioFile.parse(Array(text.utf8), name: "s.yaml") }
    #expect(error?.diagnostics.map(\.position?.line) == [1, 3])
    #expect(error?.diagnostics.errors.count == 2)
  }

  @Test func a_recording_is_played_without_them() throws {
    let text = """
      {"floatdesktop":1,"device":"iphone-x","config":{"chat.gap":"1pt","ball.diameter":"70pt"}}
      {"t":1,"type":"set","key":"card.width","value":"9pt"}
      {"t":2,"type":"set","key":"card.width","value":"10pt"}
      {"t":3,"type":"set","key":"ball.margin","value":"10pt"}
      """
    var told: [Diagnostic] = []
    let recording = try RecordingReader.parse(Array(text.utf8), name: "r.jsonl") { told += $0 }
    #expect(
      told.map(\.summary) == ["r.jsonl:1:49: warning: 2 unknown keys are left out: chat.gap, card.width"])
    #expect(recording.header.configuration.map(\.key) == ["ball.diameter"])
    #expect(recording.inputs == [TimedInput(time: 3, .set(key: "ball.margin", value: "10pt"))])
  }

  @Test func setting_one_is_refused() {
    var editor = ConfigurationEditor(bytes: [], name: "c.yaml")
    let error = #expect(throws: Diagnostic.self) { try editor.set("card.width", to: "9pt") }
    #expect(error?.reason.hasPrefix("unknown key") == true)
  }
}
