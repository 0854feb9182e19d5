/// Light or dark colours for everything on the screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground; `light` in files.
  case light
  /// Light text on a dark ground; `dark` in files.
  case dark
}
