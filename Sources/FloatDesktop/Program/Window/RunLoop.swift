import CSDL2
import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// Runs the window until it is closed.
///
/// Each turn pumps the events, sends their inputs to the instrument with the times at which they happened, carries out
/// what it requests, and paints and presents its picture if one is due. With nothing to do it sleeps, without waking up.
/// The instrument decides what is shown.
final class RunLoop {
  private var instrument: Instrument
  private let errands: Errands
  private var windowErrands = WindowErrands()
  private let painting: WindowPainter
  private let live: LiveRun
  private let isWayland: Bool
  private var trace: FrameTrace

  private var events = EventQueue()
  private var translator: EventTranslator
  private var clock = LoopClock()
  private var pacer = FramePacer(refreshRate: 60)
  private var visibility = WindowVisibility()
  /// The last change of files that was not handled yet.
  private var pendingReload: ReloadSignal?
  /// The real time of the last turn, and the outlook from there.
  private var turn = (time: 0.0, outlook: Instrument.Outlook())
  /// The real time of this turn, or of its last input if that came later: when requests are carried out and answered.
  private var latest = 0.0
  /// The window's size or display may have changed.
  private var needsLayout = true
  /// The window's place or size may have changed since the instrument was told.
  private var needsFacts = false
  private var ending: Ending?

  /// Why the loop ends.
  private enum Ending {
    case quit
    /// The window was closed, or the process was told to end: nothing may take time any more.
    case closed
    case loss(DisplayLoss)
  }

  /// - Parameter driver: SDL's video driver.
  init(
    _ live: LiveRun, _ instrument: Instrument, _ errands: Errands, _ painter: Painter, driver: String,
    trace: consuming LineWriter?
  ) {
    self.live = live
    self.instrument = instrument
    self.errands = errands
    painting = WindowPainter(painter)
    self.trace = FrameTrace(trace)
    isWayland = driver == "wayland"
    translator = EventTranslator(size: PixelSize(width: 1, height: 1), isWayland: isWayland)
  }

  /// The reason why the window could not go on, if any.
  var loss: DisplayLoss? { if case .loss(let loss) = ending { loss } else { nil } }

  /// True if a recording or a trace is incomplete.
  var hasFailedToWrite: Bool { errands.hasFailedToRecord || trace.hasFailed }

  /// Shows the first frame at once, and returns when the window was closed or the requested number of frames was shown.
  func run(window: borrowing Window, presenter: inout Presenter) throws(SDLError) {
    clock = LoopClock()
    X11Visibility.follow(window)
    X11MissedReleases.follow(window)
    let sleeper = Sleeper(window)
    errands.follow()
    try layOut(window, &presenter)
    send(.answer(.problems(errands.problems)), window)
    if live.setup.followsDesktopAppearance || live.setup.followsDesktopMotion {
      SettingsPortal.follow()
    }
    // Set after sleeping until a frame's time: the frame is then known to be wanted.
    var isDue = false
    while ending == nil {
      // Read before the events, so that a frame never shows a time before which an event may be unhandled.
      let now = clock.realNow
      latest = max(latest, now)
      drainEvents(window)
      if presenter.hasShown { visibility.frameShown() }
      if ending != nil { break }
      if let signal = pendingReload.take() { reload(signal, window) }
      if needsLayout { try layOut(window, &presenter) } else if needsFacts { noteWindow(window) }
      errands.advance(to: now)
      // The outlook of a frame that is due was asked for before the sleep.
      if !isDue { repeat { turn = (now, instrument.outlook(at: now)) } while perform(window) }
      let outlook = turn.outlook
      let wantsFrame = isDue || wantsFrame(at: now)
      isDue = false
      // In motion no deadline is waited for.
      let wake = wantsFrame || !isDrawing(at: now) ? nil : outlook.deadline
      switch pacer.action(
        at: now, wantsFrame: wantsFrame, deadline: wake,
        isBlocking: presenter.isBlocking && painting.lastFrameBlocked, isWaiting: presenter.awaitDisplay())
      {
      case .draw:
        try draw(at: now, window, &presenter)
        // Drawing the icon takes as long as a frame, and the frame comes first.
        if trace.frames == 1, let icon = live.setup.iconPath { window.setIcon(svg: icon) }
        if let frames, trace.frames >= frames { ending = .quit }
      case .sleep(let until):
        if painting.prepare(until: until, isMoving: outlook.isMoving, clock) { continue }
        if wantsFrame, sleeper.sleepUntilFrame(at: until, clock) {
          isDue = true
          continue
        }
        if !wantsFrame { traceRest(until: until, at: now) }
        sleeper.wait(until: min(until, choreTime ?? until), clock)
      case .sleepForever:
        if painting.prepare(until: .infinity, isMoving: outlook.isMoving, clock) { continue }
        painting.trimIfDone(at: now, &presenter)
        let time = earliest(choreTime, painting.trimTime)
        traceRest(until: time, at: now)
        sleeper.wait(until: time, clock)
      }
    }
    finish(window)
  }

