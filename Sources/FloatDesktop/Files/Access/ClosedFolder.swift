import Glibc

/// A folder that may come from a stranger: a prototype, a suite of scenarios, a folder with a device's file.
///
/// What is read in it lies in it: a link is followed only where it leads to something inside, so that no message quotes
/// another file of the person who opens the folder. The path to the folder itself may contain links, because that
/// person names it.
package struct ClosedFolder: Equatable, Sendable {
  package let path: String
  /// What the folder holds, in messages: "suite".
  private let kind: String

  package init(_ path: String, of kind: String) {
    self.path = path
    self.kind = kind
  }

  /// Why a file must not be read; nil where it may be, or where nothing exists there.
  package func objection(toReading file: String) -> String? {
    guard let home = SymbolicLink.end(of: path), let end = SymbolicLink.end(of: file) else { return nil }
    if !SymbolicLink.isText(file) { return "\(end) is not UTF-8; rename what is not" }
    if home == "/" || end.hasPrefix(home + "/") { return nil }
    return "a link leads out of the \(kind)'s folder, and is not followed; put a copy in its place"
  }

  /// The bytes of a regular file of at most `limit` bytes.
  package func read(_ file: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] {
    if let reason = objection(toReading: file) { throw .unreadable(reason) }
    return try BoundedFile.read(file, limit: limit)
  }
}
