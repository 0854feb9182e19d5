import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct PrototypeSetupTests {
  private func setup(state: String) throws -> PrototypeSetup {
    var choices = PrototypeChoices()
    choices.state = state
    return try PrototypeSetup(choices, mode: .headless)
  }

  @Test func a_picture_has_the_pages_in_the_ball_of_a_named_file() throws {
    let folder = try TemporaryDirectory()
    let entrance = #"{"page": "article-1", "kind": "article", "title": "A"}"#
    let file = try folder.write(#"{"version": 1, "entrances": [\#(entrance)]}"#, to: "ball.json")
    #expect(try setup(state: file).makePrototype().archive.pages.map(\.pageID) == ["article-1"])
  }

  @Test func without_that_file_there_is_no_picture() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path + "/ball.json"
    #expect(throws: CommandFailure(.noSuchInput, "\(file): no such file")) { try setup(state: file) }
  }
}
