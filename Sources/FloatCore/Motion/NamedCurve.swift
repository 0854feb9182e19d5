/// The timing curves a configuration can name; the names are CSS's.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  /// The same speed all the way; `linear` in files.
  case linear
  /// Off quickly and in slowly, CSS's default; `ease` in files.
  case ease
  /// Off slowly and in at full speed; `ease-in` in files.
  case easeIn = "ease-in"
  /// Off at full speed and in slowly; `ease-out` in files.
  case easeOut = "ease-out"
  /// UIKit's default for animations.
  case easeInOut = "ease-in-out"

  /// The curve of that name: ``TimingCurve/linear``, ``TimingCurve/ease`` and so on.
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
