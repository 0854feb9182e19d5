import Glibc

/// Listing and creating folders.
package enum Folder {
  /// The names of everything in a folder but `.` and `..`, sorted; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    (FolderEntry.all(in: folder) ?? []).map(\.name)
  }

  /// The names of everything in a folder, none where there is no such folder; nil where it cannot be read.
  package static func content(of folder: String) -> Set<String>? {
    guard let stream = opendir(folder) else { return errno == ENOENT || errno == ENOTDIR ? [] : nil }
    defer { closedir(stream) }
    var names: Set<String> = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { _ = names.insert(String(cString: $0)) }
      }
    }
    return names
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
  package static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
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

package struct FolderEntry {
  /// With replacement characters where it is no UTF-8 text.
  package let name: String
  /// False for a name that is no UTF-8 text: such a file cannot be named on.
  package let isNameText: Bool
  /// False for a link to a folder.
  package let isFolder: Bool

  /// All entries by name, without "." and ".."; nil where the folder cannot be read, and `errno` says why.
  package static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var found: [FolderEntry] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          var info = stat()
          guard fstatat(dirfd(stream), name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return }
          let text = String(validatingCString: name)
          found.append(
            FolderEntry(
              name: text ?? String(cString: name), isNameText: text != nil,
              isFolder: info.st_mode & S_IFMT == S_IFDIR))
        }
      }
    }
    return found.filter { $0.name != "." && $0.name != ".." }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
