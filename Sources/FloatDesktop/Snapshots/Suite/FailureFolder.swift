package import FloatFiles
import Glibc

/// The folder of a run's failures, which is ignored by Git.
package struct FailureFolder {
  static let name = "__Failures__"

  package let suite: SuiteFolder

  package var path: String { "\(suite.path)/\(Self.name)" }

  /// Removes an earlier run's files from the folder, and nothing else.
  package func clear() throws(CommandFailure) {
    guard SymbolicLink.target(of: path) == nil else {
      throw CommandFailure(
        .usage,
        "\(path) is a link, and a suite writes nothing through links; remove it, and a folder is made in its place"
      )
    }
    Self.clear(path, depth: 0)
  }

  /// Makes Git ignore the folder, if it exists.
  package func ignore() {
    guard access(path, F_OK) == 0 else { return }
    try? suite.write(Array("*\n".utf8), to: path + "/.gitignore")
  }

  static func isOurs(_ name: String) -> Bool {
    if name == "report.html" || name == ".gitignore" { return true }
    return ["expected", "actual", "diff"].contains { kind in
      name.hasSuffix(".\(kind).png") || name.hasSuffix(".\(kind).txt")
    }
  }

  /// Clears a folder, and removes it where nothing else is in it. Links in it are left alone.
  private static func clear(_ folder: String, depth: Int) {
    guard depth <= SuitePlan.maximumDepth, let entries = FolderEntry.all(in: folder) else { return }
    for entry in entries where entry.isNameText {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder {
        clear(path, depth: depth + 1)
      } else if isOurs(entry.name) {
        unlink(path)
      }
    }
    rmdir(folder)
  }
}
