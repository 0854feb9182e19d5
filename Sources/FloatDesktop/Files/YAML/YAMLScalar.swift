import FloatCore

/// A YAML scalar: its text, where it starts, and whether it stood in quotes.
package struct YAMLScalar: Hashable, Sendable {
  package var text: String
  package var isQuoted: Bool
  package var position: SourcePosition

  /// True for a key without a value.
  package var isMissing: Bool { text.isEmpty && !isQuoted }
}
