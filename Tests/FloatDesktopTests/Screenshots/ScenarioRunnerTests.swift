import FloatCore
import Testing

@testable import FloatDesktop
@testable import FloatPainting

@Suite struct ScenarioRunnerTests {
  private func place(_ steps: [ScenarioStep]) -> [Placed<ScenarioStep>] {
    steps.enumerated().map { Placed($1, at: SourcePosition(line: $0 + 2, column: 5)) }
  }

  private func state(after timeline: Timeline) -> PrototypeState {
    var player = Player(Prototype(), inputs: timeline.inputs)
    player.advance(to: timeline.end)
    return player.prototype.state
  }

  @Test func elementsAreLookedUpOnTheScreenOfTheirMoment() throws {
    let steps = place([.tap(.element("row:chat-1")), .settle, .tap(.element("back")), .settle])
    let timeline = try ScenarioRunner.timeline(of: steps, prototype: Prototype())
    #expect(timeline.inputs.count == 4)
    #expect(state(after: timeline).stack == ["chats"])
  }

  @Test func aSnapshotNamesTheMomentBeforeTheNextStep() throws {
    let steps = place([.wait(0.5), .snapshot("a"), .key("Escape"), .wait(1), .snapshot("b")])
    let timeline = try ScenarioRunner.timeline(of: steps, prototype: Prototype())
    #expect(
      timeline.marks == [
        .init(name: "a", time: 0.5, inputCount: 0), .init(name: "b", time: 1.5, inputCount: 1),
      ])
    #expect(timeline.end == 1.5)
  }

  @Test func settlingWithAPointerDownWaitsForTheMotionOnly() throws {
    let steps = place([
      .tap(.element("row:chat-1")), .settle,
      .drag(from: .point(Point(2, 400)), to: .point(Point(100, 400)), over: 0.2, hold: 0, release: false),
      .settle,
    ])
    let timeline = try ScenarioRunner.timeline(of: steps, prototype: Prototype())
    #expect(state(after: timeline).transition?.interactive == true)
  }

  @Test func anUnknownElementIsToldWithItsPlaceAndTheOnesThatAreThere() {
    #expect {
      try ScenarioRunner.timeline(of: place([.tap(.element("row:chat-99"))]), prototype: Prototype())
    } throws: { error in
      guard let failure = error as? ScenarioRunner.Failure else { return false }
      return failure.position == SourcePosition(line: 2, column: 5) && failure.reason.contains("row:chat-99")
        && failure.reason.contains("row:chat-1,")
    }
  }
}
