/// What a feature wants of another one; done in order, each with all that follows from it, once the feature is done.
enum Command: Equatable, Sendable {
  // Navigation.
  case navigate(NavigationRequest)
  // The floating window.
  case float(PageID)
  case remove(PageID)
  case restore([Entrance])
  case openList(EntranceList.Mode)
  case letGoOfBall
  // What people are told, and feel.
  case show(String, Notice.Action? = nil)
  case impact(Impact.Place, Haptic? = nil)
  case tick
  case play(Sound)
  case emit(Effect)

  /// The entrances or the dock changed.
  static let save = Command.emit(.save)
}
