import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

@Suite struct KeyBindingsTests {
  @Test func every_key_means_one_thing() {
    let keys = KeyBindings.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(KeyBindings.all.map(\.name)).count == KeyBindings.all.count)
    #expect(KeyBindings.all.allSatisfy { !$0.keys.isEmpty && $0.summary.hasSuffix(".") })
  }

  /// Held by the window system and by input methods, or the phone's.
  @Test func keys_that_belong_to_others_are_free() {
    for key in ["Escape", "Tab", "Return", "Ctrl+Space", "Ctrl+.", "Left", "a"] {
      #expect(KeyBindings.binding(of: key) == nil)
    }
  }

  @Test func the_document_has_the_table() throws {
    let text = try String(contentsOfFile: Repository.path("docs/keys.md"), encoding: .utf8)
    #expect(
      text.contains(KeyBindings.markdown), "the table of docs/keys.md has to be:\n\(KeyBindings.markdown)")
  }
}
