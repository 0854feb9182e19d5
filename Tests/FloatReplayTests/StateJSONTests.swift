import FloatFiles
import FloatStudio
import Foundation
import Testing

@testable import FloatCore
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct StateJSONTests {
  /// The contract's own example.
  private static let example = PrototypeState(
    stack: ["chats", "article-1"],
    transition: .init(kind: .pop, interactive: true, progress: 0.41, topX: 153.75),
    ball: .init(visible: true, alpha: 1, frame: Rect(315, 381, 60, 60), edge: .right, items: ["article-1"]),
    zone: .init(kind: .collect, progress: 0.5, radius: 170, highlighted: false),
    list: .init(open: true, mode: .press, rows: [.init(id: "article-1", frame: Rect(0, 1, 2, 3))]),
    badges: [
      .init(
        id: "chat-1", state: .attached, center: Point(1, 2), size: Size(18, 19), anchor: Point(3, 4),
        anchorRadius: 9)
    ], scroll: -2.5)

  /// Key for key.
  @Test func the_state_has_the_keys_of_the_contract() {
    let elements = [Element(id: .named("ball"), role: "button", label: "Ball", frame: Rect(315, 381, 60, 60))]
    let text = StateJSON(Self.example, time: 1.25, frame: 75, effects: [.impact(.light)], elements: elements)
      .text()
    #expect(
      text
        == #"{"t":1.25,"frame":75,"stack":["chats","article-1"],"#
        + #""transition":{"kind":"pop","interactive":true,"progress":0.41,"topX":153.75},"#
        + #""ball":{"visible":true,"alpha":1,"frame":[315,381,60,60],"scale":1,"edge":"right","items":["article-1"]},"#
        + #""zone":{"kind":"collect","progress":0.5,"radius":170,"highlighted":false},"#
        + #""list":{"open":true,"mode":"press","rows":[{"id":"article-1","frame":[0,1,2,3]}]},"#
        + #""badges":[{"id":"chat-1","state":"attached","center":[1,2],"size":[18,19],"anchor":[3,4],"anchorRadius":9}],"#
        + #""scroll":-2.5,"effects":["impact"],"#
        + #""elements":[{"id":"ball","role":"button","label":"Ball","frame":[315,381,60,60]}]}"#)
  }

  @Test func the_tab_in_front_is_named_under_other_pages_too() {
    var stage = Stage()
    #expect(stage.state.tab == "chats")
    stage.tapAndSettle("tab:me", "row:sdk")
    let text = StateJSON(stage.state, time: 0, frame: 0, effects: []).text()
    #expect(text.contains(#""stack":["chats","sdk"]"#), "\(text)")
    #expect(text.contains(#""tab":"me""#), "\(text)")
  }

  /// An encoder of another program's writes the same, but for what is nil.
  @Test func an_encoded_state_has_the_keys_of_the_contract() throws {
    var state = Self.example
    state.transition?.topY = 12
    (state.tab, state.focus) = ("chats", "row:chat-1")
    state.rows = [.init(id: "row:chat-1", offset: -222, open: true)]
    state.pagers = [.init(id: "pager:cards/cards", page: 1, offset: 335)]
    state.sliders = [.init(id: "slider:cards/volume", value: 0.4)]
    func object(_ data: Data) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let text = StateJSON(state, time: 0, frame: 0, effects: []).text()
    let written = try object(Data(text.utf8)).filter { !["t", "frame", "effects"].contains($0.key) }
    let encoded = try object(JSONEncoder().encode(state))
    #expect(NSDictionary(dictionary: encoded) == NSDictionary(dictionary: written))
  }

  @Test func a_trace_has_no_elements_and_rest_is_null() {
    let text = StateJSON(PrototypeState(stack: ["chats"]), time: 0, frame: 0, effects: []).text()
    #expect(text.contains(#""transition":null"#))
    #expect(!text.contains("elements"))
  }

  // MARK: - Overlays

  /// The names of the members with the overlays that are on, during a push.
  private func names(_ turnOn: (inout Overlays) -> Void) -> [String] {
    var history = History(Prototype(), keepsAll: true)
    for (time, phase) in [(0.1, PointerPhase.down), (0.15, .up)] {
      history.send(TimedInput(time: time, .pointer(phase, id: 0, at: Point(200, 180))))
    }
    history.advance(to: 0.3)
    var overlays = Overlays()
    turnOn(&overlays)
    return OverlayJSON.members(overlays, at: history.present, history.take(at: 0.3)).map(\.key)
  }

  @Test func each_overlay_brings_its_numbers_and_no_others() {
    #expect(names { _ in } == [])
    #expect(names { $0.thresholds = true } == ["thresholds"])
    #expect(names { $0.onion = 1 } == ["onion"])
    #expect(names { $0.path = true } == ["motion"])
    #expect(names { $0.velocity = true } == ["motion"])
  }
}
