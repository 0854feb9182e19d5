import Glibc

/// An error of the system's that kept something from being done.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let number: Int32
  /// The C function that failed; empty where that says nothing to anybody.
  private let call: String

  package init(_ call: String = "", number: Int32 = errno) {
    self.number = number
    self.call = call
  }

  /// In the system's words.
  package var description: String { (call.isEmpty ? "" : call + ": ") + String(cString: strerror(number)) }
}
