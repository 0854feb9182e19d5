import CSDL2
import Testing

@testable import FloatDesktop

@Suite struct DesktopSettingsTests {
  @Test func the_portals_numbers_mean_what_its_documentation_says() {
    var settings = DesktopSettings()
    for (value, isDark) in [(UInt32(0), Bool?.none), (1, true), (2, false), (7, nil)] {
      settings.note(value, of: .colorScheme)
      #expect(settings.isDark == isDark)
    }
    settings.note(1, of: .enableAnimations)
    #expect(settings.reducesMotion == false)
    settings.note(1, of: .reducedMotion)
    settings.note(1, of: .enableAnimations)
    #expect(settings.reducesMotion == true)
    settings.note(0, of: .reducedMotion)
    settings.note(0, of: .enableAnimations)
    #expect(settings.reducesMotion == false, "the newer key decides")
  }

  /// The bus gives hundredths of the fraction.
  @Test func the_size_of_text_is_a_sane_one() {
    var settings = DesktopSettings()
    for (value, percent) in [(UInt32(125), 125), (0, 50), (100_000, 300)] {
      settings.note(value, of: .textScaling)
      #expect(settings.textPercent == percent)
    }
  }

  /// Debian 12's portal has only the older key.
  @Test func less_motion_is_switched_on_and_off_again() {
    var settings = DesktopSettings()
    settings.note(0, of: .enableAnimations)
    #expect(settings.reducesMotion == true)
    settings.note(1, of: .enableAnimations)
    #expect(settings.reducesMotion == false)
  }

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
  func the_address_of_the_bus_names_its_socket(address: String?, runtime: String?, socket: String?) {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": runtime]
    let name = SessionBusProbe.socketName { environment[$0] ?? nil }
    #expect(name.map { String(decoding: $0, as: UTF8.self) } == socket)
  }
}
