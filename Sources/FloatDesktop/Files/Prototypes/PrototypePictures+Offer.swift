import FloatCore

/// What to write instead of a path without a picture.
extension PrototypePictures {
  /// The folders of the pictures that every prototype may use.
  static let shippedFolders = ["icons", "pictures"]

  /// The picture that was probably meant, else the shipped ones for the path of one, or for an icon without a folder.
  func offer(for path: String, at place: Place, isIcon: Bool) -> String? {
    if let meant = nearest(path) ?? nearestShipped(place) { return "did you mean \(meant)?" }
    // Shipped pictures are named without an ending.
    guard place.stem == path, isIcon || path.contains("/"), let folder = shippedFolders(of: path).first
    else { return nil }
    let names = shipped(in: folder)
    return names.isEmpty ? nil : "use one of " + names.joined(separator: ", ")
  }

  private func nearest(_ path: String) -> String? {
    let folder = path.contains("/") ? Folder.containing(path) + "/" : ""
    let names = Folder.names(in: full(folder)).map { folder + $0 }
    return Spelling.nearest(to: path, in: names, limit: 1).first
  }

  /// The shipped picture of nearly the same name, whether or not the path has its folder and its ending.
  private func nearestShipped(_ place: Place) -> String? {
    guard place.endings.contains("svg") else { return nil }
    let name = Folder.name(of: place.stem)
    for folder in shippedFolders(of: place.stem) {
      let names = shipped(in: folder).map(Folder.name(of:))
      if let meant = Spelling.nearest(to: name, in: names, limit: 1).first {
        return Folder.join(folder, meant)
      }
    }
    return nil
  }

  /// The folders of shipped pictures that a path may mean: the one that it begins with, or each for a name alone.
  private func shippedFolders(of path: String) -> [String] {
    path.contains("/") ? Self.shippedFolders.filter { path.hasPrefix($0 + "/") } : Self.shippedFolders
  }

  /// The shipped pictures of a folder, as they are written in a prototype.
  private func shipped(in folder: String) -> [String] {
    guard let assets else { return [] }
    return Folder.names(in: assets.path(folder), without: ".svg").map { Folder.join(folder, $0) }
  }
}
