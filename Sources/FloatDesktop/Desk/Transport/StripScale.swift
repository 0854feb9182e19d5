import FloatCore
import FloatStudio

/// The last minute on a strip: gestures at the length that they took, with the rests between them folded.
///
/// The interesting part is a few of the sixty seconds. A rest is drawn as a short gap, however long it was, so that
/// gestures have room, and nothing moves on the strip while the phone rests.
struct StripScale: Equatable, Sendable {
  private struct Piece: Equatable, Sendable {
    var time: ClosedRange<Double>
    var x: ClosedRange<Double>
  }

  private var pieces: [Piece] = []
  /// The length of a second, in points.
  let pointsPerSecond: Double

  /// The longest rest that is drawn at its length, in seconds; a longer one is drawn as this.
  static let longestRest = 0.35
  /// The largest length of a second, in points.
  static let largest = 90.0

  /// - Parameters:
  ///   - blocks: In the order of time.
  ///   - time: The range from the earliest moment to now.
  ///   - width: The available width, in points.
  init(blocks: [GestureBlock], time: ClosedRange<Double>, width: Double) {
    var spans: [(time: ClosedRange<Double>, length: Double)] = []
    var at = time.lowerBound
    func add(to end: Double, isRest: Bool) {
      guard end > at else { return }
      spans.append((at...end, isRest ? min(end - at, Self.longestRest) : end - at))
      at = end
    }
    for block in blocks {
      add(to: min(block.start, time.upperBound), isRest: true)
      add(to: min(block.end ?? time.upperBound, time.upperBound), isRest: false)
    }
    add(to: time.upperBound, isRest: true)
    let total = spans.reduce(0) { $0 + $1.length }
    pointsPerSecond = total > 0 ? min(Self.largest, width / total) : Self.largest
    var x = 0.0
    for span in spans {
      let next = x + span.length * pointsPerSecond
      pieces.append(Piece(time: span.time, x: x...next))
      x = next
    }
  }

  /// The end of the last piece, in points.
  var end: Double { pieces.last?.x.upperBound ?? 0 }

  /// The place of a time.
  func x(of time: Double) -> Double {
    guard let piece = pieces.first(where: { time <= $0.time.upperBound }) else { return end }
    return Self.map(time, piece.time, piece.x)
  }

  /// The time at a place; places beyond the ends have the time of the end.
  func time(at x: Double) -> Double {
    guard let piece = pieces.first(where: { x <= $0.x.upperBound }) ?? pieces.last else { return 0 }
    return Self.map(x, piece.x, piece.time)
  }

  private static func map(_ value: Double, _ from: ClosedRange<Double>, _ to: ClosedRange<Double>) -> Double {
    guard value < from.upperBound else { return to.upperBound }
    guard value > from.lowerBound else { return to.lowerBound }
    let share = (value - from.lowerBound) / (from.upperBound - from.lowerBound)
    return to.lowerBound + (to.upperBound - to.lowerBound) * share
  }
}
