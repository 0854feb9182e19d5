import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// Carries out what the instrument requests besides its window: files, sounds, another phone.
///
/// A class because a structure that owns files cannot be copied.
final class Errands {
  private let run: LiveRun
  private var recorder: RecordingFile?
  /// The store's copy of this window's collected pages.
  private var savedArchive: CollectedPagesArchive
  private var hasFailedToSave = false
  /// The files that are followed, if any.
  private(set) var files: FollowedFiles?
  private var sounds: SoundPlayer
  /// Writes gestures to files.
  private var keeper: GestureKeeper
  private var keeping: KeepingTask?
  /// The gestures to keep after that, in this order, each with the setup that the phone had when it was chosen.
  private var waiting: [(keeper: GestureKeeper, kind: KeepKind, gesture: GestureTake, lead: SessionLead)] = []
  /// Remembers the window's size, for the present device; nil forgets it.
  private var memory: WindowMemory?
  /// The changes in a panel that were not saved; nil keeps none.
  private var unsaved: UnsavedChanges?
  /// Knows which pictures cannot be drawn.
  private let painter: Painter
  /// The number of undrawable pictures when they were last reported.
  private var toldPictures = 0
  /// When files were last looked at because nothing reports their changes; nil while the window does not have the focus.
  private var lastLook: Double?

  /// - Parameters:
  ///   - driver: SDL's video driver, from which follows whether sounds can be heard.
  ///   - folder: The folder for kept gestures.
  init(
    _ run: LiveRun, painter: Painter, driver: String, keepsIn folder: String = GestureKeeper.usualFolder
  ) throws(AtomicFile.Failure) {
    let setup = run.setup
    if let path = run.command.record { recorder = try RecordingFile(path: path, header: setup.header) }
    self.run = run
    self.painter = painter
    savedArchive = run.playback.prototype.archive
    files = run.files
    memory = run.memory
    unsaved = setup.isUsersOwn ? UnsavedChanges(environment: Environment.directories) : nil
    keeper = GestureKeeper(setup: setup, folder: folder, compared: run.command.comparison.compare)
    sounds = SoundPlayer(videoDriver: driver)
  }

  // MARK: Requests

  /// Carries out an errand; returns the answers.
  func perform(_ errand: Errand, at now: Double) -> [InstrumentAnswer] {
    switch errand {
    case .change(let change): record(change)
    case .notice(let text): Diagnostics.notice(text)
    case .sound(let sound, let volume): sounds.play(sound, volume: volume, at: now)
    case .save(let archive): save(archive)
    case .rememberSize(let size): memory?.save(size)
    case .readFiles: return readFiles()
    case .saveValues(let values): return [saveValues(values)]
    case .savePreset(let name, let text, let replaces): return [savePreset(name, text, replaces: replaces)]
    case .choosePresets(let names):
      files?.configuration.choose(presets: names)
      return reload(.settled)
    case .startOver(let device, let language, let archive):
      return startOver(device.map(DeviceChoice.init), language, archive)
    case .readUnsaved:
      guard let parameters = files?.configuration.parameters,
        let values = unsaved?.values(beside: parameters)
      else { return [] }
      return [.unsaved(values)]
    case .keepUnsaved(let values, let isDurable): keepUnsaved(values, isDurable: isDurable)
    case .keep(let kind, let gesture, let lead):
      waiting.append((keeper, kind, gesture, lead))
      if keeping == nil { keepNext() }
    case .readDrawing: return [.drawing(readDrawing())]
    case .writeDrawing(let bytes, let old): return writeDrawing(bytes, expecting: old)
    case .edges(let picture, let size, let point):
      let edges = painter.edges(of: picture, size, around: point)
      return [.edges(xs: edges.xs, ys: edges.ys)]
    case .begun: run.firstStart?.remember()
    case .report(let problem): Diagnostics.show([problem])
    }
    return []
  }

  // MARK: Recording and saving

  private func record(_ change: Playback.Change) {
    switch change {
    case .happened(let input): recorder?.write(input)
    case .dropped(let time): recorder?.drop(after: time)
    case .restarted: recorder?.dropAll()
    }
  }

  /// True if the recording is incomplete.
  var hasFailedToRecord: Bool {
    switch recorder {
    case let file?: file.failure != nil
    case nil: false
    }
  }

