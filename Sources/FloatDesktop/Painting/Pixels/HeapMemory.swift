import Glibc

/// The memory that `malloc` keeps for later.
enum HeapMemory {
  /// Gives what is free of it back to the system; where the C library cannot, nothing happens.
  ///
  /// Once large pieces were freed glibc keeps such pieces in its heaps, of which each thread that drew pictures ahead has one.
  static func giveBack() {
    // The header that declares it is no part of the C library's module.
    typealias Trim = @convention(c) (Int) -> Int32
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }
}
