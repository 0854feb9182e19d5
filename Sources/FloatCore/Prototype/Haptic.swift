/// How hard a haptic impact feels, in UIKit's terms (`UIImpactFeedbackGenerator.FeedbackStyle`).
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  case light
  case medium
  case heavy
}
