import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// docs/scenarios.md says what the readers know.
@Suite struct ScenarioDocumentationTests {
  private static let page =
    (try? String(contentsOfFile: Repository.path("docs/scenarios.md"), encoding: .utf8)) ?? ""

  /// The rows of the table below a heading, cell by cell.
  private static func rows(below heading: String) -> [[String]] {
    guard let start = page.firstRange(of: heading) else { return [] }
    let lines = page[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The words in code font.
  private static func words(_ cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  @Test func the_words_of_a_file_are_the_readers() {
    #expect(Self.rows(below: "## The file").flatMap { Self.words($0[0]) } == ScenarioSchema.file.names)
  }

  @Test func the_steps_are_the_readers() {
    #expect(Self.rows(below: "## Steps").flatMap { Self.words($0[0]) } == ScenarioSchema.steps.names)
  }

  @Test func the_parts_of_each_step_are_the_readers() {
    for row in Self.rows(below: "## Steps") {
      let step = Self.words(row[0])[0]
      let actions = [
        "call": CallStepReader.words + CallStepReader.keys.names,
        "panel": PanelStepReader.words + PanelStepReader.keys.names,
        "clock": ClockStepReader.words + ClockStepReader.keys.names,
        "window": WindowStepReader.words + WindowStepReader.keys.names,
        "move": ScenarioSchema.hand.move.kind.table.names,
        "drag": ScenarioSchema.hand.drag.kind.table.names,
        "long-press": ScenarioSchema.hand.longPress.kind.table.names,
        "wheel": ScenarioSchema.hand.wheel.kind.table.names,
        "trace": ScenarioSchema.trace.table.names, "filmstrip": ScenarioSchema.filmstrip.table.names,
      ]
      guard let parts = actions[step] else { continue }
      #expect(Self.words(row[1]) == parts, "\(step)")
    }
  }

  @Test func the_defaults_are_the_readers() {
    let defaults = Dictionary(
      Self.rows(below: "## Steps").map { (Self.words($0[0])[0], $0[2]) }
    ) { $1 }
    func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
    let move = milliseconds(HandPace.moveDuration)
    #expect(defaults["move"] == "`over` \(move)")
    #expect(defaults["drag"] == "`over` \(move), `hold` 0 s, `release` false")
    #expect(
      defaults["long-press"] == "`for` \(milliseconds(HandPace.longPressDuration)), `release` true")
    #expect(
      defaults["trace"]
        == "`over` until rest, `every` \(milliseconds(ScenarioStepReader.traceInterval)), "
        + "`tolerance` \(DecimalText.text(ScenarioStepReader.traceTolerance)) pt")
    #expect(
      defaults["filmstrip"] == "`over` until rest, `frames` \(ScenarioStepReader.filmstripFrames), 2 to 24")
  }

  @Test func the_example_is_read() throws {
    let start = try #require(Self.page.firstRange(of: "```yaml\n"))
    let rest = Self.page[start.upperBound...]
    let text = rest[..<(try #require(rest.firstRange(of: "```")).lowerBound)]
    #expect(try ScenarioFile.parse(Array(text.utf8), name: "a.yaml").steps.count == 7)
  }
}
