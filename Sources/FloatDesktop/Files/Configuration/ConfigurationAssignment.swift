import FloatCore

/// A value given to a dotted key in a file.
struct ConfigurationAssignment: Hashable, Sendable {
  var key: String
  var text: String
  /// Where the value starts.
  var position: SourcePosition
  /// Where the key starts; of a nested key, its last part.
  var keyPosition: SourcePosition
}
