import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct PrototypeSetupTests {
  private func setup(state: String) throws -> PrototypeSetup {
    try PrototypeSetup { $0.state = state }
  }

  @Test func a_picture_has_the_pages_in_the_ball_of_a_named_file() throws {
    let folder = try TemporaryDirectory()
    let entrance = #"{"page": "article-1", "kind": "article", "title": "A"}"#
    let file = try folder.write(#"{"version": 1, "entrances": [\#(entrance)]}"#, to: "ball.json")
    #expect(try setup(state: file).makePrototype().archive.pages.map(\.pageID) == ["article-1"])
  }

  @Test func a_recording_holds_what_is_not_in_its_presets() throws {
    let directory = try TemporaryDirectory()
    try directory.write("ball.diameter: 71pt\nball.margin: 3pt\n", to: "presets/mine.yaml")
    let file = try directory.write("ball.margin: 4pt\n", to: "config.yaml")
    let setup = ParameterSetup(
      readsUserFiles: false, isStrict: true, config: file, presets: ["mine"], options: [],
      overrides: ["ball.fade=0.1s"], assets: Assets(root: directory.path), defaults: .builtIn)
    let parameters = try setup.outcome().parameters
    #expect(parameters.ball.diameter == 71)
    // The recording names the preset; the values of the file and the command line are listed beside it.
    #expect(
      setup.differences(of: parameters) == [
        ConfigurationValue(key: "ball.margin", value: "4pt"),
        ConfigurationValue(key: "ball.fade", value: "100ms"),
      ])
    // A new file begins with the preset and the options, not with another file.
    let start = try setup.presetParameters()
    #expect(start.ball.margin == 3)
    #expect(start.ball.fade == 0.1)
  }

  @Test func a_compared_phone_has_a_name_of_forty_characters_at_most() {
    #expect(PrototypeSetup.name(of: "presets/own.yaml") == "own.yaml")
    let long = PrototypeSetup.name(of: "a/" + String(repeating: "b", count: 60))
    #expect(long == String(repeating: "b", count: 40) + "…")
  }
}
