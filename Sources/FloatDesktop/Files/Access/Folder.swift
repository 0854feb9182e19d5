import Glibc

/// Listing and creating folders.
package enum Folder {
  /// The names of everything in a folder but `.` and `..`, sorted; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    (content(of: folder) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of everything in a folder but `.` and `..`, none where there is no such folder; nil where it cannot be read.
  package static func content(of folder: String) -> Set<String>? {
    var names: Set<String> = []
    let isRead = walk(folder) { name, _ in _ = names.insert(String(cString: name)) }
    return isRead || errno == ENOENT || errno == ENOTDIR ? names : nil
  }

  /// Visits everything in a folder but `.` and `..`, in the order in which the system has it.
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

  /// Whether there is a folder of that name.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is a plain file of that name.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The folder a path lies in; `.` for a plain name.
  package static func containing(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path from the root, without links; as it is where nothing is there.
  package static func absolute(_ path: String) -> String { SymbolicLink.end(of: path) ?? path }

  /// The path of something in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path without the folders before its last name.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The names of everything in a folder with an ending such as `.yaml`, without it, sorted.
  package static func names(in folder: String, without ending: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// Makes a folder and those above it that are missing; returns the number of the error that kept it from doing so.
  package static func make(_ path: String, mode: mode_t) -> Int32? {
    if mkdir(path, mode) == 0 || (errno == EEXIST && exists(path)) { return nil }
    guard errno == ENOENT, path != containing(path), path != "." else {
      return errno == EEXIST ? ENOTDIR : errno
    }
    if let error = make(containing(path), mode: mode) { return error }
    return mkdir(path, mode) == 0 || errno == EEXIST ? nil : errno
  }
}

/// Something in a folder, by its name and its kind.
package struct FolderEntry {
  /// With replacement characters where it is no UTF-8 text.
  package let name: String
  /// False for a name that is no UTF-8 text: such a file cannot be named on.
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
