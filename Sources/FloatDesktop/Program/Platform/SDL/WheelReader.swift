import CSDL2

/// Reads how far a wheel was turned or a touchpad stroked, and tells the two apart.
struct WheelReader {
  /// True if a touchpad's moves can be told from a wheel's.
  let isWayland: Bool
  /// The time of the last wheel event with a fraction, in SDL's milliseconds.
  private var lastFraction: UInt32?

  init(isWayland: Bool) { self.isWayland = isWayland }

  /// The distance that one notch of a wheel scrolls, in points. Browsers and toolkits on Linux scroll between 36 and
  /// 53 pt; 40 is easy to count with.
  private static let notch = 40.0

  /// SDL 2.26 divides Wayland's axis by this.
  private static let waylandDivisor = 10.0

  /// In milliseconds; a hand that changes from touchpad to wheel takes longer.
  private static let touchpadPause: UInt32 = 200

  /// The turn in points, positive towards the start; nil if nothing was turned.
  mutating func read(_ event: SDL_MouseWheelEvent) -> (dx: Double, dy: Double, isPrecise: Bool)? {
    // Whole numbers are a wheel's notches. A touchpad's values are points, which SDL's Wayland driver divides by ten.
    let isFraction =
      isWayland
      && (event.preciseX != event.preciseX.rounded() || event.preciseY != event.preciseY.rounded())
    // A single move of a touchpad among others may happen to be whole.
    let isPrecise = isFraction || lastFraction.map { event.timestamp &- $0 < Self.touchpadPause } ?? false
    if isFraction { lastFraction = event.timestamp }
    let step = isPrecise ? Self.waylandDivisor : Self.notch
    // SDL's horizontal values grow to the right, but inputs grow towards the start; -0 would look odd in a recording.
    let dx = -Double(event.preciseX) * step
    let dy = Double(event.preciseY) * step
    guard dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return nil }
    return (dx == 0 ? 0 : dx, dy, isPrecise)
  }
}
