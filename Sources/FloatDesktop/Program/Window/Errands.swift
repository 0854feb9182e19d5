import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// Carries out what the instrument requests: files, the clipboard, sounds, the window's own state.
///
/// A class because a structure that owns files cannot be copied.
final class Errands {
  private var options: RunOptions
  private var recorder: RecordingFile?
  private let store: EntranceStore?
  /// The store's copy of this window's collected pages.
  private var savedArchive: EntranceArchive
  private var hasFailedToSave = false
  /// The files that are followed, if any.
  private(set) var files: FollowedFiles?
  private var sounds: SoundPlayer
  private var keeping: KeepingTask?
  private var cursor = MouseCursor()
  private var typing = TextTyping()
  /// Knows which pictures cannot be drawn.
  private let painter: Painter
  /// The number of undrawable pictures when they were last reported.
  private var toldPictures = 0

  init(
    options: RunOptions, recorder: consuming RecordingFile?, store: EntranceStore?, archive: EntranceArchive,
    files: FollowedFiles?, painter: Painter
  ) {
    self.painter = painter
    self.options = options
    self.recorder = recorder
    self.store = store
    savedArchive = archive
    self.files = files
    sounds = SoundPlayer(videoDriver: options.videoDriver)
  }

  // MARK: Requests

  /// Carries out a request; returns the answers.
  func perform(
    _ effect: InstrumentEffect, _ window: borrowing Window, at now: Double
  ) -> [InstrumentInput] {
    switch effect {
    case .change(let change): record(change)
    case .notice(let text): Diagnostics.notice(text)
    case .sound(let sound, let volume): sounds.play(sound, volume: volume, at: now)
    case .save(let archive): save(archive)
    case .resize(.place(let placement)): window.place(placement)
    case .resize(.fullScreen(let isFull)): window.setFullScreen(isFull)
    case .rememberSize(let size): options.memory?.save(size)
    case .title(let title): window.setTitle(title)
    case .cursor(let shape): cursor.show(shape)
    case .typing(let isOn, let area): typing.update(isOn: isOn, area: area)
    case .captureMouse(let isCaptured): window.captureMouse(isCaptured)
    case .copy(let text): Clipboard.copy(text)
    case .paste: return Clipboard.text.map { [.paste($0)] } ?? []
    case .savePreset(let name, let text, let replaces): return [savePreset(name, text, replaces: replaces)]
    case .choosePresets(let names):
      files?.configuration.choose(presets: names)
      return reload(.settled)
    case .startOver(let device, let language, let archive):
      return startOver(device.map(DeviceChoice.init), language, archive)
    case .readUnsaved:
      guard let parameters = files?.configuration.parameters,
        let values = options.unsaved?.values(beside: parameters)
      else { return [] }
      return [.unsaved(values)]
    case .keepUnsaved(let values, let isDurable): keepUnsaved(values, isDurable: isDurable)
    case .keep(let kind, let gesture, let lead): return keep(gesture, after: lead, as: kind)
    case .begun: options.firstStart?.remember()
    case .report(let problem): Diagnostics.show([problem])
    // The loop's own.
    case .quit, .saveValues: break
    }
    return []
  }

  // MARK: Recording and saving

  private func record(_ change: Playback.Change) {
    switch change {
    case .happened(let input): recorder?.write(input)
    case .dropped(let time): recorder?.drop(after: time)
    }
  }

  /// True if the recording is incomplete.
  var hasFailedToRecord: Bool {
    switch recorder {
    case let file?: file.failure != nil
    case nil: false
    }
  }

  private func save(_ archive: EntranceArchive) {
    guard let store else { return }
    do {
      try store.save(archive, since: savedArchive)
      savedArchive = archive
      hasFailedToSave = false
    } catch {
      // One report is enough, because every later change would fail for the same reason.
      if !hasFailedToSave { Diagnostics.error("\(error)") }
      hasFailedToSave = true
    }
  }

  private func keepUnsaved(_ values: [ConfigurationValue], isDurable: Bool) {
    do throws(AtomicFile.Failure) {
      if let notice = try options.unsaved?.keep(values, isDurable: isDurable) { Diagnostics.warning(notice) }
    } catch {
      Diagnostics.warning("unsaved values are lost: \(error)")
    }
  }

  // MARK: Files

  /// Starts to watch the files.
  func follow() { files?.follow() }

  /// Reads files again that may have changed; returns what they say now.
  func reload(_ signal: ReloadSignal) -> [InstrumentInput] {
    guard let change = files?.reload(signal), let files else { return [] }
    if change.hasNewProblems { Diagnostics.show(files.problems) }
    var facts = files.facts
    facts.values = change.values
    facts.comparedValues = change.comparedValues
    facts.pages = change.pages.map { ($0.pages, $0.device, $0.name) }
    return [.files(facts), .problems(problems)]
  }

