import Glibc

@testable import FloatTestSupport

/// A socket that accepts connections and never answers, like a hanging server.
final class SilentSocket {
  private let descriptor: Int32
  private var connections: [Int32] = []

  struct NotMade: Error {}

  /// - Parameter name: A path, or, after a 0, a name without a file.
  init(_ name: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(name.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard descriptor >= 0, result == 0, listen(descriptor, 16) == 0 else { throw NotMade() }
  }

  deinit { for open in connections + [descriptor] { close(open) } }

  /// Waits until a client has connected.
  func waitForConnection() throws {
    connections.append(
      try Polling.value("a connection") {
        let connection = accept(descriptor, nil, nil)
        return connection >= 0 ? connection : nil
      })
  }
}
