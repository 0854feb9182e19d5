import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import Glibc

/// Runs the prototype in a window until somebody closes it.
///
/// Each turn drains all events, sends their inputs with the times at which they arrived, advances the prototype to
/// now, paints what changed and shows it. With nothing to do it sleeps in SDL's wait, without waking up.
///
/// A class because a structure that owns files cannot be copied, and checking that of one with the whole prototype in it
/// takes the compiler half a minute.
final class RunLoop {
  var player: Player
  let painter: Painter
  let options: RunOptions
  var recorder: RecordingFile?
  private var trace: LineWriter?
  let store: EntranceStore?
  /// What the store holds of this window's entrances.
  var savedArchive: EntranceArchive
  var reloader: ConfigurationReloader?
  var messages = MessageBar()
  private let display: HeadsUpDisplay?
  var sounds: SoundPlayer
  /// When memory that nothing needs is given back, unless something moves before; nil where it was.
  private var trimTime: Double?
  /// What was last known to come next; its pictures are made while nothing else is to be done.
  var upcoming: [PageID] = []
  var mayPrefetch = false
  /// The last change of the configuration's files that was not yet looked at.
  var pendingReload: ReloadSignal?

  private var translator: EventTranslator
  var clock = LoopClock()
  private var pacer = FramePacer(refreshRate: 60)
  private var visibility = WindowVisibility()
  private var wantsQuit = false
  /// True once a key asked for full screen. A compositor for kiosks gives it unasked, and there `Escape` is the phone's.
  private var isFullScreenByKey = false
  /// The prototype's time of the last frame.
  private var frameTime = -RunLoop.instant
  /// The least span of time that a recording tells apart, in seconds.
  private static let instant = 1e-9
  /// Why the window cannot go on, once it cannot.
  private(set) var loss: DisplayLoss?
  private var times = EventTimes()
  /// The deadline that the loop was to be awake for.
  private var due: Double?
  /// Inputs arrived since the last frame, or something else that may show.
  var needsScene = true
  /// The window's size or display may have changed.
  private var needsLayout = true
  /// The window's contents may be lost: present the whole frame.
  private var needsFullPresent = true
  private var lastPresentBlocked = false
  private var frame = 0
  var hasFailedToSave = false
  /// The phone's body around the screen, or the room beside it; nil where the screen is alone.
  private var stage: PhoneStage?
  /// The size somebody gave the window, in the desktop's units.
  private var chosenSize: PixelSize?

  init(
    player: Player, painter: Painter, options: RunOptions, recorder: consuming RecordingFile?,
    trace: consuming LineWriter?, store: EntranceStore?, reloader: ConfigurationReloader? = nil
  ) {
    self.player = player
    self.painter = painter
    self.options = options
    self.recorder = recorder
    self.trace = trace
    self.store = store
    savedArchive = player.prototype.archive
    self.reloader = reloader
    display = options.showsHeadsUpDisplay ? HeadsUpDisplay(painter: painter) : nil
    sounds = SoundPlayer(videoDriver: options.videoDriver)
    let size = PixelSize(width: 1, height: 1)
    translator = EventTranslator(
      layout: DeviceLayout(device: options.device.size, window: size, drawable: size),
      isWayland: options.videoDriver == "wayland")
  }

