import Glibc

/// A library that the machine may have, opened while the program runs. Once open it is never closed.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function by its name; the caller is responsible for the right type.
  func function<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
