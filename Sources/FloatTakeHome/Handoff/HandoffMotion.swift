package import FloatCore
import FloatStudio

/// A motion of a gesture from its start until it is over, or something else takes hold of the thing.
package struct HandoffMotion: Sendable {
  /// The motion as it begins.
  package private(set) var motion: Motion
  /// How long after the input that caused it it began, in seconds.
  package let delay: Double
  /// When it was over, in seconds; infinite while it lasts.
  package private(set) var end = Double.infinity
  /// True if it was taken hold of, or sent elsewhere, before it was at its target.
  package private(set) var isCaught = false
  /// When it first went beyond a wall, in seconds; nil for one that does not.
  package private(set) var wallTime: Double?
  /// How far the spring goes beyond the wall, in points.
  package private(set) var beyond = 0.0

  init(_ motion: Motion, delay: Double) {
    (self.motion, self.delay) = (motion, delay)
    self.motion.place = motion.place(at: motion.start) ?? motion.place
  }

  package var name: MotionName? { motion.name }
  package var thing: String { motion.thing.name }
  package var start: Double { motion.start }
  /// The place that it starts from; nil for a thing without a place.
  package var from: Point? { motion.place(at: start) }
  /// The place that it goes to.
  package var to: Point? { motion.course?.target }
  /// The velocity that it starts with, in points a second.
  package var velocity: Point? { motion.course?.velocity(at: start) }
  /// How far it goes, in points.
  var length: Double { from.flatMap { from in to.map { $0.distance(to: from) } } ?? 0 }

  var isGoingOn: Bool { end == .infinity }

  /// True for the same motion, seen later.
  func continues(as other: Motion) -> Bool {
    other.drive != nil && !other.isHeld && thing == other.thing.name && name == other.name
      && start == other.start
  }

  /// True for what moves the thing instead.
  func isReplaced(by other: Motion) -> Bool {
    thing == other.thing.name && (other.isHeld || name == other.name)
  }

  /// Ends it at the first moment at which it was not there any more.
  ///
  /// - Parameter isReplaced: True if something else moves the thing since.
  mutating func finish(at time: Double, isReplaced: Bool) {
    let last = motion.course?.endTime ?? time
    // A press that only stops the thing leaves it short of its target, with nothing that moves.
    func shown(_ place: Point) -> Point { motion.wall?.clamp(place) ?? place }
    let isShort = motion.course.map { shown($0.value(at: time)).distance(to: shown($0.target)) > 0.5 }
    isCaught = isReplaced || isShort ?? false
    end = isCaught ? time : min(time, last)
    guard let wall = motion.wall, let course = motion.course, !motion.reachedWalls.isEmpty else { return }
    for time in times {
      let place = course.value(at: time)
      let depth = place.distance(to: wall.clamp(place))
      guard depth > RestThreshold.points.value else { continue }
      wallTime = wallTime ?? time
      beyond = max(beyond, depth)
    }
  }

  /// A thousand times a second from its start to its end.
  private var times: [Double] {
    (0...max(1, Int((end - start) * 1000))).map { start + Double($0) / 1000 }
  }

  /// When the spring is farthest beyond its target, in seconds; nil if it does not overshoot visibly.
  var overshootTime: Double? {
    guard let course = motion.course, let from, let to, length > 1 else { return nil }
    let way = (to - from) / length
    func beyond(_ time: Double) -> Double { (course.value(at: time) - to).dot(way) }
    let farthest = times.max { beyond($0) < beyond($1) }
    return farthest.flatMap { beyond($0) > 1 ? $0 : nil }
  }

  /// When half of the way is covered, in seconds.
  var halfTime: Double? {
    guard let course = motion.course, let from, let to, length > 1 else { return nil }
    return times.first { course.value(at: $0).distance(to: to) <= from.distance(to: to) / 2 }
  }
}
