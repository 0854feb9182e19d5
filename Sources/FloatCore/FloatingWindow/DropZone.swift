/// The quarter disc in the bottom right corner: how far it is in and whether the pointer is inside.
struct DropZone: Equatable, Sendable {
  /// What a release inside does.
  enum Kind: Equatable, Sendable {
    /// There is no zone.
    case none
    /// It takes the dragged page into the ball.
    case collect
    /// It removes the dragged ball with everything it shows.
    case remove
    /// It refuses the dragged page: the ball holds as many as it may.
    case full
  }

  var kind = Kind.none
  /// What it was before, where it has become something else while it was there; it fades away over that.
  var formerKind = Kind.none
  /// 0 where it still looks as it was before, 1 as it is.
  var change = Animated(1.0)
  /// 0 outside the screen, 1 all the way in.
  var reveal = Tracked(0.0)
  /// 0 at rest, 1 grown because the pointer is inside.
  var growth = Animated(0.0)
  /// Its opacity, for people who want less motion: it then comes and goes in its place.
  var fade = Animated(1.0)
  /// How much of its label may be there: all while a drag goes on, then what there was, and none once it has swallowed
  /// the ball.
  var label = Animated(1.0)
  var isHighlighted = false
  /// True while a drag decides how far it is in.
  var isTracking = false
  /// True once the drag means the zone: one pressed inside its place must leave first, or go on towards the corner.
  var isArmed = false
  /// The farthest the pointer has been from the corner in this drag, in points.
  var farthest = 0.0
  /// 0 while it is not armed, 1 once it is; its marks show it.
  var armed = Animated(1.0)
  /// Where the pointer was last seen in this drag.
  var pointer = Point.zero
  /// When the zone, on its way in, reaches a pointer that rests; nil when it does not.
  var arrival: Double?

  /// Becomes another kind of zone without a jump.
  mutating func turn(into new: Kind, with animation: Animation, at t: Double) {
    guard new != kind else { return }
    // One that turns back goes on from where it is.
    let shown = new == formerKind ? 1 - change.value(at: t) : 0
    formerKind = kind
    change.set(shown)
    change.animate(to: 1, with: animation, at: t)
  }

  /// Begins anew for a drag; what is still shown of the zone before goes on from there.
  mutating func begin(_ kind: Kind) {
    self.kind = kind
    isHighlighted = false
    isTracking = true
    arrival = nil
  }

  /// Slides out; the kind goes when nothing is to be seen any more.
  mutating func end(
    with animation: Animation, growth growthAnimation: Animation, delay: Double = 0, at t: Double
  ) {
    guard kind != .none else { return }
    letGo(growth: growthAnimation, delay: delay, at: t)
    reveal.settle(to: 0, with: animation, delay: delay, at: t)
  }

  /// Fades where it is.
  mutating func fadeOut(
    with animation: Animation, growth growthAnimation: Animation, delay: Double = 0, at t: Double
  ) {
    guard kind != .none else { return }
    letGo(growth: growthAnimation, delay: delay, at: t)
    reveal.hold(at: t)
    fade.animate(to: 0, with: animation, delay: delay, at: t)
  }

  private mutating func letGo(growth animation: Animation, delay: Double, at t: Double) {
    isTracking = false
    isHighlighted = false
    arrival = nil
    growth.animate(to: 0, with: animation, delay: delay, at: t)
  }

  func radius(at t: Double, parameters: ZoneParameters) -> Double {
    parameters.radius + parameters.growth * growth.value(at: t)
  }

  /// When the zone is out again and its kind can go, or nil while it is in use or out.
  var deadline: Double? {
    kind != .none && !isTracking
      ? max(reveal.endTime, growth.endTime, fade.endTime, label.endTime, armed.endTime, change.endTime) : nil
  }
}
