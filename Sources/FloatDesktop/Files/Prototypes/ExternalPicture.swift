/// A picture that lies outside the assets, as scenes name it: a mark, a version, and the file's absolute path.
///
/// Only who reads a prototype's folder makes such names, after making sure that the file is in it. Once the file is
/// written anew it has another version and so another name: what was kept of the old one is not taken for it.
package enum ExternalPicture {
  private static let mark = "file:"

  /// The name of a version of a file, given by its absolute path.
  package static func name(of path: String, version: String = "") -> String { "\(mark)\(version):\(path)" }

  /// True while the file is the version that a name means.
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
