import FloatCore

/// A white disc wherever a pointer is down, as slides show a finger (`export --touches`).
///
/// It appears slightly enlarged, so that a press can be seen, and fades in and out.
struct TouchMarks {
  private struct Mark {
    /// Where it is shown, and what is under it.
    var way: Trail<Point>
    var pressed: Double
    /// When it was let go; nil while it is down.
    var released: Double?
  }

  /// How long a disc stays after the release, in seconds: a tap would be over before anybody sees it.
  static let fading = 0.25
  /// How long it shrinks after the press, in seconds.
  static let shrinking = 0.15
  /// How long it takes to be there whole, in seconds, and how much of it the first frame shows.
  static let coming = 0.05
  static let firstOpacity = 0.4
  /// In points: a fingertip.
  static let radius = 18.0
  /// How much larger it comes.
  static let arrival = 1.35
  private static let fill = Color(255, 255, 255, 205)
  private static let rim = Color(30, 32, 38, 190)
  private static let shadow = Shadow(color: Color(0, 0, 0, 85), radius: 8, offset: Point(0, 1))

  private var marks: [Int: Mark] = [:]

  mutating func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let place) = input.input else { return }
    switch phase {
    case .down: marks[id] = Mark(way: Trail(place, at: input.time), pressed: input.time)
    // Without a press it is a mouse that passes.
    case .move: if marks[id]?.released == nil { marks[id]?.way.add(place, at: input.time) }
    case .up: if marks[id]?.released == nil { release(id, to: place, at: input.time) }
    case .cancel: if marks[id]?.released == nil { marks[id]?.released = input.time }
    }
  }

  private mutating func release(_ id: Int, to place: Point, at time: Double) {
    var mark = marks[id] ?? Mark(way: Trail(place, at: time), pressed: time)
    if place != mark.way.end { mark.way.add(place, at: time) }
    mark.released = time
    marks[id] = mark
  }

  /// The discs at a time, for the top of a scene.
  func layers(at time: Double) -> [Layer] {
    marks.sorted { $0.key < $1.key }.compactMap { id, mark in
      let going = mark.released.map { min(max((time - $0) / Self.fading, 0), 1) } ?? 0
      let place = mark.way.value(at: time)
      guard going < 1, place.isFinite else { return nil }
      let coming = min(1, Self.firstOpacity + (1 - Self.firstOpacity) * (time - mark.pressed) / Self.coming)
      let radius = Self.radius(sincePress: time - mark.pressed)
      let circle = RoundedRect(circle: .zero, radius: radius)
      return Layer(
        id: "touch:\(id)", position: place, outline: circle, opacity: coming * (1 - going),
        shadow: Self.shadow,
        content: [
          .roundedRect(circle, .color(Self.fill)),
          .stroke(Path(circle: .zero, radius: radius - 0.5), width: 1, Self.rim),
        ])
    }
  }

  /// Large at the press, then quickly and ever more slowly down to its size.
  static func radius(sincePress time: Double) -> Double {
    let rest = 1 - min(max(time / shrinking, 0), 1)
    return radius * (1 + (arrival - 1) * rest * rest)
  }
}
