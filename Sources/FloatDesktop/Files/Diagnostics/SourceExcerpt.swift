/// The part of a source line around a column, and the blanks that put a caret under that column.
package struct SourceExcerpt: Hashable, Sendable {
  /// The most scalars of a line that are shown on either side of the column.
  package static let reach = 60

  package let text: String
  package let indentation: String

  /// - Parameter column: counted from 1 in Unicode scalars; beyond the line's end means its end.
  package init(line: String, column: Int) {
    let scalars = Array(line.unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    let start = caret > Self.reach ? caret - Self.reach : 0
    let end = min(scalars.count, caret + Self.reach)
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars[start..<end])
    text = (start > 0 ? "…" : "") + PrintableText.cleaned(String(shown)) + (end < scalars.count ? "…" : "")
    var blanks = start > 0 ? " " : ""
    for scalar in scalars[start..<caret] {
      blanks += scalar == "\t" ? "\t" : String(repeating: " ", count: PrintableText.cells(scalar))
    }
    indentation = blanks
  }
}
