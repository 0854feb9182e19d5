import FloatCore
import FloatFiles
import FloatStudio

/// An hour with a mouse of 125 Hz that never rests: what the time in the hand keeps of it.
struct HourBenchmark {
  let copies: Int
  let inputs: Int
  /// By how much the process grew, in bytes; nil where the system does not say.
  let bytes: Int?

  private static let rate = 125
  /// A stroke, in inputs: two seconds.
  private static let stroke = 250

  static func run(on start: Prototype, seconds: Int = 3600) -> HourBenchmark {
    let before = ProcessMemory.proportionalSetSize()
    var playback = Playback(start)
    for index in 0..<seconds * rate {
      let time = start.now + Double(index) / Double(rate)
      let step = index % stroke
      let phase: PointerPhase = step == 0 ? .down : step == stroke - 1 ? .up : .move
      let place = Point(180 + Double(index % 97), 300 + Double(index % 211))
      playback.send(.pointer(phase, id: 0, at: place), atReal: time)
      // About sixty frames a second.
      if index % 2 == 0 { playback.advance(toReal: time) }
      _ = playback.takeChanges()
      _ = playback.takeEffects()
    }
    let after = ProcessMemory.proportionalSetSize()
    let size = playback.history.size
    return HourBenchmark(
      copies: size.copies, inputs: size.inputs, bytes: before.flatMap { b in after.map { max(0, $0 - b) } })
  }

  var json: JSON {
    .object([
      ("copies", .number(Double(copies))), ("inputs", .number(Double(inputs))),
      ("bytes", bytes.map { .number(Double($0)) } ?? .null),
    ])
  }

  var text: String {
    let size = bytes.map { ", \(DecimalText.fixed(Double($0) / 1_048_576, 1)) MB" } ?? ""
    return "an hour at \(Self.rate) Hz keeps \(copies) copies and \(inputs) inputs\(size)"
  }
}
