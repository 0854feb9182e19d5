import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

/// docs/formats.md names every field that is written.
@Suite struct FormatDocumentationTests {
  /// The words in code font on the page, and the parts of those with dots.
  private static let words: Set<String> = {
    let page = (try? String(contentsOfFile: Repository.path("docs/formats.md"), encoding: .utf8)) ?? ""
    let found = page.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    return Set(found + found.flatMap { $0.split(separator: ".").map(String.init) })
  }()

  /// The names of all members of a line of JSON.
  private static func names(_ json: String) -> Set<String> {
    Set(json.matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) })
  }

  @Test func every_text_that_a_prototype_replaces_is_told() throws {
    let page = try String(contentsOfFile: Repository.path("docs/prototypes.md"), encoding: .utf8)
    let texts =
      InterfaceText.allCases.map { ($0.key, $0.english) }
      + PrototypePages.StringKey.allCases.map { ($0.key, $0.english) }
    for (key, english) in texts {
      #expect(page.contains("| `\(key)` | \(english.trimmingCharacters(in: .whitespaces)) |\n"))
    }
  }

  @Test func every_field_of_a_state_is_told() {
    let state = PrototypeState(
      stack: ["a"], tab: "a",
      transition: .init(kind: .pop, interactive: true, progress: 0.4, topX: 1, topY: 2),
      list: .init(open: true, mode: .press, rows: [.init(id: "a", frame: .zero)]),
      rows: [.init(id: "row:a", offset: -20, open: true)],
      pagers: [.init(id: "pager:a/b", page: 1, offset: 20)],
      sliders: [.init(id: "slider:a/b", value: 0.5)],
      badges: [.init(id: "a", state: .attached, center: .zero, anchor: .zero, anchorRadius: 9)], focus: "a")
    let element = Element(id: .named("ball"), role: "button", label: "Ball", frame: .zero)
    let text = StateJSON(state, time: 1, frame: 0, effects: [], elements: [element]).text()
    #expect(Self.names(text).subtracting(Self.words).isEmpty)
  }

  /// A flick of the list, seen in mid-flight.
  @Test func every_field_of_the_overlays_is_told() throws {
    var history = History(Prototype(), keepsAll: true)
    var stage = Stage()
    stage.wait(0.1)
    stage.drag(from: Point(180, 600), to: Point(180, 400), over: 0.04, hold: 0)
    for input in stage.recording.inputs { history.send(input) }
    history.advance(to: 0.3)
    var overlays = Overlays()
    (overlays.path, overlays.velocity, overlays.thresholds, overlays.onion) = (true, true, true, 2)
    let members = OverlayJSON.members(overlays, at: history.present, history.take(at: 0.3))
    let text = StateJSON(history.present.state, time: 0.3, frame: 0, effects: [], more: members).text()
    let names = Self.names(text)
    #expect(
      names.isSuperset(of: ["thresholds", "onion", "motion", "release", "path", "velocity", "promised"]))
    #expect(names.subtracting(Self.words).isEmpty)
  }

  @Test func every_field_of_a_recording_is_told() {
    let inputs: [Input] = [
      .pointer(.down, id: 0, at: .zero), .wheel(at: .zero, dx: 1, dy: 1, isPrecise: true),
      .contextMenu(at: .zero),
      .key("Escape"), .resize(Size(1, 1)),
      .configure([ConfigurationValue(key: "ball.diameter", value: "70pt")]), .call(.collect("a")),
      .call(.moveBall(.left, fraction: 0.2)), .call(.burst(.tab)),
    ]
    var header = RecordingHeader()
    header.presets = ["wechat"]
    header.configuration = [ConfigurationValue(key: "ball.diameter", value: "70pt")]
    header.prototype = "ledger"
    header.archive = CollectedPagesArchive()
    let recording = Recording(
      header: header, inputs: inputs.enumerated().map { TimedInput(time: Double($0), $1) })
    let text = RecordingWriter.text(for: recording)
    #expect(Self.names(text).subtracting(Self.words).isEmpty)
    #expect(["pointer", "wheel", "context-menu", "key", "resize", "set", "call"].allSatisfy(text.contains))
  }

  /// The story of the demo is what it tells, with numbers cut to two decimals.
  @Test func the_story_is_the_demos() throws {
    let source = try ReplaySource.scenario(Repository.path("Assets/scenarios/demo.yaml"))
    var end = try PrototypeSetup(of: source).timeline().last
    func cut(_ value: Double) -> Double { (value * 100).rounded(.down) / 100 }
    let told = end.takeEffects().compactMap(\.event).map { event in
      let parts = event.fields.map { _, part in
        switch part {
        case .text(let text): text
        case .number(let number): DecimalText.text(cut(number))
        case .flag(let flag): "\(flag)"
        }
      }
      return "\(String(format: "%.2f", cut(event.time))) \(([event.name] + parts).joined(separator: " "))"
    }
    let page = try String(contentsOfFile: Repository.path("docs/formats.md"), encoding: .utf8)
    #expect(page.matches(of: /\n {4,5}([0-9]+\.[0-9]{2} .+)/).map { String($0.output.1) } == told)
  }
}