  /// The problems with the followed files, and with pictures that could not be drawn as long as their files are
  /// unchanged.
  var problems: [Diagnostic] {
    toldPictures = painter.unreadablePictures.count
    let pictures = painter.unreadablePictures.compactMap { name, reason -> Diagnostic? in
      guard ExternalPicture.isCurrent(name) else { return nil }
      return ExternalPicture.path(of: name).map { Diagnostic(file: $0, reason: reason) }
    }
    return (files?.problems ?? []) + pictures.sorted { $0.file < $1.file }
  }

  /// The problems if there are other undrawable pictures than were last reported.
  var newProblems: [Diagnostic]? { painter.unreadablePictures.count == toldPictures ? nil : problems }

  /// Prepares a save: why nothing can be saved, or what the files say now.
  func prepareSave() -> [InstrumentInput] {
    guard let path = options.configFile else {
      return [
        .problem(
          Diagnostic(
            file: "config file",
            reason: "nothing is saved while a recording plays; name the file to save to with --config"))
      ]
    }
    if let reason = files?.configuration.objectionToSaving() {
      return [.problem(Diagnostic(file: path, reason: reason))]
    }
    return reload(.settled)
  }

  /// Writes the panel's values into the config file.
  func saveValues(_ values: [ConfigurationValue]) -> InstrumentInput {
    let path = options.configFile ?? ""
    do throws(ConfigurationStore.Failure) {
      try ConfigurationStore(path: path).set(values)
      return .saved
    } catch {
      switch error {
      case .refused(let diagnostic): return .problem(diagnostic)
      case .unreadable(let reason): return .problem(Diagnostic(file: path, reason: reason))
      case .file(let failure): return .problem(Diagnostic(file: path, reason: failure.message))
      }
    }
  }

  private func savePreset(_ name: String, _ text: String, replaces: Bool) -> InstrumentInput {
    do throws(PresetLibrary.Refusal) {
      let path = try options.presets.save(text, as: name, replaces: replaces)
      return .preset(.saved(name: name, path: Folder.shortened(path, home: Environment.value("HOME"))))
    } catch {
      guard case .taken = error else { return .preset(.refused(error.reason)) }
      return .preset(.taken)
    }
  }

  // MARK: Another phone

  private func startOver(
    _ device: DeviceChoice?, _ language: Language?, _ archive: EntranceArchive
  ) -> [InstrumentInput] {
    guard let setup = options.setup else { return [] }
    let new: PrototypeSetup
    do throws(CommandFailure) {
      new = try setup.changed(device: device, language: language)
    } catch {
      return [.problem(Diagnostic(file: "panel", reason: error.reason))]
    }
    options.setup = new
    options.keeper.setup = new
    files?.follow(pagesOf: new)
    let opening = WindowOpening(
      new.device, bezel: options.bezel, scale: nil,
      column: options.showsHeadsUpDisplay ? HeadsUp.columnWidth : 0, available: Window.availableSize)
    var title = options.title
    title.device = new.device.name
    title.presets = files?.configuration.presets ?? []
    options.title = title
    if options.memory != nil { options.memory = opening.memory(new.device) }
    return [
      .phone(
        new.makePrototype(archive: archive),
        PhoneFacts(new, title, bezel: options.bezel, usual: opening.size, isFixed: false))
    ]
  }

  // MARK: Keeping

  private func keep(_ gesture: GestureTake, after lead: SessionLead, as kind: KeepKind) -> [InstrumentInput] {
    do {
      keeping = try KeepingTask(options.keeper, gesture, after: lead, as: kind)
      return []
    } catch {
      return [.notKept("\(error)")]
    }
  }

  /// True while a gesture is being written.
  var isWriting: Bool { keeping != nil }

  /// Ends writing that is not done yet.
  func cancelKeeping() { keeping?.cancel() }

  /// The outcome of writing a gesture; waits for it if necessary.
  func finishKeeping() -> InstrumentInput? {
    guard let (paths, failure) = keeping?.result() else { return nil }
    keeping = nil
    if let failure {
      Diagnostics.error(failure)
      return .notKept(failure)
    }
    for path in paths { Diagnostics.notice("kept: \(path)") }
    return .kept(paths)
  }

  // MARK: Time

  /// When something has to be done by itself; nil for never.
  var nextDeadline: Double? { sounds.closingTime }

  func advance(to now: Double) { sounds.closeIfDone(at: now) }
}
