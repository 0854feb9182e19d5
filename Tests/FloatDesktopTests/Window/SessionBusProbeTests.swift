import Testing

@testable import FloatDesktop

@Suite struct SessionBusProbeTests {
  private func name(_ address: String?, runtime: String? = nil) -> String? {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": runtime]
    return SessionBusProbe.socketName { environment[$0] ?? nil }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func the_address_names_the_socket() {
    #expect(name("unix:path=/run/user/7/bus,guid=12") == "/run/user/7/bus")
    #expect(name("unix:guid=12,abstract=/tmp/dbus-x") == "\0/tmp/dbus-x")
    #expect(name("tcp:host=localhost,port=7;unix:path=/a") == "/a")
    #expect(name(nil, runtime: "/run/user/7") == "/run/user/7/bus")
  }

  @Test func other_addresses_are_left_alone() {
    #expect(name("tcp:host=localhost,port=7") == nil)
    #expect(name("unix:tmpdir=/tmp") == nil)
    #expect(name("disabled:") == nil)
    #expect(name(nil) == nil)
  }
}
