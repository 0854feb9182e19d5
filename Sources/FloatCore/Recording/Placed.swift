/// A value and the place in a file where it was written.
package struct Placed<Value> {
  /// What was read.
  package var value: Value
  /// Where it begins in the file.
  package var position: SourcePosition

  /// A value and where it begins in its file.
  package init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
extension Placed: Sendable where Value: Sendable {}

/// A place in a text file: line and column, both counted from 1.
///
/// Columns count Unicode scalars, as editors with a "column" display and YAML's marks do.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  /// A place by its line and column, both from 1; nothing is checked.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// True when the first stands before the second: on a line above, or to the left on the same one.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
