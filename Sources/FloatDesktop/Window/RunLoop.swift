import CSDL2
import FloatCore
import Glibc

/// Runs the prototype in a window until somebody closes it.
///
/// Each turn drains all events, sends their inputs with the times at which they arrived, advances the prototype to
/// now, paints what changed and shows it. With nothing to do it sleeps in SDL's wait, without waking up.
struct RunLoop: ~Copyable {
  private var player: Player
  private let painter: Painter
  private let options: RunOptions
  private var recorder: RecordingFile?
  private var trace: LineWriter?
  private let store: EntranceStore?
  private var reloader: ConfigurationReloader?
  private var messages = MessageBar()
  private let display: HeadsUpDisplay?
  private var sounds: SoundPlayer
  /// What was last known to come next; its pictures are made while nothing else is to be done.
  private var upcoming: [String] = []
  private var mayPrefetch = false
  /// The last change of the configuration's files that was not yet looked at.
  private var pendingReload: ReloadSignal?

  private var translator: EventTranslator
  private var clock = LoopClock()
  private var pacer = FramePacer(refreshRate: 60)
  private var isVisible = true
  private var wantsQuit = false
  /// Inputs arrived since the last frame, or something else that may show.
  private var needsScene = true
  /// The window's size or display may have changed.
  private var needsLayout = true
  /// What is in the window is not to be trusted.
  private var needsFullPresent = true
  private var lastPresentBlocked = false
  private var frame = 0
  private var hasFailedToSave = false

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
    self.reloader = reloader
    display = options.showsHeadsUpDisplay ? HeadsUpDisplay() : nil
    sounds = SoundPlayer(videoDriver: options.videoDriver)
    let size = PixelSize(width: 1, height: 1)
    translator = EventTranslator(
      layout: DeviceLayout(device: options.device.size, window: size, drawable: size))
  }

  /// Shows the first frame at once and returns when the window was closed or the last of the frames asked for shown.
  mutating func run(window: borrowing Window, presenter: inout Presenter) throws(SDLError) {
    clock = LoopClock(slowdown: options.slowdown, holdTime: options.holdTime)
    if let reloader { _ = messages.show(reloader.problems) }
    if options.followsDesktop { _ = SettingsPortal(report: DesktopSettingsEvent.push).start() }
    while !wantsQuit {
      drainEvents(window)
      if wantsQuit { break }
      reloadConfiguration()
      let now = clock.realNow
      sounds.closeIfDone(at: now)
      switch pacer.action(
        at: now, wantsFrame: wantsFrame(at: now), deadline: isVisible ? deadline : nil,
        isBlocking: presenter.isBlocking && lastPresentBlocked)
      {
      case .draw:
        try draw(at: now, window: window, presenter: &presenter)
        if let frames = options.frames, frame >= frames { wantsQuit = true }
      case .sleep(let until):
        if mayPrefetch, !isMoving { prefetch() }
        Self.wait(seconds: min(until, sounds.closingTime ?? until) - clock.realNow)
      case .sleepForever:
        if mayPrefetch { prefetch() }
        if let closing = sounds.closingTime {
          Self.wait(seconds: closing - clock.realNow)
        } else {
          _ = SDL_WaitEvent(nil)
        }
      }
    }
    for event in translator.cancelAll(ticks: SDL_GetTicks()) { handle(event) }
    apply(player.takeEffects())
    save()
  }

  // MARK: Events

  private mutating func drainEvents(_ window: borrowing Window) {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let signal = ReloadEvent.signal(of: event) {
        // Only the last one counts: each is about the files as they are now.
        pendingReload = signal
        continue
      }
      if let settings = DesktopSettingsEvent.settings(of: event) {
        follow(settings)
        continue
      }
      let wasPressed = translator.isMousePressed
      for meaning in translator.translate(
        event, isCaptured: window.isMouseCaptured, mousePlace: window.mousePlace)
      { handle(meaning) }
      if translator.isMousePressed != wasPressed { window.captureMouse(translator.isMousePressed) }
    }
  }

  private mutating func handle(_ event: WindowEvent) {
    switch event {
    case .quit: wantsQuit = true
    case .layout: needsLayout = true
    case .expose: needsFullPresent = true
    case .visible(let visible): isVisible = visible
    case .input(.key("Escape"), _) where messages.close():
      needsScene = true
    case .input(let input, let ticks):
      // A recording that plays is not disturbed; afterwards the mouse takes over, unless its time is held.
      guard player.nextInputTime == nil, options.holdTime == nil else { return }
      let time = max(player.prototype.now, clock.prototypeTime(eventTicks: ticks))
      let timed = TimedInput(time: time, input)
      player.send(timed)
      recorder?.write(timed)
      display?.note(timed)
      needsScene = true
    }
  }

  // MARK: Desktop

  /// Takes over what the desktop says, as inputs of this moment, so that a recording has it too.
  private mutating func follow(_ settings: DesktopSettings) {
    var changes: [(key: String, value: String)] = []
    if options.followsAppearance {
      changes.append(("appearance", settings.isDark == true ? "dark" : "light"))
    }
    if options.followsMotion, let reduces = settings.reducesMotion {
      changes.append(("motion.reduced", reduces ? "true" : "false"))
    }
    let time = max(player.prototype.now, clock.prototypeTime(real: clock.realNow))
    for input in player.advance(to: time) { recorder?.write(input) }
    for change in changes {
      let timed = TimedInput(time: time, .set(key: change.key, value: change.value))
      player.send(timed)
      recorder?.write(timed)
    }
    needsScene = true
  }

  /// Has the pictures of the pages that a tap would open made ready, on another thread.
  private mutating func prefetch() {
    mayPrefetch = false
    painter.keepPicturesForNextStart()
    let pages = player.prototype.upcomingPages
    guard pages != upcoming else { return }
    upcoming = pages
    painter.prefetch(pages.flatMap(player.prototype.pictures))
  }

  // MARK: Configuration

  /// Applies what changed in the configuration's files, as inputs of this moment, so that a recording has it too.
  private mutating func reloadConfiguration() {
    guard let signal = pendingReload, var reloader else { return }
    pendingReload = nil
    guard signal != .failed else {
      Diagnostics.warning(
        "changes of the config file may not be seen any more: a directory on the way to it cannot be watched "
          + "(it may not be read, or fs.inotify.max_user_watches is reached)")
      return
    }
    let changes = reloader.reload(signal)
    self.reloader = reloader
    if messages.show(reloader.problems) {
      Diagnostics.show(reloader.problems)
      needsScene = true
    }
    guard !changes.isEmpty else { return }
    let time = max(player.prototype.now, clock.prototypeTime(real: clock.realNow))
    for input in player.advance(to: time) { recorder?.write(input) }
    for change in changes {
      let timed = TimedInput(time: time, .set(key: change.key, value: change.value))
      player.send(timed)
      recorder?.write(timed)
    }
    needsScene = true
  }

  // MARK: Time

  private func wantsFrame(at now: Double) -> Bool {
    guard isVisible else { return false }
    if needsScene || needsLayout || needsFullPresent || options.frames != nil || isMoving { return true }
    return deadline.map { $0 <= now } ?? false
  }

  /// True once the prototype's clock stands.
  private var isHeld: Bool { options.holdTime.map { player.prototype.now >= $0 } ?? false }

  /// True while every frame is another one.
  private var isMoving: Bool { player.prototype.isAnimating && !isHeld }

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

  private mutating func draw(
    at now: Double, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    var timing = FrameTiming()
    let begin = clock.realNow
    let inputs = player.advance(to: max(player.prototype.now, clock.prototypeTime(real: now)))
    for input in inputs {
      recorder?.write(input)
      display?.note(input)
    }
    needsScene = false
    var scene = player.prototype.scene
    if let bar = messages.layer(width: scene.size.width) { scene.layers.append(bar) }
    if needsLayout || scene.size != translator.layout.device {
      try updateLayout(device: scene.size, window: window, presenter: &presenter)
    }
    let sceneEnd = clock.realNow
    let damage = painter.paint(scene)
    let paintEnd = clock.realNow
    pacer.drew(at: now)
    lastPresentBlocked = needsFullPresent || !damage.isEmpty
    timing.core = sceneEnd - begin
    timing.paint = paintEnd - sceneEnd
    timing.damage = damage
    try present(damage, &presenter)
    timing.present = clock.realNow - paintEnd
    display?.note(timing)
    mayPrefetch = true
    let effects = player.takeEffects()
    writeTrace(effects, damage)
    frame += 1
    apply(effects)
  }

  private mutating func present(_ damage: [PixelRect], _ presenter: inout Presenter) throws(SDLError) {
    defer { needsFullPresent = false }
    guard needsFullPresent || !damage.isEmpty else { return }
    var shown = painter.frame
    var parts = damage
    if let display {
      shown = display.overlay(
        painter.frame, damage: damage, prototype: player.prototype, scale: painter.scale,
        cachedBytes: painter.cachedBytes)
      parts = [shown.bounds]
    }
    try presenter.present(shown, damage: needsFullPresent ? nil : parts, at: translator.layout.frame)
  }

  private mutating func updateLayout(
    device: Size, window: borrowing Window, presenter: inout Presenter
  ) throws(SDLError) {
    needsLayout = false
    needsFullPresent = true
    try presenter.updateSize()
    pacer.interval = FramePacer(refreshRate: window.refreshRate).interval
    let layout = DeviceLayout(device: device, window: window.size, drawable: presenter.drawableSize)
    painter.resize(scale: layout.scale, deviceSize: device)
    translator.layout = layout
  }

  private mutating func writeTrace(_ effects: [Effect], _ damage: [PixelRect]) {
    guard trace != nil else { return }
    let prototype = player.prototype
    let line = StateJSON.object(
      prototype.state, time: prototype.now, frame: frame, effects: effects.map(\.name),
      painting: PaintingCounters(damage: damage, cachedBytes: painter.cachedBytes))
    trace!.write(line.text())
  }

  // MARK: Effects

  private mutating func apply(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .notice(let text): Diagnostics.notice(text)
      case .sound(let sound):
        sounds.play(sound, volume: player.prototype.parameters.sound.volume, at: clock.realNow)
      case .impact, .save: break
      }
    }
    if effects.contains(.save) { save() }
  }

  private mutating func save() {
    guard let store else { return }
    do {
      try store.save(player.prototype.archive)
      hasFailedToSave = false
    } catch {
      // Once is enough: every later change would fail for the same reason.
      if !hasFailedToSave { Diagnostics.error("the entrances were not saved: \(error)") }
      hasFailedToSave = true
    }
  }
}
