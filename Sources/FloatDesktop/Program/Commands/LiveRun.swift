import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// A run in a window, from its opening to its end.
struct LiveRun {
  let setup: PrototypeSetup
  let command: RunCommand

  /// - Parameter video: Outlives the window, which outlives everything that draws in it.
  func start(_ video: borrowing SDLVideo, _ drawing: WindowDrawing) throws {
    let (prototype, inputs) = try setup.script()
    let other = try command.comparison.phone(beside: setup, try setup.timeline())
    let hasBodies = command.bezel != .off
    let device = other.map { ComparedWindow.device($0, hasBody: hasBodies) } ?? setup.device
    let opening = WindowOpening(
      device, bezel: other == nil ? command.bezel : .off, scale: command.prototype.scale,
      column: command.hud ? HeadsUpDisplay.columnWidth : 0, available: Window.availableSize)
    let memory =
      setup.isUsersOwn && command.prototype.scale == nil && command.frames == nil
      ? opening.memory(device) : nil
    let plain = memory?.size.map(opening.fitted) ?? opening.size
    let growth = command.panel ? opening.sidebarWidth(device, plain, density: video.density) : 0
    let size = PixelSize(width: plain.width + growth, height: plain.height)
    let pixels = PixelSize(width: size.width * video.density, height: size.height * video.density)
    let modes = command.presenter.modes(
      driver: video.driver, environment: Environment.value, hasGPU: PresentMode.systemHasGPU,
      sharesMemory: video.sharesMemory(pixels), isCompatibility: SDLVideo.isCompatibility)
    let playback = Playback(
      prototype, script: inputs, speed: 1 / command.slowdown, stop: command.at?.seconds)
    let painter = drawing.painter(
      setup,
      scale: DeviceLayout(
        device, screen: device.size, bezel: opening.bezel, column: opening.column, window: size,
        drawable: pixels, reserved: growth * video.density
      ).scale)
    // Pictures are made ready while the window opens.
    painter.prepare(playback.prototype.scene)
    do {
      var options = self.options(device, opening, other, driver: video.driver)
      options.title = WindowTitle(
        prototype: setup.prototypeName, device: device.name, presets: setup.presets,
        recording: command.record, replay: command.replay)
      let window = try Window(
        title: options.title.text, size: size, wantsGPU: modes.first != .sharedMemory)
      options.sidebarGrowth = growth
      options.memory = memory
      try show(window, playback, painter, modes: modes, options, compared: other?.reloader)
    } catch let error as SDLError {
      throw CommandFailure(.unavailable, "the window cannot be shown: \(error)")
    }
  }

  /// The window's options from the command line and the prototype.
  private func options(
    _ device: Device, _ opening: WindowOpening, _ other: ComparedPhone?, driver: String
  ) -> RunOptions {
    var options = RunOptions(
      device: device, videoDriver: driver, frames: command.frames, showsHeadsUpDisplay: command.hud,
      keeper: GestureKeeper(setup: setup, folder: GestureKeeper.usualFolder),
      presets: PresetLibrary(assets: setup.assets), followsAppearance: setup.followsDesktopAppearance,
      followsMotion: setup.followsDesktopMotion)
    options.icon = setup.iconPath
    options.bezel = opening.bezel
    options.usualSize = opening.size
    options.showsHotspots = command.showHotspots
    options.opensSidebar = command.panel
    options.language = setup.language
    options.setup = setup.isUsersOwn && command.record == nil && other == nil ? setup : nil
    options.overlays = WindowOverlays(
      command.overlay.overlays, touches: command.touches, language: options.panelLanguage)
    options.configFile = command.prototype.config ?? setup.userFile
    options.unsaved = setup.isUsersOwn ? UnsavedChanges(environment: Environment.directories) : nil
    options.bindings = setup.reloader.bindings
    options.firstStart = other == nil ? firstStart : nil
    options.compared = other.map { ComparedWindow($0, hasBody: command.bezel != .off) }
    return options
  }

  /// Nil for runs that record, play or measure, whose users have begun already.
  private var firstStart: FirstStart? {
    guard setup.isUsersOwn, command.record == nil, command.trace == nil, command.frames == nil else {
      return nil
    }
    return FirstStart(environment: Environment.directories)
  }

  private func show(
    _ window: borrowing Window, _ playback: Playback, _ painter: Painter, modes: [PresentMode],
    _ options: RunOptions, compared: ConfigurationReloader?
  ) throws {
    var presenter = try Presenter(window: window, modes: modes)
    let loop = RunLoop(
      playback: playback, painter: painter,
      options: options,
      recorder: try command.record.map { try RecordingFile(path: $0, header: setup.header) },
      trace: try command.trace.map { try LineWriter(path: $0) },
      store: setup.store, files: FollowedFiles(setup, compared: compared))
    try SignalWatch.quittingByEvent {
      try loop.run(window: window, presenter: &presenter)
      if let loss = loop.loss { throw CommandFailure(.unavailable, "\(loss)") }
      if loop.hasFailedToWrite { throw CommandFailure(.cannotWrite, "") }
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
