import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// Composes pictures of a window in memory that is lent for each: the phone on its stage, and the panes beside it or over
/// it.
///
/// The window and the pictures and videos of it are composed here, so they are the same.
final class WindowComposer {
  /// The phone's painter.
  let painter: Painter
  /// The surroundings of the screen; nil if it is alone.
  private var stage: PhoneStage?
  /// The panes, made when they are first shown.
  private var panes: [Pane.Name: WindowPane] = [:]
  /// The layout of the last picture.
  private var layout: DeviceLayout?

  /// What was done for one picture.
  struct Outcome {
    /// The painted parts of the screen, in pixels.
    var damage: [PixelRect] = []
    /// The parts of the window that changed; nil if there was no memory to paint in.
    var changed: [PixelRect]?
    /// True if all of the window may have changed.
    var isWhole: Bool
    /// True if there was no memory, although the window has room for the frame: the picture has to be painted later.
    var isDelayed = false

    /// True if the memory may contain another picture than the one before.
    var isChanged: Bool { changed.map { isWhole || !$0.isEmpty } ?? false }
  }

  init(_ painter: Painter) { self.painter = painter }

  /// Composes a picture.
  ///
  /// - Parameters:
  ///   - phone: The phone's scene, in which pictures that are still being made may be missing.
  ///   - frames: The costs of the last frames, to be drawn as a graph, with outlines of what is painted; nil draws neither.
  ///   - isWhole: The window's contents may be lost.
  ///   - lend: Lends the memory: for the setting of the frame, whether all of the window changes, and whether all of the
  ///     last picture has to be in it.
  func compose<Failure>(
    _ picture: WindowPicture, phone: FloatCore.Scene, frames: [FrameMeasure]? = nil, isWhole: Bool = false,
    lend: (FrameSetting, _ isWhole: Bool, _ completes: Bool) throws(Failure) -> WindowSheet?
  ) throws(Failure) -> Outcome {
    let scene = picture.scene(of: phone)
    var outcome = Outcome(isWhole: isWhole || frames != nil)
    if picture.layout != layout {
      layout = picture.layout
      outcome.isWhole = true
      painter.resize(scale: picture.layout.scale, deviceSize: picture.layout.device)
    }
    if picture.ground != stage?.ground {
      stage = picture.ground.map { PhoneStage(picture.shown.value.device, $0, painter: painter) }
      outcome.isWhole = true
    }
    // Panes and marks are drawn on a copy; the painter needs its own frame unchanged.
    let isCopied = frames != nil || picture.isCovered
    if isCopied { outcome.damage = painter.paint(scene, covers: stage) }
    let setting = FrameSetting(place: picture.layout.frame, stage: stage, panes: picture.panes.map(\.frame))
    guard let sheet = try lend(setting, outcome.isWhole, isCopied) else {
      // The changes are painted later, when there is memory again or the window is larger.
      let drawable = picture.layout.drawable
      let window = PixelRect(x: 0, y: 0, width: drawable.width, height: drawable.height)
      outcome.isDelayed = window.contains(setting.place)
      outcome.isWhole = outcome.isWhole || isCopied
      return outcome
    }
    outcome.isWhole = outcome.isWhole || sheet.isNew
    if isCopied {
      let parts = outcome.isWhole ? [painter.frame.bounds] : outcome.damage
      for part in parts { sheet.frame.surface.copy(part, from: painter.frame) }
    } else {
      outcome.damage = painter.paint(scene, covers: stage, in: sheet.frame)
    }
    let marks = HeadsUpMarks()
    if frames != nil { marks.outline(outcome.damage, in: sheet.frame.surface, scale: picture.layout.scale) }
    var changed = outcome.damage.map { $0.offset(x: setting.place.x, y: setting.place.y) }
    let painted = outcome.isWhole ? [sheet.window.bounds] : changed
    for pane in picture.panes {
      let shown = panes[pane.name] ?? WindowPane(painter)
      panes[pane.name] = shown
      changed += shown.show(pane.scene, at: pane.frame, scale: pane.scale, in: sheet.window, after: painted)
      if pane.name == .headsUp, let frames {
        marks.draw(frames, in: sheet.window, at: pane.frame, scale: pane.scale)
      }
    }
    // Where the phone did not change, nothing was painted, and what is missing in this memory must not be shown.
    if outcome.damage.isEmpty, !changed.isEmpty { _ = sheet.frame.completed() }
    outcome.changed = changed
    return outcome
  }

  /// Gives back memory that is not needed while nothing changes.
  func trim() {
    painter.trim()
    for pane in panes.values { pane.trim() }
  }
}
