/// A recording or a scenario that is not valid: everything wrong with it, in the order of its lines.
///
/// The command layer prints each diagnostic and exits with 65, or with 66 when the file is missing.
struct DataError: Error, Hashable, Sendable {
  var diagnostics: [Diagnostic]
  /// True when there is no such file.
  var isMissing = false

  /// The diagnostics as they are printed, without colour.
  var text: String { diagnostics.map { $0.text() }.joined(separator: "\n") }
}
