package import Glibc

/// Writes files atomically: a file is either complete or absent.
///
/// Every file is written to a draft in the same folder; the draft is flushed and then renamed. After a crash or on a
/// full disk the old file or the new one is there, never a part.
package enum AtomicFile {
  /// Why a file was not written; the file is as it was.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package enum Reason: Equatable {
      /// The file exists already and must not be replaced.
      case exists
      /// Another process has changed the file since it was read.
      case changed
      /// Another process keeps changing the file.
      case busy
      /// The file is not to be written.
      case readOnly
      /// An error in the system's words.
      case system(String)
    }

    package var path: String
    package var reason: Reason

    package var description: String { "\(path): \(words)" }
    /// What is wrong, where the file is named elsewhere.
    package var words: String {
      switch reason {
      case .exists: "the file exists and was not changed; name another place"
      case .changed: "another program changed the file meanwhile; try again"
      case .busy: "another program is writing the file; try again"
      case .readOnly: "the file is read-only and was not changed; make it writable first"
      case .system(let reason): "cannot be written: \(reason)"
      }
    }

    package init(path: String, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }

    package init(path: String, number: Int32 = errno) {
      self.init(path: path, .system(Self.words(path, number)))
    }

    private static func words(_ path: String, _ number: Int32) -> String {
      var place = path
      switch number {
      case EISDIR: return isFolder
      case ENOENT where access(Folder.containing(path), F_OK) != 0:
        return "there is no folder \(Folder.containing(path)); make it first"
      case ENOTDIR:
        while access(place, F_OK) != 0, place != ".", place != "/" { place = Folder.containing(place) }
        return "\(place == path ? "it" : place) is not a folder; name another place, or move it away"
      default: return "\(SystemError(number: number))"
      }
    }

    fileprivate static let isFolder = "it is a folder; name a file in it"
  }

  /// How a file is written.
  package struct Options: Sendable {
    /// The mode of a new file and of missing folders above it, less what the process's mask takes away.
    package var mode: mode_t = 0o644
    package var folderMode: mode_t = 0o755
    /// Whether a replaced file hands on its mode, and its owner where possible, and a symbolic link keeps its target.
    /// What a killed writer left beside the file is removed.
    package var keepsPlace = false
    /// Whether a file that its owner has made read-only, or that is another person's, stays as it is.
    package var keepsReadOnly = false
    /// False where a symbolic link is replaced by a file.
    package var followsLinks = true
    /// False where losing the file in a power cut does no harm.
    package var isDurable = true

    /// Pictures, reports and everything else that is asked for by name.
    package static let output = Options(keepsReadOnly: true)
    /// The config file, which may be a link into a repository.
    package static let configuration = Options(
      folderMode: 0o700, keepsPlace: true, keepsReadOnly: true)
    /// Files for their owner alone.
    package static let privateState = Options(mode: 0o600, folderMode: 0o700, keepsPlace: true)
    /// Values that a window keeps for the next one.
    package static let draftState = Options(
      mode: 0o600, folderMode: 0o700, keepsPlace: true, followsLinks: false)
    /// Files that can be made again.
    package static let cache = Options(mode: 0o600, folderMode: 0o700, isDurable: false)
  }

  /// What must be in a file's place for it to be written.
  package enum Expectation {
    case anything, nothing
    /// A file with these bytes, as it was read.
    case file([UInt8])
  }

  /// Writes a file, replacing the existing one. Missing folders above it are created.
  package static func write(
    _ bytes: [UInt8], to path: String, _ options: Options = .output,
    expecting expected: Expectation = .anything
  ) throws(Failure) {
    let target = place(of: path, options)
    let isNew = if case .nothing = expected { true } else { false }
    // A file that is there already is told as such.
    if let reason = objection(toReplacing: target, isNew ? Options() : options) {
      throw Failure(path: path, reason)
    }
    do throws(SystemError) {
      let draft = try draft(for: target, options)
      if options.keepsPlace, let status = Folder.status(of: target, followsLinks: false),
        status.st_mode & S_IFMT == S_IFREG
      {
        // Only root may give files away; the mode matters more.
        _ = fchown(draft.descriptor, status.st_uid, status.st_gid)
        guard fchmod(draft.descriptor, status.st_mode & 0o7777) == 0 else { throw SystemError() }
      }
      try draft.write(bytes, isDurable: options.isDurable)
      if case .file(let old) = expected,
        (try? BoundedFile.read(target, limit: max(old.count, 1))) != old
      {
        throw SystemError(number: ESTALE)
      }
      if isNew { try draft.create() } else { try draft.replace() }
    } catch {
      switch (expected, error.number) {
      case (.nothing, EEXIST): throw Failure(path: path, .exists)
      case (.file, ESTALE): throw Failure(path: path, .changed)
      default: throw Failure(path: path, number: error.number)
      }
    }
    if options.isDurable { synchronizeFolder(of: target) }
  }

  package static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file that must not exist yet.
  package static func create(_ bytes: [UInt8], at path: String, _ options: Options = .output) throws(Failure)
  {
    try write(bytes, to: path, options, expecting: .nothing)
  }

  /// Takes the right to change a file and its neighbours; only one process at a time has it.
  ///
  /// - Parameter path: The file; the folder that contains it, behind symbolic links, is created and locked.
  package static func lock(_ path: String, _ options: Options) throws(Failure) -> FolderLock {
    let folder = Folder.containing(place(of: path, options))
    if let error = Folder.make(folder, mode: options.folderMode) { throw Failure(path: path, number: error) }
    do throws(FolderLock.Busy) { return try FolderLock(folder) } catch { throw Failure(path: path, .busy) }
  }

  /// Why nothing is written in place of what is there: a pipe or a device would become a file, a folder's name with a
  /// slash behind it would be a file's in that folder, and a read-only file stays.
  package static func objection(toReplacing path: String, _ options: Options = .output) -> Failure.Reason? {
    let kind = Folder.kind(of: path) ?? S_IFREG
    if kind == S_IFDIR || path.hasSuffix("/") { return .system(Failure.isFolder) }
    // `/dev/stdout` is a link to what the process has open, which may be a file, and `/dev/fd` is a folder of them.
    let isStream = [SymbolicLink.target(of: path), SymbolicLink.end(of: Folder.containing(path))].contains {
      $0?.hasPrefix("/proc/") == true
    }
    if kind != S_IFREG || isStream { return .system("it is a pipe or a device, not a file; name a file") }
    return options.keepsReadOnly && isReadOnly(path) ? .readOnly : nil
  }

  /// True for a file that its owner has made read-only, or that is another person's.
  private static func isReadOnly(_ path: String) -> Bool {
    guard let mode = Folder.status(of: path)?.st_mode else { return false }
    // Root may write every file, so its owner's word counts.
    return mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// The place that symbolic links lead to; nothing need exist there yet.
  package static func place(of path: String) -> String {
    var path = path
    // The number of links that the kernel follows.
    for _ in 0..<40 {
      if let end = SymbolicLink.end(of: path) { return end }
      guard let target = SymbolicLink.target(of: path) else { return path }
      path = target.hasPrefix("/") ? target : Folder.join(Folder.containing(path), target)
    }
    return path
  }

  private static func place(of path: String, _ options: Options) -> String {
    options.keepsPlace && options.followsLinks ? place(of: path) : path
  }

  private static func draft(for target: String, _ options: Options) throws(SystemError) -> DraftFile {
    if let error = Folder.make(Folder.containing(target), mode: options.folderMode) {
      throw SystemError(number: error)
    }
    if options.keepsPlace { DraftFile.removeLeftovers(for: target) }
    return try DraftFile(for: target, mode: options.mode)
  }

  /// Flushes the folder, because a new name reaches the disk with it.
  private static func synchronizeFolder(of path: String) {
    let folder = open(Folder.containing(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    _ = close(folder)
  }
}
