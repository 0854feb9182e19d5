import FloatCore
import FloatFiles
import FloatStudio

/// What files say, the answers to errands, and the desktop's settings.
extension Instrument {
  mutating func take(_ answer: InstrumentAnswer, at now: Double) {
    isStale = true
    switch answer {
    case .files(let facts): follow(facts, at: now)
    case .problems(let problems): _ = cards.messages.show(problems)
    case .problem(let problem): tell([problem])
    case .unsaved(let values): sidebar.send(.offer(values), at: now)
    case .filesRead: if let values = valuesToSave(at: now) { request(.saveValues(values)) }
    case .saved:
      sidebar.send(.saved, at: now)
      noteUnsaved(at: now)
    case .preset(let answer):
      sidebar.send(.preset(answer), at: now)
      tellSettings(at: now)
    case .paste(let text): type(.text(text), at: now)
    case .keeping(let percent): cards.keeping.progress(percent)
    case .kept(let paths): cards.keeping.finish(paths, at: now)
    case .notKept(let reason): cards.keeping.fail(reason, at: now)
    case .drawing(let result): takeDrawing(result, at: now)
    case .edges(let xs, let ys): cards.drawing.snap(xs: xs, ys: ys)
    case .phone(let prototype, let facts): startOver(prototype, facts, at: now)
    }
  }

  /// Tells the problems with something that the user asked for.
  mutating func tell(_ problems: [Diagnostic]) {
    guard cards.messages.show(problems, isAsked: true) else { return }
    for problem in problems { request(.report(problem)) }
  }

  // MARK: Values

  /// Sets keys to values at this moment, as one input, so that a recording contains them, too.
  mutating func set(_ values: [ConfigurationValue], from origin: Origin = .elsewhere, at now: Double) {
    guard !values.isEmpty else { return }
    kiosk?.take(values)
    companion?.value.begin(with: values)
    playback.send(.configure(values), atReal: now)
    takeChanges(from: origin)
    isStale = true
  }

  /// Who changed the phone's values: the panel, which knows them, or something else.
  enum Origin { case panel, elsewhere }

  mutating func follow(isDark: Bool?, reducesMotion: Bool?, at now: Double) {
    var values: [ConfigurationValue] = []
    if desktop.decidesAppearance {
      values.append(.init(key: "appearance", value: isDark == true ? "dark" : "light"))
    }
    if desktop.decidesMotion, let reducesMotion {
      values.append(.init(key: "motion.reduced", value: reducesMotion ? "true" : "false"))
    }
    set(values, at: now)
  }

  /// Takes over the changes of a playback: limits a recording to the inputs that lead to the present picture.
  mutating func takeChanges(from origin: Origin = .elsewhere) {
    let changes = playback.takeChanges()
    guard !changes.isEmpty else { return }
    for change in changes {
      cards.keeping.note(change)
      companion?.value.take(change)
      if case .happened(let input) = change { headsUp?.note(input) }
      if origin == .elsewhere, change.maySetValues { sidebar.noteValues() }
      request(.change(change))
    }
    cards.keeping.note(boxed.value)
  }

  // MARK: Files

  private mutating func follow(_ facts: FileFacts, at now: Double) {
    files = facts
    bindings = facts.bindings
    if let pages = facts.pages {
      phone.title.prototype = pages.name
      if companion == nil { phone.title.device = pages.device.name }
      playback.replacePages(pages.source, device: pages.device, atReal: now)
      companion?.value.replacePages(pages.source, device: pages.device)
      kiosk?.replacePages(pages.source, device: pages.device)
    }
    // Also where only a comment has changed.
    if cards.drawing.isOn, !cards.drawing.isWriting { request(.readDrawing) }
    if !facts.comparedValues.isEmpty { companion?.value.set(facts.comparedValues) }
    if sidebar.isMade {
      // The panel knows which of them override values that were changed in it.
      sidebar.send(.loaded(facts.parameters), at: now)
      performPanelEffects(at: now)
    } else {
      set(facts.values, at: now)
    }
    if phone.devices != nil { phone.title.presets = facts.presets }
    tellSettings(at: now)
  }

  // MARK: The panel's requests

  mutating func performPanelEffects(at now: Double) {
    for action in sidebar.takeActions() {
      perform(action, at: now)
      isStale = true
    }
    for effect in sidebar.takeEffects() {
      isStale = true
      switch effect {
      case .configure(let values):
        set(playback.missing(values), from: .panel, at: now)
        noteUnsaved(at: now)
      case .copy(let text): request(.copy(text))
      case .paste: request(.paste)
      case .save: request(.readFiles)
      case .savePreset(let name, let replaces):
        guard let tuning = sidebar.panel?.tuning else { continue }
        let text = ConfigurationText(parameters: tuning.values, base: tuning.saved).text
        request(.savePreset(name: name, text: text, replaces: replaces))
      case .choose(let setting, let choice): choose(setting, choice, at: now)
      }
    }
  }

  /// The panel's values that have to be written into the config file now; nil if what has just changed there holds the
  /// save back, as the panel says.
  private mutating func valuesToSave(at now: Double) -> [ConfigurationValue]? {
    guard let tuning = sidebar.panel?.tuning else { return nil }
    guard tuning.isSaveHeldBack else { return tuning.changes }
    sidebar.send(.action(.save), at: now)
    return nil
  }

