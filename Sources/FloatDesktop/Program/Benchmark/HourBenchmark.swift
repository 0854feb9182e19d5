import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// An hour of a hand that hardly rests, played as fast as the machine can, to see what the time in the hand keeps.
///
/// Strokes of a second and a half with half a second between them drag the list, the page's edge and other things on
/// the screen; now and then a value changes. The last minute is kept, with the inputs that lead to its gestures.
struct HourBenchmark {
  /// The mouse's rate, in moves per second.
  let rate: Int
  /// The largest number of each at any time.
  let copies: Int
  let inputs: Int
  let lead: Int
  /// The largest increase in memory at any time, in bytes; nil where the C library does not provide it.
  let bytes: Int?

  /// The names for `--phase`, each with the mouse's moves per second; the first alone is the default.
  static let phases = [(name: "hour", rate: 125), (name: "busy-hour", rate: 1000)]
  /// The most memory it may take, in bytes; docs/performance.md breaks it down.
  static let limit = 20 << 20

  private static let seconds = 3600
  /// The time from one stroke to the next, in seconds, and the share of it for which the mouse is down.
  private static let period = 2
  private static let share = 0.75

  static func run(on start: Prototype, rate: Int) -> HourBenchmark {
    var hand = HandAtWork(start, rate: rate)
    let before = HeapMemory.used
    var most = (copies: 0, inputs: 0, lead: 0, bytes: 0)
    for second in 0..<seconds {
      for step in 0..<rate { hand.move(second * rate + step) }
      let size = hand.playback.history.size
      most.copies = max(most.copies, size.copies)
      most.inputs = max(most.inputs, size.inputs)
      most.lead = max(most.lead, hand.lead.inputs.count)
      // Only every tenth second, because reading it walks through the whole heap.
      if second % 10 == 9 { most.bytes = max(most.bytes, HeapMemory.used ?? 0) }
    }
    return HourBenchmark(
      rate: rate, copies: most.copies, inputs: most.inputs, lead: most.lead,
      bytes: before.map { max(0, most.bytes - $0) })
  }

  /// A window's playback, and a mouse.
  private struct HandAtWork {
    var playback: Playback
    var lead: SessionLead
    private let start: Double
    private let rate: Int
    private var from = Point.zero

    init(_ prototype: Prototype, rate: Int) {
      playback = Playback(prototype)
      lead = SessionLead(prototype)
      start = prototype.now
      self.rate = rate
    }

    mutating func move(_ index: Int) {
      let time = start + Double(index) / Double(rate)
      let length = HourBenchmark.period * rate
      let (stroke, step) = (index / length, index % length)
      let last = Int(Double(length) * HourBenchmark.share)
      if step <= last {
        if step == 0 { from = HourBenchmark.places[stroke % HourBenchmark.places.count] }
        let way = Double(step) / Double(last)
        let place = from + Point(180 * way, 90 * (1 - (1 - 2 * way).magnitude))
        let phase: PointerPhase = step == 0 ? .down : step == last ? .up : .move
        playback.send(.pointer(phase, id: 0, at: place), atReal: time)
      } else if step == last + 1, stroke % 5 == 4 {
        let value = stroke % 10 == 9 ? "60pt" : "72pt"
        playback.send(.configure([ConfigurationValue(key: "ball.diameter", value: value)]), atReal: time)
      }
      // About sixty frames per second.
      if index % max(1, rate / 60) == 0 { playback.advance(toReal: time) }
      let changes = playback.takeChanges()
      for change in changes { lead.note(change) }
      if !changes.isEmpty { lead.note(playback) }
      _ = playback.takeEffects()
    }
  }

  private static let places = [
    Point(120, 180), Point(4, 420), Point(150, 560), Point(60, 250), Point(4, 300), Point(180, 700),
    Point(40, 60),
  ]

  var json: JSON {
    .object([
      ("rate", .number(Double(rate))), ("copies", .number(Double(copies))),
      ("inputs", .number(Double(inputs))), ("lead", .number(Double(lead))),
      ("bytes", bytes.map { .number(Double($0)) } ?? .null), ("limit", .number(Double(Self.limit))),
    ])
  }

  var text: String {
    let size = bytes.map {
      ", \(DecimalText.fixed(Double($0) / 1_048_576, 1)) MB" + ($0 > Self.limit ? " !" : "")
    }
    return
      "an hour at \(rate) Hz keeps at most \(copies) copies, \(inputs) inputs and \(lead) that lead there"
      + (size ?? "")
  }
}
