extension KeyBindings {
  /// A line of the sheet of keys: actions that belong together, and their keys.
  package struct Line: Equatable, Sendable {
    package let label: KeyLabel
    package let keys: [String]
    /// True for the first line of a group of the table.
    package let beginsGroup: Bool
  }

  /// The lines of the sheet of keys: neighbours with one label share a line, and actions without a key are left out.
  package var lines: [Line] {
    var lines: [(label: KeyLabel, keys: [[String]], group: Int)] = []
    var group = 0
    for row in rows {
      if Self.groupStarts.contains(row.action) { group += 1 }
      if row.keys.isEmpty { continue }
      if lines.last?.label == row.label {
        lines[lines.count - 1].keys.append(row.keys)
      } else {
        lines.append((row.label, [row.keys], group))
      }
    }
    return zip(lines, [nil] + lines.map { Int?($0.group) }).map { line, before in
      // Where actions share a line, each shows its first key.
      let keys = line.keys.count == 1 ? line.keys[0] : line.keys.map { $0[0] }
      return Line(label: line.label, keys: keys, beginsGroup: line.group != before)
    }
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
