import FloatCore
import FloatPages
import Testing

@testable import FloatFiles

@Suite struct KeyBindingsTests {
  @Test func the_table_has_every_action_and_each_key_once() {
    #expect(KeyBindings.table.map(\.action) == KeyAction.allCases)
    let keys = KeyBindings.table.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for binding in KeyBindings.table {
      #expect(!binding.keys.isEmpty)
      #expect(binding.summary.hasSuffix("."))
      let label = binding.label
      #expect(!label.english.isEmpty)
      #expect(!label.simplifiedChinese.isEmpty)
      #expect(label.english != label.simplifiedChinese)
    }
  }

  @Test func the_tables_keys_are_such_as_may_be_bound() throws {
    for key in KeyBindings.table.flatMap(\.keys) { #expect(try KeyCombination.canonical(key) == key) }
  }

  @Test(arguments: [
    ("f8", "F8"), ("ctrl+q", "Ctrl+Q"), ("Shift+Ctrl+s", "Ctrl+Shift+S"), ("Ctrl++", "Ctrl++"),
    ("CTRL+-", "Ctrl+-"),
    ("alt+ctrl+left", "Ctrl+Alt+Left"), ("Shift+F1", "Shift+F1"), ("Ctrl+é", "Ctrl+É"),
    ("Ctrl+Shift+Delete", "Ctrl+Shift+Delete"),
  ])
  func combinations_have_one_spelling(text: String, name: String) throws {
    #expect(try KeyCombination.canonical(text) == name)
  }

  @Test func no_key_is_no_combination() {
    let reason = "\"\" is not a key; write keys as in F8 or Ctrl+Shift+S"
    #expect(throws: KeyCombination.Failure(reason: reason)) { try KeyCombination.canonical("") }
  }

  private func load(_ text: String, keeping last: KeyBindings? = nil) -> (
    bindings: KeyBindings, problems: [String]
  ) {
    var bindings = KeyBindings.standard
    let problems = ConfigurationFile.parse(text, name: "c.yaml").apply(to: &bindings, keeping: last)
    return (bindings, problems.map(\.summary))
  }

  @Test func a_file_gives_keys_nested_or_dotted() {
    let (bindings, problems) = load(
      "keys:\n  play: F5\n  larger: \"Ctrl+P Ctrl++ ctrl+p\"\nkeys.slow: none\n")
    #expect(problems == [])
    #expect(bindings.keys(of: .play) == ["F5"])
    #expect(bindings.keys(of: .larger) == ["Ctrl+P", "Ctrl++"])
    #expect(bindings.keys(of: .slow) == [])
    #expect(bindings.text(of: .slow) == "none")
    #expect(bindings.binding(of: "F8") == nil)
    #expect(bindings.binding(of: "F5")?.action == .play)
    #expect(bindings.binding(of: "Ctrl+T") == nil)
    #expect(bindings.binding(of: "F7")?.repeats == true)
  }

  @Test func keys_may_change_places() {
    let (bindings, problems) = load("keys: {play: F3, transport: F8}\n")
    #expect(problems == [])
    #expect(bindings.keys(of: .play) == ["F3"])
    #expect(bindings.keys(of: .transport) == ["F8"])
  }

  @Test func a_key_that_another_action_has_is_left_out() {
    let (bindings, problems) = load("keys:\n  play: F3\n  slow: F10\n  loop: F10\n  quit: F8\n")
    #expect(problems.count == 3)
    // F8 is taken again by the action that could not move.
    #expect(bindings.keys(of: .slow) == ["F10"])
    #expect(bindings.keys(of: .play) == ["F8"])
    #expect(bindings.keys(of: .quit) == ["Ctrl+Q", "Ctrl+W"])
  }

  @Test func keys_that_are_wrong_stay_as_they_are() {
    let text = "keys:\n  plya: F5\n  play:\n  slow: Escape\n  loop: {a: b}\n  fit: [F5]\n"
    #expect(load(text).bindings == .standard)
  }

  @Test func a_bad_value_keeps_the_last_good_one() {
    let last = load("keys.play: F5\n").bindings
    let (bindings, problems) = load("keys.play: Ctrl+Spcae\n", keeping: last)
    #expect(bindings.keys(of: .play) == ["F5"])
    #expect(
      problems == [
        "c.yaml:1:12: error: keys.play: \"Ctrl+Spcae\" is not a key; did you mean Space? (keeping F5)"
      ])
  }

  @Test func the_other_keys_of_a_file_do_not_mind() throws {
    var parameters = Parameters.builtIn
    let file = ConfigurationFile.parse("keys.play: F5\nball.diameter: 70pt\n", name: "c.yaml")
    #expect(file.apply(to: &parameters).isEmpty)
    #expect(parameters.text(for: "ball.diameter") == "70pt")
  }

  @Test func set_writes_a_key_and_refuses_what_is_taken() throws {
    var editor = ConfigurationEditor(
      bytes: Array("# mine\nkeys:\n  play: F5  # better\n".utf8), name: "c.yaml")
    try editor.set("keys.play", to: "F10")
    try editor.set("keys.slow", to: "Ctrl+M")
    #expect(
      String(decoding: editor.bytes, as: UTF8.self)
        == "# mine\nkeys:\n  play: F10  # better\n  slow: \"Ctrl+M\"\n")
    let error = #expect(throws: Diagnostic.self) { try editor.set("keys.loop", to: "F3") }
    #expect(error?.reason == "F3 is also keys.transport; give that another key, or none")
    #expect(throws: Diagnostic.self) { try editor.set("keys.loop", to: "Escape") }
    #expect(throws: Diagnostic.self) { try editor.set("keys.loops", to: "F5") }
  }

  @Test func options_go_over_the_file_and_a_reload_brings_new_keys() throws {
    var loader = ConfigurationLoader(overrides: ["keys.play=F5"])
    let outcome = loader.load()
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.keys.keys(of: .play) == ["F5"])
    loader.overrides = ["keys.play=F3"]
    #expect(loader.load().diagnostics.first?.file == "-o")
    #expect(loader.load().keys == .standard)
  }
}
