import CSDL2
import FloatFiles

/// A kind of event in SDL's queue that the program itself sends, which wakes a sleeping loop.
struct UserEvent {
  private static let reload = UserEvent()
  private static let settings = UserEvent()
  static let pictures = UserEvent()
  private static let keeping = UserEvent()
  private static let kept = UserEvent()

  /// SDL's number for these events; `UInt32.max` if SDL has none left.
  private let type = SDL_RegisterEvents(1)

  /// Puts an event with a number into SDL's queue. Can be called on any thread.
  private func push(_ code: Int32) {
    guard type != .max else { return }
    var event = SDL_Event()
    event.user.type = type
    event.user.code = code
    EventBell.push(&event)
  }

  /// Puts an event into SDL's queue; called on the thread that waits for events.
  func add() {
    guard type != .max else { return }
    var event = SDL_Event()
    event.user.type = type
    _ = SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
  }

  /// True for an event of this kind.
  func matches(_ event: SDL_Event) -> Bool { event.type == type && type != .max }

  /// The number of one of these events; nil for any other event.
  private func code(of event: SDL_Event) -> Int32? {
    matches(event) ? event.user.code : nil
  }

  /// A watched file changed.
  static func push(_ signal: ReloadSignal) { reload.push(signal.rawValue) }

  /// A picture that was requested ahead is ready.
  @Sendable static func pushPictures() { pictures.push(0) }

  static func reloadSignal(of event: SDL_Event) -> ReloadSignal? {
    reload.code(of: event).flatMap(ReloadSignal.init)
  }

  /// The desktop's settings are known or changed.
  static func push(_ new: DesktopSettings) {
    settings.push(
      bits(new.isDark) | bits(new.reducesMotion) << 2 | Int32(clamping: new.textPercent ?? 0) << 4)
  }

  static func desktopSettings(of event: SDL_Event) -> DesktopSettings? {
    settings.code(of: event).map { code in
      DesktopSettings(
        isDark: flag(code), reducesMotion: flag(code >> 2), textPercent: code >> 4 > 0 ? Int(code >> 4) : nil)
    }
  }

  /// So much of a gesture's file is written.
  static func push(keptPercent: Int) { keeping.push(Int32(clamping: keptPercent)) }

  static func keptPercent(of event: SDL_Event) -> Int? { keeping.code(of: event).map(Int.init) }

  /// A gesture was kept, or could not be.
  static func pushKept() { kept.push(0) }

  static func isKept(_ event: SDL_Event) -> Bool { kept.matches(event) }

  private static func bits(_ flag: Bool?) -> Int32 { flag.map { $0 ? 3 : 2 } ?? 0 }
  private static func flag(_ bits: Int32) -> Bool? { bits & 2 != 0 ? bits & 1 != 0 : nil }
}
