/// A recording or a scenario that is not valid: everything wrong with it, in the order of its lines.
///
/// The command layer prints each diagnostic and exits with 65, or with 66 when the file is missing.
package struct DataError: Error, Hashable, Sendable {
  package var diagnostics: [Diagnostic]
  /// True when there is no such file.
  package var isMissing = false

  package init(diagnostics: [Diagnostic], isMissing: Bool = false) {
    self.diagnostics = diagnostics
    self.isMissing = isMissing
  }

  /// The diagnostics as they are printed, without colour.
  package var text: String { diagnostics.map { $0.text() }.joined(separator: "\n") }
}
