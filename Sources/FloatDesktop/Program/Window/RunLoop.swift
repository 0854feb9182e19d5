import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio
import Glibc

/// Runs the prototype in a window until somebody closes it.
///
/// Each turn drains all events, sends their inputs with the times at which they arrived, advances the playback to
/// now, paints what changed and shows it. With nothing to do it sleeps in SDL's wait, without waking up.
///
/// A class because a structure that owns files cannot be copied, and checking that of one with the whole prototype in it
/// takes the compiler half a minute.
final class RunLoop {
  /// The prototype, and what is done to its time.
  var playback: Playback
  let painter: Painter
  var options: RunOptions
  var recorder: RecordingFile?
  var trace: LineWriter?
  let store: EntranceStore?
  /// What the store holds of this window's entrances.
  var savedArchive: EntranceArchive
  /// The files that are followed, if any.
  var files: FollowedFiles?
  var messages: MessageBar
  /// How many pictures could not be drawn when that was last told.
  var toldPictures = 0
  var transport: TransportCard
  var overlays: WindowOverlays
  var keeping: WindowKeeping
  var sheets: WindowSheets
  /// The phone beside the first; nil where there is one.
  var compared: ComparedWindow?
  /// The panel beside the phone.
  var aside: WindowSidebar
  let display: HeadsUpDisplay?
  /// The outlines of what can be pressed; nil where they are not shown.
  var outlines: PressableOutlines?
  var sounds: SoundPlayer
  /// When memory that nothing needs is given back, unless something moves before; nil where it was.
  var trimTime: Double?
  /// What comes next is made ready while nothing else is to be done.
  var ahead = PagesAhead()
  var mayPrefetch = false
  /// The prototype's pictures that are still being made.
  var pictures = AwaitedPictures()
  /// The last change of files that was not yet looked at.
  var pendingReload: ReloadSignal?

  var translator: EventTranslator
  var clock = LoopClock()
  var pacer = FramePacer(refreshRate: 60)
  var visibility = WindowVisibility()
  private var wantsQuit = false
  var sizing: WindowSizing
  /// Why the window cannot go on, once it cannot.
  private(set) var loss: DisplayLoss?
  private var events = EventQueue()
  /// When the loop last looked at what was to be done, in real time.
  private var turn = 0.0
  /// How the loop sleeps by itself, where it can.
  private var displayWait: (any DisplayWait)?
  /// Inputs arrived since the last frame, or something else that may show.
  var needsScene = true
  /// The window's size or display may have changed.
  var needsLayout = true
  /// The window's contents may be lost: present the whole frame.
  var needsFullPresent = true
  var lastPresentBlocked = false
  var frame = 0
  var hasFailedToSave = false
  /// The window's title says that the clock stands.
  var saysPaused = false
  /// What is around the screen; nil where the screen is alone.
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

  /// Shows the first frame at once and returns when the window was closed or the last of the frames asked for shown.
  func run(window: borrowing Window, presenter: inout Presenter) throws(SDLError) {
    clock = LoopClock()
    X11Visibility.follow(window)
    displayWait = WaylandWait(window) ?? X11Wait(window)
    files?.follow()
    tellProblems()
    if options.followsDesktop { _ = SettingsPortal(report: { UserEvent.push($0) }).start() }
    if options.opensSidebar { openSidebar(window) }
    // The loop slept until a frame's time, as it does in motion: that the frame is wanted need not be asked again.
    var isDue = false
    while !wantsQuit {
      // Read before the events are: a frame shows no time by which something may have happened that was not looked at.
      let now = clock.realNow
      drainEvents(window)
      if wantsQuit { break }
      reloadFiles()
      updateSidebar(window)
      markTitle(window)
      sounds.closeIfDone(at: now)
      turn = now
      let isMoving = isDue || isMoving
      let wantsFrame = isDue || wantsFrame(at: now, isMoving: isMoving)
      isDue = false
      // In motion nobody waits for a deadline.
      let wake = wantsFrame ? nil : nextWake(at: now)
      switch pacer.action(
        at: now, wantsFrame: wantsFrame, deadline: wake,
        isBlocking: presenter.isBlocking && lastPresentBlocked, isWaiting: presenter.isWaiting)
      {
      case .draw:
        try draw(at: now, window: window, presenter: &presenter)
        // Drawing it takes as long as a frame, which comes first.
        if let icon = options.icon.take() { window.setIcon(svg: icon) }
        if let frames = options.frames, frame >= frames { wantsQuit = true }
      case .sleep(let until):
        if prefetch(until: until, isMoving: isMoving) { continue }
        if wantsFrame, displayWait?.sleepUntilFrame(until - clock.realNow) == true {
          isDue = true
          continue
        }
        wait(until: min(until, sounds.closingTime ?? until))
      case .sleepForever:
        if prefetch(until: .infinity, isMoving: isMoving) { continue }
        trimIfDone(at: now, &presenter)
        wait(until: earliest(sounds.closingTime, trimTime))
      }
    }
    SignalWatch.noteSaving()
    for event in translator.cancelAll(ticks: SDL_GetTicks()) { handle(event, window) }
    takeChanges()
    apply(playback.takeEffects())
    save()
    keepUnsaved()
    sizing.remember()
    // A video takes its time, and a window that answers nobody any more is not to be looked at meanwhile.
    if keeping.isWriting, loss == nil { window.hide() }
    keeping.finish(at: clock.realNow)
  }

