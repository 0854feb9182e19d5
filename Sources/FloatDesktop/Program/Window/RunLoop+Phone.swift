import FloatCore
import FloatFiles
import FloatReplay
import FloatStudio

/// The choices of the panel's section "Phone".
extension RunLoop {
  /// Tells the panel the possible and the present choices.
  func updateSettings() {
    var settings: [PanelSetting] = []
    if let reloader = files?.configuration {
      let current = reloader.presets.isEmpty ? Self.noPreset : reloader.presets.joined(separator: " + ")
      var choices = [Self.noPreset] + reloader.availablePresets
      if !choices.contains(current) { choices.append(current) }
      settings.append(PanelSetting(.preset, choices: choices, current: current))
    }
    settings.append(
      PanelSetting(
        .appearance, choices: Appearance.allCases.map(\.rawValue),
        current: playback.prototype.appearance.rawValue))
    if let setup = options.setup {
      settings.append(
        PanelSetting(
          .device, choices: setup.devices, current: setup.deviceFile ?? setup.device.id))
      settings.append(
        PanelSetting(
          .language, choices: Language.allCases.filter { $0 != .builtIn }.map(\.rawValue),
          current: setup.language.rawValue))
    }
    aside.sidebar?.send(.settings(settings), at: clock.realNow)
  }

  private static let noPreset = "none"

  func choose(_ setting: PanelSetting.Kind, _ choice: String) {
    switch setting {
    case .preset:
      files?.configuration.choose(presets: choice == Self.noPreset ? [] : [choice])
      pendingReload = .settled
      reloadFiles()
      performSidebarEffects()
    case .appearance:
      options.followsAppearance = false
      set([ConfigurationValue(key: "appearance", value: choice)])
    case .device: startOver(device: DeviceChoice(choice))
    case .language: startOver(language: Language(rawValue: choice))
    }
    updateSettings()
    guard let setup = options.setup else { return }
    options.title.device = setup.device.name
    options.title.presets = files?.configuration.presets ?? []
  }

  /// Starts the phone over with another device or language, and with its present values and pages in the ball.
  private func startOver(device: DeviceChoice? = nil, language: Language? = nil) {
    guard let setup = options.setup else { return }
    let new: PrototypeSetup
    do throws(CommandFailure) {
      new = try setup.changed(device: device, language: language)
    } catch {
      return tell(Diagnostic(file: "panel", reason: error.reason))
    }
    let present = playback.history.present
    let start = new.makePrototype(archive: present.archive)
    let appearance = ConfigurationValue(key: "appearance", value: present.appearance.rawValue)
    playback = Playback(start, speed: playback.clock.speed)
    options.setup = new
    options.keeper.setup = new
    keeping.startOver(options.keeper, start)
    // As the first input, so that anything kept of this phone later has these values, too.
    playback.send(.configure(present.tuned.differences(from: start.tuned) + [appearance]), atReal: 0)
    takeChanges()
    files?.follow(pagesOf: new)
    ahead.forget()
    stage = nil
    aside.isStale = true
    speak(new.language)
    keepSizes(of: new.device)
    needsLayout = true
    needsScene = true
  }

  /// Changes the language of everything beside the phone and over it.
  private func speak(_ language: Language) {
    options.language = language
    sheets.language = language
    messages.language = options.panelLanguage
    overlays.language = options.panelLanguage
    transport.speak(options.panelLanguage)
    keeping.speak(options.panelLanguage)
    aside.sidebar?.send(.language(options.panelLanguage), at: clock.realNow)
  }

  /// Uses another device's window sizes from now on.
  private func keepSizes(of device: Device) {
    let opening = WindowOpening(
      device, bezel: options.bezel, scale: nil, column: display == nil ? 0 : HeadsUpDisplay.columnWidth,
      available: Window.availableSize)
    sizing.change(usual: opening.size, memory: options.memory == nil ? nil : opening.memory(device))
  }
}
