import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio
import Glibc

/// Runs the prototype in a window until somebody closes it.
///
/// Each turn drains all events, sends their inputs with the times at which they arrived, advances the playback to now,
/// paints the changes and shows them. With nothing to do it sleeps, without waking up.
///
/// A class because a structure that owns files cannot be copied, and checking this for one that contains the whole
/// prototype takes the compiler half a minute.
final class RunLoop {
  /// The prototype, and the control of its time.
  var playback: Playback
  let painter: Painter
  var options: RunOptions
  var recorder: RecordingFile?
  var trace: LineWriter?
  let store: EntranceStore?
  /// The store's copy of this window's collected pages.
  var savedArchive: EntranceArchive
  /// The files that are followed, if any.
  var files: FollowedFiles?
  var messages: MessageBar
  /// The number of undrawable pictures when they were last reported.
  var toldPictures = 0
  var transport: TransportCard
  var sign: ClockSign
  var overlays: WindowOverlays
  var keeping: WindowKeeping
  var sheets: WindowSheets
  /// The phone beside the first, if any.
  var compared: ComparedWindow?
  /// The panel beside the phone.
  var aside: WindowSidebar
  let display: HeadsUpDisplay?
  /// The outlines of everything that can be pressed; nil while they are hidden.
  var outlines: PressableOutlines?
  var sounds: SoundPlayer
  /// When unneeded memory is given back, unless something moves before; nil after that.
  var trimTime: Double?
  /// The preparation of the next pages while there is nothing else to do.
  var ahead = PagesAhead()
  var mayPrefetch = false
  /// The prototype's pictures that are still being made.
  var pictures = AwaitedPictures()
  /// The last change of files that was not handled yet.
  var pendingReload: ReloadSignal?

  var translator: EventTranslator
  var clock = LoopClock()
  var pacer = FramePacer(refreshRate: 60)
  var visibility = WindowVisibility()
  var wantsQuit = false
  /// The window was closed, or the process was told to end: nothing may take time any more.
  var isClosed = false
  var sizing: WindowSizing
  /// The reason why the window cannot go on, if any.
  var loss: DisplayLoss?
  var events = EventQueue()
  /// The real time at which the loop last handled everything.
  private var turn = 0.0
  /// The loop's own way to sleep, if there is one.
  private var displayWait: (any DisplayWait)?
  /// Inputs arrived since the last frame, or another change that may be visible.
  var needsScene = true
  /// The window's size or display may have changed.
  var needsLayout = true
  /// The window's contents may be lost: present the whole frame.
  var needsFullPresent = true
  var lastPresentBlocked = false
  var frame = 0
  /// The rest that the trace's last line tells, if it does.
  var tracedRest: TracedRest?
  var hasFailedToSave = false
  /// The title that the window has.
  var title: WindowTitle
  /// The real time at which the panel's unsaved values are kept, if any changed.
  var unsavedTime: Double?
  /// The surroundings of the screen; nil if it is alone.
  var stage: PhoneStage?

  init(
    playback: Playback, painter: Painter, options: RunOptions, recorder: consuming RecordingFile?,
    trace: consuming LineWriter?, store: EntranceStore?, files: FollowedFiles? = nil
  ) {
    self.playback = playback
    self.painter = painter
    self.options = options
    self.recorder = recorder
    self.trace = trace
    self.store = store
    savedArchive = playback.prototype.archive
    title = options.title
    self.files = files
    sheets = WindowSheets(
      bindings: options.bindings, language: options.language, firstStart: options.firstStart)
    compared = options.compared
    display = options.showsHeadsUpDisplay ? HeadsUpDisplay(painter: painter) : nil
    outlines = options.showsHotspots ? PressableOutlines() : nil
    sounds = SoundPlayer(videoDriver: options.videoDriver)
    overlays = options.overlays
    keeping = WindowKeeping(options.keeper, playback.history.present, language: options.panelLanguage)
    messages = MessageBar(language: options.panelLanguage)
    transport = TransportCard(language: options.panelLanguage)
    sign = ClockSign(playback)
    sizing = WindowSizing(usual: options.usualSize, memory: options.memory)
    let size = PixelSize(width: 1, height: 1)
    aside = WindowSidebar(isWayland: options.videoDriver == "wayland")
    aside.growth = options.sidebarGrowth
    translator = EventTranslator(
      layout: DeviceLayout(device: options.device.size, window: size, drawable: size),
      isWayland: options.videoDriver == "wayland")
    translator.bindings = options.bindings
    translator.sides = options.compared?.sides
  }

