/// A haptic impact, for its visual pulse and for the throttle.
struct Impact: Equatable, Sendable {
  /// The thing that swells.
  enum Place: Equatable, Sendable {
    case zone
    case ball
    case badge(BadgeID)
    case row
  }

  var place: Place
  var time: Double
}

/// The effects for the program around the prototype, and the impacts with their pulses.
struct Feedback: Equatable, Sendable {
  /// The effects not yet taken, oldest first.
  private var effects: [Effect] = []
  /// The impacts whose pulses may still be visible, and the last one, at the end.
  private var impacts: [Impact] = []

  /// Adds an effect.
  mutating func request(_ effect: Effect) { effects.append(effect) }

  /// Returns the effects since the last call, oldest first, and clears them.
  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Makes a haptic impact, unless there was one just before; returns true if it did.
  mutating func impact(_ place: Impact.Place, _ haptic: Haptic?, _ e: Environment) -> Bool {
    let p = e.parameters.haptic
    guard p.enabled else { return false }
    if let last = impacts.last, e.now - last.time < p.throttle { return false }
    impacts.removeAll { e.now - $0.time >= p.pulse }
    impacts.append(Impact(place: place, time: e.now))
    effects.append(.impact(haptic ?? p.style))
    if place != .ball { tick(e) }
    return true
  }

  /// Emits an audible tick in place of a haptic motor's: at the zone, at a tear, and where the ball docks.
  mutating func tick(_ e: Environment) {
    let p = e.parameters.haptic
    guard p.enabled, p.sound != .none else { return }
    effects.append(.sound(.tick))
  }

  /// Emits the sound of a page that leaves the ball or enters it, if sounds are on.
  mutating func play(_ sound: Sound, _ e: Environment) {
    if e.parameters.sound.enabled { effects.append(.sound(sound)) }
  }

  /// True during the pulse of the last impact.
  func isMoving(_ e: Environment) -> Bool {
    impacts.last.map { e.now < $0.time + e.parameters.haptic.pulse } ?? false
  }

  /// The scale that the pulses of its impacts give a thing: 1 without any.
  func pulse(_ place: Impact.Place, _ e: Environment) -> Double {
    impacts.reduce(1) { scale, impact in
      impact.place == place ? scale + e.parameters.haptic.swelling(after: e.now - impact.time) : scale
    }
  }
}
