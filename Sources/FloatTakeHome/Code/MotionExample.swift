package import FloatCore
import FloatStudio

/// A release of a gesture that was played, as a worked example for code.
package struct MotionExample: Sendable {
  package let name: MotionName
  /// What was let go, as in the elements: `ball`, `page:article-1`.
  package let thing: String
  /// When it was let go, in seconds.
  package let time: Double
  package let from: Point
  package let to: Point
  /// The velocity that the motion starts with, in points a second.
  package let velocity: Point
  /// Its place from then on.
  private let course: Animated<Point>
  /// The range in which it is shown; nil for no wall.
  package let wall: Rect?

  /// Nil for a motion that no keys shape, and for one that stays.
  ///
  /// - Parameter motion: The motion just after the release.
  package init?(_ motion: Motion, at time: Double) {
    guard let name = motion.name, let from = motion.place, let course = motion.course, motion.drive != nil
    else {
      return nil
    }
    (self.name, self.time, self.from, to) = (name, time, from, course.target)
    (thing, wall, self.course) = (motion.thing.name, motion.wall, course)
    velocity = course.velocity(at: time)
  }

  /// The start velocity along an axis as a share of the way a second; nil without a way.
  package func share(_ axis: Axis) -> Double? {
    let way = to[axis] - from[axis]
    return way == 0 ? nil : velocity[axis] / way
  }

  /// How far a platform whose times are whole milliseconds is behind at most, in points.
  private func lateness(_ axis: Axis) -> Double {
    let places = (0...Int(min(max(course.endTime - time, 0), 20) * 1000)).map {
      course.value(at: time + Double($0) / 1000)[axis]
    }
    let fastest = zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    return max(fastest, abs(velocity[axis]) / 1000)
  }

  func lines(_ sheet: MotionSheet, on platform: CodePlatform) -> [String] {
    guard sheet.name == name else { return [] }
    var lines = [
      "Example: \(thing), let go at \(Digits.text(time)) s: from \(Self.text(from)) to \(Self.text(to)) pt "
        + "with \(Self.text(velocity)) pt/s."
    ]
    for (axis, letter) in [(Axis.horizontal, "x"), (.vertical, "y")] {
      guard let share = share(axis) else { continue }
      let (a, b, v) = (from[axis], to[axis], velocity[axis])
      func within(_ error: Double) -> String { "within \(Digits.text(max(error, sheet.landing), 2)) pt" }
      let rest: String
      switch platform {
      case .swiftUI, .uiKit, .coreAnimation:
        rest = ", initialVelocity \(Digits.text(share)) of the way a second"
      case .css, .webAnimations:
        guard let easing = sheet.easing(velocity: share) else { continue }
        rest = " in \(easing.milliseconds)ms, \(within(easing.error * abs(b - a))): \(easing.text)"
      case .compose, .androidViews:
        rest = ", velocity \(Digits.text(v)), \(within(lateness(axis)))"
      default: rest = ", velocity \(Digits.text(v))"
      }
      lines.append("  \(letter): from \(Digits.text(a)) to \(Digits.text(b))\(rest)")
    }
    if let wall {
      lines.append(
        "  shown between (\(Digits.text(wall.minX)), \(Digits.text(wall.minY))) and "
          + "(\(Digits.text(wall.maxX)), \(Digits.text(wall.maxY)))")
    }
    return lines
  }

  private static func text(_ p: Point) -> String { "(\(Digits.text(p.x)), \(Digits.text(p.y)))" }
}
