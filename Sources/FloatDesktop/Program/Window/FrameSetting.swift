import FloatCore
import FloatPainting

/// Where the device's frame lies in the window, and what is around it: the stage or, without one, a plain surround.
struct FrameSetting: Equatable {
  /// In the window's pixels.
  let place: PixelRect
  let stage: PhoneStage?

  /// Dark, so that the device's edge shows in light and dark appearance.
  private static let surround = Color(0x1C, 0x1D, 0x20)

  static func == (a: FrameSetting, b: FrameSetting) -> Bool { a.place == b.place && a.stage === b.stage }

  /// Draws what is around the frame.
  func drawGround(in window: Surface) {
    if let stage {
      stage.drawGround(in: window)
    } else if !place.contains(window.bounds) {
      window.fill(Self.surround)
    }
  }
}
