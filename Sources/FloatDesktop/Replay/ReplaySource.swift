package import FloatCore
package import FloatFiles

/// A recording or scenario, with the values that its prototype starts from.
package struct ReplaySource {
  /// The recording or scenario, as messages name it.
  let name: String
  /// The scenario, or what a recording begins with, all of it in the first line.
  let header: Scenario
  /// The device; a scenario may name a file.
  let device: DeviceChoice?
  /// The prototype's folder; nil leaves it to the program.
  let prototype: String?
  /// The folder of a scenario, whose own files may be quoted in messages; nil for a recording.
  let folder: ClosedFolder?
  /// Nil for a scenario.
  private let recording: Recording?

  /// Reads a recording.
  package static func recording(_ path: String) throws(CommandFailure) -> ReplaySource {
    do throws(DataError) { return ReplaySource(try RecordingReader.load(path: path), file: path) } catch {
      throw CommandFailure(MistakenFile.error(path, for: .recording) ?? error)
    }
  }

  /// Reads a scenario.
  package static func scenario(_ path: String) throws(CommandFailure) -> ReplaySource {
    do throws(DataError) { return ReplaySource(try ScenarioFile.load(path: path), file: path) } catch {
      throw CommandFailure(MistakenFile.error(path, for: .scenario) ?? error)
    }
  }

  /// Reads whichever of the two a file is.
  package static func either(_ path: String) throws(CommandFailure) -> ReplaySource {
    path.hasSuffix(".jsonl") || MistakenFile.kind(of: path) == .recording
      ? try recording(path) : try scenario(path)
  }

  /// - Parameter file: The recording's file; messages name it.
  package init(_ recording: Recording, file: String) {
    let (begun, start) = (recording.header, SourcePosition(line: 1, column: 1))
    var header = Scenario()
    header.presets = begun.presets.map { Placed($0, at: start) }
    header.options = begun.configuration.map { Placed($0, at: start) }
    header.appearance = begun.appearance
    header.language = begun.language.map { Placed($0, at: start) }
    (name, self.header, self.recording) = (BoundedFile.name(of: file), header, recording)
    // An id may be any text, so it is looked up and not used as a path.
    (device, prototype, folder) = (.name(begun.device), nil, nil)
  }

  /// - Parameter file: The scenario's file; the paths of its prototype and device start there, and messages name it.
  package init(_ scenario: Scenario, file: String) {
    func path(_ word: String) -> String {
      word.hasPrefix("/") ? word : Folder.join(Folder.containing(file), word)
    }
    (name, header, recording) = (BoundedFile.name(of: file), scenario, nil)
    device = scenario.device.map { word -> DeviceChoice in
      if case .file(let file) = DeviceChoice(word.value) { .file(path(file)) } else { .name(word.value) }
    }
    prototype = scenario.prototype.map { path($0.value) }
    folder = ClosedFolder(Folder.containing(file), of: "scenario")
  }

  var isRecording: Bool { recording != nil }
  /// The inputs of a recording, which need not be played for them; nil for a scenario.
  var recordedInputs: [TimedInput]? { recording?.inputs }
  /// The id of the recorded prototype; nil for the demo's, and for a scenario.
  var recordedID: String? { recording?.header.prototype }
  /// The id of the recorded device; nil for a scenario.
  var recordedDevice: String? { recording?.header.device }
  var archive: CollectedPagesArchive { recording?.header.archive ?? CollectedPagesArchive() }
  var presets: [String] { header.presets.map(\.value) }
  /// Configuration on top of the presets.
  var options: [ConfigurationValue] { header.options.map(\.value) }

  /// The first step that needs the window around the phone, or gives the phone another size; nil where none does.
  var windowStep: SourcePosition? {
    header.steps.first {
      if case .hand(.resize) = $0.value { true } else { $0.value.needsWindow }
    }?.position
  }

  /// True for a recording that gives the phone another size, as one that was written by hand may.
  var isResized: Bool {
    recordedInputs?.contains { if case .resize = $0.input { true } else { false } } ?? false
  }

  /// The failure of a scenario that names something that is not there.
  func missing(_ key: String, at position: SourcePosition?, _ reason: String) -> CommandFailure {
    let problem = Diagnostic(file: name, position: position, key: key, reason: reason)
    return CommandFailure(DataError(diagnostics: [problem], isMissing: true))
  }

  /// Throws, with the line, for a preset of a scenario that is not there.
  ///
  /// - Parameter known: The names of the presets that a scenario may use.
  func checkPresets(in known: [String]) throws(CommandFailure) {
    for preset in isRecording ? [] : header.presets where !known.contains(preset.value) {
      let offer = Spelling.offer(for: preset.value, in: known).map { "; " + $0 } ?? ""
      throw missing(
        "presets", at: preset.position,
        "no preset \"\(PrintableText.shortened(preset.value, to: 40))\"\(offer)")
    }
  }

  /// - Parameter window: The window to play in; nil for the phone alone.
  func timeline(
    from start: Prototype, in window: WindowBeginning? = nil
  ) throws(CommandFailure) -> Timeline {
    guard let recording else {
      return try ScenarioRunner.timeline(of: header.steps, from: start, in: window, file: name)
    }
    var timeline = Timeline(start: start, recorded: recording.inputs)
    let runner = ScenarioRunner([], from: start, in: window, playing: recording.inputs)
    timeline.window = Timeline.Window(runner, end: timeline.end, last: runner)
    return timeline
  }
}
