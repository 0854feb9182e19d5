import FloatCore

/// A soft dot wherever a pointer is down, as screen recorders of phones draw it (`export --touches`).
struct TouchMarks {
  private struct Mark {
    /// Where it is shown, and what is under it.
    var way: Trail<Point>
    /// When it was let go; nil while it is down.
    var released: Double?
  }

  /// How long a dot stays after the release, in seconds: a tap would be over before anybody sees it.
  static let fading = 0.25
  /// In points: a fingertip.
  static let radius = 20.0
  private static let fill = Color(110, 110, 120, 110)
  private static let rim = Color(255, 255, 255, 170)
  private static let shadow = Shadow(color: Color(0, 0, 0, 60), radius: 6)

  private var marks: [Int: Mark] = [:]

  mutating func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let place) = input.input else { return }
    switch phase {
    case .down: marks[id] = Mark(way: Trail(place, at: input.time))
    // Without a press it is a mouse that passes.
    case .move: if marks[id]?.released == nil { marks[id]?.way.add(place, at: input.time) }
    case .up: if marks[id]?.released == nil { release(id, to: place, at: input.time) }
    case .cancel: if marks[id]?.released == nil { marks[id]?.released = input.time }
    }
  }

  private mutating func release(_ id: Int, to place: Point, at time: Double) {
    var mark = marks[id] ?? Mark(way: Trail(place, at: time))
    if place != mark.way.end { mark.way.add(place, at: time) }
    mark.released = time
    marks[id] = mark
  }

  /// The dots at a time, for the top of a scene.
  func layers(at time: Double) -> [Layer] {
    marks.sorted { $0.key < $1.key }.compactMap { id, mark in
      let opacity = mark.released.map { 1 - (time - $0) / Self.fading } ?? 1
      let place = mark.way.value(at: time)
      guard opacity > 0, place.isFinite else { return nil }
      let circle = RoundedRect(circle: .zero, radius: Self.radius)
      return Layer(
        id: "touch:\(id)", position: place, outline: circle, opacity: opacity, shadow: Self.shadow,
        content: [
          .roundedRect(circle, .color(Self.fill)),
          .stroke(Path(circle: .zero, radius: Self.radius - 0.75), width: 1.5, Self.rim),
        ])
    }
  }
}
