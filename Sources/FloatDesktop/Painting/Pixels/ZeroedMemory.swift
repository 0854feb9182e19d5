import CLinux
import Glibc

/// Memory for surfaces, zeroed when it is allocated.
///
/// Large pieces come zeroed from the kernel, on huge pages if possible: a frame at scale 3 then costs six page faults
/// instead of 2,700, and goes back to the system as soon as it is released.
///
/// `@unchecked Sendable` because other threads than the owner's only make its pages, which changes no contents.
final class ZeroedMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int
  private let mapping: Int?

  private static let hugePage = 2 << 20

  init(byteCount: Int) {
    self.byteCount = byteCount
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

  deinit { if let mapping { munmap(base, mapping) } else { base.deallocate() } }

  /// Makes the kernel allocate all pages now, before they are written to; if it cannot, they are allocated then.
  ///
  /// On a virtual machine a page that was free for long costs half a millisecond.
  func makePages() {
    guard let mapping else { return }
    // From the kernel's mman.h, since Linux 5.14. Page by page, so that another thread that maps memory waits for one
    // page.
    let populateWrite: Int32 = 23
    for offset in stride(from: 0, to: mapping, by: Self.hugePage) {
      guard madvise(base + offset, min(Self.hugePage, mapping - offset), populateWrite) == 0 else { return }
    }
  }

  /// Maps fresh pages, aligned to a huge page.
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
    // Only advice: without huge pages the kernel uses small ones.
    _ = madvise(start, size, MADV_HUGEPAGE)
    return start
  }
}

/// The memory that `malloc` keeps for later use.
package enum HeapMemory {
  /// Lets all threads share one heap; must be called before other threads exist.
  ///
  /// Otherwise each thread that draws pictures ahead has a heap of its own, of which three quarters are free and still
  /// held: 12 MB for a phone at scale 2.
  package static func share() { heap_share() }

  /// Gives free memory back to the system.
  ///
  /// Once large pieces were freed, glibc keeps such pieces in its heap.
  static func giveBack() { heap_give_back() }

  /// The memory in use, in bytes.
  package static var used: Int { heap_used() }
}
