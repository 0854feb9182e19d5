import FloatCore
import FloatPainting
import FloatStudio

/// The place of the device's frame in the window, and its surroundings.
struct FrameSetting: Equatable {
  /// In the window's pixels.
  let place: PixelRect
  /// Nil if the frame fills the window.
  let stage: PhoneStage?
  /// The places of the panes beside it or over it.
  var panes: [PixelRect] = []

  static func == (a: FrameSetting, b: FrameSetting) -> Bool {
    a.place == b.place && a.stage === b.stage && a.panes == b.panes
  }
}

/// A window's memory, lent for one frame.
struct WindowSheet {
  /// The frame's part of it; around it nothing is missing.
  let frame: Sheet
  let window: Surface
  /// True if it contained nothing.
  let isNew: Bool

  /// Draws the ground in a sheet that contains nothing; nil if a window is smaller than the smallest frame.
  ///
  /// - Parameter completes: True if nothing may be missing in the frame's part, either.
  init?(_ sheet: Sheet, _ setting: FrameSetting, completes: Bool) {
    isNew = if case .nothing = sheet.contents { true } else { false }
    if isNew { setting.stage?.drawGround(in: sheet.surface) }
    guard sheet.surface.bounds.contains(setting.place) else { return nil }
    frame = (completes ? sheet.completed() : sheet).part(setting.place)
    window = sheet.surface
  }
}
