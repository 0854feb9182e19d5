import Glibc

/// A number that two processes share, so that it outlives the counting one.
struct Progress: ~Copyable {
  /// The descriptor under which a worker inherits it.
  static let descriptor: Int32 = 3

  private let memory: UnsafeMutablePointer<UInt64>
  let file: Int32

  /// The inherited number, or a new one.
  init(inherited: Bool) {
    if inherited {
      file = Self.descriptor
    } else {
      let name = "/tmp/floatfuzz.\(UInt64.random(in: 0 ... .max))"
      file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      unlink(name)
      ftruncate(file, 8)
    }
    guard let page = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), page != MAP_FAILED else {
      fatalError("no memory to share: \(String(cString: strerror(errno)))")
    }
    memory = page.assumingMemoryBound(to: UInt64.self)
  }

  deinit {
    munmap(memory, 8)
    if file != Self.descriptor { close(file) }
  }

  var index: UInt64 {
    get { memory.pointee }
    nonmutating set { memory.pointee = newValue }
  }
}
