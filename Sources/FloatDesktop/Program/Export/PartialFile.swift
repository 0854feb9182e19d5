import FloatFiles
import Glibc

/// A draft that another program writes; it replaces its target only when complete.
///
/// The other program gets it open, not by a name: however long it goes on after this process was killed, it makes no
/// file, and what it still writes is nobody's.
final class PartialFile {
  /// What the other program inherits. It does not carry the lock that says that this process is at work.
  let descriptor: Int32
  private let target: String
  private var draft: DraftFile?

  /// Where the other program finds what it inherited.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Creates it, empty, so that a place that cannot be written fails before anything is drawn. Removes what a killed
  /// export left beside the target.
  init(for target: String) throws(CommandFailure) {
    self.target = target
    DraftFile.removeLeftovers(for: target)
    do throws(SystemError) {
      let draft = try DraftFile(for: target, mode: 0o644)
      descriptor = open("/proc/self/fd/\(draft.descriptor)", O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      self.draft = consume draft
    } catch {
      throw Self.failure(target, error.number)
    }
  }

  deinit { close(descriptor) }

  /// Moves it to its place and returns its size in bytes.
  func commit() throws(CommandFailure) -> Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Self.failure(target) }
    guard info.st_size > 0 else {
      throw CommandFailure(.cannotWrite, "\(target): cannot be written: ffmpeg wrote nothing")
    }
    fsync(descriptor)
    do throws(SystemError) {
      try draft.take()?.replace()
    } catch {
      throw Self.failure(target, error.number)
    }
    return Int(info.st_size)
  }

  private static func failure(_ path: String, _ number: Int32 = errno) -> CommandFailure {
    CommandFailure(AtomicFile.Failure(path: path, number: number))
  }
}
