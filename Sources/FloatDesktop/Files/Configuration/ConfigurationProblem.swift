/// A problem found while a file was read, before anybody knows which value stays in use.
struct ConfigurationProblem: Hashable, Sendable {
  /// The key whose value is lost, if it is one key.
  var key: String?
  var diagnostic: Diagnostic
}
