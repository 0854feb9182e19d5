import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct ConfigurationEditorTests {
  private func edited(_ text: String, _ key: String, _ value: String) throws -> String {
    var editor = ConfigurationEditor(bytes: Array(text.utf8), name: "c.yaml")
    try editor.set(key, to: value)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  private func refusal(_ text: String, _ key: String, _ value: String) -> String? {
    var editor = ConfigurationEditor(bytes: Array(text.utf8), name: "c.yaml")
    let error = #expect(throws: Diagnostic.self) { try editor.set(key, to: value) }
    #expect(editor.bytes == Array(text.utf8))
    return error?.summary
  }

  @Test(arguments: [
    ("ball.diameter: 60pt", "ball.diameter: 72pt"),
    ("ball:\n  diameter: 60pt # 球的直径\n", "ball:\n  diameter: 72pt # 球的直径\n"),
    (
      "\u{FEFF}# 悬浮球\r\nball:\r\n    diameter:   60pt   \r\n",
      "\u{FEFF}# 悬浮球\r\nball:\r\n    diameter:   72pt   \r\n"
    ),
    ("ball: {diameter: 60pt, margin: 1pt}\n", "ball: {diameter: 72pt, margin: 1pt}\n"),
    ("{\"ball.diameter\": '60pt'}\n", "{\"ball.diameter\": '72pt'}\n"),
    ("ball:\n  diameter: \"60pt\"\n", "ball:\n  diameter: \"72pt\"\n"),
    ("'球': 1\n# x\nball.diameter: 60pt", "'球': 1\n# x\nball.diameter: 72pt"),
    ("ball:\n  diameter:\n    60pt\n", "ball:\n  diameter:\n    72pt\n"),
    ("ball:\n  diameter:   # empty\n", "ball:\n  diameter: 72pt   # empty\n"),
    ("ball.diameter: 60\nball.margin: 3\n", "ball.diameter: 72pt\nball.margin: 3\n"),
    ("ball.diameter: \"6\\x30pt\"\n", "ball.diameter: \"72pt\"\n"),
  ])
  func replaces_the_value_and_nothing_else(_ text: String, _ expected: String) throws {
    #expect(try edited(text, "ball.diameter", "72pt") == expected)
  }

  @Test func colours_are_quoted() throws {
    #expect(try edited("dark.tint: \"#112233\"\n", "dark.tint", "#445566") == "dark.tint: \"#445566\"\n")
    #expect(try edited("", "dark.tint", "#445566") == "dark.tint: \"#445566\"\n")
  }

  @Test(arguments: [
    // An empty file, and a file of comments only.
    ("", "ball.diameter: 72pt\n"),
    ("# mine\n", "# mine\nball.diameter: 72pt\n"),
    ("# mine", "# mine\nball.diameter: 72pt\n"),
    // Into its group, before the keys that follow it in the schema and after those that precede it.
    ("ball:\n  margin: 1pt\n", "ball:\n  diameter: 72pt\n  margin: 1pt\n"),
    ("ball:\n  # the gap\n  margin: 1pt\n", "ball:\n  diameter: 72pt\n  # the gap\n  margin: 1pt\n"),
    // A group without keys.
    (
      "ball:\n  # none yet\nzone.radius: 150pt\n",
      "ball:\n  diameter: 72pt\n  # none yet\nzone.radius: 150pt\n"
    ),
    // Into braces, last.
    ("ball: {margin: 1pt}\n", "ball: {margin: 1pt, diameter: 72pt}\n"),
    ("{zone.radius: 100pt} # mine\n", "{zone.radius: 100pt, ball.diameter: 72pt} # mine\n"),
    // Beside its neighbours when they are dotted; line ends stay.
    ("zone.radius: 150pt\r\n", "zone.radius: 150pt\r\nball.diameter: 72pt\r\n"),
  ])
  func inserts_a_missing_key_in_its_place(_ text: String, _ expected: String) throws {
    #expect(try edited(text, "ball.diameter", "72pt") == expected)
  }

  @Test func inserts_deeper_keys_where_they_belong() throws {
    let text = "ball:\n  diameter: 60pt\n  snap:\n    response: 0.3s\n  fade: 0.2s\nzone:\n  radius: 150pt\n"
    #expect(
      try edited(text, "ball.snap.lookahead", "0.1s")
        == "ball:\n  diameter: 60pt\n  snap:\n    response: 0.3s\n    lookahead: 0.1s\n  fade: 0.2s\n"
        + "zone:\n  radius: 150pt\n")
    #expect(
      try edited(text, "ball.shadow.radius", "9pt")
        == "ball:\n  diameter: 60pt\n  snap:\n    response: 0.3s\n  fade: 0.2s\n  shadow.radius: 9pt\n"
        + "zone:\n  radius: 150pt\n")
    #expect(
      try edited(text, "list.gap", "9pt") == text + "list.gap: 9pt\n")
  }

  @Test(arguments: 0..<8)
  func the_shipped_file_takes_every_key(eighth: Int) throws {
    let text = ConfigurationText(hasDocs: true).text
    for (number, entry) in ParameterSchema.builtIn.entries.enumerated() where number % 8 == eighth {
      let value = entry.rangeText?.highest ?? entry.defaultText
      let new = try edited(text, entry.key, value)
      var parameters = Parameters.builtIn
      #expect(ConfigurationFile.parse(new, name: "c").apply(to: &parameters).isEmpty)
      #expect(try parameters.text(for: entry.key) == canonical(entry, value))
      // When its line is removed, the key returns to its place.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = "  \(entry.key.drop { $0 != "." }.dropFirst()): "
      let group = lines.firstIndex { $0 == entry.key.prefix { $0 != "." } + ":" } ?? 0
      let index = try #require(lines[group...].firstIndex { $0.hasPrefix(line) })
      var without = lines
      without.remove(at: index)
      let again = try edited(without.joined(separator: "\n"), entry.key, entry.defaultText)
      var read = Parameters.builtIn
      #expect(ConfigurationFile.parse(again, name: "c").apply(to: &read).isEmpty)
      #expect(read == Parameters.builtIn)
    }
  }

  private func canonical(_ entry: ParameterEntry, _ text: String) throws -> String {
    var parameters = Parameters.builtIn
    try entry.apply(text, to: &parameters)
    return entry.read(from: parameters)
  }

  @Test func what_cannot_be_done_is_refused_with_a_reason() {
    #expect(
      refusal("", "ball.diametr", "1pt")
        == "config set: error: ball.diametr: unknown key; did you mean ball.diameter?")
    #expect(
      refusal("", "ball.diameter", "70")
        == "config set: error: ball.diameter: \"70\" has no unit (pt); write 70pt")
    #expect(
      refusal("ball.diameter: 1pt\nball:\n  diameter: 2pt\n", "ball.diameter", "70pt")
        == "c.yaml:3:3: error: ball.diameter: given twice, first at line 1, column 1; remove one")
    #expect(
      refusal("ball: [\n", "ball.diameter", "70pt")
        == "c.yaml:1:7: error: this [ is never closed")
    #expect(
      refusal("ball.diameter: {a: 1}\n", "ball.diameter", "70pt")
        == "c.yaml:1:16: error: ball.diameter: does not hold a single value, so it was not changed")
  }
}
