import Glibc

/// An exclusive lock for changing files of a folder.
///
/// An advisory lock on the folder itself: it leaves no file behind and ends with the process, however that ends. Where a
/// file system knows no locks there is none.
package struct FolderLock: ~Copyable {
  /// Somebody else has had it all the time.
  package struct Busy: Error {}

  /// How long a writer waits for another one, in seconds.
  package static let patience = 1.0

  private let descriptor: Int32

  /// Waits for the lock. A folder that is not there cannot be locked, and nobody can change files in it.
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
      var pause = timespec(tv_sec: 0, tv_nsec: 5_000_000)
      nanosleep(&pause, nil)
    }
  }

  /// Lets the next one have it.
  package consuming func release() {}

  deinit {
    // The lock goes with it.
    if descriptor >= 0 { close(descriptor) }
  }
}
