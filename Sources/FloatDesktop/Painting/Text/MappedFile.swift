import Glibc

/// A memory-mapped file.
final class MappedFile {
  let base: UnsafeRawPointer
  let count: Int

  /// Nil if the file cannot be read, is empty, is not a regular file, or is larger than 2 GB.
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
