/// A thing that moves on the phone, or that a pointer holds, as the feature that moves it reports it.
package struct Motion: Sendable {
  /// What moves.
  package enum Thing: Hashable, Sendable {
    case ball
    case page(PageID)
    case badge(BadgeID)
    /// The scrolled content of a page.
    case content(PageID)
    case row(PageID)
    /// The moving part of a control: the pages of a pager, whose place is their scroll offset, or the thumb of a
    /// slider.
    case control(ElementID, MotionName)
    case zone
    case list
  }

  package let thing: Thing
  /// The motion's name; nil for a motion that no keys shape, such as that of a page that hurries because requests wait.
  package let name: MotionName?
  /// True while a pointer holds it.
  package var isHeld = false
  /// The drive that takes it to its target; nil while a pointer holds it.
  package var drive: Drive?
  /// When the drive began, in seconds.
  package var start = -Double.infinity
  /// Its place, in points on the screen; for content the scroll offset. Nil for the zone and the list, which report
  /// none.
  package var place: Point?
  /// The closed form of its place from the start on, without the wall; nil while a pointer holds it.
  package var course: Animated<Point>?
  /// The range in which its place is shown, even where its course leads beyond.
  package var wall: Rect?
  /// Where it comes to rest; nil while a pointer holds it, and if it will have disappeared.
  package var target: Point?
  package var release = ReleaseRule()
  /// The place from which a release decides: the place without the lag of the shown one, but with the rest of the
  /// drag's slop. Nil for a motion that no place decides.
  package var decided: Point?
  /// Its outline on the screen.
  package var outline: RoundedRect?
  /// The id of the layer that shows it.
  package var layer: String?

  init(_ thing: Thing, _ name: MotionName?) {
    self.thing = thing
    self.name = name
  }

  /// True for a page between ball and screen, whose place is its middle; that of a page that slides is its edge.
  package var isMorph: Bool { name == .expand || name == .shrink }

  /// Takes over the drive of a value, unless a pointer holds the thing.
  mutating func take<Value>(_ value: Animated<Value>, at t: Double) {
    guard !isHeld else { return }
    (drive, start) = (value.drive(at: t), value.startTime)
  }

  /// Takes over the course of its place.
  mutating func follow(_ course: Animated<Point>, at t: Double) {
    guard !isHeld else { return }
    self.course = course
    target = course.target
    take(course, at: t)
  }
}

extension Motion {
  /// The place where it is shown at a time; nil without a drive.
  package func place(at t: Double) -> Point? {
    guard drive != nil, let place = course?.value(at: t) else { return nil }
    return wall?.clamp(place) ?? place
  }

  /// The velocity with which it is shown at a time: 0 along an axis on which the wall stops it.
  package func velocity(at t: Double) -> Point? {
    guard drive != nil, let course else { return nil }
    let (place, velocity) = (course.value(at: t), course.velocity(at: t))
    guard let wall else { return velocity }
    let stopped = wall.clamp(place) - place
    return Point(stopped.x == 0 ? velocity.x : 0, stopped.y == 0 ? velocity.y : 0)
  }

  /// The sides of the wall beyond which its course leads.
  package var reachedWalls: [Threshold.Line] {
    guard let wall, let course, drive != nil, course.endTime.isFinite else { return [] }
    let count = max(1, Int((course.endTime - start) * Self.samples))
    let places = (0...count).map { course.value(at: start + Double($0) / Self.samples) }
    func isPassed(_ excess: (Point) -> Double) -> Bool {
      // An excess below the threshold of rest is not seen.
      places.contains { excess($0) > RestThreshold.points.value }
    }
    let sides: [(Threshold.Line, (Point) -> Double)] = [
      (.vertical(wall.minX), { wall.minX - $0.x }), (.vertical(wall.maxX), { $0.x - wall.maxX }),
      (.horizontal(wall.minY), { wall.minY - $0.y }), (.horizontal(wall.maxY), { $0.y - wall.maxY }),
    ]
    return sides.filter { isPassed($0.1) }.map(\.0)
  }

  /// How many places per second of the course are compared with the wall.
  private static let samples = 240.0
}

/// A spring, a curve or a deceleration that takes a value to its target.
package enum Drive: Hashable, Sendable {
  case spring(Spring)
  case curve(TimingCurve, duration: Double)
  case decay(DecelerationRate)
}

/// The part of the hand's velocity that a motion takes over from a release, and how far ahead its end is projected.
package struct ReleaseRule: Hashable, Sendable {
  /// The axis along which the hand's velocity counts; nil for both.
  package var axis: Axis?
  /// The greatest speed that the motion takes over, in points per second.
  package var maximumSpeed = Double.infinity
  /// How far the thing moves for each point of the hand: −1 for scrolled content.
  package var direction = 1.0
  /// How far ahead the release is projected to choose the target, in seconds; nil if its place alone decides.
  package var lookahead: Double?

  /// The velocity that the motion takes over, in points per second.
  package func velocity(of hand: Point) -> Point {
    let v =
      switch axis {
      case nil: hand * direction
      case .horizontal: Point(hand.x * direction, 0)
      case .vertical: Point(0, hand.y * direction)
      }
    return v.length > maximumSpeed && v.length > 0 ? v * (maximumSpeed / v.length) : v
  }
}
