import FloatFiles
import Glibc

/// A draft that another program writes; it replaces its target only when complete.
///
/// The other program gets it as an open file, not by a name. However long it runs after this process was killed, it
/// creates no file.
final class PartialFile {
  /// The descriptor that the other program inherits. It does not carry the lock that marks the draft as in use.
  let descriptor: Int32
  private let target: String
  private var draft: DraftFile?

  /// The path by which the other program opens the inherited file.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Creates an empty draft, so that an unwritable target fails before anything is drawn. Removes the leftovers of
  /// killed exports beside the target.
  init(for target: String) throws(CommandFailure) {
    self.target = target
    if let reason = AtomicFile.objection(toReplacing: target) {
      throw CommandFailure(AtomicFile.Failure(path: target, reason))
    }
    DraftFile.removeLeftovers(for: target)
    do throws(SystemError) {
      let draft = try DraftFile(for: target, mode: 0o644)
      descriptor = open("/proc/self/fd/\(draft.descriptor)", O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      self.draft = consume draft
    } catch {
      throw CommandFailure(writing: target, error.number)
    }
  }

  deinit { close(descriptor) }

  /// The draft's size so far, in bytes.
  var size: Int {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  /// Moves the draft to its target and returns its size in bytes.
  func commit() throws(CommandFailure) -> Int {
    let size = size
    guard size > 0 else {
      throw CommandFailure(.cannotWrite, "\(target): cannot be written: ffmpeg wrote nothing")
    }
    fsync(descriptor)
    do throws(SystemError) {
      try draft.take()?.replace()
    } catch {
      throw CommandFailure(writing: target, error.number)
    }
    return size
  }
}

extension CommandFailure {
  /// The failure of a file or a folder that cannot be written, for the system's reason.
  init(writing path: String, _ number: Int32 = errno) {
    self.init(AtomicFile.Failure(path: path, number: number))
  }
}
