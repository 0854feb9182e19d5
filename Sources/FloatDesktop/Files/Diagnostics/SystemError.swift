import Glibc

/// An error of a system call.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let number: Int32
  /// The C function that failed; empty where its name does not help the user.
  private let call: String

  package init(_ call: String = "", number: Int32 = errno) {
    self.number = number
    self.call = call
  }

  /// The error in the system's words.
  package var description: String { (call.isEmpty ? "" : call + ": ") + String(cString: strerror(number)) }
}
