/// The timing curves a configuration can name; the names are CSS's.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  case linear
  case ease
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  /// UIKit's default for animations.
  case easeInOut = "ease-in-out"

  public var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
