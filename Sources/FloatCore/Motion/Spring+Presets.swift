extension Spring {
  /// The system's own spring (keyboard, navigation push and pop): mass 3, stiffness 1000, damping 500.
  ///
  /// What `UISpringTimingParameters()` documents. Over-damping is off there, so it moves as a critical spring with
  /// ω₀ = 18.257 rad/s, response 0.344 s; after its nominal 0.5 s the remaining distance is 0.0011.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)

  /// No bounce: duration 0.5 s, bounce 0 (SwiftUI's `.smooth`).
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// A small bounce: duration 0.5 s, bounce 0.15 (SwiftUI's `.snappy`).
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// A clear bounce: duration 0.5 s, bounce 0.3 (SwiftUI's `.bouncy`).
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// For following a finger: duration 0.15 s, bounce 0.15 (SwiftUI's `.interactiveSpring`).
  public static let interactive = Spring(duration: 0.15, bounce: 0.15)
}
