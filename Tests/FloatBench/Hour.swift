import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// An hour of a hand that hardly rests, played as fast as the machine can, to see what the time in the hand keeps.
///
/// Strokes of a second and a half with half a second between them drag the list, the page's edge and other things on
/// the screen; now and then a value changes. The last minute is kept, with the inputs that lead to its gestures.
struct Hour: Codable {
  /// The mouse's rate, in moves per second.
  let rate: Int
  /// The largest number of each at any time.
  var copies = 0
  var inputs = 0
  var lead = 0
  /// The largest increase in memory at any time, in bytes.
  var bytes = 0

  /// The names for `--phase`, each with the mouse's moves per second.
  static let rates = [(name: "hour", rate: 125), (name: "busy-hour", rate: 1000)]
  /// The most memory it may take, in bytes.
  static let limit = 20 << 20

  static func run(on start: Prototype, rate: Int) -> Hour {
    var hour = Hour(rate: rate)
    var hand = HandAtWork(start, rate: rate)
    let before = HeapMemory.used
    for second in 0..<3600 {
      for step in 0..<rate { hand.move(second * rate + step) }
      let size = hand.playback.history.size
      hour.copies = max(hour.copies, size.copies)
      hour.inputs = max(hour.inputs, size.inputs)
      hour.lead = max(hour.lead, hand.lead.inputs.count)
      // Only every tenth second, because reading it walks through the whole heap.
      if second % 10 == 9 { hour.bytes = max(hour.bytes, HeapMemory.used - before) }
    }
    return hour
  }

  var text: String {
    "an hour at \(rate) Hz keeps at most \(copies) copies, \(inputs) inputs and \(lead) that lead there, "
      + "\(DecimalText.fixed(Double(bytes) / 1_048_576, 1)) MB" + (bytes > Self.limit ? " !" : "")
  }
}

/// A window's playback, and a mouse.
private struct HandAtWork {
  var playback: Playback
  var lead: SessionLead
  private let start: Double
  private let rate: Int
  private var from = Point.zero

  private static let places = [
    Point(120, 180), Point(4, 420), Point(150, 560), Point(60, 250), Point(4, 300), Point(180, 700),
    Point(40, 60),
  ]

  init(_ prototype: Prototype, rate: Int) {
    playback = Playback(prototype)
    lead = SessionLead(prototype)
    start = prototype.now
    self.rate = rate
  }

  /// Two seconds are one stroke, for three quarters of which the mouse is down.
  mutating func move(_ index: Int) {
    let time = start + Double(index) / Double(rate)
    let (stroke, step) = (index / (2 * rate), index % (2 * rate))
    let last = 3 * rate / 2
    if step <= last {
      if step == 0 { from = Self.places[stroke % Self.places.count] }
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
