/// The name of a picture outside the assets, as scenes use it: a mark, a version, and the file's absolute path.
///
/// Only the reader of a prototype's folder makes such names, after checking that the file is inside the folder. A file
/// that is written anew has another version and so another name, and cached results for the old name are not used for
/// it.
package enum ExternalPicture {
  private static let mark = "file:"

  /// The name of a version of a file, given by its absolute path.
  package static func name(of path: String, version: String = "") -> String { "\(mark)\(version):\(path)" }

  /// True while the file still has the version in the name.
  package static func isCurrent(_ name: String) -> Bool {
    guard let path = path(of: name), let found = try? PictureSize.find(path) else { return false }
    return name == self.name(of: path, version: found.version)
  }

  /// The file that a name means; nil for a picture of the assets.
  package static func path(of name: String) -> String? {
    guard name.hasPrefix(mark), let start = name.firstRange(of: ":/") else { return nil }
    return String(name[name.index(after: start.lowerBound)...])
  }
}
