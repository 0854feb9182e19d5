import Glibc

/// An exclusive lock for changing files of a folder.
///
/// It is an advisory lock on the folder itself: it leaves no file behind and ends with the process, however that ends.
/// A file system without locks gives none.
package struct FolderLock: ~Copyable {
  /// Another process held the lock for all of the waiting time.
  package struct Busy: Error {}

  /// How long a writer waits for another one, in seconds.
  package static let patience = 1.0

  private let descriptor: Int32

  /// Waits for the lock. A folder that does not exist cannot be locked, and its files cannot be changed.
  package init(_ folder: String, patience: Double = Self.patience) throws(Busy) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let end = SystemClock.monotonic + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      guard SystemClock.monotonic < end else {
        close(descriptor)
        throw Busy()
      }
      var pause = SystemClock.span(0.005)
      nanosleep(&pause, nil)
    }
  }

  /// Releases the lock.
  package consuming func release() {}

  deinit {
    // Closing the descriptor ends the lock.
    if descriptor >= 0 { close(descriptor) }
  }
}
