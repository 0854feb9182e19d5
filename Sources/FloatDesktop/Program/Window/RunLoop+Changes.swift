import FloatCore
import FloatFiles

/// Changes of a run other than input: desktop settings, config files, effects.
extension RunLoop {
  /// Sets keys to values at this moment, as one input, so that a recording contains them too.
  func set(_ changes: [ConfigurationValue]) {
    guard !changes.isEmpty else { return }
    playback.send(.configure(changes), atReal: clock.realNow)
    takeChanges()
    needsScene = true
  }

  // MARK: Desktop

  /// Takes over the desktop's settings.
  func follow(_ settings: DesktopSettings) {
    var changes: [ConfigurationValue] = []
    if options.followsAppearance {
      changes.append(.init(key: "appearance", value: settings.isDark == true ? "dark" : "light"))
    }
    if options.followsMotion, let reduces = settings.reducesMotion {
      changes.append(.init(key: "motion.reduced", value: reduces ? "true" : "false"))
    }
    set(changes)
    let textScale = max(1, Double(settings.textPercent ?? 100) / 100)
    guard textScale != aside.textScale else { return }
    aside.textScale = textScale
    if aside.isOpen { needsLayout = true }
  }

  // MARK: Files

  /// Applies changes of the files that the window follows.
  func reloadFiles() {
    guard let signal = pendingReload else { return }
    pendingReload = nil
    guard let change = files?.reload(signal) else { return }
    if change.hasNewProblems { Diagnostics.show(files?.problems ?? []) }
    tellProblems()
    if let bindings = files?.configuration.bindings { follow(bindings) }
    if let pages = change.pages {
      options.title.prototype = pages.name
      if compared == nil { options.title.device = pages.device.name }
      playback.replacePages(pages.pages, device: pages.device, atReal: clock.realNow)
      compared?.replacePages(pages.pages, device: pages.device)
      (needsScene, needsLayout) = (true, true)
      ahead.forget()
    }
    if !change.comparedValues.isEmpty {
      compared?.set(change.comparedValues)
      needsScene = true
    }
    if aside.sidebar != nil {
      // The panel knows which of them override values that were changed in it.
      if let parameters = files?.configuration.parameters {
        aside.sidebar?.send(.loaded(parameters), at: clock.realNow)
      }
      needsScene = true
    } else {
      set(change.values)
    }
  }

  /// Takes over other key bindings.
  private func follow(_ bindings: KeyBindings) {
    guard bindings != translator.bindings else { return }
    translator.bindings = bindings
    sheets.bindings = bindings
    needsScene = true
  }

  /// True if the sheet of keys took an input.
  func takesSheets(_ input: Input) -> Bool {
    let isTaken = sheets.take(input, at: clock.realNow)
    if isTaken { needsScene = true }
    return isTaken
  }

  // MARK: Effects

  func apply(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .notice(let text): Diagnostics.notice(text)
      case .sound(let sound):
        let p = playback.history.present.parameters
        let volume = sound == .tick ? p.haptic.sound.volume : p.sound.volume
        sounds.play(sound, volume: volume, at: clock.realNow)
      case .impact, .save: break
      }
    }
    if effects.contains(.save) { save() }
  }

  func save() {
    guard let store else { return }
    do {
      let archive = playback.history.present.archive
      try store.save(archive, since: savedArchive)
      savedArchive = archive
      hasFailedToSave = false
    } catch {
      // One report is enough, because every later change would fail for the same reason.
      if !hasFailedToSave { Diagnostics.error("\(error)") }
      hasFailedToSave = true
    }
  }
}
