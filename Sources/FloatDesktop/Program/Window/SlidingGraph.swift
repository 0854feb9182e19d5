import FloatCore
import FloatStudio

/// The card of a motion's curves as a window has it: where the card is to be follows from the gesture, and it slides there.
struct SlidingGraph {
  private var slide = Slide()
  /// Where it was drawn last; nil where it was not.
  private var drawn: Point?

  /// Gives the card among some layers its place of now.
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
