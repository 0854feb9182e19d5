import FloatCore
import FloatFiles
import FloatPages

/// What may stand for a value, by the word that the help calls it: devices, presets, keys, a scenario's pictures, files.
struct CompletionValues {
  /// Nil where they are not found; then only files and words of the options are offered.
  let assets: Assets?

  /// What is offered for a kind of value; nil for a name that no kind has.
  ///
  /// - Parameters:
  ///   - name: What the help calls the value.
  ///   - start: The beginning of the value.
  func offer(_ name: String, _ start: String, _ line: CommandLineState) -> Completion? {
    switch name {
    case "file", "recording": Completion(files: .files)
    case "dir", "pictures", "prototype": Completion(files: .folders)
    case "device": Completion(candidates: devices)
    case "preset": Completion(candidates: presets)
    case "key": keys(start, isAssignment: false)
    case "key=value": keys(start, isAssignment: true)
    case "value": Completion(candidates: line.words.last.map { values(of: $0) } ?? [])
    case "name": Completion(candidates: moments(line))
    case "time", "bytes": Completion()
    default: nil
    }
  }

  private var devices: [Completion.Candidate] {
    guard let folder = assets?.path("devices") else { return [] }
    return DeviceFile.names(folder: folder).map {
      Completion.Candidate(text: $0, hint: (try? DeviceFile.load($0, folder: folder))?.name ?? "")
    }
  }

  private var presets: [Completion.Candidate] {
    guard let assets else { return [] }
    return PresetLibrary(assets: assets).all.map {
      Completion.Candidate(text: $0.name, hint: PresetLibrary.summary($0.path))
    }
  }

  /// The names of the pictures that the scenario of the command line takes.
  private func moments(_ line: CommandLineState) -> [Completion.Candidate] {
    guard let path = line.values["--scenario"]?.last, path != BoundedFile.standardInput,
      let scenario = try? ScenarioFile.load(path: path, warn: { _ in })
    else { return [] }
    return scenario.steps.compactMap { step in
      step.value.captureName.map { Completion.Candidate(text: $0, hint: "picture of the scenario") }
    }
  }

  // MARK: Keys

  /// The most keys that are offered at once; before, their groups are.
  private static let mostKeys = 40

  private func keys(_ start: String, isAssignment: Bool) -> Completion {
    if isAssignment, let equals = start.firstIndex(of: "=") {
      let key = start[...equals]
      return Completion(
        candidates: values(of: String(key.dropLast())).map {
          Completion.Candidate(text: key + $0.text, hint: $0.hint)
        })
    }
    let all =
      ParameterSchema.builtIn.entries.map { ($0.key, $0.summary) }
      + KeyBindings.table.map { ($0.configurationKey, $0.summary) }
    let found = all.filter { $0.0.hasPrefix(start) }
    guard found.count > Self.mostKeys else {
      return Completion(
        candidates: found.map { Completion.Candidate(text: $0.0 + (isAssignment ? "=" : ""), hint: $0.1) },
        isOpen: isAssignment)
    }
    var groups: [String] = []
    for (key, _) in found {
      let rest = key.dropFirst(start.count)
      let group = start + (rest.firstIndex(of: ".").map { rest[...$0] } ?? rest)
      if groups.last != group, !groups.contains(group) { groups.append(group) }
    }
    return Completion(candidates: groups.map { Completion.Candidate(text: $0) }, isOpen: true)
  }

  /// The values of a key: all where there are few, else the default and the ends of the range.
  private func values(of key: String) -> [Completion.Candidate] {
    guard let entry = ParameterSchema.builtIn.entry(for: key) else {
      return KeyBindings.table.first { $0.configurationKey == key }.map {
        [Completion.Candidate(text: $0.keys.joined(separator: " "), hint: "default")]
      } ?? []
    }
    var values = [Completion.Candidate(text: entry.defaultText, hint: "default")]
    var more = entry.choices.map { Completion.Candidate(text: $0) }
    if more.isEmpty, let range = entry.rangeText {
      more = [
        Completion.Candidate(text: range.lowest, hint: "lowest"),
        Completion.Candidate(text: range.highest, hint: "highest"),
      ]
    }
    for value in more where !values.contains(where: { $0.text == value.text }) { values.append(value) }
    return values
  }
}
