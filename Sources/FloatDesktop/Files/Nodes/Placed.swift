/// A value with its position in a file.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value that was read.
  package var value: Value
  /// The position in the file at which it begins.
  package var position: SourcePosition

  /// A value with the position in its file at which it begins.
  package init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// A position in a text file: line and column, both counted from 1.
///
/// Columns count Unicode scalars, as editors with a "column" display and YAML's marks do.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  /// A position from its line and column, both from 1; nothing is checked.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// True if the first is before the second: on an earlier line, or to the left on the same line.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
