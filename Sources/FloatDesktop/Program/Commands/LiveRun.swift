import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// A run in a window: what its command line and the files say, and then the window, from its opening to its end.
///
/// Its loop and its errands read one copy. As a struct of these parts it would take 220 kB of the program to be copied.
final class LiveRun {
  let command: RunCommand
  let setup: PrototypeSetup
  let playback: Playback
  let opening: WindowOpening
  /// The window's size at its start, in the desktop's units.
  let size: PixelSize
  let title: WindowTitle
  /// Remembers the window's size; nil forgets it.
  let memory: WindowMemory?
  /// Remembers that the user has begun; nil if the first words are not shown.
  let firstStart: FirstStart?
  let files: FollowedFiles
  /// How the instrument begins.
  let beginning: InstrumentOptions
  /// The device, or one that is as large as both phones.
  private let device: Device
  private let density: Int

  /// - Parameters:
  ///   - kiosk: How it begins on a stand; nil elsewhere.
  ///   - available: The room for windows on the display, in the desktop's units; nil if unknown.
  ///   - density: Pixels per unit of the desktop.
  init(
    _ command: RunCommand, _ setup: PrototypeSetup, kiosk: KioskOptions? = nil, available: Size?, density: Int
  ) throws {
    (self.command, self.setup, self.density) = (command, setup, density)
    let (prototype, inputs, end) = try setup.script()
    playback = Playback(
      prototype, script: inputs, demo: end.map { Playback.Demo(end: $0, loops: command.loop) },
      speed: 1 / command.slowdown, stop: command.at?.seconds)
    let other = try command.comparison.phone(beside: setup)
    let beside = other.map {
      ComparedStart($0.prototype, names: $0.names, hasBody: command.bezel != .off)
    }
    device = beside?.device ?? setup.device
    opening = WindowOpening(
      device, bezel: other == nil ? command.bezel : .off, scale: command.prototype.scale,
      column: command.window.shows(.hud) ? HeadsUp.columnWidth : 0, available: available)
    memory =
      setup.isUsersOwn && command.prototype.scale == nil && command.frames == nil && kiosk == nil
      ? opening.memory(device) : nil
    title = WindowTitle(
      prototype: setup.prototypeName, device: device.name, presets: setup.presets, recording: command.record,
      replay: command.source.replay ?? command.source.scenario)
    files = FollowedFiles(setup, compared: other?.reloader)
    // A recording has one device and one language, and two phones are compared as they are.
    let lock: PanelSetting.Lock? =
      !setup.isUsersOwn ? .played : command.record != nil ? .recorded : other != nil ? .compared : nil
    // Who records, plays or measures has begun already.
    firstStart =
      lock != nil || command.trace != nil || command.frames != nil || kiosk != nil
      ? nil : FirstStart(environment: Environment.directories)
    var beginning = command.window.beginning(command.overlay.overlays)
    beginning.phone = PhoneFacts(setup, title, bezel: opening.bezel, usual: opening.size, lock: lock)
    beginning.files = files.facts
    beginning.compared = beside
    beginning.isFirstStart = firstStart != nil
    beginning.kiosk = kiosk
    beginning.followsAppearance = setup.followsDesktopAppearance
    beginning.followsMotion = setup.followsDesktopMotion
    let plain = memory?.size.map(opening.fitted) ?? opening.size
    if command.window.shows(.panel) {
      beginning.panelGrowth = opening.sidebarWidth(device, plain, density: Double(density))
    }
    if kiosk != nil, let available {
      size = DeviceLayout.pixels(available, scale: 1)
    } else {
      size = PixelSize(width: plain.width + beginning.panelGrowth, height: plain.height)
    }
    self.beginning = beginning
  }

  /// - Parameter video: Outlives the window, which outlives everything that draws in it.
  func start(_ video: borrowing SDLVideo, _ drawing: WindowDrawing) throws {
    let pixels = PixelSize(width: size.width * density, height: size.height * density)
    do {
      let modes = command.presenter.modes(
        driver: video.driver, environment: Environment.value, hasGPU: PresentMode.systemHasGPU,
        sharesMemory: try video.sharesMemory(pixels), isCompatibility: SDLVideo.isCompatibility)
      let layout = DeviceLayout(
        device, screen: device.size, bezel: opening.bezel, column: opening.column, window: size,
        drawable: pixels, reserved: beginning.panelGrowth * density)
      let painter = drawing.painter(setup, scale: layout.scale)
      // Pictures are made ready while the window opens.
      painter.prepare(playback.prototype.scene)
      let window = try Window(
        title: title.text, size: size, wantsGPU: modes.first != .sharedMemory, filling: command.stand.filled)
      var presenter = try Presenter(window: window, modes: modes)
      let errands = try Errands(self, painter: painter, driver: video.driver)
      let loop = RunLoop(
        self, Instrument(playback, beginning, window: window.facts), errands, painter, driver: video.driver,
        trace: try command.trace.map { try LineWriter(path: $0) })
      try SignalWatch.quittingByEvent {
        try loop.run(window: window, presenter: &presenter)
        if let loss = loop.loss { throw CommandFailure(.unavailable, "\(loss)") }
        if loop.hasFailedToWrite { throw CommandFailure(.cannotWrite, "") }
      }
    } catch let error as SDLError {
      throw CommandFailure(.unavailable, "the window cannot be shown: \(error)")
    }
  }

  static func noDisplay(_ error: SDLError) -> CommandFailure {
    let reason = error.text.isEmpty ? error.call : error.text
    let tried = ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].compactMap { name in
      Environment.value(name).map { "\(name)=\($0)" }
    }
    let state = tried.isEmpty ? "neither WAYLAND_DISPLAY nor DISPLAY is set" : tried.joined(separator: " ")
    return CommandFailure(
      .unavailable,
      "no display (\(reason); \(state)): start it in a desktop session, or use \"floatdesktop snapshot\", which "
        + "needs none")
  }
}

extension PhoneFacts {
  /// - Parameters:
  ///   - usual: The size that the window returns to, in the desktop's units.
  ///   - lock: Why the phone has to stay as it is; nil where it need not.
  init(
    _ setup: PrototypeSetup, _ title: WindowTitle, bezel: Bezel?, usual: PixelSize?, lock: PanelSetting.Lock?
  ) {
    self.init()
    self.title = title
    self.bezel = bezel
    language = setup.language
    usualSize = usual
    self.lock = lock
    devices = lock != nil ? nil : (setup.devices, setup.deviceFile ?? setup.device.id)
  }
}
