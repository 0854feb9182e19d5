import Glibc

/// A library that the machine has or has not, found while the program runs. Once open it stays so.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function by its name; what C calls it with is the caller's to know.
  func function<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
