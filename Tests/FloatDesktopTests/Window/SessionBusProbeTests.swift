import Testing

@testable import FloatDesktop

@Suite struct SessionBusProbeTests {
  @Test(
    arguments: [
      ("unix:path=/run/user/7/bus,guid=12", nil, "/run/user/7/bus"),
      ("unix:guid=12,abstract=/tmp/dbus-x", nil, "\0/tmp/dbus-x"),
      ("tcp:host=localhost,port=7;unix:path=/a", nil, "/a"),
      (nil, "/run/user/7", "/run/user/7/bus"),
      // Other addresses are left alone.
      ("tcp:host=localhost,port=7", nil, nil), ("unix:tmpdir=/tmp", nil, nil), ("disabled:", nil, nil),
      (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func the_address_names_the_socket(address: String?, runtime: String?, socket: String?) {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": runtime]
    let name = SessionBusProbe.socketName { environment[$0] ?? nil }
    #expect(name.map { String(decoding: $0, as: UTF8.self) } == socket)
  }
}
