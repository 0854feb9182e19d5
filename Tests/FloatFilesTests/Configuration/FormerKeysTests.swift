import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// Values that were keys once are ignored wherever they are given, and one warning tells of all of them.
@Suite struct FormerKeysTests {
  private static let two =
    "2 keys are constants of their pages now and are ignored: chat.gap, card.width; remove them"

  /// The file has every key of that day with its default, so any other problem would be a key that is not known any
  /// more and not listed either.
  @Test func an_old_file_with_every_key_gives_one_warning() throws {
    let path = Repository.path("Tests/Fixtures/config-2026-11-24.yaml")
    let outcome = ConfigurationLoader(files: [path]).load()
    #expect(
      outcome.diagnostics.map(\.summary) == [
        path + ":387:1: warning: 151 keys are constants of their pages now and are ignored: search.top, "
          + "search.height, search.bottom and 148 more; remove them"
      ])
    #expect(outcome.diagnostics.first?.sourceLine == "search.top: 10pt")
    // The defaults that have changed since.
    var expected = Parameters.builtIn
    let changed = """
      pager.dot.opacity: 0.25
      notice.fill: "#141416E0"
      notice.fill-dark: "#48484AF0"
      """
    let problems = ConfigurationFile.parse(changed, name: "c.yaml").apply(to: &expected)
    #expect(problems.isEmpty)
    #expect(outcome.parameters == expected)
  }

  @Test func no_table_has_a_former_key() {
    #expect(PageParameters.formerKeys.filter { ParameterSchema.builtIn.entry(for: $0) != nil } == [])
  }

  @Test(arguments: [
    "chat: {gap: 1pt, text-size: 18pt}\ncard.width: broken",
    "chat:\n  gap: 1\n  text-size: 18pt\ncard.width: \"\"",
  ])
  func the_rest_of_a_file_applies(text: String) {
    var parameters = Parameters.builtIn
    let file = ConfigurationFile.parse(text, name: "c.yaml")
    #expect(file.apply(to: &parameters).map { "\($0.severity): \($0.reason)" } == ["warning: " + Self.two])
    #expect(parameters.text(for: "chat.text-size") == "18pt")
  }

  @Test func options_of_the_command_line_are_told_together() {
    let loader = ConfigurationLoader(overrides: ["chat.gap=1pt", "ball.diameter=70pt", "card.width=0"])
    let outcome = loader.load()
    #expect(outcome.diagnostics.map(\.summary) == ["-o: warning: " + Self.two])
    #expect(outcome.parameters.text(for: "ball.diameter") == "70pt")
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
    #expect(told.map(\.summary) == ["r.jsonl:1:49: warning: " + Self.two])
    #expect(recording.header.configuration.map(\.key) == ["ball.diameter"])
    #expect(recording.inputs == [TimedInput(time: 3, .set(key: "ball.margin", value: "10pt"))])
  }

  @Test func a_scenario_is_played_without_them() throws {
    let text = """
      options: {chat.gap: 1pt, ball.diameter: 70pt}
      steps:
        - set: {card.width: 9pt, ball.margin: 10pt}
      """
    var told: [Diagnostic] = []
    let scenario = try ScenarioFile.parse(Array(text.utf8), name: "s.yaml") { told += $0 }
    #expect(told.map(\.summary) == ["s.yaml:1:11: warning: " + Self.two])
    #expect(scenario.options.map(\.value.key) == ["ball.diameter"])
    #expect(scenario.steps.map(\.value) == [.set([ConfigurationValue(key: "ball.margin", value: "10pt")])])
  }

  @Test func a_prototype_is_shown_without_them() throws {
    let text = """
      floatdesktop: 1
      options: {chat.gap: 1pt, light.tint: "#112233"}
      pages:
        home:
          title: Home
          layout: settings
          content: {sections: [{rows: [{title: Width, toggle: card.width, on: 1pt, off: 2pt}]}]}
      """
    let read = try PrototypeFolder.parse(
      Array(text.utf8), file: "/nowhere/prototype.yaml", language: .english,
      assets: Assets(root: Repository.path("Assets"))
    ) { _ in .iPhoneX }
    #expect(read.diagnostics.map { "\($0.severity): \($0.reason)" } == ["warning: " + Self.two])
    #expect(read.options.map(\.key).contains("light.tint"))
    #expect(!read.options.map(\.key).contains("chat.gap"))
  }

  @Test func setting_one_is_refused() {
    var editor = ConfigurationEditor(bytes: [], name: "c.yaml")
    let error = #expect(throws: Diagnostic.self) { try editor.set("card.width", to: "9pt") }
    #expect(
      error?.summary == "config set: error: card.width: is a constant of its page now and cannot be set")
  }
}
