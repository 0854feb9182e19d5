import FloatCore
import FloatDesk
import FloatFiles
import FloatReplay
import FloatStudio

/// The lines of `--trace`: the state of each frame, and of the moments when the window comes to rest and when the rest ends.
///
/// A script or a test that follows the trace knows from it that nothing moves, and need not wait for a pause between frames,
/// which may just as well be a machine with other work.
struct FrameTrace: ~Copyable {
  private var writer: LineWriter?
  /// The rest that the last line tells, if it does.
  private var rest: Rest?

  private enum Rest {
    /// A deadline is due at some time.
    case untilLater
    /// Nothing happens without an event.
    case untilEvent
  }

  init(_ writer: consuming LineWriter?) { self.writer = writer }

  /// True if lines are missing.
  var hasFailed: Bool {
    switch writer {
    case let writer?: writer.failure != nil
    case nil: false
    }
  }

  mutating func write(_ picture: WindowPicture, frame: Int, _ cost: FrameMeasure) {
    guard writer != nil else { return }
    rest = nil
    write(picture.shown.value, frame, picture.effects, cost.damage, cachedBytes: cost.cachedBytes)
  }

  /// Notes that nothing happens for some seconds, or without an event.
  mutating func rest(_ prototype: Prototype, frame: Int, for seconds: Double?, cachedBytes: Int) {
    let new = seconds == nil ? Rest.untilEvent : .untilLater
    guard writer != nil, rest != new else { return }
    rest = new
    let wait: [(String, JSON)] = seconds.map { [("wakesIn", .number($0))] } ?? []
    write(prototype, frame, cachedBytes: cachedBytes, more: [("rest", .bool(true))] + wait)
  }

  /// Notes an event after the rest.
  mutating func wake(_ prototype: Prototype, frame: Int, cachedBytes: Int) {
    guard rest != nil else { return }
    rest = nil
    write(prototype, frame, cachedBytes: cachedBytes, more: [("rest", .bool(false))])
  }

  private mutating func write(
    _ prototype: Prototype, _ frame: Int, _ effects: [Effect] = [], _ damage: [PixelRect] = [],
    cachedBytes: Int, more: [(String, JSON)] = []
  ) {
    let line = StateJSON(
      prototype.state, time: prototype.now, frame: frame, effects: effects,
      painting: PaintingCounters(damage: damage, cachedBytes: cachedBytes), more: more)
    if let failure = writer!.write(line) { Diagnostics.error("\(failure)") }
  }
}
