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
  /// The number of frames so far.
  private(set) var frames = 0
  /// The phone of the last of them.
  private var shown: Boxed<Prototype>?
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

  /// Notes a frame.
  mutating func write(_ picture: WindowPicture, _ cost: FrameMeasure) {
    frames += 1
    (shown, rest) = (picture.shown, nil)
    write(picture.effects, cost.damage, cachedBytes: cost.cachedBytes)
  }

  /// Notes that every event so far is handled and drawn, and that nothing happens for some seconds, or without an event.
  mutating func rest(for seconds: Double?, cachedBytes: Int) {
    let new = seconds == nil ? Rest.untilEvent : .untilLater
    guard shown != nil, rest != new else { return }
    rest = new
    let wait: [(String, JSON)] = seconds.map { [("wakesIn", .number($0))] } ?? []
    write(cachedBytes: cachedBytes, more: [("rest", .bool(true))] + wait)
  }

  /// Notes an event after the rest, because the next frame may be some time away.
  mutating func wake(cachedBytes: Int) {
    guard rest != nil else { return }
    rest = nil
    write(cachedBytes: cachedBytes, more: [("rest", .bool(false))])
  }

  private mutating func write(
    _ effects: [Effect] = [], _ damage: [PixelRect] = [], cachedBytes: Int, more: [(String, JSON)] = []
  ) {
    guard writer != nil, let prototype = shown?.value else { return }
    let cost = Self.painting(damage, cachedBytes: cachedBytes)
    let line = StateJSON(
      prototype.state, time: prototype.now, frame: frames - 1, effects: effects,
      more: [("painting", cost)] + more)
    if let failure = writer!.write(line) { Diagnostics.error("\(failure)") }
  }

  /// The area that a frame repainted, in pixels, and the memory of all the painter's caches in bytes.
  static func painting(_ damage: [PixelRect], cachedBytes: Int) -> JSON {
    [
      "damage": damage.map { rect -> JSON in [rect.x, rect.y, rect.width, rect.height] },
      "pixels": damage.reduce(0) { $0 + $1.area }, "cachedBytes": cachedBytes,
    ]
  }
}