  /// Saves what has to be saved, and waits for gestures that are being kept.
  private func finish(_ window: borrowing Window) {
    SignalWatch.noteSaving()
    instrument.end(at: latest)
    perform(window)
    // Writing a video takes time, and a window that no longer responds must not stay visible meanwhile.
    if case .quit = ending {} else { errands.cancelKeeping() }
    if errands.isWriting, loss == nil { window.hide() }
    while errands.finishKeeping() != nil {}
  }

  // MARK: Events

  private func drainEvents(_ window: borrowing Window) {
    let missed = missedDeadline.flatMap { clock.ticks(before: $0) }
    events.pump()
    while let event = events.next(due: missed, window) {
      trace.wake(cachedBytes: painting.painter.cachedBytes)
      switch event {
      case .loss(let loss): ending = .loss(loss)
      case .messages(let messages): for message in messages { take(message, window) }
      case .covered(let isCovered): visibility.cover(isCovered)
      case .other(let event):
        for change in WindowEvent.all(event, isWayland: isWayland) {
          switch change {
          case .displays: window.followDisplays()
          case .layout: (needsLayout, needsFacts) = (true, true)
          case .moved: needsFacts = true
          case .expose: painting.invalidate()
          case .visible(let isShown): visibility.show(isShown)
          case .focus(let isInFront): errands.focus(isInFront, at: latest)
          case .close: ending = .closed
          }
        }
        let input = translator.input(
          event, isCaptured: window.isMouseCaptured, mousePlace: window.mousePlace)
        guard let input else { continue }
        if needsFacts { noteWindow(window) }
        send(input, window, at: clock.real(eventTicks: event.common.timestamp))
      }
    }
  }

  private func take(_ message: Mailbox.Message, _ window: borrowing Window) {
    switch message {
    case .input(let input): send(input, window)
    case .reload(.failed): reload(.failed, window)
    // Only the last one counts, because each is about the files as they are now.
    case .reload(let signal): pendingReload = signal
    case .picturesReady: painting.pictureIsReady()
    case .kept: if let outcome = errands.finishKeeping() { send(.answer(outcome), window) }
    }
  }

  /// Reads the window's size again, and tells the instrument.
  private func layOut(_ window: borrowing Window, _ presenter: inout Presenter) throws(SDLError) {
    needsLayout = false
    try presenter.updateSize()
    pacer.interval = FramePacer(refreshRate: window.refreshRate).interval
    painting.invalidate()
    noteWindow(window)
  }

  /// Tells the instrument the window's place and size: an input after a change belongs to the window as it is then.
  private func noteWindow(_ window: borrowing Window) {
    needsFacts = false
    let facts = window.facts
    translator.size = facts.size
    send(.window(facts), window)
  }

  /// Applies changes of the files that the window follows.
  private func reload(_ signal: ReloadSignal, _ window: borrowing Window) {
    for answer in errands.reload(signal) { send(.answer(answer), window) }
  }

