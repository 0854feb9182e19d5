package import Glibc

/// Listing and creating folders.
package enum Folder {
  /// The names of all entries of a folder but `.` and `..`, sorted; none where the folder cannot be read.
  package static func names(in folder: String) -> [String] {
    (content(of: folder) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of all entries of a folder but `.` and `..`; none without such a folder, nil where it cannot be read.
  ///
  /// Two names may be equal as texts: a letter with an accent is one scalar or two.
  package static func content(of folder: String) -> [String]? {
    var names: [String] = []
    let isRead = walk(folder) { name, _ in names.append(String(cString: name)) }
    return isRead || errno == ENOENT || errno == ENOTDIR ? names : nil
  }

  /// Visits all entries of a folder but `.` and `..`, in the system's order.
  ///
  /// - Parameter visit: Takes a name and the folder's descriptor.
  /// - Returns: False where the folder cannot be opened; then `errno` says why.
  fileprivate static func walk(_ folder: String, _ visit: (UnsafePointer<CChar>, Int32) -> Void) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { visit(name, dirfd(stream)) }
        }
      }
    }
    return true
  }

  /// Whether a folder exists at the path.
  package static func exists(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether a regular file exists at the path.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// What a path leads to, such as `S_IFREG`; nil where nothing is there.
  static func kind(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

  /// What the system says of the thing at a path; nil where nothing is there.
  ///
  /// - Parameter followsLinks: False for what it says of a link itself.
  package static func status(of path: String, followsLinks: Bool = true) -> stat? {
    var status = stat()
    return (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }

  /// Whether a name is in use, as it is by a link that leads nowhere, too.
  package static func isTaken(_ path: String) -> Bool { status(of: path, followsLinks: false) != nil }

  /// The folder that contains a path; `.` for a plain name.
  package static func containing(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path from the root, without links; unchanged where nothing exists there.
  package static func absolute(_ path: String) -> String { SymbolicLink.end(of: path) ?? path }

  /// A path as people write it: `~/…` for one in their home.
  package static func shortened(_ path: String, home: String?) -> String {
    guard let home, home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The path of an entry of a folder, with each name below the folder spelled as it is there.
  ///
  /// A name that a Mac has zipped, or a Linux keyboard has typed, is the same text in other bytes.
  package static func spelled(_ path: String, in folder: String) -> String {
    var place = folder
    var spelled: [String] = []
    for name in path.split(separator: "/").map(String.init) {
      spelled.append(isTaken(join(place, name)) ? name : content(of: place)?.first { $0 == name } ?? name)
      place = join(place, spelled[spelled.count - 1])
    }
    return spelled.joined(separator: "/")
  }

  /// The path of an entry of a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The names in a folder that have an ending such as `.yaml`, without that ending, sorted.
  package static func names(in folder: String, without ending: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// Creates a folder and the missing ones above it; returns the error's number where it failed.
  package static func make(_ path: String, mode: mode_t) -> Int32? {
    if mkdir(path, mode) == 0 { return nil }
    // Looking for the folder changes the number.
    let error = errno
    if error == EEXIST { return exists(path) ? nil : ENOTDIR }
    guard error == ENOENT, path != containing(path), path != "." else { return error }
    if let error = make(containing(path), mode: mode) { return error }
    if mkdir(path, mode) == 0 { return nil }
    // Another process may have made it.
    return errno == EEXIST && exists(path) ? nil : errno
  }
}

/// An entry of a folder: its name and its kind.
package struct FolderEntry {
  /// The name, with replacement characters where it is not UTF-8.
  package let name: String
  /// False for a name that is not UTF-8; such a file cannot be referred to.
  package let isNameText: Bool
  /// False for a link to a folder.
  package let isFolder: Bool

  /// All entries by name, without `.` and `..`; nil where the folder cannot be read, and `errno` says why.
  package static func all(in folder: String) -> [FolderEntry]? {
    var found: [FolderEntry] = []
    let isRead = Folder.walk(folder) { name, descriptor in
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
      let text = String(validatingCString: name)
      found.append(
        FolderEntry(
          name: text ?? String(cString: name), isNameText: text != nil,
          isFolder: status.st_mode & S_IFMT == S_IFDIR))
    }
    guard isRead else { return nil }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
