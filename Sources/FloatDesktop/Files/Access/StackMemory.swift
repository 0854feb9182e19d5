import Glibc

/// The memory of the calling thread's stack.
package enum StackMemory {
  /// Returns to the system the pages that earlier calls have used and no call uses now.
  ///
  /// The start goes deeper than anything later: half of a megabyte is never used again.
  package static func giveBack() {
    guard let free = unused else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: free.lowerBound), free.count, MADV_DONTNEED)
  }

  /// The addresses below the part in use, in whole pages; nil where the stack's place is unknown.
  static var unused: Range<Int>? {
    // A GNU C library function that the Glibc module leaves out.
    typealias Read = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    var attributes = pthread_attr_t()
    guard let read = dlsym(nil, "pthread_getattr_np"),
      unsafeBitCast(read, to: Read.self)(pthread_self(), &attributes) == 0
    else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return nil }
    var mark: UInt8 = 0
    // Leaves room for this call, for the calls that it makes, and for a signal.
    let end = withUnsafeMutablePointer(to: &mark) { Int(bitPattern: $0) } - (64 << 10)
    let page = 4096
    let (first, last) = ((Int(bitPattern: start) + page - 1) & ~(page - 1), end & ~(page - 1))
    return first < last ? first..<last : nil
  }
}
