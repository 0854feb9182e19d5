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
  private var shown: Boxed<Prototype>?
  /// When unneeded memory is given back, unless something moves before; nil after that.
  private(set) var trimTime: Double?
  private var missing = Missing.whole
  /// True if the last frame waited for the display, or for memory to paint in.
  private(set) var lastFrameBlocked = false

  /// What the window does not show yet, although its picture may be as before.
  private enum Missing {
    case nothing
    /// What changed since the last frame that was shown.
    case changes
    /// All of it: its contents may be lost.
    case whole
  }

  init(_ painter: Painter) { composer = WindowComposer(painter) }

  /// The phone's painter.
  var painter: Painter { composer.painter }

  /// True while a picture of a page is missing or fading in.
  var isWaiting: Bool { pictures.isWaiting || painter.areLatePictures }

  /// True if a frame is due whether or not the picture changes.
  var wantsFrame: Bool { missing != .nothing || pictures.isFading }

  /// The window's contents may be lost: the next frame is presented as a whole.
  func invalidate() { missing = .whole }

  /// A picture that may be missing has been made.
  func pictureIsReady() { if isWaiting, missing == .nothing { missing = .changes } }

  /// Paints a picture and shows its changes.
  ///
  /// - Returns: What it cost, but for the core's time, and whether a frame is on its way to the screen.
  func show(
    _ picture: WindowPicture, _ presenter: inout Presenter, _ clock: LoopClock
  ) throws(SDLError) -> (measure: FrameMeasure, isOnItsWay: Bool) {
    let begin = clock.realNow
    (shown, mayPrefetch) = (picture.shown, true)
    let phone = pictures.shown(picture.shown.scene, with: painter, at: begin)
    let composed = try composer.compose(
      picture, phone: phone, frames: picture.frames, isWhole: missing == .whole
    ) { (isWhole, isLost) throws(SDLError) in
      try presenter.lend(isWhole: isWhole, isLost: isLost)
    }
    var measure = FrameMeasure()
    measure.damage = composed.damage
    measure.cachedBytes = painter.cachedBytes
    lastFrameBlocked = composed.isChanged || composed.changed == nil
    guard let changed = composed.changed else {
      missing = composed.isWhole ? .whole : .changes
      return (measure, false)
    }
    let end = clock.realNow
    missing = .nothing
    if composed.isChanged, try !presenter.show(changed) { missing = .whole }
    measure.paint = end - begin
    measure.present = clock.realNow - end
    if composed.isChanged { trimTime = clock.realNow + Self.restTime }
    return (measure, composed.isChanged && missing == .nothing)
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
    if mayPrefetch, !isMoving, !pictures.isWaiting {
      mayPrefetch = false
      ahead.follow(shown.upcomingPages, painter)
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
