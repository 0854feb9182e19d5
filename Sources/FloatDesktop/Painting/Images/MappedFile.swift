import Glibc

/// A file's bytes in memory, read page by page as they are looked at.
final class MappedFile {
  let base: UnsafeRawPointer
  let count: Int

  /// Nil for what cannot be read, is empty, no regular file, or larger than 2 GB.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      status.st_size <= Int(Int32.max),
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    base = UnsafeRawPointer(start)
    count = Int(status.st_size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: base), count) }
}
