import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

/// Rows, pagers, sliders and a swipe back from anywhere in the folders that are shipped: by a scenario, and by its recording.
@Suite struct SwipedPrototypesTests {
  private struct Play {
    var name: String
    var lines: String
    /// What the state says at the end.
    var says: [String]
  }

  private static let plays = [
    Play(
      name: "demo",
      lines: """
          - drag: {from: [330, 250], to: [130, 250], over: 200ms, release: true}
          - settle
          - tap: "row:chat-2:action:delete"
          - wait: 400ms
          - tap: "row:chat-2:action:delete"
          - wait: 600ms
          - tap: "notice:undo"
          - settle
          - drag: {from: [330, 178], to: [130, 178], over: 200ms, release: true}
          - settle
        """, says: [#""rows":[{"id":"row:chat-1","offset":-222,"open":true}]"#]),
    Play(
      name: "ledger",
      lines: """
          - tap: "tab:activity"
          - drag: {from: "row:activity/market", to: [60, 275], over: 200ms, release: true}
          - settle
          - tap: "row:activity/market:action:unread"
          - settle
          - tap: "tab:cards"
          - drag: {from: [300, 230], to: [160, 230], over: 120ms, release: true}
          - settle
        """, says: [#""pagers":[{"id":"pager:cards/cards","page":1,"offset":353}]"#]),
    Play(
      name: "tides",
      lines: """
          - tap: "hotspot:listen/me"
          - settle
          - drag: {from: "slider:sound/volume", to: [600, 374], over: 250ms, release: true}
          - settle
        """, says: [#""sliders":[{"id":"slider:sound/volume","value":1}]"#]),
  ]

  private func json(_ state: PrototypeState) -> String {
    StateJSON(state, time: 0, frame: 0, effects: []).text()
  }

  @Test(arguments: plays.map(\.name))
  func a_scenario_and_its_recording_say_the_same(_ name: String) throws {
    let play = try #require(Self.plays.first { $0.name == name })
    let folder = try TemporaryDirectory()
    let path = try folder.write(
      "prototype: \(try Assets.locate().path("prototypes/\(name)"))\nsteps:\n\(play.lines)\n", to: "a.yaml")
    let setup = try PrototypeSetup(of: .scenario(path))
    let timeline = try setup.timeline()
    let end = json(timeline.last.state)
    for said in play.says { #expect(end.contains(said), "\(end)") }
    // Written, read, and played in the folder again.
    let recording = Recording(header: setup.header, inputs: timeline.inputs)
    let read = try RecordingReader.parse(Array(RecordingWriter.text(for: recording).utf8), name: "take.jsonl")
    let again = try PrototypeSetup(of: ReplaySource(read, file: "take.jsonl"))
    let replayed = try again.timeline().prototypes(at: [timeline.end])[0]
    #expect(json(replayed.state) == end)
  }
}
