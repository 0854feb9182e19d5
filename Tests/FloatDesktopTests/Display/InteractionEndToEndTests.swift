import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// A story with every interaction has one result however it is played: as a value, exported, by itself in a window, and by
/// a real mouse on real display servers.
@Suite(.serialized) struct InteractionEndToEndTests {
  /// What `StoryTests` plays as a value.
  private static let story = Repository.path("Tests/Stories/every-interaction.yaml")

  /// The outcome of a person's input, apart from the exact places of the mouse.
  private struct Outcome: Equatable {
    var stack: [String]
    var items: [String]
    var edge: String
    var listIsOpen: Bool
    var zone: String
    var badges: [String]

    init(_ state: TracedState) {
      stack = state.stack
      items = state.ball.items
      edge = state.ball.edge
      listIsOpen = state.list.open
      zone = state.zone.kind
      badges = state.badges.map { "\($0.id) \($0.state)" }
    }
  }

  @Test(arguments: Desktop.available)
  func a_story_has_one_result_however_it_is_played(kind: Desktop.Kind) throws {
    let steps = try ScenarioFile.load(path: Self.story).steps.map(\.value)
    let value = CommandRun(
      ["inspect", "--scenario", Self.story, "--no-pretty", "--at"] + steps.compactMap(\.captureName), code: 0)
    let states = try value.output.split(separator: "\n").map { try TracedState(line: $0) }
    let end = try #require(states.last)
    let outcomes = states.map(Outcome.init)
    #expect(outcomes.count == 8)

    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    let seen = try app.play(steps)
    try app.quit()
    #expect(app.process.errorOutput.isEmpty)
    #expect(seen.map(Outcome.init) == outcomes, "by the mouse")
    let last = try #require(app.states().last)
    #expect(try LiveApp.played(app.recordPath, at: last.t).settled == last.settled)
    #expect(try app.states().contains { $0.effects.contains("impact") })

    let exported = desktop.folder + "/frames"
    _ = CommandRun(
      [
        "export", "--scenario", Self.story, "--from", "\(end.t)", "--fps", "60", "--scale", "1", "--bezel",
        "off", "--output", exported,
      ], code: 0)
    let frame = try PNGFile.read(exported + "/frame-0000.png")

    let demo = try LiveApp(on: desktop, ["--scenario", Self.story, "--slowdown", "0.2"], takesInput: false)
    try demo.state("the demo's end") { $0.t >= end.t - 1.0 / 60 }
    try demo.waitForRest()
    // Weston draws its pointer into the picture.
    if kind == .x11 {
      let comparison = PictureComparison(expected: frame, actual: try desktop.picture())
      #expect(comparison.matches, "\(comparison.summary)")
    }
    try demo.quit()
    #expect(try LiveApp.played(demo.recordPath, at: end.t) == end)
    // The next step may begin at the very time of a snapshot.
    let shown = try states.map { Outcome(try LiveApp.played(demo.recordPath, at: $0.t - 0.001)) }
    #expect(shown == outcomes, "by itself")
  }
}
