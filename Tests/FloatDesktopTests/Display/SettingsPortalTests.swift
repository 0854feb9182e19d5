import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

/// A portal like that of desktops, on the test's own bus.
@Suite(.serialized) struct SettingsPortalTests {
  /// Answers the settings' `Read`; SIGUSR1 turns the desktop dark, SIGUSR2 light.
  private static let portal = """
    import dbus, dbus.mainloop.glib, dbus.service, signal, sys
    from gi.repository import GLib

    # A test's thread holds signals back, and its children inherit that.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1, signal.SIGUSR2])
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    NAME = "org.freedesktop.portal.Settings"

    class Portal(dbus.service.Object):
        scheme = 1 if sys.argv[1] == "dark" else 2

        @dbus.service.method(NAME, in_signature="ss", out_signature="v")
        def Read(self, namespace, key):
            if (namespace, key) != ("org.freedesktop.appearance", "color-scheme"):
                raise dbus.DBusException("no such setting", name="org.freedesktop.portal.Error.NotFound")
            # As old as Read is: a variant in a variant.
            return dbus.UInt32(self.scheme, variant_level=1)

        @dbus.service.signal(NAME, signature="ssv")
        def SettingChanged(self, namespace, key, value):
            pass

        def turn(self, scheme):
            self.scheme = scheme
            value = dbus.UInt32(scheme, variant_level=1)
            self.SettingChanged("org.freedesktop.appearance", "color-scheme", value)
            return True

    bus = dbus.SessionBus()
    portal = Portal(bus, "/org/freedesktop/portal/desktop")
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, portal.turn, 1)
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, portal.turn, 2)
    name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
    print("ready", flush=True)
    GLib.MainLoop().run()
    """

  /// The system's own interpreter, which has the system's packages.
  private static let python = "/usr/bin/python3"

  private static var tools: [String] {
    var missing = Desktop.missingTools(for: .x11) + ["dbus-daemon"].filter { !Desktop.has($0) }
    let process = try? ChildProcess(
      python, ["-c", "import dbus, dbus.mainloop.glib; from gi.repository import GLib"],
      environment: [:], folder: NSTemporaryDirectory())
    if (try? process?.waitForEnd()) != 0 { missing.append("python3-dbus and python3-gi") }
    return missing
  }

  private static let missing = tools

  @Test func the_tools_for_a_portal_are_installed() {
    withKnownIssue("tests with a portal are skipped") {
      #expect(Self.missing == [], "install them to run the tests with a portal")
    } when: {
      !Self.missing.isEmpty
    }
  }

  private func start(_ scheme: String, on desktop: Desktop) throws -> (
    bus: ChildProcess, portal: ChildProcess
  ) {
    // The address at which libdbus looks by default.
    let bus = try ChildProcess(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=unix:path=\(desktop.folder)/bus"],
      environment: desktop.environment, folder: desktop.folder)
    try bus.wait(for: "the bus") {
      FileManager.default.fileExists(atPath: desktop.folder + "/bus") ? () : nil
    }
    var environment = desktop.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(desktop.folder)/bus"
    let portal = try ChildProcess(
      Self.python, ["-c", Self.portal, scheme], environment: environment, folder: desktop.folder)
    try portal.wait(for: "the portal") {
      portal.output.contains("ready") ? () : nil
    }
    return (bus, portal)
  }

  /// Waits until most of the page is dark or light.
  private func wait(untilDark isDark: Bool, _ desktop: Desktop) throws {
    try desktop.wait(for: "a \(isDark ? "dark" : "light") page") {
      let shot = try desktop.screenshot()
      let places = (0..<100).map { (x: 60 + $0 % 10 * 28, y: 150 + $0 / 10 * 50) }
      let dark = places.count { shot[$0.x, $0.y].green < 96 }
      return (dark > 50) == isDark ? () : nil
    }
  }

  @Test(.enabled(if: Self.missing.isEmpty))
  func the_window_follows_light_and_dark_of_the_desktop_while_it_runs() throws {
    let desktop = try Desktop(.x11)
    let (bus, portal) = try start("dark", on: desktop)
    let app = try LiveApp(on: desktop)
    try wait(untilDark: true, desktop)
    portal.send(SIGUSR2)
    try wait(untilDark: false, desktop)
    portal.send(SIGUSR1)
    try wait(untilDark: true, desktop)
    // The desktop's setting is part of the recording.
    #expect(try app.recordedLines().filter { $0.contains("appearance") }.count == 3)
    try app.quit()
    #expect(throws: Never.self) { try LiveApp.played(app.recordPath) }
    withExtendedLifetime(bus) {}
  }
}
