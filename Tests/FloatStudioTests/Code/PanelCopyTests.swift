import Testing

@testable import FloatCore
@testable import FloatStudio

@Suite struct PanelCopyTests {
  private let parameters = Parameters()

  private func code(_ platform: CodePlatform) throws -> String {
    let sheet = try #require(MotionSheet(.ballSnap, parameters, usual: Parameters()))
    return MotionCode(for: platform).text([sheet]) + "\n"
  }

  @Test func copying_a_spring_again_copies_it_for_the_next_platform() throws {
    var copy = PanelCopy()
    let first = copy.copy("ball.snap", parameters, .english, at: 1)
    #expect(first?.text == "ball.snap.response: 350ms\nball.snap.damping-ratio: 0.82\n")
    #expect(first?.notice == "Copied for a config file. Copy again: SwiftUI.")
    let again = copy.copy("ball.snap", parameters, .english, at: 2)
    #expect(again?.text == (try code(.swiftUI)))
    #expect(again?.notice == "Copied for SwiftUI. Copy again: UIKit.")
    // Later, and for another spring, it is the same kind.
    #expect(copy.copy("ball.snap", parameters, .english, at: 60)?.text == (try code(.swiftUI)))
    #expect(
      copy.copy("badge.return", parameters, .english, at: 61)?.text.contains("enum BadgeReturn") == true)
    #expect(
      copy.copy("ball.snap", parameters, .simplifiedChinese, at: 62)?.notice.contains("SwiftUI") == true)
  }

  @Test func all_kinds_of_code_come_round() throws {
    var copy = PanelCopy()
    var texts: [String] = []
    for press in 0...CodePlatform.allCases.filter(\.isCode).count {
      texts += [copy.copy("ball.snap", parameters, .english, at: Double(press))?.text].compactMap(\.self)
    }
    #expect(texts.count == 12)
    #expect(Set(texts).count == texts.count)
    #expect(copy.copy("ball.snap", parameters, .english, at: 12)?.text == texts[0])
  }

  @Test func what_is_no_motion_is_left_to_the_panel() {
    var copy = PanelCopy()
    #expect(copy.copy(nil, parameters, .english, at: 1) == nil)
    #expect(copy.copy("ball.fill", parameters, .english, at: 1) == nil)
  }
}
