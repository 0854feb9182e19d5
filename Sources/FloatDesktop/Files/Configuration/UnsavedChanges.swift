import FloatCore
import Glibc

/// Values that were changed in a window and not saved, kept in `$XDG_STATE_HOME/floatdesktop/unsaved.yaml` for the next
/// one.
package struct UnsavedChanges: Sendable {
  /// Nil keeps nothing.
  private let path: String?

  /// - Parameter environment: `XDG_STATE_HOME` and `HOME`.
  package init(environment: [String: String]) {
    path = StateFolder.path("unsaved.yaml", environment: environment)
  }

  /// What is kept and differs from the values there are; what cannot be read is left out.
  package func values(beside parameters: Parameters) -> [ConfigurationValue] {
    guard let path else { return [] }
    let file = ConfigurationFile.load(path: path, schema: parameters.schema)
    var kept = parameters
    _ = file.apply(to: &kept)
    return kept.differences(from: parameters)
  }

  /// Keeps values in place of those kept before; none removes the file.
  package func keep(_ values: [ConfigurationValue]) throws(AtomicFile.Failure) {
    guard let path else { return }
    guard !values.isEmpty else {
      guard unlink(path) == 0 || errno == ENOENT else { throw AtomicFile.Failure(path: path) }
      return
    }
    let lines = values.map { "\($0.key): \(YAMLText.scalar($0.value))\n" }
    let text = "# Changed in a window and not saved; the next panel offers them.\n" + lines.joined()
    try AtomicFile.write(Array(text.utf8), to: path, .privateState)
  }
}
