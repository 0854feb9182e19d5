import CSDL2

/// Reads how far a wheel was turned or a touchpad stroked, and tells the two apart.
struct WheelReader {
  /// How far one notch of a wheel scrolls, in points.
  let step: Double
  /// True where a touchpad's moves can be told from a wheel's.
  let isWayland: Bool
  /// When a wheel event last was no whole number, by SDL's milliseconds.
  private var lastFraction: UInt32?

  init(step: Double = WheelReader.defaultStep, isWayland: Bool) {
    self.step = step
    self.isWayland = isWayland
  }

  /// What browsers and toolkits on Linux scroll by for one notch lies between 36 and 53 pt; 40 is easy to count with.
  static let defaultStep = 40.0

  /// SDL 2.26 divides Wayland's axis by this.
  private static let waylandDivisor = 10.0

  /// In milliseconds: a hand that changes from touchpad to wheel takes longer.
  private static let touchpadPause: UInt32 = 200

  /// In points, positive towards the start; nil where nothing was turned.
  mutating func read(_ event: SDL_MouseWheelEvent) -> (dx: Double, dy: Double, isPrecise: Bool)? {
    // Whole numbers are a wheel's notches. A touchpad's are points, which SDL's Wayland driver divides by ten.
    let isFraction =
      isWayland
      && (event.preciseX != event.preciseX.rounded() || event.preciseY != event.preciseY.rounded())
    // One of a touchpad's moves may happen to be whole, in the midst of others.
    let isPrecise = isFraction || lastFraction.map { event.timestamp &- $0 < Self.touchpadPause } ?? false
    if isFraction { lastFraction = event.timestamp }
    let step = isPrecise ? Self.waylandDivisor : step
    // SDL has horizontal values grow to the right, inputs towards the start; -0 would look odd in a recording.
    let dx = -Double(event.preciseX) * step
    let dy = Double(event.preciseY) * step
    guard dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return nil }
    return (dx == 0 ? 0 : dx, dy, isPrecise)
  }
}
