import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// The lines of `--trace`: the state of each frame, and of the moments when the window comes to rest and when the rest ends.
///
/// A script or a test that follows the trace knows from it that nothing moves, and need not wait for a pause between frames,
/// which may just as well be a machine with other work.
extension RunLoop {
  /// The rest that the trace told last.
  enum TracedRest {
    /// Something happens by itself at some time.
    case untilLater
    /// Nothing happens without an event.
    case untilEvent
  }

  func traceFrame(_ prototype: Prototype, _ effects: [Effect], _ damage: [PixelRect]) {
    guard trace != nil else { return }
    tracedRest = nil
    writeTrace(prototype, frame: frame, effects, damage)
  }

  /// Notes that every event so far is handled and drawn, and that nothing happens by itself before `time`, if ever.
  func traceRest(until time: Double?, at now: Double) {
    let rest = time == nil ? TracedRest.untilEvent : .untilLater
    guard trace != nil, tracedRest != rest, frame > 0 else { return }
    // The last frame is not on the screen yet, or pictures that are still being made will change it.
    guard !visibility.awaitsFrame(at: now), !pictures.isWaiting else { return }
    tracedRest = rest
    let wait: [(String, JSON)] = time.map { [("wakesIn", .number(max(0, $0 - now)))] } ?? []
    writeTrace(playback.shown.value, frame: frame - 1, more: [("rest", .bool(true))] + wait)
  }

  /// Notes an event after the rest, because the next frame may be some time away.
  func traceEvent() {
    guard tracedRest != nil else { return }
    tracedRest = nil
    writeTrace(playback.shown.value, frame: frame - 1, more: [("rest", .bool(false))])
  }

  private func writeTrace(
    _ prototype: Prototype, frame: Int, _ effects: [Effect] = [], _ damage: [PixelRect] = [],
    more: [(String, JSON)] = []
  ) {
    let line = StateJSON(
      prototype.state, time: prototype.now, frame: frame, effects: effects.map(\.name),
      painting: PaintingCounters(damage: damage, cachedBytes: painter.cachedBytes), more: more)
    if let failure = trace!.write(line) { Diagnostics.error("\(failure)") }
  }
}
