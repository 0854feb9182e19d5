import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatStudio
@testable import FloatTestSupport

/// The table of the window's keys is what the documents say.
@Suite struct KeyBindingsTests {
  @Test func the_document_has_the_table() throws {
    let text = try String(contentsOfFile: Repository.path("docs/keys.md"), encoding: .utf8)
    #expect(
      text.contains(KeyBindings.markdown), "the table of docs/keys.md has to be:\n\(KeyBindings.markdown)")
  }

  @Test func the_help_has_the_table() {
    let help = FloatDesktopCommand.helpMessage(for: RunCommand.self, columns: 200)
    for line in KeyBindings.plainText.split(separator: "\n") {
      #expect(help.contains(line.drop { $0 == " " }), "\(line)")
    }
  }

  /// What Ctrl and a digit chooses is on the card of time, too.
  @Test func every_speed_has_its_key() {
    let speeds = KeyAction.allCases.compactMap { action -> Double? in
      if case .clock(.speed(let speed)) = action.command { speed } else { nil }
    }
    #expect(speeds == PhoneClock.speeds)
  }
}
