import FloatFiles
import Glibc

/// Checks that the session bus answers, before SDL asks it something and waits forever.
struct SessionBusProbe {
  /// The time after which a silent bus is given up, in milliseconds.
  var patience: Int32 = 2000

  /// Removes a silent bus from this process's environment; returns whether it did.
  func disableSilentBus() -> Bool {
    guard let name = Self.socketName(environment: Environment.value), isSilent(name) else { return false }
    // Without the variable libdbus would look for the bus, or start one.
    Environment.set("DBUS_SESSION_BUS_ADDRESS", to: "disabled:")
    return true
  }

  /// The bytes of the bus's socket address after its family; nil if the bus is not on this machine.
  static func socketName(environment: (String) -> String?) -> [UInt8]? {
    guard let address = environment("DBUS_SESSION_BUS_ADDRESS") else {
      return environment("XDG_RUNTIME_DIR").map { Array("\($0)/bus".utf8) }
    }
    for part in address.split(separator: ";") where part.hasPrefix("unix:") {
      for pair in part.dropFirst("unix:".count).split(separator: ",") {
        if pair.hasPrefix("path=") { return Array(pair.dropFirst("path=".count).utf8) }
        if pair.hasPrefix("abstract=") { return [0] + Array(pair.dropFirst("abstract=".count).utf8) }
      }
    }
    return nil
  }

  /// True if the connection is accepted but a greeting is not answered.
  private func isSilent(_ name: [UInt8]) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard !name.isEmpty, name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    // EAGAIN: so many connections wait to be accepted that there is no room for another.
    guard connected == 0 else { return errno == EAGAIN }
    let greeting = Array("\0AUTH\r\n".utf8)
    guard send(descriptor, greeting, greeting.count, Int32(MSG_NOSIGNAL)) == greeting.count else {
      return false
    }
    var answer = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&answer, 1, patience) == 0
  }
}
