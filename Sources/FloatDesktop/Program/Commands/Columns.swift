import FloatFiles

/// Text in columns, for a terminal.
enum Columns {
  /// Rows with equal numbers of cells, with two blanks between columns and none at a line's end.
  static func text(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(PrintableText.cleaned) }
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = zip(row, widths).map { PrintableText.padded($0, to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
