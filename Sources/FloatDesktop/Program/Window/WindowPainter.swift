import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// Paints the instrument's pictures into the window's memory: the phone with its stage, and the panes beside it.
final class WindowPainter {
  /// The phone's painter.
  let painter: Painter
  /// The surroundings of the screen; nil if it is alone.
  private var stage: PhoneStage?
  /// The panes, made when they are first shown.
  private var panes: [Pane.Name: WindowPane] = [:]
  /// The prototype's pictures that are still being made.
  private var pictures = AwaitedPictures()
  /// The preparation of the next pages while there is nothing else to do.
  private var ahead = PagesAhead()
  private var mayPrefetch = false
  /// The phone of the last picture.
  private(set) var shown: Boxed<Prototype>?
  /// When unneeded memory is given back, unless something moves before; nil after that.
  private(set) var trimTime: Double?
  /// The layout of the last picture.
  private var layout: DeviceLayout?
  /// The graph and the outlines of the head-up display.
  private var marks = HeadsUpMarks()

  /// What was done for one frame.
  struct Outcome {
    /// The painted parts of the screen, in pixels.
    var damage: [PixelRect] = []
    /// True if there was memory to paint in.
    var isPainted = false
    /// True if there was none, and the picture has to be painted later.
    var isDelayed = false
    /// True if something was presented.
    var isShown = false
    /// True if the next frame must be presented as a whole.
    var needsWhole = false
    /// Seconds spent in painting and in presenting.
    var paint = 0.0
    var present = 0.0
  }

  init(_ painter: Painter) { self.painter = painter }

  /// True while a picture of a page is missing or fading in.
  var isWaiting: Bool { pictures.isWaiting }
  var isFading: Bool { pictures.isFading }

  /// Paints a picture and shows its changes.
  ///
  /// - Parameter isWhole: The window's contents may be lost, so all of it is presented.
  func show(
    _ picture: WindowPicture, isWhole: Bool, _ presenter: inout Presenter, _ clock: LoopClock
  ) throws(SDLError) -> Outcome {
    let begin = clock.realNow
    (shown, mayPrefetch) = (picture.shown, true)
    var isWhole = isWhole
    let scene = picture.scene(of: pictures.shown(picture.shown.scene, with: painter, at: begin))
    if picture.layout != layout {
      layout = picture.layout
      isWhole = true
      painter.resize(scale: picture.layout.scale, deviceSize: picture.layout.device)
    }
    if updateStage(picture) { isWhole = true }
    // What is drawn over the frame in the window's memory must not reach the frame itself.
    let isMarked = picture.frames != nil
    let isCopied = isMarked || picture.isCovered
    isWhole = isWhole || isMarked
    var outcome = Outcome()
    if isCopied { outcome.damage = painter.paint(scene, covers: stage) }
    let setting = FrameSetting(
      place: picture.layout.frame, stage: stage, panel: picture.panes.first { $0.name == .panel }?.frame)
    guard let sheet = try presenter.lend(setting, isWhole: isWhole, completes: isCopied) else {
      // The changes are painted later, when there is memory again or the window is larger.
      let drawable = picture.layout.drawable
      let fits = PixelRect(x: 0, y: 0, width: drawable.width, height: drawable.height).contains(setting.place)
      outcome.needsWhole = fits && (isWhole || isCopied)
      outcome.isDelayed = fits
      return outcome
    }
    outcome.isPainted = true
    if isCopied {
      let parts = isWhole || sheet.isNew ? [painter.frame.bounds] : outcome.damage
      for part in parts { sheet.frame.surface.copy(part, from: painter.frame) }
      if isMarked { marks.outline(outcome.damage, in: sheet.frame.surface, scale: picture.layout.scale) }
    } else {
      outcome.damage = painter.paint(scene, covers: stage, in: sheet.frame)
    }
    var changed = outcome.damage.map { $0.offset(x: setting.place.x, y: setting.place.y) }
    let painted = sheet.isNew || isWhole ? [sheet.window.bounds] : changed
    for pane in picture.panes {
      changed += paneChanges(pane, picture, in: sheet.window, after: painted)
    }
    // Where the phone did not change, nothing was painted, and what is missing in this memory must not be shown.
    if outcome.damage.isEmpty, !changed.isEmpty { _ = sheet.frame.completed() }
    let end = clock.realNow
    outcome.isShown = isWhole || !changed.isEmpty
    if outcome.isShown { outcome.needsWhole = try !presenter.show(changed) }
    outcome.paint = end - begin
    outcome.present = clock.realNow - end
    if outcome.isShown { trimTime = clock.realNow + Self.restTime }
    return outcome
  }

  private func paneChanges(
    _ pane: Pane, _ picture: WindowPicture, in window: Surface, after painted: [PixelRect]
  ) -> [PixelRect] {
    let shown = panes[pane.name] ?? WindowPane(painter)
    panes[pane.name] = shown
    let changed = shown.show(pane.scene, at: pane.frame, scale: pane.scale, in: window, after: painted)
    if pane.name == .headsUp, let frames = picture.frames {
      marks.draw(frames, in: window, at: pane.frame, scale: pane.scale)
    }
    return changed
  }

  /// Makes the stage if the screen leaves room for one and it does not exist yet.
  ///
  /// - Returns: True if it changed.
  private func updateStage(_ picture: WindowPicture) -> Bool {
    guard let ground = picture.ground else {
      defer { stage = nil }
      return stage != nil
    }
    guard
      stage?.layout != ground.layout || stage?.darkness != ground.darkness
        || stage?.ground.device != ground.device
    else { return false }
    stage = PhoneStage(picture.shown.value.device, ground, painter: painter)
    return true
  }

  // MARK: At rest

  /// How long the picture must be still before memory is given back, in seconds: longer than the pause between two
  /// motions of somebody who plays, and sooner than anybody looks at a program's memory.
  private static let restTime = 1.0

  /// Gives back memory that is not needed while nothing changes.
  func trimIfDone(at now: Double, _ presenter: inout Presenter) {
    guard let time = trimTime, time <= now else { return }
    trimTime = nil
    painter.trim()
    for pane in panes.values { pane.trim() }
    presenter.trim()
  }

  /// Prepares a part of what may come next; false if this is not the time, or if everything is prepared.
  ///
  /// - Parameter deadline: When a frame is due.
  func prepare(until deadline: Double, isMoving: Bool, _ clock: LoopClock) -> Bool {
    guard let shown else { return false }
    // Anything visible now comes first.
    if mayPrefetch, !isMoving, !pictures.isWaiting {
      mayPrefetch = false
      ahead.follow(shown.value, painter)
    }
    let now = clock.realNow
    guard ahead.isWaiting(isMoving: isMoving), now + Self.longestStep < deadline else { return false }
    // An input that arrives meanwhile waits for this long.
    repeat {
      ahead.step(shown.value, painter)
    } while ahead.isWaiting(isMoving: isMoving) && clock.realNow < now + Self.slice
    return true
  }

  /// The time spent between two looks at the events, and the longest of its steps, in seconds.
  private static let slice = 0.001
  private static let longestStep = 0.003

  /// Prepares the page that a press may open.
  func expectPage(at point: Point, now: Double) {
    ahead.press(shown?.value.upcomingPage(at: point))
    // The memory is given back if the page is not opened.
    if painter.expectPage() { trimTime = now + Self.restTime }
  }

  /// Starts the preparation over, because the pages' contents have changed.
  func forgetPages() { ahead.forget() }
}
