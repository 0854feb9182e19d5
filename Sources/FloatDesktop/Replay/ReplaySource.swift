package import FloatCore
package import FloatFiles

/// A recording or scenario, with the values that its prototype starts from.
package struct ReplaySource {
  private enum Script {
    case recording([TimedInput])
    case scenario([Placed<ScenarioStep>])
  }

  /// The device; a scenario may name a file.
  let device: DeviceChoice?
  /// The prototype's folder; nil leaves it to the program.
  let prototype: String?
  /// The id of the recorded prototype; nil for the demo's, and where none is given.
  let recordedID: String?
  /// The recording or scenario, as messages name it.
  let name: String
  /// The folder of a scenario, whose own files may be quoted in messages; nil for a recording.
  let folder: ClosedFolder?
  let presets: [String]
  /// Where a scenario names its device, its prototype, its language and its presets; nil and none for a recording.
  let devicePosition: SourcePosition?
  let prototypePosition: SourcePosition?
  let languagePosition: SourcePosition?
  let presetPositions: [SourcePosition]
  /// Configuration on top of the presets.
  let options: [ConfigurationValue]
  let appearance: Appearance?
  let language: String?
  let archive: CollectedPagesArchive
  /// Nil leaves it to the program.
  let usesTextBoxes: Bool?
  private let script: Script

  /// Reads a recording.
  package static func recording(_ path: String) throws(CommandFailure) -> ReplaySource {
    try rethrowing(as: CommandFailure.init(_:)) { () throws(DataError) in
      do throws(DataError) { return ReplaySource(try RecordingReader.load(path: path), file: path) } catch {
        throw MistakenFile(path, for: .recording)?.error ?? error
      }
    }
  }

  /// Reads a scenario.
  package static func scenario(_ path: String) throws(CommandFailure) -> ReplaySource {
    try rethrowing(as: CommandFailure.init(_:)) { () throws(DataError) in
      do throws(DataError) { return ReplaySource(try ScenarioFile.load(path: path), file: path) } catch {
        throw MistakenFile(path, for: .scenario)?.error ?? error
      }
    }
  }

  /// Reads whichever of the two a file is.
  package static func either(_ path: String) throws(CommandFailure) -> ReplaySource {
    path.hasSuffix(".jsonl") || MistakenFile.isRecording(path) ? try recording(path) : try scenario(path)
  }

  /// - Parameter file: The recording's file; messages name it.
  package init(_ recording: Recording, file: String) {
    name = BoundedFile.name(of: file)
    // An id may be any text, so it is looked up and not used as a path.
    device = .name(recording.header.device)
    prototype = nil
    folder = nil
    recordedID = recording.header.prototype
    presets = recording.header.presets
    (devicePosition, prototypePosition, languagePosition, presetPositions) = (nil, nil, nil, [])
    options = recording.header.configuration
    appearance = recording.header.appearance
    language = recording.header.language
    archive = recording.header.archive ?? CollectedPagesArchive()
    usesTextBoxes = nil
    script = .recording(recording.inputs)
  }

  /// - Parameter file: The scenario's file; the paths of its prototype and device start there, and messages name it.
  package init(_ scenario: Scenario, file: String) {
    name = BoundedFile.name(of: file)
    func path(_ word: String) -> String {
      word.hasPrefix("/") ? word : Folder.join(Folder.containing(file), word)
    }
    device = scenario.device.map { word -> DeviceChoice in
      if case .file(let file) = DeviceChoice(word.value) { .file(path(file)) } else { .name(word.value) }
    }
    prototype = scenario.prototype.map { path($0.value) }
    recordedID = nil
    folder = ClosedFolder(Folder.containing(file), of: "scenario")
    presets = scenario.presets.map(\.value)
    (devicePosition, prototypePosition) = (scenario.device?.position, scenario.prototype?.position)
    languagePosition = scenario.language?.position
    presetPositions = scenario.presets.map(\.position)
    options = scenario.options.map(\.value)
    appearance = scenario.appearance
    language = scenario.language?.value
    archive = CollectedPagesArchive()
    usesTextBoxes = scenario.settings.usesTextBoxes
    script = .scenario(scenario.steps)
  }

  var isRecording: Bool { if case .recording = script { true } else { false } }

  /// The first step that needs the window around the phone, or gives the phone another size; nil where none does.
  var windowStep: SourcePosition? {
    guard case .scenario(let steps) = script else { return nil }
    return steps.first {
      if case .hand(.resize) = $0.value { true } else { $0.value.needsWindow }
    }?.position
  }

  /// True for a recording that gives the phone another size, as one that was written by hand may.
  var isResized: Bool {
    guard case .recording(let inputs) = script else { return false }
    return inputs.contains { if case .resize = $0.input { true } else { false } }
  }

  /// The id of the recorded device; nil for a scenario.
  var recordedDevice: String? {
    if case .recording = script, case .name(let id)? = device { id } else { nil }
  }

  /// Throws, with the line, for a preset of a scenario that is not there.
  ///
  /// - Parameter known: The names of the presets that a scenario may use.
  func checkPresets(in known: [String]) throws(CommandFailure) {
    for (preset, position) in zip(presets, presetPositions) where !known.contains(preset) {
      let offer = Spelling.offer(for: preset, in: known).map { "; " + $0 } ?? ""
      let problem = Diagnostic(
        file: name, position: position, key: "presets",
        reason: "no preset \"\(PrintableText.shortened(preset, to: 40))\"\(offer)")
      throw CommandFailure(DataError(diagnostics: [problem], isMissing: true))
    }
  }

  /// The inputs of a prototype, and the end of a scenario, in seconds. A recording need not be played for them.
  func inputs(from start: Prototype) throws(CommandFailure) -> (inputs: [TimedInput], end: Double?) {
    if case .recording(let inputs) = script { return (inputs, nil) }
    let timeline = try timeline(from: start)
    return (timeline.inputs, timeline.end)
  }

  /// - Parameter window: The window to play in; nil for the phone alone.
  func timeline(
    from start: Prototype, in window: WindowBeginning? = nil
  ) throws(CommandFailure) -> Timeline {
    switch script {
    case .recording(let inputs):
      var timeline = Timeline(start: start, recorded: inputs)
      timeline.play(inputs, in: window)
      return timeline
    case .scenario(let steps):
      do throws(ScenarioRunner.Failure) {
        return try ScenarioRunner.timeline(of: steps, from: start, in: window, file: name)
      } catch { throw CommandFailure(error) }
    }
  }
}
