import FloatCore
import FloatStudio

/// The window's card of a motion's curves, which slides to the place that follows from the gesture.
struct SlidingGraph: Sendable {
  private var slide = Slide()
  /// The place at which it was last drawn; nil if it was not drawn.
  private var drawn: Point?

  /// Gives the card among some layers its present place.
  mutating func place(_ layers: inout [Layer], at now: Double) {
    guard let index = layers.firstIndex(where: { $0.id == "overlay:graph" }) else {
      drawn = nil
      return
    }
    slide.go(to: layers[index].position, at: now, isSeen: drawn != nil)
    layers[index].position = slide.value(at: now)
    drawn = layers[index].position
  }

  func isChanging(at now: Double) -> Bool { drawn.map { $0 != slide.value(at: now) } ?? false }
}
