import CSDL2

/// The desktop's settings among SDL's events.
enum DesktopSettingsEvent {
  /// SDL's number for these events; `UInt32.max` if SDL has none left.
  private static let type = SDL_RegisterEvents(1)

  /// Puts settings into SDL's queue. Any thread may do so.
  static func push(_ settings: DesktopSettings) {
    guard type != .max else { return }
    var event = SDL_Event()
    event.user.type = type
    event.user.code = bits(settings.isDark) | bits(settings.reducesMotion) << 2
    SDL_PushEvent(&event)
  }

  /// The settings of an event; nil for any other event.
  static func settings(of event: SDL_Event) -> DesktopSettings? {
    guard event.type == type, type != .max else { return nil }
    return DesktopSettings(isDark: flag(event.user.code), reducesMotion: flag(event.user.code >> 2))
  }

  private static func bits(_ flag: Bool?) -> Int32 { flag.map { $0 ? 3 : 2 } ?? 0 }
  private static func flag(_ bits: Int32) -> Bool? { bits & 2 != 0 ? bits & 1 != 0 : nil }
}
