import Glibc

@testable import FloatTestSupport

/// A socket that takes connections and never answers, like a hanging server.
final class SilentSocket {
  private let descriptor: Int32

  struct NotMade: Error {
    let errorNumber: Int32
  }

  /// - Parameter name: A path, or, after a 0, a name without a file; no other socket may have it.
  init(_ name: String) throws {
    descriptor = socket(
      AF_UNIX,
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(name.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard descriptor >= 0, result == 0, listen(descriptor, 16) == 0 else { throw NotMade(errorNumber: errno) }
  }

  /// An X server's socket, under a display number that no other server or test has.
  static func display() throws -> (socket: SilentSocket, number: Int) {
    while true {
      let number = Int.random(in: 20_000..<60_000)
      do {
        return (try SilentSocket("\0/tmp/.X11-unix/X\(number)"), number)
      } catch let error as NotMade {
        guard error.errorNumber == EADDRINUSE else { throw error }
      }
    }
  }

  deinit { close(descriptor) }

  /// Waits until a client has connected; its connection is never accepted, which it cannot tell.
  func waitForConnection() throws {
    _ = try Polling.value("a connection") {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, 0) == 1 ? true : nil
    }
  }
}
