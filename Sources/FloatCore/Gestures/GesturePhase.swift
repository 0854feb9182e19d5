/// Where a gesture is in its life: `failed`, or `began`, any number of `changed`, then `ended` or `cancelled`.
///
/// Every gesture that took part in a press hears exactly one of `ended`, `cancelled` and `failed`.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
  /// The gesture won. A tap begins and ends within the same release.
  case began
  /// The pointer moved while the gesture owned it.
  case changed
  /// The pointer was released while the gesture owned it.
  case ended
  /// A gesture that had begun was taken back; restore the state before it.
  case cancelled
  /// The gesture never began and no longer can in this press.
  case failed

  /// True for the three phases after which a gesture hears nothing more.
  public var isFinal: Bool {
    switch self {
    case .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }
}
