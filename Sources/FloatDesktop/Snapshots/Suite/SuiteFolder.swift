package import FloatFiles
import Glibc

/// The folder that a suite stays in, wherever the links in it lead.
///
/// A link is read where it leads to something inside, so that scenarios can be shared. Nothing is written or removed
/// through a link, because a person who runs another person's suite has not chosen its links. The path to the folder
/// itself may contain links, because that person names it.
package struct SuiteFolder: Equatable {
  private let folder: ClosedFolder

  /// The path without a slash at its end.
  var path: String { folder.path }

  /// The folder of a run's failures in it.
  package var failures: FailureFolder { FailureFolder(suite: self) }

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    folder = ClosedFolder(path, of: "suite")
  }

  /// The bytes of a regular file of at most `limit` bytes.
  func read(_ file: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] {
    try folder.read(file, limit: limit)
  }

  /// Why a file must not be read; nil where it may be, or where nothing exists there.
  func objection(toReading file: String) -> String? { folder.objection(toReading: file) }

  package func write(_ bytes: [UInt8], to file: String) throws(AtomicFile.Failure) {
    if let reason = objection(toWriting: file) { throw AtomicFile.Failure(path: file, .system(reason)) }
    try AtomicFile.write(bytes, to: file)
  }

  /// Removes a file, or a link itself, and then its folder, if that is empty.
  ///
  /// - Returns: Why it could not be removed; nil where it is gone.
  package func remove(_ file: String) -> String? {
    if let reason = objection(toWriting: file) { return reason }
    guard unlink(file) == 0 else { return "\(SystemError())" }
    rmdir(Folder.containing(file))
    return nil
  }

  /// Why a file must not be written or removed: it is outside the folder, or a folder on the way to it is a link.
  private func objection(toWriting file: String) -> String? {
    let prefix = path == "/" ? "/" : path + "/"
    let names = file.dropFirst(prefix.count).split(separator: "/")
    guard file.hasPrefix(prefix), !names.isEmpty, !names.contains("..") else { return "it is not in \(path)" }
    var folder = path
    for name in names.dropLast() {
      folder += "/" + name
      if SymbolicLink.target(of: folder) != nil {
        return "\(folder) is a link, and a suite writes nothing through links; put a folder in its place"
      }
    }
    return nil
  }
}
