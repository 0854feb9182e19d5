/// How loud the tick is that stands in for a motor.
public enum HapticSound: String, Hashable, Sendable, CaseIterable {
  /// Nothing is heard.
  case none
  /// Heard beside the computer.
  case low
  /// Heard in a room.
  case full

  /// How loud, 0…1.
  public var volume: Double {
    switch self {
    case .none: 0
    case .low: 0.25
    case .full: 0.8
    }
  }
}
