import FloatFiles
import Glibc

/// Reads the desktop's settings from its portal over D-Bus, and listens for changes.
///
/// It runs on its own thread, so that the first frame does not wait; the thread then sleeps until something changes.
/// Without a session bus or a portal there are no settings.
struct SettingsPortal: Sendable {
  /// Called whenever the settings are known or changed, on the portal's thread.
  let report: @Sendable (DesktopSettings) -> Void

  /// Starts the thread; false if there is no session bus.
  func start() -> Bool {
    Self.hasSessionBus && SystemThread.detached { run() }
  }

  /// False without an address, because libdbus would then start another bus.
  private static var hasSessionBus: Bool {
    if Environment.value("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = Environment.value("XDG_RUNTIME_DIR") else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  private func run() {
    guard let bus = SessionBus() else { return }
    bus.subscribe()
    var settings = DesktopSettings()
    for key in DesktopSettings.Key.allCases {
      do {
        if let number = try bus.setting(key.rawValue, in: key.namespace) { settings.note(number, of: key) }
      } catch { return }
    }
    report(settings)
    bus.listen { namespace, name, value in
      guard let key = DesktopSettings.Key(rawValue: name), key.namespace == namespace else { return }
      let old = settings
      settings.note(value, of: key)
      if settings != old { report(settings) }
    }
  }
}
