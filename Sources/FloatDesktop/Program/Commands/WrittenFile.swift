import ArgumentParser
import FloatFiles
import FloatReplay
import Glibc

/// Keeps a command from writing over a file that it reads, or that a person wrote.
enum WrittenFile {
  /// - Parameters:
  ///   - option: The option that names the file.
  ///   - path: The file; nil where none is written.
  ///   - read: The files that are read.
  ///   - kind: The kind that may be written over.
  static func check(
    _ option: String, _ path: String?, reading read: [String?] = [], over kind: MistakenFile.Kind? = nil
  ) throws {
    guard let path, access(path, F_OK) == 0 else { return }
    if read.contains(where: { $0.map { SameFile.isSame(path, $0) } ?? false }) {
      throw ValidationError("\(option) is the file that is read, which would be lost; name another file")
    }
    guard let found = MistakenFile.kind(of: path), found != kind else { return }
    throw ValidationError("\(option): \(path) is a \(found), which would be lost; name another file")
  }
}
