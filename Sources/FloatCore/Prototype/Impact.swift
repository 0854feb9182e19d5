/// A haptic impact, for its visual pulse and for the throttle.
struct Impact: Equatable, Sendable {
  /// What swells.
  enum Place: Equatable, Sendable {
    case zone
    case ball
    /// A badge, by its id.
    case badge(BadgeID)
  }

  var place: Place
  var time: Double
}
