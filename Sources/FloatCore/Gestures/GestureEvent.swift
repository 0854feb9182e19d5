/// A report by the arena about one gesture.
public struct GestureEvent<Tag: Hashable & Sendable>: Equatable, Sendable {
  /// The gesture, by the tag of its member.
  public var tag: Tag
  /// The gesture's new phase.
  public var phase: GesturePhase
  /// The event's time in seconds; for a long press that begins, its deadline, however late the arena was advanced.
  public var time: Double
  /// The position of the press, in points.
  public var start: Point
  /// The position of the pointer, in points.
  public var location: Point
  /// The displacement since the press in points, the slop included, so that a dragged thing stays under the pointer.
  public var translation: Point
  /// The pointer's trail, in points: a dragged thing is shown along it, a little behind ``location``.
  public var trail: Trail<Point>
  /// The positions of the pointer so far.
  private let tracker: VelocityTracker

  /// The velocity of the pointer at ``time``, in points per second; zero in `cancelled` and `failed`.
  ///
  /// It is measured each time it is read, because most events are moves, of which nothing but the place is read.
  public var velocity: Point {
    phase == .cancelled || phase == .failed ? .zero : tracker.velocity(at: time)
  }

  /// An event as the arena makes it; call this yourself only in tests.
  ///
  /// - Parameters:
  ///   - tag: The gesture.
  ///   - phase: The gesture's new phase.
  ///   - time: In seconds.
  ///   - start: The position of the press, in points.
  ///   - location: The position of the pointer, in points.
  ///   - translation: From the press to the pointer, in points.
  ///   - trail: The pointer's trail, in points; nil for a pointer that has always been at `location`.
  ///   - tracker: The positions of the pointer so far; without any its velocity is zero.
  public init(
    tag: Tag, phase: GesturePhase, time: Double, start: Point, location: Point, translation: Point,
    trail: Trail<Point>? = nil, tracker: VelocityTracker = VelocityTracker()
  ) {
    (self.tag, self.phase, self.time) = (tag, phase, time)
    (self.start, self.location, self.translation) = (start, location, translation)
    self.trail = trail ?? Trail(location, at: time)
    self.tracker = tracker
  }
}

/// A phase in the life of a gesture: `failed`, or `began`, any number of `changed`, then `ended` or `cancelled`.
///
/// Every gesture that took part in a press hears exactly one of `ended`, `cancelled` and `failed`.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
  /// The gesture won. A tap begins and ends within the same release.
  case began
  /// The pointer moved while the gesture owned it.
  case changed
  /// The pointer was released while the gesture owned it.
  case ended
  /// A gesture that had begun was cancelled; restore the state before it.
  case cancelled
  /// The gesture never began and no longer can in this press.
  case failed

  /// True for the three phases that are the last one a gesture hears.
  public var isFinal: Bool { self != .began && self != .changed }
}

extension Tracked {
  /// Follows the pointer of a drag. As the drag begins, an animation absorbs the gesture's slop; from then on the value
  /// moves with the pointer.
  ///
  /// - Parameters:
  ///   - slop: The animation by which the distance between the value and the pointer goes to zero.
  ///   - place: The value for a position of the pointer.
  mutating func drag<Tag>(
    _ event: GestureEvent<Tag>, absorbing slop: Animation, at t: Double, to place: (Point) -> Value
  ) {
    let trail = event.trail.map(place)
    if event.phase == .began { follow(trail, absorbing: slop, at: t) } else { follow(trail) }
  }
}
