/// A place in a text file: line and column, both counted from 1.
///
/// Columns count Unicode scalars, as editors with a "column" display and YAML's marks do.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A place by its line and column, both from 1; nothing is checked.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// True when the first stands before the second: on a line above, or to the left on the same one.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
