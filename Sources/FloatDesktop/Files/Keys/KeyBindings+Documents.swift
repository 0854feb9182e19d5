extension KeyBindings {
  /// A line of the sheet of keys: actions that belong together, and their keys.
  package struct Line: Equatable, Sendable {
    package let label: KeyLabel
    package let keys: [String]
  }

  /// The lines of the sheet of keys: neighbours with one label share a line, and actions without a key are left out.
  package var lines: [Line] {
    var groups: [(label: KeyLabel, keys: [[String]])] = []
    for row in rows where !row.keys.isEmpty {
      if groups.last?.label == row.label {
        groups[groups.count - 1].keys.append(row.keys)
      } else {
        groups.append((row.label, [row.keys]))
      }
    }
    // Where actions share a line, each shows its first key.
    return groups.map { Line(label: $0.label, keys: $0.keys.count == 1 ? $0.keys[0] : $0.keys.map { $0[0] }) }
  }

  /// The table for a terminal.
  package static var plainText: String {
    let keys = standard.lines.map { $0.keys.joined(separator: ", ") }
    let width = (keys.map(\.count).max() ?? 0) + 2
    return zip(keys, standard.lines).map { keys, line in
      "  " + keys + String(repeating: " ", count: width - keys.count) + line.label.english
    }.joined(separator: "\n")
  }
}
