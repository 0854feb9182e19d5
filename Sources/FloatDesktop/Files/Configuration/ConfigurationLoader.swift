package import FloatCore
import FloatPages

/// Merges the layers of the configuration: defaults, presets in order, the config file, `-o` options.
package struct ConfigurationLoader: Sendable {
  /// The outcome of loading, which is usable even after errors.
  package struct Outcome: Sendable {
    package var parameters: Parameters
    /// The window's keys.
    package var keys = KeyBindings.standard
    package var diagnostics: [Diagnostic] = []
    /// The config file that was read; nil when there is none.
    package var path: String?
    /// True when the file named by `--config`, or a preset, does not exist.
    package var hasMissingFile = false
    /// The keys that the config file gives a value, good or bad.
    package var fileKeys: Set<String> = []
  }

  /// The option that names presets, which stands for the file in messages about names without one.
  package static let presetOption = "--preset"

  /// Names, or paths of files.
  package var presets: [String] = []
  /// Where named presets are looked for; the first match counts.
  package var presetDirectories: [String] = []
  /// The file named by `--config`: the only one that is read, and it must exist.
  package var explicitFile: String?
  /// Files to look for when none is named; the first that exists is read.
  package var files: [String] = []
  /// `KEY=VALUE`, as given with `-o`.
  package var overrides: [String] = []
  /// The values below all layers; their schema may have keys that a source of pages brings.
  package var defaults = Parameters.builtIn

  /// Reads all layers.
  ///
  /// - Parameters:
  ///   - last: The values in use, on a reload. A key that is wrong in the file keeps its value from here, and a file
  ///     that cannot be read at all keeps all of them. The `-o` options still win.
  ///   - lastKeys: The window's keys in use, likewise.
  package func load(keeping last: Parameters? = nil, _ lastKeys: KeyBindings? = nil) -> Outcome {
    var outcome = Outcome(parameters: defaults)
    let isFollowed = last != nil
    for preset in presets { apply(preset: preset, to: &outcome, isFollowed) }
    if let file = configurationFile(isFollowed) {
      if file.isMissing {
        outcome.hasMissingFile = true
      } else {
        outcome.path = explicitFile ?? file.name
      }
      if file.isUnreadable, let last { outcome.parameters = last }
      if file.isUnreadable, let lastKeys { outcome.keys = lastKeys }
      outcome.fileKeys = Set(file.assignments.map(\.key))
      outcome.diagnostics += file.apply(to: &outcome.parameters, keeping: last)
      outcome.diagnostics += file.apply(to: &outcome.keys, keeping: lastKeys)
    }
    applyOverrides(to: &outcome)
    return outcome
  }

  /// Every file that is read, or would be read if it existed.
  package var candidates: [String] {
    let presetFiles = presets.flatMap(places)
    return (explicitFile.map { [$0] } ?? files) + presetFiles
  }

  /// The names of all presets that can be found, sorted.
  package func availablePresets() -> [String] {
    PresetLibrary.names(in: presetDirectories)
  }

  private func configurationFile(_ isFollowed: Bool) -> ConfigurationFile? {
    guard let explicitFile else { return first(of: files, isFollowed) }
    return ConfigurationFile.load(path: explicitFile, schema: defaults.schema, isFollowed: isFollowed)
  }

  /// The first of some files that exists.
  private func first(of paths: [String], name: String? = nil, _ isFollowed: Bool) -> ConfigurationFile? {
    paths.lazy.map {
      ConfigurationFile.load(path: $0, name: name, schema: defaults.schema, isFollowed: isFollowed)
    }.first { !$0.isMissing }
  }

  /// The paths where a preset may be; the first match counts.
  private func places(ofPreset preset: String) -> [String] {
    BoundedFile.isPath(preset) ? [preset] : PresetLibrary.places(of: preset, in: presetDirectories)
  }

  private func apply(preset: String, to outcome: inout Outcome, _ isFollowed: Bool) {
    let name = BoundedFile.isPath(preset) ? nil : preset + ".yaml"
    if let file = first(of: places(ofPreset: preset), name: name, isFollowed) {
      outcome.diagnostics += file.apply(to: &outcome.parameters) + file.apply(to: &outcome.keys)
      return
    }
    outcome.hasMissingFile = true
    let shown = PrintableText.shortened(preset, to: 40)
    guard !BoundedFile.isPath(preset) else {
      outcome.diagnostics.append(Diagnostic(file: shown, reason: "no such file"))
      return
    }
    let offer = Spelling.offer(for: preset, in: availablePresets()).map { "; " + $0 } ?? ""
    outcome.diagnostics.append(Diagnostic(file: Self.presetOption, reason: "no preset \"\(shown)\"" + offer))
  }
}

extension ConfigurationLoader {
  /// Creates a loader without any layer.
  package init(on defaults: Parameters) { self.init(defaults: defaults) }
}
