extension KeyBindings {
  /// The table of `docs/keys.md`.
  package static var markdown: String {
    (["| key | name | what it does |", "|---|---|---|"]
      + table.map { binding in
        let keys = binding.keys.map { "`\($0)`" }.joined(separator: ", ")
        return "| \(keys) | `\(binding.name)` | \(binding.summary) |"
      }).joined(separator: "\n")
  }

  /// The table for a terminal, a line a row.
  package static var plainText: String {
    let keys = table.map { $0.keys.joined(separator: ", ") }
    let width = (keys.map(\.count).max() ?? 0) + 2
    return zip(keys, table).map { keys, binding in
      "  " + keys + String(repeating: " ", count: width - keys.count) + binding.summary
    }.joined(separator: "\n")
  }
}
