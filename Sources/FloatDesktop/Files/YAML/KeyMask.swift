import FloatCore

/// A text whose keys are made unique by another first letter each, and the letters to put back.
///
/// Marks stay where they are, because one scalar takes the place of one.
struct KeyMask {
  /// The text with its keys masked; nil when nothing is.
  let text: String?
  private var originals: [SourcePosition: Unicode.Scalar] = [:]

  init() { text = nil }

  /// - Parameter keys: where the keys start; a quoted one's quote stays and the letter after it changes.
  init(_ source: SourceText, keys: [SourcePosition]) {
    var lines = source.lines.map { Array($0.unicodeScalars) }
    for (index, key) in keys.enumerated() {
      guard lines.indices.contains(key.line - 1) else { continue }
      var column = key.column - 1
      let line = lines[key.line - 1]
      guard line.indices.contains(column) else { continue }
      let mark = line[column]
      if mark == "\"" || mark == "'" {
        column += 1
        guard line.indices.contains(column), line[column] != mark, line[column] != "\\" else { continue }
      }
      guard let stand = Unicode.Scalar(0xF0000 + UInt32(index)) else { continue }
      originals[key] = line[column]
      lines[key.line - 1][column] = stand
    }
    text = lines.map { scalars in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }.joined(separator: "\n")
  }

  /// The key as it was written.
  func unmasked(_ key: String, at position: SourcePosition) -> String {
    guard let original = originals[position] else { return key }
    var view = String.UnicodeScalarView([original])
    view.append(contentsOf: key.unicodeScalars.dropFirst())
    return String(view)
  }
}