  private func save(_ archive: CollectedPagesArchive) {
    guard let store = run.setup.store else { return }
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
      if let notice = try unsaved?.keep(values, isDurable: isDurable) { Diagnostics.warning(notice) }
    } catch {
      Diagnostics.warning("unsaved values are lost: \(error)")
    }
  }

  // MARK: Files

  /// Starts to watch the files.
  func follow() { files?.follow() }

  /// Reads files again that may have changed; returns what they say now.
  func reload(_ signal: ReloadSignal) -> [InstrumentAnswer] {
    guard let (facts, hasNewProblems) = files?.reload(signal), let files else { return [] }
    if hasNewProblems { Diagnostics.show(files.problems) }
    return [.files(facts), .problems(problems)]
  }

  /// The problems with the followed files, and with pictures that could not be drawn as long as their files are
  /// unchanged.
  var problems: [Diagnostic] {
    toldPictures = painter.unreadablePictures.count
    let pictures = painter.unreadablePictures.compactMap { name, problem -> Diagnostic? in
      guard ExternalPicture.isCurrent(name) else { return nil }
      return ExternalPicture.path(of: name).map { Diagnostic(file: $0, reason: problem.reason) }
    }
    return (files?.problems ?? []) + pictures.sorted { $0.file < $1.file }
  }

  /// The problems if there are other undrawable pictures than were last reported.
  var newProblems: [Diagnostic]? { painter.unreadablePictures.count == toldPictures ? nil : problems }

  /// The config file that the panel saves to; nil if the user's own files are not read.
  private var configFile: String? { run.command.prototype.config ?? run.setup.userFile }

  /// Prepares a save: why nothing can be saved, or what the files say now.
  private func readFiles() -> [InstrumentAnswer] {
    guard let path = configFile else {
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
    return reload(.settled) + [.filesRead]
  }

  /// Writes the panel's values into the config file.
  private func saveValues(_ values: [ConfigurationValue]) -> InstrumentAnswer {
    let path = configFile ?? ""
    do throws(ConfigurationStore.Failure) {
      try ConfigurationStore(path: path).set(values)
      return .saved
    } catch {
      return .problem(error.diagnostic)
    }
  }

  private func savePreset(_ name: String, _ text: String, replaces: Bool) -> InstrumentAnswer {
    do throws(PresetLibrary.Refusal) {
      let path = try PresetLibrary(assets: run.setup.assets).save(text, as: name, replaces: replaces)
      return .preset(.saved(name: name, path: Folder.shortened(path, home: Environment.value("HOME"))))
    } catch {
      guard case .taken = error else { return .preset(.refused(error.reason)) }
      return .preset(.taken)
    }
  }

  // MARK: Drawing

  private func readDrawing() -> Result<DrawingFile, DataError> {
    Result { () throws(DataError) in
      guard run.command.record == nil, run.command.source.replay == nil else {
        throw DataError(
          Diagnostic(file: "drawing", reason: "no frames are drawn while a recording is made or plays"))
      }
      guard let pages = keeper.setup.pagesReloader else { throw PrototypeReloader.shippedRefusal() }
      return try pages.drawingFile()
    }
  }

  /// Writes the file that is drawn in, and reads what it says then.
  private func writeDrawing(_ bytes: [UInt8], expecting old: [UInt8]) -> [InstrumentAnswer] {
    do throws(DataError) { try keeper.setup.pagesReloader?.writeDrawing(bytes, expecting: old) } catch {
      // The next try is for the file as it is now.
      return [.drawing(.failure(error)), .drawing(readDrawing())]
    }
    return reload(.settled) + [.drawing(readDrawing())]
  }

  // MARK: Another phone

  private func startOver(
    _ device: DeviceChoice?, _ language: Language?, _ archive: CollectedPagesArchive
  ) -> [InstrumentAnswer] {
    let new: PrototypeSetup
    do throws(CommandFailure) {
      new = try keeper.setup.changed(device: device, language: language)
    } catch {
      return [.problem(Diagnostic(file: "panel", reason: error.reason))]
    }
    keeper.setup = new
    files?.follow(pagesOf: new)
    let bezel = run.opening.bezel
    let opening = WindowOpening(
      new.device, bezel: bezel, scale: nil,
      column: run.command.window.shows(.hud) ? HeadsUp.columnWidth : 0, available: Window.availableSize)
    if memory != nil { memory = opening.memory(new.device) }
    let title = WindowTitle(device: new.device.name, presets: files?.configuration.presets ?? [])
    return [
      .phone(
        new.makePrototype(archive: archive),
        PhoneFacts(new, title, bezel: bezel, usual: opening.size, lock: nil))
    ]
  }

  // MARK: Keeping

  /// True while a gesture is being written.
  var isWriting: Bool { keeping != nil }

  private func keepNext() {
    guard !waiting.isEmpty else { return }
    let (keeper, kind, gesture, lead) = waiting.removeFirst()
    keeping = KeepingTask(keeper, gesture, after: lead, as: kind)
  }

  /// Ends writing that is not done yet.
  func cancelKeeping() {
    waiting = []
    keeping?.cancel()
  }

  /// The outcome of writing a gesture, and the beginning of the next; waits for it if necessary.
  func finishKeeping() -> InstrumentAnswer? {
    guard let keeping else { return nil }
    self.keeping = nil
    defer { keepNext() }
    do throws(CommandFailure) {
      let paths = try keeping.paths()
      for path in paths { Diagnostics.notice("kept: \(path)") }
      return .kept(paths)
    } catch {
      Diagnostics.error(error.reason)
      return .notKept(error.reason)
    }
  }

  // MARK: Time

  /// When work is due without an input; nil for never.
  var nextDeadline: Double? { earliest(sounds.closingTime, nextLook) }

  func advance(to now: Double) {
    sounds.closeIfDone(at: now)
    guard let nextLook, nextLook <= now else { return }
    lastLook = now
    Mailbox.post(.reload(.settled))
  }

  /// When files are read again whose changes nothing reports; nil while all are reported, and behind other windows.
  private var nextLook: Double? {
    files?.silence == nil ? nil : lastLook.map { $0 + FollowedFiles.lookInterval }
  }

  /// The window got the focus, or lost it.
  func focus(_ isInFront: Bool, at now: Double) {
    lastLook = isInFront ? now - FollowedFiles.lookInterval : nil
  }
}
