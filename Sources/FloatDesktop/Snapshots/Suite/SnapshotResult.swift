import FloatFiles

/// The result of one picture or trace.
package struct SnapshotResult: Codable, Equatable {
  enum Status: String, Codable {
    case passed
    /// The missing golden was written; nothing was compared.
    case recorded
    /// The golden was written on request.
    case accepted
    case different
    case missing
    /// The golden exists but is not a readable picture or trace.
    case unreadable
    /// The golden could not be written.
    case unwritable
    /// The scenario could not be carried out, or a picture in it is damaged.
    case broken
    /// This machine could not draw a picture in it.
    case undrawn
  }

  struct Pixels: Codable, Equatable {
    var compared: Int
    var differing: Int
    var largestDifference: Int
    /// The rectangle around the differing pixels: x, y, width, height.
    var bounds: [Int]?
  }

  /// The scenario's name.
  package var scenario: String
  /// The file's name without its extension; empty where the scenario as a whole is broken.
  var name: String
  /// The suffix of the variant that is broken as a whole, as in files' names: `.dark.zh-Hans`.
  var variant = ""
  var status: Status
  /// The problem, in one line.
  var message = ""
  /// The golden's path.
  var golden = ""
  var pixels: Pixels?
  /// The largest allowed difference of a length in a trace, in points.
  var tolerance: Double?
  /// The files that show the failure.
  var expected: String?
  var actual: String?
  var diff: String?
  /// The warning about missing fonts from before the comparison.
  var fontWarnings: [String] = []
  /// The time it took, in seconds; for reports only.
  var seconds = 0.0

  /// The result's id, unique within a suite.
  var id: String { name.isEmpty ? scenario + variant : "\(scenario)/\(name)" }

  /// Its name within its scenario, never empty: the snapshot, or the variant that is broken as a whole.
  var title: String { name.isEmpty ? Folder.name(of: scenario) + variant : name }

  var isFailure: Bool {
    switch status {
    case .passed, .accepted: false
    default: true
    }
  }

  var isTrace: Bool { name.hasSuffix(".trace") }
}
