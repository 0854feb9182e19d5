package import FloatCore

/// A white disc wherever a pointer is down, the way slides show a finger (`--touches`), with a trail behind it.
///
/// It appears slightly enlarged, so that a press is visible, and fades in and out. A hovering mouse has a ring.
package struct TouchMarks: Sendable {
  private struct Step {
    var time: Double
    var place: Point
  }

  private struct Mark {
    /// The way of the pointer, from which the disc's place follows.
    var way: Trail<Point>
    var pressed: Double
    /// The places of the pointer, as far back as the trail goes.
    var steps: [Step]
    /// When the pointer was let go; nil while it is down.
    var released: Double?
  }

  /// How long a disc stays after the release, in seconds, because a tap would be over before the eye sees it.
  static let fading = 0.25
  /// How long it shrinks after the press, in seconds.
  static let shrinking = 0.15
  /// How long it takes to fade in, in seconds, and its opacity in the first frame.
  static let coming = 0.05
  static let firstOpacity = 0.4
  /// The radius of a fingertip, in points.
  static let radius = 18.0
  /// The factor by which it is enlarged when it appears.
  static let arrival = 1.35
  /// The duration of a trail, in seconds, and its width where it begins, in points.
  static let trail = 0.3
  private static let trailWidth = 13.0
  /// The radius of the ring around a hovering mouse, in points.
  private static let hoverRadius = 9.0
  private static let trailFill = Color(255, 255, 255, 150)
  private static let trailRim = Color(30, 32, 38, 60)
  private static let fill = Color(255, 255, 255, 205)
  private static let rim = Color(30, 32, 38, 190)
  private static let shadow = Shadow(color: Color(0, 0, 0, 85), radius: 8, offset: Point(0, 1))

  private var marks: [Int: Mark] = [:]

  package init() {}

  /// The marks of a gesture at a time during it.
  package init(_ take: GestureTake, until time: Double) {
    for input in take.inputs.prefix(while: { $0.time <= time }) { note(input) }
  }

  package mutating func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let place) = input.input else { return }
    switch phase {
    case .down: marks[id] = Self.mark(place, at: input.time)
    // Without a press it is a hovering mouse.
    case .move: if marks[id]?.released == nil { move(id, to: place, at: input.time) }
    case .up: if marks[id]?.released == nil { release(id, to: place, at: input.time) }
    case .cancel: if marks[id]?.released == nil { marks[id]?.released = input.time }
    }
  }

  private static func mark(_ place: Point, at time: Double) -> Mark {
    Mark(way: Trail(place, at: time), pressed: time, steps: [Step(time: time, place: place)])
  }

  private mutating func move(_ id: Int, to place: Point, at time: Double) {
    guard place.isFinite else { return }
    marks[id]?.way.add(place, at: time)
    marks[id]?.steps.append(Step(time: time, place: place))
    let old = marks[id]?.steps.prefix { $0.time < time - Self.trail }.count ?? 0
    if old > 64 { marks[id]?.steps.removeFirst(old) }
  }

  private mutating func release(_ id: Int, to place: Point, at time: Double) {
    if marks[id] == nil { marks[id] = Self.mark(place, at: time) }
    if place != marks[id]?.way.end { move(id, to: place, at: time) }
    marks[id]?.released = time
  }

  /// When the last mark is gone; at least `time` while a pointer is down; nil without marks.
  package func end(after time: Double) -> Double? {
    marks.values.map { $0.released.map { $0 + max(Self.fading, Self.trail) } ?? time }.max()
  }

  /// True while the next frame's marks differ although nothing happens: they appear, fade, and trails shorten.
  package func isChanging(at time: Double) -> Bool {
    marks.values.contains { mark in
      let settled = max(mark.pressed + Self.shrinking, (mark.steps.last?.time ?? 0) + Self.trail)
      return time < (mark.released.map { $0 + max(Self.fading, Self.trail) } ?? settled)
    }
  }

  /// The layers of all marks at a time, for the top of a scene.
  ///
  /// - Parameter hover: The place of a mouse that hovers.
  package func scene(at time: Double, hover: Point? = nil) -> [Layer] {
    trails(at: time) + layers(at: time) + (hover.map { [Self.ring($0)] } ?? [])
  }

  private static func ring(_ place: Point) -> Layer {
    let circle = Path(circle: .zero, radius: hoverRadius)
    return Layer(
      id: "touch:hover", position: place,
      content: [.stroke(circle, width: 4, rim.faded(0.5)), .stroke(circle, width: 2, .white)])
  }

  /// The trails, thin and pointed at their old end.
  private func trails(at time: Double) -> [Layer] {
    marks.sorted { $0.key < $1.key }.compactMap { id, mark in
      let going = mark.released.map { ((time - $0) / Self.fading).clamped(to: 0...1) } ?? 0
      let head = mark.way.value(at: time)
      let shown = time - mark.way.lag
      let steps =
        mark.steps.filter { $0.time > time - Self.trail && $0.time < shown } + [Step(time: time, place: head)]
      guard going < 1, head.isFinite, steps.count > 2 else { return nil }
      func outline(_ extra: Double) -> Path {
        Self.ribbon(
          steps.map { step in
            let freshness = (1 - (time - step.time) / Self.trail).clamped(to: 0...1)
            return (step.place, Self.trailWidth / 2 * freshness + extra)
          })
      }
      return Layer(
        id: "touch-trail:\(id)", opacity: 1 - going,
        content: [
          .fill(outline(1), .color(Self.trailRim)), .fill(outline(0), .color(Self.trailFill)),
        ])
    }
  }

  /// A band along some places, each with half of its width there.
  private static func ribbon(_ places: [(at: Point, half: Double)]) -> Path {
    var distinct: [(at: Point, half: Double)] = []
    for place in places where distinct.last.map({ $0.at.distance(to: place.at) > 0.5 }) ?? true {
      distinct.append(place)
    }
    guard distinct.count > 1 else { return Path() }
    var left: [Point] = []
    var right: [Point] = []
    for (index, place) in distinct.enumerated() {
      let way = distinct[min(index + 1, distinct.count - 1)].at - distinct[max(index - 1, 0)].at
      let across = way.length > 0 ? way.perpendicular / way.length * place.half : .zero
      left.append(place.at + across)
      right.append(place.at - across)
    }
    var path = Path(lines: left + right.reversed())
    path.close()
    return path
  }

  /// The discs at a time.
  func layers(at time: Double) -> [Layer] {
    marks.sorted { $0.key < $1.key }.compactMap { id, mark in
      let going = mark.released.map { ((time - $0) / Self.fading).clamped(to: 0...1) } ?? 0
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

  /// The radius after a press: large at first, then shrinking to its size, quickly and then more slowly.
  static func radius(sincePress time: Double) -> Double {
    let rest = 1 - (time / shrinking).clamped(to: 0...1)
    return radius * (1 + (arrival - 1) * rest * rest)
  }
}
