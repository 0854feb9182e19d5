import CSDL2
import CSDL2SysWM

/// When inputs happened, in SDL's milliseconds: earlier than SDL's own stamps where that is known.
///
/// SDL stamps an event when it takes it from the connection. So all that queued up during 5 ms of painting has one time,
/// and all that came while the process was stopped or the machine suspended seems to have come afterwards.
struct EventTimes {
  /// How late the loop must be for a deadline, in seconds, for a release that then is found to count as in time.
  static let stall = 0.25

  /// SDL's milliseconds less the X server's; the least that was seen, since SDL's are late by what an event waited.
  private var offset: UInt32?
  /// The time of the X server's event that SDL translates next, by SDL's clock.
  private var serverTicks: UInt32?

  /// Takes note of an event of the X server's as SDL passes it on, before what it makes of it.
  ///
  /// - Parameter serverTime: The server's milliseconds; nil for an event without, or one that another program made up.
  mutating func noteServerEvent(time serverTime: UInt32?, stamp: UInt32) {
    guard let serverTime else {
      serverTicks = nil
      return
    }
    let difference = stamp &- serverTime
    if let least = offset, Int32(bitPattern: difference &- least) >= 0 {} else { offset = difference }
    serverTicks = serverTime &+ (offset ?? difference)
  }

  /// An input event's time.
  ///
  /// - Parameters:
  ///   - due: When a deadline passed that the loop was too late for, by SDL's clock, or nil. What a pointer that is down did
  ///     before the loop came back counts as done by then: a tap during a stall is no long press.
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
  /// Puts an event's time right, and takes note of what the X server says.
  mutating func correct(_ event: inout SDL_Event, due: UInt32?) {
    if event.type == SDL_SYSWMEVENT.rawValue, let message = event.syswm.msg,
      message.pointee.subsystem == SDL_SYSWM_X11
    {
      noteServerEvent(time: Self.time(of: message.pointee.msg.x11.event), stamp: event.common.timestamp)
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
    // 0 is "now" to X, and no time.
    return time == 0 ? nil : UInt32(truncatingIfNeeded: time)
  }
}
