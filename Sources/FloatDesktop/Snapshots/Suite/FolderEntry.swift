import Glibc

/// What a folder holds.
struct FolderEntry {
  /// With replacement characters where it is no UTF-8 text.
  let name: String
  /// False for a name that is no UTF-8 text: such a file cannot be named on.
  let isNameText: Bool
  /// False for a link to a folder.
  let isFolder: Bool

  /// All entries by name, without "." and ".."; nil where the folder cannot be read, and `errno` says why.
  static func all(in folder: String) -> [FolderEntry]? {
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
