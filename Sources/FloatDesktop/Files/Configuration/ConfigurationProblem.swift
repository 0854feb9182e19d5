/// A problem found while a file was read, before anybody knows which value stays in use.
package struct ConfigurationProblem: Hashable, Sendable {
  /// The key whose value is lost, if it is one key.
  package var key: String?
  package var diagnostic: Diagnostic
}
