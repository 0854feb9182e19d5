import FloatFiles
import Glibc

/// A temporary file that another program writes; it replaces its target only when complete.
final class PartialFile {
  /// Where it is written.
  let path: String
  private let target: String
  /// Holds the lock that says that somebody is at work on it.
  private let descriptor: Int32

  /// Creates it, empty, so that a place that cannot be written fails before anything is drawn. Removes what a killed
  /// export left beside the target.
  init(for target: String) throws(CommandFailure) {
    self.target = target
    DraftFile.removeLeftovers(for: target)
    do throws(DraftFile.Failure) {
      (descriptor, path) = try DraftFile.makeNamed(for: target, mode: 0o644)
    } catch {
      throw Self.failure(target, error.number)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// Moves it to its place and returns its size in bytes.
  func commit() throws(CommandFailure) -> Int {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Self.failure(target) }
    guard info.st_size > 0 else {
      throw CommandFailure(.cannotWrite, "\(target): cannot be written: ffmpeg wrote nothing")
    }
    fsync(descriptor)
    guard rename(path, target) == 0 else { throw Self.failure(target) }
    return Int(info.st_size)
  }

  private static func failure(_ path: String, _ number: Int32 = errno) -> CommandFailure {
    CommandFailure(AtomicFile.Failure(path: path, number: number))
  }
}
