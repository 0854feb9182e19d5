import CSDL2
import FloatFiles
import Glibc

/// The loop's sleep: beside the connection to the display if there is a way, or else in SDL's own wait.
struct Sleeper {
  private let display: (any DisplayWait)?

  init(_ window: borrowing Window) { display = WaylandWait(window) ?? X11Wait(window) }

  /// Sleeps until the time of a frame that is drawn in any case.
  ///
  /// - Returns: False if events must be listened to meanwhile.
  func sleepUntilFrame(at time: Double, _ clock: LoopClock) -> Bool {
    display?.sleepUntilFrame(time - clock.realNow) == true
  }

  /// Waits for an event, but no longer than until a real time, if any.
  func wait(until time: Double?, _ clock: LoopClock) {
    let seconds = time.map { $0 - clock.realNow }
    if display?.wait(seconds) == true { return }
    guard let time else {
      _ = SDL_WaitEvent(nil)
      return
    }
    let milliseconds = (time - clock.realNow) * 1000
    if milliseconds >= 1 {
      guard SDL_WaitEventTimeout(nil, Int32(min(milliseconds, 3_600_000))) == 0 else { return }
    }
    // SDL counts in milliseconds; the remaining fraction decides whether frames are even.
    let rest = time - clock.realNow
    guard rest > 0 else { return }
    var span = SystemClock.span(min(rest, 0.001))
    nanosleep(&span, nil)
  }
}