  /// True where a recording or a trace is not whole.
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

  // MARK: Events

  private func drainEvents(_ window: borrowing Window) {
    let missed = missedDeadline.flatMap { clock.ticks(before: $0) }
    events.pump()
    while let event = events.next(due: missed, window) {
      switch event {
      case .loss(let loss):
        self.loss = loss
        wantsQuit = true
      // Only the last one counts: each is about the files as they are now.
      case .reload(let signal): pendingReload = signal
      case .settings(let settings): follow(settings)
      case .kept: finishKeeping()
      case .covered(let isCovered): visibility.cover(isCovered)
      case .picturesReady: if pictures.isWaiting { needsScene = true }
      case .frameShown: visibility.frameShown()
      case .other(let event):
        let wasPressed = translator.isMousePressed
        if takesAside(event, window) {
          window.captureMouse(aside.isPressed)
          continue
        }
        for meaning in translator.translate(
          event, isCaptured: window.isMouseCaptured, mousePlace: window.mousePlace)
        { handle(meaning, window) }
        followMouse()
        if translator.isMousePressed != wasPressed { window.captureMouse(translator.isMousePressed) }
      }
    }
  }

  private func handle(_ event: WindowEvent, _ window: borrowing Window) {
    if case .command = event {
      sheets.begin(at: clock.realNow)
      needsScene = true
    }
    switch event {
    case .quit, .command(.quit): wantsQuit = true
    case .layout: needsLayout = true
    case .expose: needsFullPresent = true
    case .visible(let isShown): visibility.show(isShown)
    case .command(.nextMessage): if messages.next() { needsScene = true }
    case .command(.hotspots):
      outlines = outlines == nil ? PressableOutlines() : nil
      (needsScene, needsFullPresent) = (true, true)
    case .command(.size(let change)):
      sizing.perform(change, window, natural: translator.layout.naturalSize, extra: sidebarWidth)
    case .command(.clock(let action)): perform(action)
    case .command(.overlay(let kind)):
      overlays.toggle(kind, at: clock.realNow)
      needsScene = true
    case .command(.keep): toggleKeeping()
    case .command(.sidebar(let command)): perform(command, window)
    case .command(.transport):
      transport.toggle()
      needsScene = true
    case .command(.help):
      sheets.toggleKeys(at: clock.realNow)
      needsScene = true
    case .input(let input, _) where takesKeeping(input): break
    // A drag is taken back before anything is closed.
    case .input(.key("Escape"), _) where takeBackDrag() || leavesField(): break
    case .input(.key("Escape"), _) where !translator.isPressed && messages.close(): needsScene = true
    case .input(.key("Escape"), _) where !translator.isPressed && sheets.closeKeys(at: clock.realNow):
      needsScene = true
    case .input(.key("Escape"), _) where escapeSidebar(): break
    case .input(.key("Escape"), _) where !translator.isPressed && perform(.leave): break
    case .input(.key("Escape"), _) where !translator.isPressed && sizing.leaveFullScreen(window): break
    case .input(let input, let ticks):
      if Self.isPointing(input) { visibility.trust() }
      guard !takesSheets(input), !takesTransport(input) else { return }
      noteTouch(input)
      playback.send(input, atReal: clock.real(eventTicks: ticks))
      takeChanges()
      needsScene = true
    }
  }

  /// True for what nobody does to a window that cannot be seen.
  private static func isPointing(_ input: Input) -> Bool {
    switch input {
    case .pointer(let phase, _, _): phase != .cancel
    case .wheel, .contextMenu: true
    case .key, .resize, .configure: false
    }
  }

  // MARK: Time

  /// False while nobody can see the window.
  ///
  /// Under a pressed pointer it is drawn whatever the window system tells, and the deadlines of the press are kept; so is
  /// a number of frames that somebody asked for.
  private func isDrawing(at now: Double) -> Bool {
    visibility.isVisible(at: now) || translator.isPressed || options.frames != nil
  }

  private func wantsFrame(at now: Double, isMoving: Bool) -> Bool {
    guard isDrawing(at: now) else { return false }
    if needsScene || needsLayout || needsFullPresent || options.frames != nil || isMoving { return true }
    return isOverlayChanging(at: now) || pictures.isFading || aside.isAnimating || sheets.isChanging(at: now)
  }

  /// True while every frame is another one.
  var isMoving: Bool { playback.isMoving || compared?.companion.isMoving(with: playback) == true }

  /// True while what is drawn over the phone changes by itself.
  private func isOverlayChanging(at now: Double) -> Bool {
    display?.showsDamage == true || display?.isChanging == true && !playback.isStanding
      || overlays.isChanging(at: playback, now) || transport.isChanging(at: now)
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

  /// The deadline that the loop was to be awake for, where it came back too late.
  private var missedDeadline: Double? {
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
    // SDL counts in milliseconds; the rest of one decides whether frames are even.
    let rest = time - clock.realNow
    guard rest > 0 else { return }
    var span = timespec(tv_sec: 0, tv_nsec: Int(min(rest, 0.001) * 1e9))
    nanosleep(&span, nil)
  }
}
