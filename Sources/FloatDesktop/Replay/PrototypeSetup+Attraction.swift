import FloatCore
package import FloatDesk
package import FloatFiles

extension PrototypeSetup {
  /// What a stand plays on a phone of this setup, with the values that the file sets; throws where it does not
  /// fit there.
  ///
  /// A scenario begins with this phone, and a recording, whose inputs fit its own values alone, with the recorded one.
  package func attraction(_ source: ReplaySource) throws(CommandFailure) -> Attraction {
    try check(source)
    try source.checkPresets(in: PresetLibrary.names(in: [assets.path("presets")]))
    let isRecording = source.isRecording
    var parameters = try ParameterSetup(
      readsUserFiles: false, presets: source.presets, options: source.options, assets: assets,
      defaults: isRecording ? defaults : self.parameters
    ).presetParameters()
    parameters.appearance = source.header.appearance ?? self.parameters.appearance
    let stand = makePrototype()
    let start = Prototype(
      parameters: parameters, content: content, device: device,
      archive: isRecording ? source.archive : archive)
    let timeline = try source.timeline(from: start)
    return Attraction(start, inputs: timeline.inputs, end: timeline.end, on: stand)
  }

  /// Throws, with its line, for what a stand does not have or does not show.
  private func check(_ source: ReplaySource) throws(CommandFailure) {
    func refusal(_ key: String?, _ position: SourcePosition?, _ reason: String) -> CommandFailure {
      let position = position ?? SourcePosition(line: 1, column: 1)
      return CommandFailure(
        DataError(Diagnostic(file: source.name, position: position, key: key, reason: reason)))
    }
    if let position = source.windowStep {
      throw refusal(
        nil, position,
        "a stand has neither a panel nor keys of the window, its time goes on, and its screen keeps its size; leave this out"
      )
    }
    if source.isResized {
      throw refusal(nil, nil, "the screen of a stand keeps its size; leave out the lines of type resize")
    }
    let fits =
      switch source.device {
      case nil: true
      case .name(let id): id == device.id
      case .file(let path): deviceFile.map { SameFile.isSame(path, $0) } ?? false
      }
    if !fits { throw refusal("device", source.header.device?.position, "the stand shows \(device.id)") }
    let shown = prototypePath ?? assets.path(PrototypeFolder.demo)
    if source.isRecording
      ? source.recordedID != recordedID : source.prototype.map({ !isSame($0, shown) }) ?? false
    {
      throw refusal(
        "prototype", source.header.prototype?.position, "the stand shows \(prototypeName ?? "the demo")")
    }
    if let language = source.header.language, language.value != self.language.rawValue {
      throw refusal("language", language.position, "the stand speaks \(self.language.rawValue)")
    }
  }

  /// True for two names of one prototype, by its folder or its file.
  private func isSame(_ a: String, _ b: String) -> Bool {
    func folder(_ path: String) -> String { Folder.exists(path) ? path : Folder.containing(path) }
    return SameFile.isSame(folder(a), folder(b))
  }
}
