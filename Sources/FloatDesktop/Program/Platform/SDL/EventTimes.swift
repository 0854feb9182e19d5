import CSDL2
import CSDL2SysWM

/// Computes when inputs happened, in SDL's milliseconds: earlier than SDL's own stamps if that is known.
///
/// SDL stamps an event when it reads it from the connection. So all events that queued up during 5 ms of painting have
/// one time, and events that came while the process was stopped or the machine suspended seem to have come afterwards.
struct EventTimes {
  /// The least delay of the loop behind a deadline, in seconds, after which a late release counts as in time.
  static let stall = 0.25

  /// SDL's milliseconds minus the X server's, the smallest difference seen: SDL stamps an event when it reads it, so its
  /// stamps are never early.
  private var offset: UInt32?
  /// The time, by SDL's clock, of the X server's event that SDL translates next.
  private var serverTicks: UInt32?

  /// Takes note of an event of the X server, which SDL passes on before its own event for it.
  ///
  /// - Parameter serverTime: The server's milliseconds; nil for an event without time, or one sent by another program.
  mutating func noteServerEvent(time serverTime: UInt32?, stamp: UInt32) {
    guard let serverTime else {
      serverTicks = nil
      return
    }
    let difference = stamp &- serverTime
    if let least = offset, Int32(bitPattern: difference &- least) >= 0 {} else { offset = difference }
    serverTicks = serverTime &+ (offset ?? difference)
  }

  /// Returns an input event's time.
  ///
  /// - Parameters:
  ///   - due: A deadline for which the loop was too late, by SDL's clock, or nil. Events of a pressed pointer that
  ///     the loop finds afterwards count as having happened by then: a tap during a stall is no long press.
  func ticks(type: UInt32, stamp: UInt32, due: UInt32?) -> UInt32 {
    guard Self.fromServer.contains(type) || Self.ofFingers.contains(type) else { return stamp }
    if let serverTicks, Self.fromServer.contains(type) { return serverTicks }
    guard let due, Self.afterPress.contains(type), Int32(bitPattern: stamp &- due) > 0 else { return stamp }
    return due
  }

  private static let fromServer = SDL_KEYDOWN.rawValue...SDL_MOUSEWHEEL.rawValue
  private static let ofFingers = SDL_FINGERDOWN.rawValue...SDL_FINGERMOTION.rawValue
  private static let afterPress: Set<UInt32> = [
    SDL_MOUSEMOTION.rawValue, SDL_MOUSEBUTTONUP.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue,
  ]
}

extension EventTimes {
  /// Corrects an event's time, and takes note of the X server's times.
  mutating func correct(_ event: inout SDL_Event, due: UInt32?) {
    if let server = event.x11 {
      noteServerEvent(time: Self.time(of: server), stamp: event.common.timestamp)
    } else {
      event.common.timestamp = ticks(type: event.type, stamp: event.common.timestamp, due: due)
    }
  }

  private static func time(of event: XEvent) -> UInt32? {
    guard event.xany.send_event == 0 else { return nil }
    let time: UInt
    switch event.type {
    case KeyPress, KeyRelease: time = event.xkey.time
    case ButtonPress, ButtonRelease: time = event.xbutton.time
    case MotionNotify: time = event.xmotion.time
    case EnterNotify, LeaveNotify: time = event.xcrossing.time
    default: return nil
    }
    // 0 means "now" to X, and is no time.
    return time == 0 ? nil : UInt32(truncatingIfNeeded: time)
  }
}
