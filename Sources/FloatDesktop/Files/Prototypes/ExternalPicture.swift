/// A picture that lies outside the assets, as scenes name it: a mark, and the file's absolute path.
///
/// Only who reads a prototype's folder makes such names, after making sure that the file is in it.
package enum ExternalPicture {
  private static let mark = "file:"

  /// The name of a file, given by its absolute path.
  package static func name(of path: String) -> String { mark + path }

  /// The file that a name means; nil for a picture of the assets.
  package static func path(of name: String) -> String? {
    name.hasPrefix(mark + "/") ? String(name.dropFirst(mark.count)) : nil
  }
}
