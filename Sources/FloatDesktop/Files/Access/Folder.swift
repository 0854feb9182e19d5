import Glibc

/// Listing and creating folders.
package enum Folder {
  /// The names of everything in a folder but `.` and `..`, sorted; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
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
