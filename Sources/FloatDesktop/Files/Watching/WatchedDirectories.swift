import Glibc

/// The directories whose changes can change the files that some paths lead to.
///
/// For every path these are the directories on the way to it, through every symbolic link: a link may be turned to
/// another file, a directory may be renamed or appear only later, and an editor may put a new file in an old one's
/// place. A watch on the file itself would miss all of that.
package struct WatchedDirectories: Equatable, Sendable {
  /// What matters in a directory.
  package struct Interest: Equatable, Sendable {
    /// The names of entries that matter.
    package var names: Set<String> = []
    /// True where one of them is, or would be, a file to be read, not only a step on the way to one.
    package var holdsFile = false
    /// Endings of entries that matter, too, in lowercase or uppercase.
    package var endings: Set<String> = []

    /// True for an entry whose change matters; a folder beside such files may hold more of them.
    func contains(_ name: String, isFolder: Bool = false) -> Bool {
      names.contains(name)
        || !endings.isEmpty && !name.hasPrefix(".")
          && (isFolder || endings.contains(PictureFormat.ending(of: name)))
    }
  }

  /// What matters in each directory, by the directory's real path.
  package private(set) var interests: [String: Interest] = [:]

  /// The most links that are followed on one path; the kernel's own limit.
  private static let maximumLinks = 40

  /// - Parameters:
  ///   - paths: The files; relative ones are taken from `base`.
  ///   - folders: Folders in which all files with some endings matter.
  ///   - base: The working directory.
  package init(paths: [String], folders: [WatchedFolder] = [], base: String) {
    func full(_ path: String) -> String { path.hasPrefix("/") ? path : Folder.join(base, path) }
    for path in paths { _ = add(full(path)) }
    for folder in folders {
      guard let directory = add(full(folder.path)) else { continue }
      interests[directory, default: Interest()].endings.formUnion(folder.endings)
      interests[directory]?.holdsFile = true
    }
  }

  /// - Returns: The target of the path, if it is a directory.
  private mutating func add(_ path: String) -> String? {
    var rest = Array(path.split(separator: "/").map(String.init).reversed())
    var directory = "/"
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        directory = Folder.containing(directory)
        continue
      }
      let isFile = rest.isEmpty
      interests[directory, default: Interest()].names.insert(name)
      if isFile { interests[directory]?.holdsFile = true }
      let full = Folder.join(directory, name)
      guard let status = Folder.status(of: full, followsLinks: false) else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        links += 1
        guard links <= Self.maximumLinks, let target = SymbolicLink.target(of: full) else {
          return nil
        }
        if target.hasPrefix("/") { directory = "/" }
        rest += target.split(separator: "/").map(String.init).reversed()
      case S_IFDIR:
        directory = full
      default:
        return nil
      }
    }
    return directory
  }
}

/// A folder in which all files with some endings matter.
package struct WatchedFolder: Equatable, Sendable {
  package var path: String
  /// Without a dot, such as `png`.
  package var endings: Set<String>

  package init(path: String, endings: Set<String>) {
    self.path = path
    self.endings = endings
  }
}
