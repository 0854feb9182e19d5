/// The way a modal page comes and goes.
public enum ModalAxis: String, Hashable, Sendable, CaseIterable {
  /// From the right, as a push (ZDPushAnimatedTransition).
  case horizontal
  /// From below (SuspensionEntrance's presented pages); the left edge drags it, and so does its bar, downwards.
  case vertical
}