  /// Shows the first frame at once and returns when the window was closed or the last of the frames asked for shown.
  func run(window: borrowing Window, presenter: inout Presenter) throws(SDLError) {
    clock = LoopClock(slowdown: options.slowdown, holdTime: options.holdTime)
    X11Visibility.follow(window)
    if let reloader { _ = messages.show(reloader.problems) }
    if options.followsDesktop { _ = SettingsPortal(report: { UserEvent.push($0) }).start() }
    while !wantsQuit {
      // Read before the events are: a frame shows no time by which something may have happened that was not looked at.
      let now = clock.realNow
      drainEvents(window)
      if wantsQuit { break }
      reloadConfiguration()
      sounds.closeIfDone(at: now)
      due = isDrawing(at: now) ? deadline : nil
      switch pacer.action(
        at: now, wantsFrame: wantsFrame(at: now), deadline: due,
        isBlocking: presenter.isBlocking && lastPresentBlocked, isWaiting: presenter.isWaiting)
      {
      case .draw:
        try draw(at: now, window: window, presenter: &presenter)
        if let frames = options.frames, frame >= frames { wantsQuit = true }
      case .sleep(let until):
        if mayPrefetch, !isMoving { prefetch() }
        Self.wait(seconds: min(until, sounds.closingTime ?? until) - clock.realNow)
      case .sleepForever:
        if mayPrefetch { prefetch() }
        trimIfDone(at: now, &presenter)
        if let next = [sounds.closingTime, trimTime].compactMap(\.self).min() {
          Self.wait(seconds: next - clock.realNow)
        } else {
          _ = SDL_WaitEvent(nil)
        }
      }
    }
    for event in translator.cancelAll(ticks: SDL_GetTicks()) { handle(event, window) }
    apply(player.takeEffects())
    save()
    if let chosenSize { options.memory?.save(chosenSize) }
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
    var event = SDL_Event()
    let missed = due.flatMap { $0 + EventTimes.stall < clock.realNow ? clock.ticks(real: $0) : nil }
    // After a wait that timed out SDL_PollEvent returns 0 once without looking at the display: the wait leaves its mark for
    // the end of a poll in the queue. What came meanwhile, be it during a stop, would be missing in the next frame.
    SDL_PumpEvents()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      times.correct(&event, due: missed)
      if let loss = DisplayLoss.of(event, window) {
        self.loss = loss
        wantsQuit = true
      }
      if let signal = UserEvent.reloadSignal(of: event) {
        // Only the last one counts: each is about the files as they are now.
        pendingReload = signal
        continue
      }
      if let settings = UserEvent.desktopSettings(of: event) {
        follow(settings)
        continue
      }
      if let isCovered = X11Visibility.isCovered(by: event) {
        visibility.cover(isCovered)
        continue
      }
      if WaylandFrames.isShown(event) {
        visibility.frameShown()
        continue
      }
      let wasPressed = translator.isMousePressed
      for meaning in translator.translate(
        event, isCaptured: window.isMouseCaptured, mousePlace: window.mousePlace)
      { handle(meaning, window) }
      if translator.isMousePressed != wasPressed { window.captureMouse(translator.isMousePressed) }
    }
  }

  private func handle(_ event: WindowEvent, _ window: borrowing Window) {
    switch event {
    case .quit: wantsQuit = true
    case .layout: needsLayout = true
    case .expose: needsFullPresent = true
    case .visible(let isShown): visibility.show(isShown)
    case .command(let command): perform(command, window)
    // A drag is taken back before anything is closed.
    case .input(.key("Escape"), _) where !translator.isPressed && messages.close():
      needsScene = true
    case .input(.key("Escape"), _) where !translator.isPressed && isFullScreenByKey && window.isFullScreen:
      setFullScreen(false, window)
    case .input(let input, let ticks):
      if Self.isPointing(input) { visibility.trust() }
      // A recording that plays is not disturbed; afterwards the mouse takes over, unless its time is held.
      guard player.nextInputTime == nil, options.holdTime == nil else { return }
      // What came too late for a frame belongs after it: a recording then leads to that frame without it.
      let time = max(player.prototype.now, clock.prototypeTime(eventTicks: ticks), frameTime + Self.instant)
      let timed = TimedInput(time: time, input)
      player.send(timed)
      recorder?.write(timed)
      display?.note(timed)
      needsScene = true
    }
  }

  private func setFullScreen(_ isFullScreen: Bool, _ window: borrowing Window) {
    window.setFullScreen(isFullScreen)
    isFullScreenByKey = isFullScreen
  }

  private func perform(_ command: WindowCommand, _ window: borrowing Window) {
    switch command {
    case .fullScreen: setFullScreen(!window.isFullScreen, window)
    case .nextMessage: if messages.next() { needsScene = true }
    case .fit:
      if let size = options.usualSize { window.resize(to: size) }
    case .larger, .smaller:
      // The next multiple of half a unit a point.
      let size = translator.layout.naturalSize
      let now = Double(window.size.height) / size.height
      let step = DeviceLayout.scaleStep
      let steps =
        command == .larger ? (now / step + 0.01).rounded(.down) + 1 : (now / step - 0.01).rounded(.up) - 1
      window.resize(to: DeviceLayout.pixels(size, scale: max(step, steps * step)))
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

  /// False while nobody can see the window. A number of frames that somebody asked for is drawn all the same.
  private func isDrawing(at now: Double) -> Bool { options.frames != nil || visibility.isVisible(at: now) }

  private func wantsFrame(at now: Double) -> Bool {
    guard isDrawing(at: now) else { return false }
    if needsScene || needsLayout || needsFullPresent || options.frames != nil || isMoving { return true }
    if isOverlayChanging { return true }
    return deadline.map { $0 <= now } ?? false
  }

  /// True once the prototype's clock stands.
  private var isHeld: Bool { options.holdTime.map { player.prototype.now >= $0 } ?? false }

  /// True while every frame is another one.
  private var isMoving: Bool { player.prototype.isAnimating && !isHeld }

  /// True while what is drawn over the phone changes by itself.
  private var isOverlayChanging: Bool { display?.isChanging == true && !isHeld }

  /// The real time at which something happens by itself.
  private var deadline: Double? {
    guard !isHeld else { return nil }
    return [player.prototype.nextDeadline, player.nextInputTime, options.holdTime].compactMap(\.self).min()
      .map(clock.realTime)
  }

  /// Waits for an event, but no longer than some seconds.
  private static func wait(seconds: Double) {
    guard seconds > 0 else { return }
    if seconds >= 0.001 {
      _ = SDL_WaitEventTimeout(nil, Int32(min(seconds * 1000, 3_600_000)))
    } else {
      // SDL counts in milliseconds; the rest of one decides whether frames are even.
      var rest = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
      nanosleep(&rest, nil)
    }
  }

  // MARK: Frames

  private func draw(
    at now: Double, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    var timing = FrameTiming()
    let begin = clock.realNow
    let inputs = player.advance(to: max(player.prototype.now, clock.prototypeTime(real: now)))
    for input in inputs {
      recorder?.write(input)
      display?.note(input)
    }
    frameTime = player.prototype.now
    needsScene = false
    var scene = player.prototype.scene
    if let bar = messages.layer(width: scene.size.width, top: player.prototype.device.safeArea.top) {
      scene.layers.append(bar)
    }
    if needsLayout || scene.size != translator.layout.device {
      try updateLayout(device: scene.size, window: window, presenter: &presenter)
    }
    updateStage()
    timing.core = clock.realNow - begin
    let damage = try show(scene, &timing, at: now, &presenter)
    display?.note(timing)
    mayPrefetch = true
    let effects = player.takeEffects()
    writeTrace(effects, damage)
    frame += 1
    apply(effects)
  }

  /// Paints what changed and shows it; returns what was painted.
  private func show(
    _ scene: FloatCore.Scene, _ timing: inout FrameTiming, at now: Double, _ presenter: inout Presenter
  ) throws(SDLError) -> [PixelRect] {
    let begin = clock.realNow
    let isChanging = display?.isChanging == true
    // The heads-up display draws on a copy of the frame.
    var damage = display == nil ? [] : painter.paint(scene, covers: stage)
    let overlay = display.map {
      $0.overlay(
        painter.frame, on: stage, damage: damage, prototype: player.prototype, scale: painter.scale,
        cachedBytes: painter.cachedBytes)
    }
    let setting = FrameSetting(
      place: stage != nil && overlay != nil ? overlay!.bounds : translator.layout.frame,
      stage: overlay == nil ? stage : nil)
    pacer.drew(at: now)
    guard let sheet = try presenter.lend(setting, isWhole: needsFullPresent || overlay != nil) else {
      // What is not painted now is painted when there is memory again.
      lastPresentBlocked = true
      needsScene = true
      if overlay != nil { needsFullPresent = true }
      return damage
    }
    if let overlay {
      sheet.surface.copy(overlay.bounds, from: overlay)
    } else {
      damage = painter.paint(scene, covers: stage, in: sheet)
    }
    let painted = clock.realNow
    let isShown = needsFullPresent || isChanging || !damage.isEmpty
    if isShown { needsFullPresent = try !presenter.show(damage) }
    lastPresentBlocked = isShown
    if isShown, !needsFullPresent, presenter.tellsWhenShown { visibility.present(at: clock.realNow) }
    timing.paint = painted - begin
    timing.present = clock.realNow - painted
    timing.damage = damage
    if isShown { trimTime = clock.realNow + Self.restTime }
    return damage
  }

  /// How long nothing is shown until memory is given back, in seconds: between two motions of somebody who plays there is
  /// less, and nobody looks at a program's memory sooner.
  private static let restTime = 1.0

  private func trimIfDone(at now: Double, _ presenter: inout Presenter) {
    guard let time = trimTime, time <= now else { return }
    trimTime = nil
    painter.trim()
    presenter.trim()
  }

  private func updateLayout(
    device: Size, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    needsLayout = false
    needsFullPresent = true
    try presenter.updateSize()
    pacer.interval = FramePacer(refreshRate: window.refreshRate).interval
    let before = translator.layout.window
    if window.hasOwnSize, before != PixelSize(width: 1, height: 1), before != window.size {
      chosenSize = window.size
    }
    let layout = DeviceLayout(
      player.prototype.device, screen: device, bezel: options.bezel,
      column: display == nil ? 0 : HeadsUpDisplay.columnWidth, window: window.size,
      drawable: presenter.drawableSize)
    painter.resize(scale: layout.scale, deviceSize: device)
    translator.layout = layout
  }

  /// Paints the stage where there is to be one and it is not there yet.
  private func updateStage() {
    let layout = translator.layout
    guard layout.hasBody || layout.column != nil else {
      if stage != nil { needsFullPresent = true }
      stage = nil
      return
    }
    let appearance = player.prototype.appearance
    guard stage?.layout != layout || stage?.appearance != appearance else { return }
    stage = PhoneStage(player.prototype.device, layout, appearance: appearance, painter: painter)
    needsFullPresent = true
  }

  private func writeTrace(_ effects: [Effect], _ damage: [PixelRect]) {
    guard trace != nil else { return }
    let prototype = player.prototype
    let line = StateJSON.object(
      prototype.state, time: prototype.now, frame: frame, effects: effects.map(\.name),
      painting: PaintingCounters(damage: damage, cachedBytes: painter.cachedBytes).json)
    if let failure = trace!.write(line.text()) { Diagnostics.error("\(failure)") }
  }
}
