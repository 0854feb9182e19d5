import FloatCore

/// A value given to a dotted key in a file.
package struct ConfigurationAssignment: Hashable, Sendable {
  package var key: String
  package var text: String
  /// Where the value starts.
  package var position: SourcePosition
  /// Where the key starts; of a nested key, its last part.
  package var keyPosition: SourcePosition
}