  /// Sends an input to the instrument, and carries out what it requests.
  private func send(_ input: InstrumentInput, _ window: borrowing Window, at time: Double? = nil) {
    let time = time ?? latest
    latest = max(latest, time)
    instrument.send(input, at: time)
    note(input)
    perform(window)
  }

  /// Carries out requests, and sends the answers, until there are none.
  ///
  /// - Returns: True if there were any.
  @discardableResult
  private func perform(_ window: borrowing Window) -> Bool {
    var effects = instrument.takeEffects()[...]
    let isAnything = !effects.isEmpty
    while let effect = effects.popFirst() {
      for answer in answers(to: effect, window) {
        instrument.send(answer, at: latest)
        note(answer)
        effects += instrument.takeEffects()
      }
    }
    return isAnything
  }

  private func answers(to effect: InstrumentEffect, _ window: borrowing Window) -> [InstrumentInput] {
    switch effect {
    case .quit:
      if ending == nil { ending = .quit }
      return []
    case .window(let request):
      if case .resize = request { needsLayout = true }
      return windowErrands.perform(request, window)
    case .errand(let errand):
      if case .change(.happened(let input)) = errand, case .pointer(.down, _, let point) = input.input {
        painting.expectPage(at: point, now: latest)
      }
      return errands.perform(errand, at: latest).map(InstrumentInput.answer)
    }
  }

  /// Notes what an input means to the loop.
  private func note(_ input: InstrumentInput) {
    switch input {
    case .answer(.files(let facts)): if facts.pages != nil { painting.forgetPages() }
    case .answer(.phone): painting.forgetPages()
    case .pointer(let phase, _, _, _): if phase == .down || phase == .up { visibility.trust() }
    case .wheel, .secondary: visibility.trust()
    default: break
    }
  }

  // MARK: Frames

  private func draw(at now: Double, _ window: borrowing Window, _ presenter: inout Presenter) throws(SDLError)
  {
    let begin = clock.realNow
    let picture = instrument.picture(at: now)
    let core = clock.realNow - begin
    pacer.drew(at: now)
    let shown = try painting.show(picture, &presenter, clock)
    if shown.isOnItsWay, presenter.tellsWhenShown { visibility.present(at: clock.realNow) }
    var measure = shown.measure
    measure.core = core
    trace.write(picture, measure)
    if picture.frames != nil {
      send(.measured(measure), window)
    } else {
      perform(window)
    }
    if let problems = errands.newProblems { send(.answer(.problems(problems)), window) }
  }

  // MARK: Time

  /// The number of frames, one per refresh, after which the run ends; nil runs until the window is closed.
  private var frames: Int? { live.command.frames }

  /// False while the window cannot be seen.
  ///
  /// While a pointer is pressed, frames are drawn and the deadlines of the press are met even if the window system
  /// reports it as hidden; the same applies to a requested number of frames.
  private func isDrawing(at now: Double) -> Bool {
    visibility.isVisible(at: now) || turn.outlook.isPressed || frames != nil
  }

  private func wantsFrame(at now: Double) -> Bool {
    let outlook = turn.outlook
    return isDrawing(at: now)
      && (painting.wantsFrame || frames != nil || outlook.isMoving || outlook.isStale)
  }

  /// When something has to be done although nothing is drawn.
  private var choreTime: Double? { earliest(errands.nextDeadline, turn.outlook.choreTime) }

  /// The deadline for which the loop should have been awake, if it came back too late.
  private var missedDeadline: Double? {
    let late = latest - EventTimes.stall
    guard turn.time < late, isDrawing(at: turn.time) else { return nil }
    return instrument.outlook(at: turn.time).phoneDeadline.flatMap { $0 < late ? $0 : nil }
  }

  /// Tells the trace that no deadline comes before `time`, if ever.
  private func traceRest(until time: Double?, at now: Double) {
    // The last frame is not on the screen yet, or pictures that are still being made will change it.
    guard !visibility.awaitsFrame(at: now), !painting.isWaiting else { return }
    trace.rest(for: time.map { max(0, $0 - now) }, cachedBytes: painting.painter.cachedBytes)
  }
}
