import Glibc

/// The folder that holds what shows a run's failures. It keeps itself out of version control.
enum FailureFolder {
  /// Removes what an earlier run has left there, and nothing else.
  static func clear(_ folder: String) { _ = clear(folder, depth: 0) }

  /// Makes the folder ignored by Git, if it is there.
  static func ignore(_ folder: String) {
    guard access(folder, F_OK) == 0 else { return }
    try? WholeFile.write("*\n", to: folder + "/.gitignore")
  }

  static func isOurs(_ name: String) -> Bool {
    if name == "report.html" || name == ".gitignore" { return true }
    return ["expected", "actual", "diff"].contains { kind in
      name.hasSuffix(".\(kind).png") || name.hasSuffix(".\(kind).txt")
    }
  }

  private static func clear(_ folder: String, depth: Int) -> Bool {
    guard depth <= SuitePlan.maximumDepth, let stream = opendir(folder) else { return false }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    closedir(stream)
    for name in names {
      let path = "\(folder)/\(name)"
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      if info.st_mode & S_IFMT == S_IFDIR {
        _ = clear(path, depth: depth + 1)
      } else if isOurs(name) {
        unlink(path)
      }
    }
    return rmdir(folder) == 0
  }
}
