/// What the arena tells about one gesture.
public struct GestureEvent<Tag: Hashable & Sendable>: Equatable, Sendable {
  /// Which gesture, by the tag its member was opened with.
  public var tag: Tag
  /// What has become of the gesture.
  public var phase: GesturePhase
  /// Seconds; for a long press that begins, its deadline, however late the arena was advanced.
  public var time: Double
  /// Where the press was, in points.
  public var start: Point
  /// Where the pointer is, in points.
  public var location: Point
  /// The displacement since the press in points, the slop included, so that what is dragged stays under the pointer.
  public var translation: Point
  /// The way the pointer came, in points: where it is shown; ``location`` is where it is.
  public var trail: Trail<Point>
  /// Points per second, meant for `began`, `changed` and `ended`; zero in `cancelled` and `failed`.
  public var velocity: Point

  /// An event as the arena makes it; to make one by hand is for tests.
  ///
  /// - Parameters:
  ///   - tag: Which gesture.
  ///   - phase: What has become of it.
  ///   - time: In seconds.
  ///   - start: Where the press was, in points.
  ///   - location: Where the pointer is, in points.
  ///   - translation: From the press to the pointer, in points.
  ///   - trail: The way the pointer came, in points; nil for one that is at its location and was nowhere else.
  ///   - velocity: The pointer's, in points per second.
  public init(
    tag: Tag, phase: GesturePhase, time: Double, start: Point, location: Point, translation: Point,
    trail: Trail<Point>? = nil, velocity: Point
  ) {
    self.tag = tag
    self.phase = phase
    self.time = time
    self.start = start
    self.location = location
    self.translation = translation
    self.trail = trail ?? Trail(location, at: time)
    self.velocity = velocity
  }
}

/// Where a gesture is in its life: `failed`, or `began`, any number of `changed`, then `ended` or `cancelled`.
///
/// Every gesture that took part in a press hears exactly one of `ended`, `cancelled` and `failed`.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
  /// The gesture won. A tap begins and ends within the same release.
  case began
  /// The pointer moved while the gesture owned it.
  case changed
  /// The pointer was released while the gesture owned it.
  case ended
  /// A gesture that had begun was taken back; restore the state before it.
  case cancelled
  /// The gesture never began and no longer can in this press.
  case failed

  /// True for the three phases after which a gesture hears nothing more.
  public var isFinal: Bool {
    switch self {
    case .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }
}
