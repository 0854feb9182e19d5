import FloatCore

/// A YAML scalar: its text, where it starts, and whether it stood in quotes.
struct YAMLScalar: Hashable, Sendable {
  var text: String
  var isQuoted: Bool
  var position: SourcePosition

  /// True for a key without a value.
  var isMissing: Bool { text.isEmpty && !isQuoted }
}
