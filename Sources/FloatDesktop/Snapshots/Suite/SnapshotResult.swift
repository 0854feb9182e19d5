import FloatFiles

/// The result of one picture or trace.
package struct SnapshotResult: Codable, Equatable {
  enum Status: String, Codable {
    case passed
    /// The golden was missing and is there now; nothing was compared.
    case recorded
    /// The golden was written because somebody asked for it.
    case accepted
    case different
    case missing
    /// The golden is there but no picture.
    case unreadable
    /// The golden could not be written.
    case unwritable
    /// The scenario could not be carried out.
    case broken
  }

  struct Pixels: Codable, Equatable {
    var compared: Int
    var differing: Int
    var largestDifference: Int
    /// x, y, width, height.
    var bounds: [Int]?
  }

  /// The scenario's name.
  package var scenario: String
  /// The file's name without its extension; empty where the scenario as a whole is broken.
  var name: String
  /// Which of its variants is broken as a whole, as it is in files' names: `.dark.zh-Hans`.
  var variant = ""
  var status: Status
  /// What is wrong, in one line.
  var message = ""
  /// The golden's path.
  var golden = ""
  var pixels: Pixels?
  /// The files that show the failure.
  var expected: String?
  var actual: String?
  var diff: String?
  /// Seconds it took; for reports only.
  var seconds = 0.0

  /// Unique within a suite.
  var id: String { name.isEmpty ? scenario + variant : "\(scenario)/\(name)" }

  /// What it is called within its scenario, never empty: the snapshot, or the variant that is broken as a whole.
  var title: String { name.isEmpty ? Folder.name(of: scenario) + variant : name }

  var isFailure: Bool {
    switch status {
    case .passed, .accepted: false
    default: true
    }
  }

  var isTrace: Bool { name.hasSuffix(".trace") }
}
