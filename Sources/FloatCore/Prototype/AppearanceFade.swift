/// The fade between light and dark: the dark screen fades in over the light one, or out.
///
/// Both screens show the same moment, so motions continue in both. The light one is opaque, and so is the result.
struct AppearanceFade: Equatable, Sendable {
  /// 0 light, 1 dark.
  private var darkness: Animated<Double>

  init(_ e: Environment) { darkness = Animated(Self.end(e)) }

  private static func end(_ e: Environment) -> Double { e.appearance == .dark ? 1 : 0 }

  /// Fades to the present appearance if that has changed; a reversed fade continues from the present darkness.
  mutating func update(_ e: Environment) {
    guard darkness.target != Self.end(e) else { return }
    darkness.animate(
      to: Self.end(e), with: .curve(.easeInOut, duration: e.tuned.motion.appearanceFade), at: e.now)
  }

  func isMoving(_ e: Environment) -> Bool { darkness.endTime > e.now }

  /// The opacity of the dark screen, 0…1.
  func darkness(_ e: Environment) -> Double { darkness.share(at: e.now) }
}
