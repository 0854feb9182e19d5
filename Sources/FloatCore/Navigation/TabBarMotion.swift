/// Where the tab bar goes when a page without one comes in.
public enum TabBarMotion: String, Hashable, Sendable, CaseIterable {
  /// With the page it belongs to, below the one that comes in.
  case page
  /// Down out of the screen and up again, over both pages, as far as the page in front is in (SuspensionEntrance).
  case slide
}
