import Glibc

/// Zeroed memory for surfaces. Its owner must free it.
///
/// Large pieces come from the kernel, which has zeroed them, on huge pages where it can: a frame at scale 3 then
/// costs six page faults instead of 2,700, and goes back to the system at once when it is freed.
struct ZeroedMemory {
  let base: UnsafeMutableRawPointer
  private let mapping: Int?

  private static let hugePage = 2 << 20

  init(byteCount: Int) {
    let size = (max(byteCount, 1) + 4095) & ~4095
    if size >= Self.hugePage, let mapped = Self.map(size) {
      base = mapped
      mapping = size
    } else {
      base = .allocate(byteCount: max(byteCount, 1), alignment: 64)
      base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
      mapping = nil
    }
  }

  func free() {
    if let mapping { munmap(base, mapping) } else { base.deallocate() }
  }

  /// Fresh pages that begin where a huge one can.
  private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
    let room = size + hugePage
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let all = mmap(nil, room, PROT_READ | PROT_WRITE, flags, -1, 0), all != MAP_FAILED else {
      return nil
    }
    let head = (hugePage - Int(bitPattern: all) & (hugePage - 1)) & (hugePage - 1)
    let start = all + head
    if head > 0 { munmap(all, head) }
    if room > head + size { munmap(start + size, room - head - size) }
    // Advice: where the kernel has no huge pages, small ones do.
    _ = madvise(start, size, MADV_HUGEPAGE)
    return start
  }
}

/// The memory that `malloc` keeps for later.
package enum HeapMemory {
  /// Lets all threads share one heap; call it before there are others. Where the C library cannot, nothing happens.
  ///
  /// Each thread that draws pictures ahead would have a heap of its own, three quarters of it free and yet held: 12 MB
  /// of a phone at scale 2.
  package static func share() {
    // mallopt's number for the most heaps, from glibc's malloc.h.
    let mostHeaps: Int32 = -8
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    guard let option = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(option, to: Option.self)(mostHeaps, 1)
  }

  /// Gives what is free of it back to the system; where the C library cannot, nothing happens.
  ///
  /// Once large pieces were freed glibc keeps such pieces in its heap.
  static func giveBack() {
    // The header that declares it is no part of the C library's module.
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }
}
