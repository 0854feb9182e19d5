package import FloatCore
import Glibc

/// Keeps the entrances in a file: the program's own in `$XDG_STATE_HOME/floatdesktop/entrances.json`, or one that
/// the user named.
///
/// `$XDG_STATE_HOME` defaults to `~/.local/state`. Without a home directory nothing is kept.
package struct CollectedPagesStore: Sendable {
  /// Why the entrances were not read or not saved, as the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The contents of the file.
  package struct Contents: Sendable {
    package var archive = CollectedPagesArchive()
    /// Messages for the user about what was left out or could not be read.
    package var notices: [String] = []
    /// True where an unusable file is kept under another name.
    package var isSetAside = false
  }

  /// The largest file, in bytes; five entrances take about two thousand.
  package static let maximumSize = 1 << 20

  /// The file's path; nil when the environment names no place for it.
  package let path: String?
  /// True for a file that the user named, which may be a pipe or the standard input.
  private let isNamed: Bool

  /// The program's own store: one for the demo, and one for each other prototype.
  ///
  /// - Parameter prototype: The prototype's id; nil for the demo.
  package init(environment: [String: String], prototype: String? = nil) {
    let name = prototype.map { "entrances/\($0).json" } ?? "entrances.json"
    path = StateFolder.path(name, environment: environment)
    isNamed = false
  }

  /// Creates a store in a file that the user named.
  package init(path: String) { (self.path, isNamed) = (path, true) }

  /// Reads the stored entrances; empty where there is no file.
  ///
  /// The file is only read, even if it is damaged. The entrances are not checked; see
  /// `CollectedPagesArchive.sanitized(maximum:knownKinds:)`.
  package func read() throws(Failure) -> Contents {
    guard let path else {
      return Contents(
        notices: ["entrances are not kept: neither XDG_STATE_HOME nor HOME is an absolute path in UTF-8"])
    }
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes =
        try isNamed
        ? BoundedFile.readNamed(path, limit: Self.maximumSize)
        : BoundedFile.read(path, limit: Self.maximumSize)
    } catch {
      if error == .missing { return Contents() }
      throw Failure(description: error.message)
    }
    let (archive, problems) = try CollectedPagesJSON.decode(bytes)
    return Contents(archive: archive, notices: problems.map { "\(path): \($0)" })
  }

  /// Reads the stored entrances for a window that will save to the same file.
  ///
  /// An unusable file is renamed to `entrances.json.bad-TIME`, unless it is a folder; a file from which something is
  /// left out also gets such a second name. This is for the program's own store alone; a file that the user named
  /// stays.
  ///
  /// - Parameter now: Seconds since 1970, for the name of a file set aside.
  package func readSettingAside(now: Double) -> Contents {
    do throws(Failure) {
      var contents = try read()
      if let path, !contents.notices.isEmpty { contents.isSetAside = FileSetAside.copy(path, now: now) }
      return contents
    } catch {
      guard let path else { return Contents() }
      return Self.setAside(path, because: error.description, now: now)
    }
  }

  /// Saves this process's changes, and keeps what others have saved meanwhile.
  ///
  /// New entrances are added, missing ones are removed, and the dock counts if it was moved; without a change nothing
  /// is written. A crash leaves the old file or the new one. Only its owner can read the file, and a symbolic link is
  /// followed.
  ///
  /// - Parameter base: The archive that was read or saved before.
  package func save(_ archive: CollectedPagesArchive, since base: CollectedPagesArchive) throws(Failure) {
    guard archive != base else { return }
    guard let path else {
      throw Failure(
        description: "cannot save the entrances: neither XDG_STATE_HOME nor HOME is an absolute path in UTF-8"
      )
    }
    do throws(AtomicFile.Failure) {
      let lock = try AtomicFile.lock(path, .privateState)
      // An unreadable file has nothing that could be kept.
      let stored = (try? read())?.archive ?? CollectedPagesArchive()
      try AtomicFile.write(
        CollectedPagesJSON.encode(archive.changes(since: base, on: stored)), to: path, .privateState)
      lock.release()
    } catch {
      throw Failure(description: "cannot save the entrances: \(error)")
    }
  }

  // MARK: - Setting aside

  /// Renames a file to `….bad-TIME`.
  private static func setAside(_ path: String, because reason: String, now: Double) -> Contents {
    let problem = "\(path): the entrances were not read: \(reason)"
    guard let place = FileSetAside.move(path, now: now) else {
      return Contents(notices: ["\(problem); it stays where it is, and no pages can be kept"])
    }
    return Contents(notices: ["\(problem); the file is kept as \(place)"], isSetAside: true)
  }
}

extension CollectedPagesArchive {
  /// The stored archive with the changes that led from `base` to this archive.
  ///
  /// Where no other process has changed the store, the result is this archive.
  package func changes(since base: CollectedPagesArchive, on stored: CollectedPagesArchive)
    -> CollectedPagesArchive
  {
    guard stored != base else { return self }
    let known = Dictionary(base.pages.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let now = Set(pages.map(\.id))
    var merged = stored
    merged.pages.removeAll { known[$0.id] != nil && !now.contains($0.id) }
    for entrance in pages where known[entrance.id] != entrance {
      if let index = merged.pages.firstIndex(where: { $0.id == entrance.id }) {
        merged.pages[index] = entrance
      } else {
        merged.pages.append(entrance)
      }
    }
    if dock != base.dock { merged.dock = dock }
    return merged
  }
}
