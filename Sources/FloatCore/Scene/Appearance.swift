/// Light or dark colours for everything on the screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
