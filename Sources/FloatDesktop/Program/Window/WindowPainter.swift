import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// Paints the instrument's pictures into the window's memory: the phone with its stage, and the panes beside it.
final class WindowPainter {
  private let composer: WindowComposer
  /// The prototype's pictures that are still being made.
  private var pictures = AwaitedPictures()
  /// The preparation of the next pages while there is nothing else to do.
  private var ahead = PagesAhead()
  private var mayPrefetch = false
  /// The phone of the last picture.
  private(set) var shown: Boxed<Prototype>?
  /// When unneeded memory is given back, unless something moves before; nil after that.
  private(set) var trimTime: Double?

  /// What was done for one frame.
  struct Outcome {
    /// What it cost, but for the core's time.
    var measure = FrameMeasure()
    /// False if there was no memory to paint in, and the picture has to be painted later.
    var isPainted = false
    /// True if something was presented.
    var isShown = false
    /// True if the next frame must be presented as a whole.
    var needsWhole = false
  }

  init(_ painter: Painter) { composer = WindowComposer(painter) }

  /// The phone's painter.
  var painter: Painter { composer.painter }

  /// True while a picture of a page is missing or fading in.
  var isWaiting: Bool { pictures.isWaiting || painter.areLatePictures }
  var isFading: Bool { pictures.isFading }

  /// Paints a picture and shows its changes.
  ///
  /// - Parameter isWhole: The window's contents may be lost, so all of it is presented.
  func show(
    _ picture: WindowPicture, isWhole: Bool, _ presenter: inout Presenter, _ clock: LoopClock
  ) throws(SDLError) -> Outcome {
    let begin = clock.realNow
    (shown, mayPrefetch) = (picture.shown, true)
    let phone = pictures.shown(picture.shown.scene, with: painter, at: begin)
    let composed = try composer.compose(picture, phone: phone, frames: picture.frames, isWhole: isWhole) {
      (isWhole, isLost) throws(SDLError) in
      try presenter.lend(isWhole: isWhole, isLost: isLost)
    }
    var outcome = Outcome()
    outcome.measure.damage = composed.damage
    outcome.measure.cachedBytes = painter.cachedBytes
    guard let changed = composed.changed else {
      outcome.needsWhole = composed.isWhole
      return outcome
    }
    let end = clock.realNow
    (outcome.isPainted, outcome.isShown) = (true, composed.isChanged)
    if outcome.isShown { outcome.needsWhole = try !presenter.show(changed) }
    outcome.measure.paint = end - begin
    outcome.measure.present = clock.realNow - end
    if outcome.isShown { trimTime = clock.realNow + Self.restTime }
    return outcome
  }

  // MARK: At rest

  /// How long the picture must be still before memory is given back, in seconds: longer than a user pauses between two
  /// motions, and sooner than a user looks at a program's memory.
  private static let restTime = 1.0

  /// Gives back memory that is not needed while nothing changes.
  func trimIfDone(at now: Double, _ presenter: inout Presenter) {
    guard let time = trimTime, time <= now else { return }
    trimTime = nil
    composer.trim()
    presenter.trim()
  }

  /// Prepares a part of what may come next; false if this is not the time, or if everything is prepared.
  ///
  /// - Parameter deadline: When a frame is due.
  func prepare(until deadline: Double, isMoving: Bool, _ clock: LoopClock) -> Bool {
    guard let shown else { return false }
    // Anything visible now comes first.
    if mayPrefetch, !isMoving, !shown.isTouched, !pictures.isWaiting {
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
