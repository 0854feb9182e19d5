import Glibc

/// A regular file that is read in parts.
package struct FileParts: ~Copyable {
  private let descriptor: Int32
  /// The number of bytes at the opening; another process may shorten the file.
  package let count: Int

  /// Nil where the file cannot be read.
  package init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    descriptor = file
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes of a range; nil where they are not all there.
  package func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard range.upperBound <= count else { return nil }
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { out, count in
      while read < range.count, let base = out.baseAddress {
        let got = pread(descriptor, base + read, range.count - read, off_t(range.lowerBound + read))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        read += got
      }
      count = read
    }
    return read == range.count ? bytes : nil
  }
}