  /// Shows the first frame at once, and returns when the window was closed or the requested number of frames was shown.
  func run(window: borrowing Window, presenter: inout Presenter) throws(SDLError) {
    clock = LoopClock()
    X11Visibility.follow(window)
    displayWait = WaylandWait(window) ?? X11Wait(window)
    files?.follow()
    tellProblems()
    if options.followsDesktop { _ = SettingsPortal(report: { UserEvent.push($0) }).start() }
    if options.opensSidebar { openSidebar(window) }
    // The loop slept until a frame's time, as it does in motion, so it need not ask again whether the frame is wanted.
    var isDue = false
    while !wantsQuit {
      // Read before the events, so that a frame never shows a time before which an event may be unhandled.
      let now = clock.realNow
      drainEvents(window)
      if wantsQuit { break }
      reloadFiles()
      updateSidebar()
      keepUnsavedIfDue(at: now)
      updateTitle(window)
      sounds.closeIfDone(at: now)
      turn = now
      let isMoving = isDue || isMoving
      let wantsFrame = isDue || wantsFrame(at: now, isMoving: isMoving)
      isDue = false
      // In motion no deadline is waited for.
      let wake = wantsFrame ? nil : nextWake(at: now)
      switch pacer.action(
        at: now, wantsFrame: wantsFrame, deadline: wake,
        isBlocking: presenter.isBlocking && lastPresentBlocked, isWaiting: presenter.isWaiting)
      {
      case .draw:
        try draw(at: now, window: window, presenter: &presenter)
        // Drawing the icon takes as long as a frame, and the frame comes first.
        if let icon = options.icon.take() { window.setIcon(svg: icon) }
        if let frames = options.frames, frame >= frames { wantsQuit = true }
      case .sleep(let until):
        if prefetch(until: until, isMoving: isMoving) { continue }
        if wantsFrame, displayWait?.sleepUntilFrame(until - clock.realNow) == true {
          isDue = true
          continue
        }
        if !wantsFrame { traceRest(until: until, at: now) }
        wait(until: min(until, earliest(sounds.closingTime, unsavedTime) ?? until))
      case .sleepForever:
        if prefetch(until: .infinity, isMoving: isMoving) { continue }
        trimIfDone(at: now, &presenter)
        let time = earliest(earliest(sounds.closingTime, trimTime), unsavedTime)
        traceRest(until: time, at: now)
        wait(until: time)
      }
    }
    SignalWatch.noteSaving()
    for event in translator.cancelAll(ticks: SDL_GetTicks()) { handle(event, window) }
    takeChanges()
    apply(playback.takeEffects())
    save()
    keepUnsaved()
    sizing.remember()
    // Writing a video takes time, and a window that no longer responds must not stay visible meanwhile.
    if isClosed || loss != nil { keeping.cancel() }
    if keeping.isWriting, loss == nil { window.hide() }
    keeping.finish(at: clock.realNow)
  }

  /// True if a recording or a trace is incomplete.
  var hasFailedToWrite: Bool {
    let isRecordingPartial =
      switch recorder {
      case let file?: file.failure != nil
      case nil: false
      }
    let isTracePartial =
      switch trace {
      case let writer?: writer.failure != nil
      case nil: false
      }
    return isRecordingPartial || isTracePartial
  }

  // MARK: Time

  /// False while nobody can see the window.
  ///
  /// While a pointer is pressed, frames are drawn and the deadlines of the press are met whatever the window system
  /// reports; the same applies to a requested number of frames.
  private func isDrawing(at now: Double) -> Bool {
    visibility.isVisible(at: now) || translator.isPressed || options.frames != nil
  }

  private func wantsFrame(at now: Double, isMoving: Bool) -> Bool {
    guard isDrawing(at: now) else { return false }
    if needsScene || needsLayout || needsFullPresent || options.frames != nil || isMoving { return true }
    return isOverlayChanging(at: now) || pictures.isFading || aside.isAnimating || sheets.isChanging(at: now)
  }

  /// True while every frame differs from the one before.
  var isMoving: Bool { playback.isMoving || compared?.companion.isMoving(with: playback) == true }

  /// True while a drawing over the phone changes by itself.
  private func isOverlayChanging(at now: Double) -> Bool {
    display?.showsDamage == true || display?.isChanging == true && !playback.isStanding
      || overlays.isChanging(at: playback, now) || transport.isChanging(at: now) || sign.isChanging(at: now)
  }

  /// The real time at which something happens by itself, on the phone or beside it.
  private func nextWake(at now: Double) -> Double? {
    guard isDrawing(at: now) else { return nil }
    return earliest(
      deadline, earliest(aside.nextDeadline, earliest(keeping.closeTime, overlays.nextDeadline)))
  }

  /// The real time at which something happens on the phone by itself.
  private var deadline: Double? {
    earliest(playback.nextDeadline, compared?.companion.nextDeadline(with: playback))
  }

  /// The deadline for which the loop should have been awake, if it came back too late.
  var missedDeadline: Double? {
    let late = clock.realNow - EventTimes.stall
    guard turn < late, isDrawing(at: turn), let deadline, deadline < late else { return nil }
    return deadline
  }

  /// Waits for an event, but no longer than until a real time, if any.
  private func wait(until time: Double?) {
    let seconds = time.map { $0 - clock.realNow }
    if displayWait?.wait(seconds) == true { return }
    guard let time else {
      _ = SDL_WaitEvent(nil)
      return
    }
    let milliseconds = (time - clock.realNow) * 1000
    if milliseconds >= 1 {
      guard SDL_WaitEventTimeout(nil, Int32(min(milliseconds, 3_600_000))) == 0 else { return }
    }
    // SDL counts in milliseconds; the remaining fraction decides whether frames are even.
    let rest = time - clock.realNow
    guard rest > 0 else { return }
    var span = timespec(tv_sec: 0, tv_nsec: Int(min(rest, 0.001) * 1e9))
    nanosleep(&span, nil)
  }
}
