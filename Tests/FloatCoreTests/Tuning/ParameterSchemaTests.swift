import FloatPages
import Testing

@testable import FloatCore

@Suite struct ParameterSchemaTests {
  @Test func keys_are_unique_lower_case_and_dotted() {
    var seen: Set<String> = []
    for entry in ParameterSchema.builtIn.entries {
      #expect(seen.insert(entry.key).inserted, "\(entry.key) is there twice")
      let words = entry.key.split(separator: ".", omittingEmptySubsequences: false)
      #expect(words.count >= 2, "\(entry.key) belongs in a group")
      for word in words {
        #expect(!word.isEmpty)
        #expect(word.utf8.allSatisfy { $0 == 45 || (97...122).contains($0) || (48...57).contains($0) })
      }
    }
  }

  @Test func no_key_is_also_a_group() {
    // Such a key could not be nested in a file, and no JSON Schema could describe it.
    for entry in ParameterSchema.builtIn.entries {
      #expect(
        !ParameterSchema.builtIn.isGroup(entry.key), "\(entry.key) has keys below it; rename one of them")
    }
  }

  @Test func differences_turn_one_into_the_other() throws {
    var a = Parameters.builtIn
    try a.set("ball.snap.response", to: "0.42s")
    try a.set("dark.tint", to: "#123456")
    #expect(
      a.differences(from: Parameters.builtIn) == [
        ConfigurationValue(key: "ball.snap.response", value: "420ms"),
        ConfigurationValue(key: "dark.tint", value: "#123456"),
      ])
    #expect(a.differences(from: a).isEmpty)
    let among = a.differences(from: .builtIn, among: ["dark.tint", "ball.margin"])
    #expect(among == [ConfigurationValue(key: "dark.tint", value: "#123456")])
  }

  @Test func every_default_is_in_its_range_and_reads_back() throws {
    for entry in ParameterSchema.builtIn.entries {
      var parameters = Parameters.builtIn
      #expect(entry.read(from: parameters) == entry.defaultText)
      let before = parameters
      try entry.apply(entry.defaultText, to: &parameters)
      #expect(parameters == before, "\(entry.key) changes when its own text is applied")
    }
  }

  @Test func every_entry_is_documented() {
    for entry in ParameterSchema.builtIn.entries {
      #expect(entry.summary.hasSuffix("."), "\(entry.key) needs a sentence")
      #expect(!entry.source.isEmpty, "\(entry.key) needs a source")
    }
  }

  @Test func no_two_keys_share_a_place() throws {
    // A changed value must show under its own key alone.
    let defaults = Parameters.builtIn
    for entry in ParameterSchema.builtIn.entries {
      guard let text = otherText(than: entry.defaultText, for: entry) else { continue }
      var parameters = defaults
      try entry.apply(text, to: &parameters)
      let changed = ParameterSchema.builtIn.entries.filter {
        $0.read(from: parameters) != $0.read(from: defaults)
      }
      #expect(changed.map(\.key) == [entry.key])
    }
  }

  private func otherText(than text: String, for entry: ParameterEntry) -> String? {
    switch entry.kind {
    case .number, .count:
      entry.rangeText.flatMap { [$0.lowest, $0.highest].first { $0 != text } }
    case .flag: text == "true" ? "false" : "true"
    case .choice(let names): names.first { $0 != text }
    case .curve: text == "ease" ? "linear" : "ease"
    case .color: text == "#123456" ? "#654321" : "#123456"
    case .text: text + "x"
    }
  }

  @Test func sets_by_key() throws {
    var parameters = Parameters.builtIn
    try parameters.set("ball.diameter", to: "70.5pt")
    #expect(parameters.ball.diameter == 70.5)
    #expect(parameters.text(for: "ball.diameter") == "70.5pt")
    try parameters.set("ball.snap.response", to: "0.42s")
    #expect(parameters.text(for: "ball.snap.response") == "420ms")
    #expect(parameters.text(for: "ball.diametre") == nil)
  }

  @Test func a_refused_value_changes_nothing() {
    var parameters = Parameters.builtIn
    let before = parameters
    for text in ["", "70", "70px", "1e9pt", "99999pt", "-1e300pt", "nanpt", "\u{0}"] {
      #expect(throws: ParameterError.self) { try parameters.set("ball.diameter", to: text) }
    }
    #expect(parameters == before)
  }

  @Test(arguments: [
    ("ball.diametr", "unknown key; did you mean ball.diameter?"),
    ("ball.daimeter", "unknown key; did you mean ball.diameter?"),
    ("Ball.Diameter", "unknown key; did you mean ball.diameter?"),
    ("", "unknown key"),
    ("zzz", "unknown key"),
    (String(repeating: "ball.", count: 1000), "unknown key"),
    ("ball.break-distance", "unknown key here; it belongs at badge.break-distance"),
    ("break-distance", "unknown key here; it belongs at badge.break-distance"),
    (
      "row-height",
      "unknown key here; it belongs at list.row-height or sheet.row-height or chats.row-height or settings.row-height"
    ),
    ("zone.snap.response", "unknown key here; it belongs at ball.snap.response"),
  ])
  func unknown_keys_are_explained(_ key: String, _ reason: String) {
    var parameters = Parameters.builtIn
    let error = #expect(throws: ParameterError.self) { try parameters.set(key, to: "1pt") }
    #expect(error?.message == reason)
  }

  @Test func a_group_takes_no_value() throws {
    var parameters = Parameters.builtIn
    let error = #expect(throws: ParameterError.self) { try parameters.set("ball.snap", to: "1pt") }
    guard case .isGroup("ball.snap", let example) = try #require(error) else {
      Issue.record("not recognised as a group")
      return
    }
    #expect(example.hasPrefix("ball.snap."))
  }

  @Test func a_choice_names_the_cases() throws {
    for entry in ParameterSchema.builtIn.entries {
      guard case .choice(let names) = entry.kind, let first = names.first else { continue }
      var parameters = Parameters.builtIn
      for name in names {
        try entry.apply(name, to: &parameters)
        #expect(entry.read(from: parameters) == name)
      }
      let error = #expect(throws: ParameterError.self) { try entry.apply(first + "x", to: &parameters) }
      let list = names.joined(separator: ", ")
      #expect(error?.message == "\"\(first)x\" is not one of \(list); did you mean \(first)?")
    }
  }
}
