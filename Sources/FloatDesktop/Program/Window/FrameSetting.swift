import FloatCore
import FloatPainting

/// Where the device's frame lies in the window, and what is around it.
struct FrameSetting: Equatable {
  /// In the window's pixels.
  let place: PixelRect
  /// nil where the frame fills the window.
  let stage: PhoneStage?
  /// Beside or over it; nil where there is none.
  var sidebar: SidebarPlace?

  static func == (a: FrameSetting, b: FrameSetting) -> Bool {
    a.place == b.place && a.stage === b.stage && a.sidebar == b.sidebar
  }

  func drawGround(in window: Surface) { stage?.drawGround(in: window) }
}

/// A window's memory, lent for one frame.
struct WindowSheet {
  /// The frame's part of it; around it nothing is missing.
  let frame: Sheet
  let window: Surface
  /// True where nothing but the ground is in it.
  let isNew: Bool
}
