import FloatCore
import FloatStudio

/// The places of the transport's parts, in points.
struct TransportLayout: Equatable, Sendable {
  /// A control that can be pressed.
  enum Control: Hashable, Sendable {
    case back, play, on, loop
    case speed(Int)
    case strip

    var name: String {
      switch self {
      case .speed(let index): "speed-\(Int((PhoneClock.speeds[index] * 100).rounded()))"
      default: "\(self)"
      }
    }
  }

  let size: Size
  /// All that can be pressed, with its place.
  let parts: [HitArea<Control>]
  /// The frame around the speeds.
  let speeds: Rect
  let strip: Rect
  /// The middle of the words below the strip.
  let words: Double

  static let height = 122.0
  /// The least width that does not cut the words.
  static let smallestWidth = 300.0
  static let margin = 16.0
  static let inset = 5.0
  private static let row = 30.0
  private static let gap = 6.0
  /// The least width with buttons of full size.
  private static let roomy = 370.0

  init(width: Double) {
    let width = max(width, Self.smallestWidth)
    size = Size(width, Self.height)
    let top = 14.0
    var parts: [HitArea<Control>] = []
    var x = Self.margin
    let lengths = width < Self.roomy ? [28.0, 32, 28, 46] : [32, 40, 32, 54]
    let gap = width < Self.roomy ? 4 : Self.gap
    for (control, length) in zip([Control.back, .play, .on, .loop], lengths) {
      parts.append(HitArea(control, Rect(x, top, length, Self.row)))
      x += length + gap
    }
    let count = Double(PhoneClock.speeds.count)
    let room = width - Self.margin - x - gap
    let cell = min(40, ((room - 4) / count).rounded(.down))
    speeds = Rect(width - Self.margin - cell * count - 4, top, cell * count + 4, Self.row)
    for index in PhoneClock.speeds.indices {
      let frame = Rect(speeds.minX + 2 + Double(index) * cell, top + 2, cell, Self.row - 4)
      parts.append(HitArea(.speed(index), frame))
    }
    strip = Rect(Self.margin, top + Self.row + 12, width - 2 * Self.margin, 36)
    self.parts = parts + [HitArea(.strip, strip)]
    words = strip.maxY + 14.6
  }

  static func == (a: TransportLayout, b: TransportLayout) -> Bool { a.size == b.size }

  func frame(of control: Control) -> Rect? { parts.first { $0.place == control }?.frame }

  /// The part of the strip in which blocks are drawn.
  var track: Rect {
    strip.inset(by: EdgeInsets(top: Self.inset, left: Self.inset, bottom: Self.inset, right: Self.inset))
  }
}
