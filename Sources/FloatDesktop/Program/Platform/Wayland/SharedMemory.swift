import CLinux
import Glibc

/// Memory that another process can map too: a file without a name, which vanishes with its last user.
struct SharedMemory: ~Copyable {
  let descriptor: Int32
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  /// - Parameter byteCount: The largest size; the memory in use grows with ``reserve(_:)``.
  init(byteCount: Int) throws(SDLError) {
    let descriptor = system_memory_file("floatdesktop")
    guard descriptor >= 0 else { throw Self.failure("memfd_create") }
    guard ftruncate(descriptor, byteCount) == 0 else {
      let error = Self.failure("ftruncate")
      close(descriptor)
      throw error
    }
    // A reader of a file that cannot shrink needs no special care.
    _ = fcntl(descriptor, Self.addSeals, Self.sealShrink)
    guard let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      base != MAP_FAILED
    else {
      let error = Self.failure("mmap")
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.base = base
    self.byteCount = byteCount
  }

  deinit {
    munmap(base, byteCount)
    close(descriptor)
  }

  /// Makes the system provide a part, so that a lack of memory is an error here and not a signal later.
  borrowing func reserve(_ range: Range<Int>) throws(SDLError) {
    // The call may be interrupted while the system clears the memory.
    var code: Int32
    repeat { code = posix_fallocate(descriptor, range.lowerBound, range.count) } while code == EINTR
    guard code == 0 else { throw SDLError(call: "posix_fallocate", text: String(cString: strerror(code))) }
  }

  /// Gives a part back, which then contains zeros; false if the system cannot.
  borrowing func release(_ range: Range<Int>) -> Bool {
    madvise(base + range.lowerBound, range.count, MADV_REMOVE) == 0
  }

  private static func failure(_ call: String) -> SDLError {
    SDLError(call: call, text: String(cString: strerror(errno)))
  }

  // Macros that Swift does not import.
  private static let addSeals: Int32 = 1033
  private static let sealShrink: Int32 = 2
}
