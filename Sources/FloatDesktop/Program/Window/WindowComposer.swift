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
  /// The layout of the last picture, and its panes' places.
  private var layout: DeviceLayout?
  private var places: [PixelRect] = []
  /// True until memory was lent since these, or the stage, changed: nothing in it is valid.
  private var isLost = true

  /// What was done for one picture.
  struct Outcome {
    /// The painted parts of the screen, in pixels.
    var damage: [PixelRect] = []
    /// The parts of the window that changed; nil if there was no memory, so that the picture has to be painted later.
    var changed: [PixelRect]?
    /// True if all of the window may have changed.
    var isWhole: Bool

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
  ///   - lend: Lends memory of the drawable's size; its arguments say whether all of the window changes, and whether
  ///     nothing in the memory is valid.
  func compose<Failure>(
    _ picture: WindowPicture, phone: FloatCore.Scene, frames: [FrameMeasure]? = nil, isWhole: Bool = false,
    lend: (_ isWhole: Bool, _ isLost: Bool) throws(Failure) -> Sheet?
  ) throws(Failure) -> Outcome {
    let scene = picture.scene(of: phone)
    prepare(for: picture)
    // Panes and marks are drawn on a copy; the painter needs its own frame unchanged.
    let isCopied = frames != nil || picture.isCovered
    var outcome = Outcome(isWhole: isWhole || isLost || frames != nil)
    if isCopied { outcome.damage = painter.paint(scene, covers: stage) }
    guard let sheet = try lend(outcome.isWhole, isLost) else {
      // The copied parts are not told again.
      outcome.isWhole = outcome.isWhole || isCopied
      return outcome
    }
    isLost = false
    let window = sheet.surface
    if case .nothing = sheet.contents {
      outcome.isWhole = true
      stage?.drawGround(in: window)
    }
    let place = picture.layout.frame
    // A window may be smaller than the smallest frame.
    guard window.bounds.contains(place) else {
      outcome.changed = []
      return outcome
    }
    let frame = (outcome.isWhole || isCopied ? sheet.completed() : sheet).part(place)
    if isCopied {
      let parts = outcome.isWhole ? [painter.frame.bounds] : outcome.damage
      for part in parts { frame.surface.copy(part, from: painter.frame) }
    } else {
      outcome.damage = painter.paint(scene, covers: stage, in: frame)
    }
    let marks = HeadsUpMarks()
    if frames != nil { marks.outline(outcome.damage, in: frame.surface, scale: picture.layout.scale) }
    var changed = outcome.damage.map { $0.offset(x: place.x, y: place.y) }
    for pane in picture.panes {
      let shown = panes[pane.name] ?? WindowPane(painter)
      panes[pane.name] = shown
      // In a narrow window a pane lies over one before it.
      let painted = outcome.isWhole ? [window.bounds] : changed
      changed += shown.show(pane.scene, at: pane.frame, scale: pane.scale, in: window, after: painted)
      if pane.name == .headsUp, let frames {
        marks.draw(frames, in: window, at: pane.frame, scale: pane.scale)
      }
    }
    // Where the phone did not change, nothing was painted, and what is missing in this memory must not be shown.
    if outcome.damage.isEmpty, !changed.isEmpty { _ = frame.completed() }
    outcome.changed = changed
    return outcome
  }

  /// Prepares painter and stage for a picture's layout.
  private func prepare(for picture: WindowPicture) {
    let places = picture.panes.map(\.frame)
    guard picture.layout != layout || picture.ground != stage?.ground || places != self.places else { return }
    (layout, self.places, isLost) = (picture.layout, places, true)
    painter.resize(scale: picture.layout.scale, deviceSize: picture.layout.device)
    if picture.ground != stage?.ground {
      stage = picture.ground.map { PhoneStage(picture.shown.value.device, $0, painter: painter) }
    }
  }

  /// Gives back memory that is not needed while nothing changes.
  func trim() {
    painter.trim()
    for pane in panes.values { pane.trim() }
    stage?.trim()
  }
}
