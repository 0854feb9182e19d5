/// How hard a haptic impact feels, in UIKit's terms (`UIImpactFeedbackGenerator.FeedbackStyle`).
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// A tap of something small; `light` in files.
  case light
  /// A tap of something of middling weight; `medium` in files.
  case medium
  /// A blow of something heavy; `heavy` in files.
  case heavy
}
