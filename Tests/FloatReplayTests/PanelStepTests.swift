import FloatCore
import FloatFiles
import Testing

@testable import FloatDesk
@testable import FloatReplay
@testable import FloatTestSupport

/// The panel steps of scenarios; `Tests/Stories` has more.
@Suite struct PanelStepTests {
  private func timeline(_ steps: ScenarioStep...) throws -> Timeline {
    try .playing(steps)
  }

  private func sets(_ timeline: Timeline) -> [[ConfigurationValue]] {
    timeline.inputs.compactMap { if case .configure(let values) = $0.input { values } else { nil } }
  }

  private func value(_ key: String, _ text: String) -> ConfigurationValue {
    ConfigurationValue(key: key, value: text)
  }

  @Test func pictures_show_it_while_it_is_open() throws {
    let timeline = try timeline(
      .snapshot("a"), .panel(.open), .snapshot("b"), .panel(.search("snap resp")), .snapshot("c"),
      .panel(.close), .snapshot("d"))
    let sizes = timeline.marks.map(\.scene.size.width)
    #expect(sizes == [375, 375 + Panel.width, 375 + Panel.width, 375])
    #expect(timeline.marks[1].scene != timeline.marks[2].scene)
    // The phone beside the panel equals the phone alone.
    let left = try #require(timeline.marks[1].scene.layers.first)
    #expect(left.sublayers == timeline.marks[0].scene.layers)
  }

  @Test func what_a_scenario_sets_is_known_to_the_panel() throws {
    let timeline = try timeline(
      .hand(.set([value("ball.diameter", "70pt")])), .panel(.undo))
    #expect(sets(timeline) == [[value("ball.diameter", "70pt")], [value("ball.diameter", "60pt")]])
  }

  @Test func the_name_of_a_preset_is_typed_and_nothing_saved() throws {
    let timeline = try timeline(
      .panel(.open), .panel(.type([value("ball.diameter", "72")])), .snapshot("before"),
      .panel(.preset("soft")), .snapshot("named"), .panel(.preset("")), .snapshot("left"))
    let scenes = timeline.marks.map(\.scene)
    #expect(scenes[0] != scenes[1])
    #expect(scenes[0] == scenes[2])
    #expect(sets(timeline) == [[value("ball.diameter", "72pt")]])
  }

  @Test(arguments: [
    (ScenarioStep.Panel.preset("soft"), "nothing is changed"),
    (.unfold("no-such"), "no section \"no-such\"; there are touched, changed, "),
    (.edit("ball.diameter"), "nothing to unfold"),
    (.type([ConfigurationValue(key: "ball.diameter", value: "many")]), "cannot be typed"),
    (
      .inspect(.element("row:chat-99")), "no element \"row:chat-99\" is on the screen; there are row:search, "
    ),
  ])
  func what_cannot_be_done_is_told(step: ScenarioStep.Panel, reason: String) {
    #expect {
      try timeline(.panel(step))
    } throws: { error in
      (error as? CommandFailure)?.reason.contains(reason) == true
    }
  }

  @Test func groups_and_editors_unfold() throws {
    let timeline = try timeline(
      .panel(.open), .snapshot("folded"), .panel(.unfold("ball")), .snapshot("ball"),
      // As a step of the window calls it.
      .panel(.unfold("group-zone")), .snapshot("zone"),
      .panel(.edit("ball.fill")), .snapshot("fill"), .panel(.inspect(.element("badge:chat-1"))),
      .snapshot("badge"))
    let scenes = timeline.marks.map(\.scene)
    #expect(Set(scenes.indices.filter { $0 > 0 && scenes[$0] == scenes[$0 - 1] }).isEmpty)
  }
}
