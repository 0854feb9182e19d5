import FloatFiles
import Glibc

/// A file that another program writes beside the place where it belongs, and that gets there only when it is whole.
final class PartialFile {
  /// Where it is written.
  let path: String
  private let target: String

  /// Makes it, empty: what cannot be written is told before anything is drawn.
  ///
  /// - Parameter suffix: Keeps several for one target apart.
  init(for target: String, suffix: String = "tmp") throws(CommandFailure) {
    self.target = target
    do throws(DraftFile.Failure) {
      let (descriptor, path) = try DraftFile.makeNamed(for: target, suffix: suffix, mode: 0o644)
      close(descriptor)
      self.path = path
    } catch {
      throw Self.failure(target, error.number)
    }
  }

  deinit { unlink(path) }

  /// Moves it to its place and returns its size in bytes.
  func commit() throws(CommandFailure) -> Int {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Self.failure(target) }
    guard info.st_size > 0 else {
      throw CommandFailure(.cannotWrite, "\(target): cannot be written: ffmpeg wrote nothing")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
    guard rename(path, target) == 0 else { throw Self.failure(target) }
    return Int(info.st_size)
  }

  private static func failure(_ path: String, _ number: Int32 = errno) -> CommandFailure {
    CommandFailure(WholeFile.Failure(path: path, number: number))
  }
}
