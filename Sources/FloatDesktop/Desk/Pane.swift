package import FloatCore
package import FloatStudio

/// A picture beside the phone or over it: the panel, its handle, the numbers of the head-up display.
package struct Pane: Sendable {
  package enum Name: Hashable, Sendable { case handle, panel, headsUp }

  package let name: Name
  package let scene: Scene
  /// In the drawable's pixels; the size is the scene's at the scale.
  package let frame: PixelRect
  /// Pixels per point.
  package let scale: Double
  /// True if it lies over the phone.
  package let isOver: Bool
}
