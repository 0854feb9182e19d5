import FloatCore
import FloatPainting
import FloatStudio

/// The place of the device's frame in the window, and its surroundings.
struct FrameSetting: Equatable {
  /// In the window's pixels.
  let place: PixelRect
  /// Nil if the frame fills the window.
  let stage: PhoneStage?
  /// The place of the panel beside or over it, if any.
  var panel: PixelRect?

  static func == (a: FrameSetting, b: FrameSetting) -> Bool {
    a.place == b.place && a.stage === b.stage && a.panel == b.panel
  }

  func drawGround(in window: Surface) { stage?.drawGround(in: window) }
}

/// A window's memory, lent for one frame.
struct WindowSheet {
  /// The frame's part of it; around it nothing is missing.
  let frame: Sheet
  let window: Surface
  /// True if it contains nothing but the ground.
  let isNew: Bool
}
