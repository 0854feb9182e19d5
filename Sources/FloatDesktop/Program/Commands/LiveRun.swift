import FloatCore
import FloatDesk
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
    let beside = other.map { ComparedStart($0.timeline.start, names: $0.names, hasBody: hasBodies) }
    let device = beside?.device ?? setup.device
    let opening = WindowOpening(
      device, bezel: other == nil ? command.bezel : .off, scale: command.prototype.scale,
      column: command.window.hud ? HeadsUp.columnWidth : 0, available: Window.availableSize)
    let memory =
      setup.isUsersOwn && command.prototype.scale == nil && command.frames == nil
      ? opening.memory(device) : nil
    let plain = memory?.size.map(opening.fitted) ?? opening.size
    let growth =
      command.window.panel ? opening.sidebarWidth(device, plain, density: Double(video.density)) : 0
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
      let title = WindowTitle(
        prototype: setup.prototypeName, device: device.name, presets: setup.presets,
        recording: command.record, replay: command.replay)
      var options = self.options(title, opening, driver: video.driver)
      options.memory = memory
      let files = FollowedFiles(setup, compared: other?.reloader)
      var beginning = self.beginning(title, opening, files)
      beginning.compared = beside
      beginning.panelGrowth = growth
      let window = try Window(
        title: title.text, size: size, wantsGPU: modes.first != .sharedMemory)
      try show(window, playback, painter, modes: modes, options, beginning, files)
    } catch let error as SDLError {
      throw CommandFailure(.unavailable, "the window cannot be shown: \(error)")
    }
  }

  /// What the run writes and how long it lasts, from the command line and the prototype.
  private func options(_ title: WindowTitle, _ opening: WindowOpening, driver: String) -> RunOptions {
    var options = RunOptions(
      videoDriver: driver, title: title, frames: command.frames, showsHeadsUpDisplay: command.window.hud,
      keeper: GestureKeeper(setup: setup, folder: GestureKeeper.usualFolder),
      presets: PresetLibrary(assets: setup.assets))
    options.icon = setup.iconPath
    options.bezel = opening.bezel
    options.setup = isFixed ? nil : setup
    options.configFile = command.prototype.config ?? setup.userFile
    options.unsaved = setup.isUsersOwn ? UnsavedChanges(environment: Environment.directories) : nil
    options.firstStart = firstStart
    options.followsDesktop = setup.followsDesktopAppearance || setup.followsDesktopMotion
    return options
  }

  /// How the window begins.
  private func beginning(
    _ title: WindowTitle, _ opening: WindowOpening, _ files: FollowedFiles
  ) -> InstrumentOptions {
    var options = command.window.beginning(command.overlay.overlays)
    options.phone = PhoneFacts(setup, title, bezel: opening.bezel, usual: opening.size, isFixed: isFixed)
    options.bindings = setup.reloader.bindings
    options.files = files.facts
    options.isFirstStart = firstStart != nil
    options.followsAppearance = setup.followsDesktopAppearance
    options.followsMotion = setup.followsDesktopMotion
    return options
  }

  /// True if the phone keeps its device and language: a recording has one, and two phones are compared as they are.
  private var isFixed: Bool {
    !setup.isUsersOwn || command.record != nil || command.comparison.compare != nil
  }

  /// Nil for runs that record, play or measure, whose users have begun already.
  private var firstStart: FirstStart? {
    guard !isFixed, command.trace == nil, command.frames == nil else {
      return nil
    }
    return FirstStart(environment: Environment.directories)
  }

  private func show(
    _ window: borrowing Window, _ playback: Playback, _ painter: Painter, modes: [PresentMode],
    _ options: RunOptions, _ beginning: InstrumentOptions, _ files: FollowedFiles
  ) throws {
    var presenter = try Presenter(window: window, modes: modes)
    let errands = Errands(
      options: options,
      recorder: try command.record.map { try RecordingFile(path: $0, header: setup.header) },
      store: setup.store, archive: playback.prototype.archive, files: files, painter: painter)
    let loop = RunLoop(
      Instrument(playback, beginning, window: window.facts), errands: errands, painter: painter,
      options: options, trace: try command.trace.map { try LineWriter(path: $0) })
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
