import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Characters that look like others are named in messages about them.
@Suite struct LookAlikeTests {
  private static let noBreak = "there is a no-break space (U+00A0); write a space"
  private static let colon = "there is a fullwidth colon (U+FF1A); write :"

  private func config(_ text: String) -> [Diagnostic] {
    let file = ConfigurationFile.parse(text, name: "c.yaml")
    var parameters = Parameters.builtIn
    return file.apply(to: &parameters)
  }

  @Test(arguments: [
    ("ball:\n  \u{A0}diameter: 70pt\n", 2, noBreak),
    ("\u{A0}\u{A0}ball.diameter: 70pt\n", 1, noBreak),
    ("ball.diameter:\u{A0}70pt\n", 1, noBreak),
    ("ball.fade: 0.2s\nball.diameter:\u{A0}70pt\nball.alpha: 1\n", 2, noBreak),
    ("ball.diameter: 70\u{A0}pt\n", 1, noBreak),
    ("ball.diameter: 70\u{202F}pt\n", 1, "there is a narrow no-break space (U+202F); write a space"),
    ("ball.diameter: 70pt\u{A0}\n", 1, noBreak),
    ("ball.diameter: 70pt\u{A0}# a comment\n", 1, noBreak),
    ("ball.diameter\u{FF1A}70pt\n", 1, colon),
    ("ball.fade: 0.2s\nball.diameter\u{FF1A}70pt\nball.alpha: 1\n", 2, colon),
    ("ball.dia\u{200B}meter: 70pt\n", 1, "there is a zero width space (U+200B); remove it"),
    ("ball.dia\u{AD}meter: 70pt\n", 1, "there is a soft hyphen (U+00AD); remove it"),
    ("ball.fill: \u{201C}#07C160\u{201D}\n", 1, "there is a left double quotation mark (U+201C); write \""),
    ("ball.diameter: \u{2013}5pt\n", 1, "there is an en dash (U+2013); write -"),
    ("ball.diameter: 70pt\u{3000}\n", 1, "there is an ideographic space (U+3000); write a space"),
  ])
  func in_a_config_file(text: String, line: Int, told: String) throws {
    let found = config(text).filter { $0.reason.contains("U+") }
    let problem = try #require(found.first, "\(config(text).map(\.summary))")
    #expect(problem.reason.hasSuffix(told), "\(problem.summary)")
    #expect(problem.position?.line == line, "\(problem.summary)")
  }

  @Test(arguments: [
    ("floatdesktop: 1\npages:\n  a:\n    title:\u{A0}Home\n    layout: list\n", 4, "(U+00A0); write a space"),
    ("floatdesktop: 1\npages:\n  a:\n    title\u{FF1A}Home\n    layout: list\n", 4, "(U+FF1A); write :"),
    ("floatdesktop: 1\npages:\n  a:\n    ti\u{200B}tle: Home\n    layout: list\n", 4, "(U+200B); remove it"),
  ])
  func in_a_prototype(text: String, line: Int, told: String) throws {
    let found: [Diagnostic]
    do throws(DataError) {
      found = try PrototypeFolder.parse(Array(text.utf8), file: "p.yaml", language: .english) { _ in .iPhoneX
      }
      .diagnostics
    } catch {
      found = error.diagnostics
    }
    let problem = try #require(found.first { $0.reason.contains("U+") }, "\(found.map(\.summary))")
    #expect(problem.reason.hasSuffix(told), "\(problem.summary)")
    #expect(problem.position?.line == line, "\(problem.summary)")
  }

  @Test(arguments: [
    ("steps:\n  - wait:\u{A0}120ms\n", "(U+00A0); write a space"),
    ("steps:\n  - wait: 120\u{A0}ms\n", "(U+00A0); write a space"),
    ("steps:\n  - drag: {from: ball, to: [1, 2], over: \u{2013}5ms}\n", "(U+2013); write -"),
  ])
  func in_a_scenario(text: String, told: String) {
    let error = #expect(throws: DataError.self) {
      _ = try ScenarioFile.parse(Array(text.utf8), name: "s.yaml")
    }
    let reasons = error?.diagnostics.map(\.reason) ?? []
    #expect(reasons.contains { $0.hasSuffix(told) }, "\(reasons)")
  }

  /// Words may have them: what is told is about the value with the mistake.
  @Test func what_is_right_beside_a_mistake_is_not_blamed() throws {
    let text = "steps:\n  - drag: {from: ball, over: x, to: \u{201C}ball\u{201D}}\n"
    let error = #expect(throws: DataError.self) {
      _ = try ScenarioFile.parse(Array(text.utf8), name: "s.yaml")
    }
    let over = try #require(error?.diagnostics.first { $0.key?.contains("over") ?? false })
    #expect(!over.reason.contains("U+"), "\(over.summary)")
  }
}
