import FloatCore
import FloatPainting

/// Where the device's frame lies in the window, and what is around it.
struct FrameSetting: Equatable {
  /// In the window's pixels.
  let place: PixelRect
  /// nil where the frame fills the window.
  let stage: PhoneStage?

  static func == (a: FrameSetting, b: FrameSetting) -> Bool { a.place == b.place && a.stage === b.stage }

  /// Draws what is around the frame.
  func drawGround(in window: Surface) { stage?.drawGround(in: window) }
}
