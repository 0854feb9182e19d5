/// An overlay that a key shows and hides.
enum OverlayKind: Equatable {
  case onion, path, velocity, thresholds, touches
}