  mutating func choose(_ setting: PanelSetting.Kind, _ choice: String, at now: Double) {
    switch setting {
    case .preset: request(.choosePresets(choice == Self.noPreset ? [] : [choice]))
    case .appearance:
      desktop.decidesAppearance = false
      set([ConfigurationValue(key: "appearance", value: choice)], at: now)
      tellSettings(at: now)
    case .device:
      rememberSize()
      request(.startOver(device: choice, playback.history.present.archive))
    case .language:
      rememberSize()
      request(.startOver(language: Language(rawValue: choice), playback.history.present.archive))
    }
  }

  private mutating func rememberSize() { if let size = sizing.chosen { request(.rememberSize(size)) } }

  private static let noPreset = "none"

  /// Tells the panel the possible and the present choices of its section "Phone".
  mutating func tellSettings(at now: Double) {
    guard sidebar.isMade else { return }
    var settings: [PanelSetting] = []
    if let files {
      let current = files.presets.isEmpty ? Self.noPreset : files.presets.joined(separator: " + ")
      var choices = [Self.noPreset] + files.availablePresets
      if !choices.contains(current) { choices.append(current) }
      settings.append(PanelSetting(kind: .preset, choices: choices, current: current))
    }
    settings.append(
      PanelSetting(
        kind: .appearance, choices: Appearance.allCases.map(\.rawValue),
        current: playback.prototype.appearance.rawValue))
    if let devices = phone.devices {
      settings.append(PanelSetting(kind: .device, choices: devices.choices, current: devices.current))
      settings.append(
        PanelSetting(
          kind: .language, choices: Language.allCases.filter { $0 != .builtIn }.map(\.rawValue),
          current: phone.language.rawValue))
    } else if let lock = phone.lock {
      settings += [PanelSetting(kind: .device, lock: lock), PanelSetting(kind: .language, lock: lock)]
    }
    sidebar.send(.settings(settings), at: now)
  }

  /// Shows a phone with another device or language, which has the present one's values.
  private mutating func startOver(_ start: Prototype, _ facts: PhoneFacts, at now: Double) {
    cards.drawing.close()
    let present = playback.history.present
    let appearance = ConfigurationValue(key: "appearance", value: present.appearance.rawValue)
    playback = Playback(start, speed: playback.clock.speed)
    cards.keeping.startOver(start)
    // As the first input, so that anything kept of this phone later has these values, too.
    playback.send(.configure(present.tuned.differences(from: start.tuned) + [appearance]), atReal: 0)
    takeChanges()
    sidebar.noteValues()
    // The prototype keeps the name that its file may have got meanwhile.
    var title = phone.title
    (title.device, title.presets) = (facts.title.device, facts.title.presets)
    phone = facts
    phone.title = title
    sidebar.send(.language(PanelLanguage(facts.language)), at: now)
    sizing.change(usual: facts.usualSize)
    tellSettings(at: now)
  }

  // MARK: Unsaved values

  /// How long after a change the unsaved values are kept, in seconds.
  private static let keepingDelay = 1.0

  /// Keeps the unsaved values a moment from now, so that they outlive this process however it ends.
  private mutating func noteUnsaved(at now: Double) { unsavedTime = unsavedTime ?? now + Self.keepingDelay }

  /// Keeps the unsaved values for the next panel, together with those that the present one still offers.
  ///
  /// - Parameter isDurable: False while a hand may be dragging, because the disk may be slow.
  mutating func keepUnsaved(isDurable: Bool) {
    unsavedTime = nil
    guard let panel = sidebar.panel else { return }
    let changes = panel.tuning.changes
    let keys = Set(changes.map(\.key))
    request(
      .keepUnsaved(changes + panel.content.offered.filter { !keys.contains($0.key) }, isDurable: isDurable))
  }

  /// Ends the window's life: cancels what is pressed and requests what has to be saved.
  package mutating func end(at now: Double) {
    send(.interruption, at: now)
    for effect in playback.takeEffects() { report(effect, at: now) }
    report(.save, at: now)
    keepUnsaved(isDurable: true)
    rememberSize()
  }

  mutating func report(_ effect: Effect, at now: Double) {
    if kiosk?.drops(effect) == true { return }
    switch effect {
    case .notice(let text): request(.notice(text))
    case .sound(let sound):
      let p = playback.history.present.parameters
      request(.sound(sound, volume: sound == .tick ? p.haptic.sound.volume : p.sound.volume))
    case .save: request(.save(playback.history.present.archive))
    // A hotspot's own action shows nowhere else.
    case .event(let event):
      guard case .custom(let name) = event.kind, overlays.showsHotspots else { break }
      tell(name, at: now)
    case .impact: break
    }
  }
}

extension Playback.Change {
  /// True for a change that may set a value: the phone's own settings do so at a tap or with a key.
  fileprivate var maySetValues: Bool {
    guard case .happened(let input) = self else { return true }
    switch input.input {
    case .configure, .pointer(.up, _, _), .key: return true
    case .pointer, .wheel, .contextMenu, .resize, .call: return false
    }
  }
}
