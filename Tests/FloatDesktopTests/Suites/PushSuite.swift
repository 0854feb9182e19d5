import Foundation

@testable import FloatTestSupport

/// The suite that most tests of `floatdesktop test` run: a push, taken on its way and after its arrival, and its motion.
enum PushSuite {
  static func scenario(scale: Double = 0.5) -> String {
    """
    text: boxes
    matrix: {scales: [\(scale)]}
    steps:
      - tap: row:chat-1
      - wait: 120ms
      - snapshot: push
      - trace: rest
      - snapshot: conversation

    """
  }

  /// A folder with the scenario under each of some names.
  static func folder(_ names: String...) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for name in names { try folder.write(scenario(), to: name) }
    return folder
  }

  /// All files below a folder with their bytes.
  static func files(_ folder: String) -> [String: Data] {
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    for name in names {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") { files[name] = data }
    }
    return files
  }
}
