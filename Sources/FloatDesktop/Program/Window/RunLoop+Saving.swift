import FloatCore
import FloatFiles
import FloatStudio

/// Saving the panel's values outside the window.
extension RunLoop {
  // MARK: The config file

  /// Writes the changed values into the config file.
  ///
  /// Changes that others made there in the meantime are read first. If they changed one of the same keys, nothing is
  /// written yet, and the row of the key shows both values.
  func saveValues() {
    guard let path = options.configFile else {
      return tell(
        Diagnostic(
          file: "config file",
          reason: "nothing is saved while a recording plays; name the file to save to with --config"))
    }
    if let reason = files?.configuration.objectionToSaving() {
      return tell(Diagnostic(file: path, reason: reason))
    }
    pendingReload = .settled
    reloadFiles()
    guard let tuning = aside.sidebar?.panel.tuning else { return }
    needsScene = true
    // What has changed in the file just now holds the save back, and the panel says so.
    if tuning.isSaveHeldBack {
      aside.sidebar?.send(.action(.save), at: clock.realNow)
      return
    }
    do throws(ConfigurationStore.Failure) {
      try ConfigurationStore(path: path).set(tuning.changes)
      aside.sidebar?.send(.saved, at: clock.realNow)
      noteUnsaved()
    } catch {
      switch error {
      case .refused(let diagnostic): tell(diagnostic)
      case .unreadable(let reason): tell(Diagnostic(file: path, reason: reason))
      case .file(let failure): tell(Diagnostic(file: path, reason: failure.message))
      }
    }
    needsScene = true
  }

  /// Writes the changed values as a preset of the user's own.
  func savePreset(_ name: String, replaces: Bool) {
    guard let tuning = aside.sidebar?.panel.tuning else { return }
    let text = ConfigurationText(parameters: tuning.values, base: tuning.saved).text
    let answer: PresetAnswer
    do throws(PresetLibrary.Refusal) {
      let path = try options.presets.save(text, as: name, replaces: replaces)
      answer = .saved(name: name, path: Folder.shortened(path, home: Environment.value("HOME")))
    } catch {
      answer = if case .taken = error { .taken } else { .refused(error.reason) }
    }
    aside.sidebar?.send(.preset(answer), at: clock.realNow)
    updateSettings()
    needsScene = true
  }

  func tell(_ problem: Diagnostic) {
    if messages.show([problem]) { Diagnostics.show([problem]) }
    needsScene = true
  }

  // MARK: Unsaved values

  func offerUnsaved() {
    guard let parameters = files?.configuration.parameters,
      let offered = options.unsaved?.values(beside: parameters)
    else { return }
    aside.sidebar?.send(.offer(offered), at: clock.realNow)
  }

  /// How long after a change the unsaved values are kept, in seconds.
  private static let keepingDelay = 1.0

  /// Keeps the unsaved values a moment from now, so that they outlive this process however it ends.
  func noteUnsaved() { unsavedTime = unsavedTime ?? clock.realNow + Self.keepingDelay }

  func keepUnsavedIfDue(at now: Double) {
    guard let time = unsavedTime, time <= now else { return }
    // A hand may be dragging, and the disk may be slow.
    keepUnsaved(isDurable: false)
  }

  /// Keeps the unsaved values for the next panel, together with those that the present one still offers.
  func keepUnsaved(isDurable: Bool = true) {
    unsavedTime = nil
    guard let panel = aside.sidebar?.panel else { return }
    let changes = panel.tuning.changes
    let keys = Set(changes.map(\.key))
    do throws(AtomicFile.Failure) {
      let values = changes + panel.offered.filter { !keys.contains($0.key) }
      if let notice = try options.unsaved?.keep(values, isDurable: isDurable) { Diagnostics.warning(notice) }
    } catch {
      Diagnostics.warning("unsaved values are lost: \(error)")
    }
  }
}
