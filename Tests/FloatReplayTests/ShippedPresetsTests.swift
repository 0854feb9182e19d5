import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatReplay

@Suite struct ShippedPresetsTests {
  private static let presets = [
    "db-badge", "floatballmanager", "jx-float", "suspension-entrance", "wechat", "zd-push",
  ]

  private func loader(_ presets: [String]) throws -> ConfigurationLoader {
    ConfigurationLoader(presets: presets, presetDirectories: [try Assets.locate().path("presets")])
  }

  @Test func all_of_them_are_there() throws {
    #expect(try loader([]).availablePresets() == Self.presets)
  }

  @Test(arguments: presets)
  func each_is_read_without_a_word(name: String) throws {
    let outcome = try loader([name]).load()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    #expect((outcome.parameters == Parameters.builtIn) == (name == "wechat"))
  }

  @Test func they_compose() throws {
    let outcome = try loader(["suspension-entrance", "db-badge"]).load()
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.parameters.text(for: "ball.tap") == "list")
    #expect(outcome.parameters.text(for: "badge.neck") == "seed")
    let later = try loader(["floatballmanager", "jx-float"]).load().parameters
    #expect(later.text(for: "ball.diameter") == "100pt")
  }

  /// Every shipped scenario can be played to its end, with its preset and its elements.
  @Test(arguments: [
    "db-badge", "demo", "floatballmanager", "jx-float", "keyboard", "suspension-entrance", "zd-push",
  ])
  func its_scenario_plays_to_the_end(name: String) throws {
    let source = try ReplaySource.scenario(try Assets.locate().path("scenarios/\(name).yaml"))
    #expect(try PrototypeSetup(of: source).timeline().marks.count >= 4)
  }
}
