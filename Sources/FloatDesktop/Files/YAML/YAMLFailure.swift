import FloatCore

/// What libyaml says about a text that is not YAML.
package struct YAMLFailure: Error {
  /// In libyaml's words.
  package var problem: String
  /// Where it was noticed; nil where the text could not be read at all.
  package var position: SourcePosition?
  /// What was being read, such as `while scanning a quoted scalar`.
  package var context = ""
  /// Where that began.
  package var contextPosition: SourcePosition?
}
