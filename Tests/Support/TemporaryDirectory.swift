import Foundation

/// A directory for one test, removed with everything in it at the end.
struct TemporaryDirectory: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "floatdesktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the directories above it, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  /// Writes a file, with the directories above it, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Makes a symbolic link and returns its path.
  @discardableResult
  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    return "\(path)/\(name)"
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
