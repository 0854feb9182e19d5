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
    let name = target.split(separator: "/").last.map(String.init) ?? ""
    path = "\(WholeFile.folder(of: target))/.\(name).\(getpid()).\(suffix)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw Self.failure(target) }
    close(descriptor)
  }

  deinit { unlink(path) }

  /// Moves it to its place and returns its size in bytes.
  func commit() throws(CommandFailure) -> Int {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Self.failure(target) }
    guard info.st_size > 0 else {
      throw CommandFailure(.usage, "\(target): cannot be written: ffmpeg wrote nothing")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
    guard rename(path, target) == 0 else { throw Self.failure(target) }
    return Int(info.st_size)
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(.usage, "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
}
