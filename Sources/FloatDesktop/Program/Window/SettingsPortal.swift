import FloatFiles
import Glibc

/// Asks the desktop's settings portal over D-Bus, and goes on listening.
///
/// All of it happens on a thread of its own, so that the first frame waits for nobody; afterwards the thread sleeps
/// until something changes. libdbus is loaded while the program runs (SDL does the same), so that neither building nor
/// starting depends on it: without the library, a session bus or a portal there are simply no settings.
struct SettingsPortal: Sendable {
  /// What is done with the settings whenever they are known; on the portal's thread.
  let report: @Sendable (DesktopSettings) -> Void

  private static let destination = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let signal = "SettingChanged"

  private final class Box: Sendable {
    let portal: SettingsPortal
    init(_ portal: SettingsPortal) { self.portal = portal }
  }

  /// Starts the thread; false where there is no session bus to ask.
  func start() -> Bool {
    guard Self.hasSessionBus else { return false }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(self))
    let result = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().portal.run() }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Without an address libdbus would start a bus of its own, which nobody asked for.
  private static var hasSessionBus: Bool {
    if Environment.value("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = Environment.value("XDG_RUNTIME_DIR") else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  private func run() {
    guard let bus = SessionBus() else { return }
    bus.subscribe(interface: Self.interface, member: Self.signal)
    var settings = DesktopSettings()
    for key in DesktopSettings.Key.allCases {
      let value = bus.setting(
        destination: Self.destination, path: Self.path, interface: Self.interface, namespace: key.namespace,
        key: key.name)
      switch value {
      case .number(let number): settings.note(number, of: key)
      case .unknown: break
      case .noAnswer: return
      }
    }
    report(settings)
    bus.listen(interface: Self.interface, member: Self.signal) { namespace, name, value in
      guard let key = DesktopSettings.Key(namespace: namespace, name: name) else { return }
      let old = settings
      settings.note(value, of: key)
      if settings != old { report(settings) }
    }
  }
}
