import FloatFiles
import Glibc

/// Reads the desktop's settings from its portal over D-Bus, listens for changes, and reports both to the loop.
///
/// It runs on its own thread, so that the first frame does not wait; the thread then sleeps until something changes.
/// Without a session bus or a portal there are no settings.
enum SettingsPortal {
  /// Starts the thread.
  static func follow() { if hasSessionBus { _ = SystemThread.detached(run) } }

  /// False without an address, because libdbus would then start another bus.
  private static var hasSessionBus: Bool {
    if Environment.value("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = Environment.value("XDG_RUNTIME_DIR") else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  @Sendable private static func run() {
    guard let bus = SessionBus() else { return }
    bus.subscribe()
    var settings = DesktopSettings()
    for key in DesktopSettings.Key.allCases {
      do {
        if let number = try bus.setting(key.rawValue, in: key.namespace) { settings.note(number, of: key) }
      } catch { return }
    }
    Mailbox.post(.input(settings.input))
    bus.listen { namespace, name, value in
      guard let key = DesktopSettings.Key(rawValue: name), key.namespace == namespace else { return }
      let old = settings
      settings.note(value, of: key)
      if settings != old { Mailbox.post(.input(settings.input)) }
    }
  }
}
