import FloatCore
import FloatPages

/// Merges the layers of the configuration: defaults, presets in order, the config file, `-o` options.
package struct ConfigurationLoader: Sendable {
  /// The outcome of loading: always usable, whatever was wrong.
  package struct Outcome: Sendable {
    package var parameters: Parameters
    package var diagnostics: [Diagnostic] = []
    /// The config file that was read, or nil when there is none.
    package var path: String?
    /// True when the file named by `--config`, or a preset, does not exist.
    package var hasMissingFile = false
    /// The keys that the config file gives a value, good or bad.
    package var fileKeys: Set<String> = []
  }

  package var presets: [String] = []
  /// Where presets are looked for, first come first served.
  package var presetDirectories: [String] = []
  /// The file named by `--config`: the only one that is read, and it must exist.
  package var explicitFile: String?
  /// Files to look for when none is named; the first that exists is read.
  package var files: [String] = []
  /// `KEY=VALUE`, as given with `-o`.
  package var overrides: [String] = []
  /// What the layers are put on; it may know keys that a source of pages brings.
  package var defaults = Parameters.builtIn

  package init(
    presets: [String] = [], presetDirectories: [String] = [], explicitFile: String? = nil,
    files: [String] = [],
    overrides: [String] = []
  ) {
    self.presets = presets
    self.presetDirectories = presetDirectories
    self.explicitFile = explicitFile
    self.files = files
    self.overrides = overrides
  }

  /// Reads all layers.
  ///
  /// - Parameter last: the values in use, on a reload: what is wrong in the file keeps its value from here, and
  ///   a file that cannot be read at all keeps all of them. The `-o` options still win.
  package func load(keeping last: Parameters? = nil) -> Outcome {
    var outcome = Outcome(parameters: defaults)
    for preset in presets { apply(preset: preset, to: &outcome) }
    if let file = configurationFile() {
      if file.isMissing {
        outcome.hasMissingFile = true
      } else {
        outcome.path = explicitFile ?? file.name
      }
      if file.isUnreadable, let last { outcome.parameters = last }
      outcome.fileKeys = Set(file.assignments.map(\.key))
      outcome.diagnostics += file.apply(to: &outcome.parameters, keeping: last)
    }
    for argument in overrides {
      do throws(Diagnostic) {
        let option = try ConfigurationOverride(argument)
        if let problem = option.apply(to: &outcome.parameters) { outcome.diagnostics.append(problem) }
      } catch {
        outcome.diagnostics.append(error)
      }
    }
    return outcome
  }

  /// Every file that is read, or would be if it were there.
  package var candidates: [String] {
    let presetFiles = presets.filter(Self.isPresetName).flatMap { name in
      presetDirectories.map { ConfigurationPaths.join($0, name + ".yaml") }
    }
    return (explicitFile.map { [$0] } ?? files) + presetFiles
  }

  /// The names of all presets that can be found, sorted.
  package func availablePresets() -> [String] {
    var names: Set<String> = []
    for directory in presetDirectories {
      for file in Folder.names(in: directory) where file.hasSuffix(".yaml") {
        names.insert(String(file.dropLast(5)))
      }
    }
    return names.sorted()
  }

  private func configurationFile() -> ConfigurationFile? {
    if let explicitFile { return load(path: explicitFile) }
    for path in files {
      let file = load(path: path)
      if !file.isMissing { return file }
    }
    return nil
  }

  private func load(path: String, name: String? = nil) -> ConfigurationFile {
    ConfigurationFile.load(path: path, name: name, schema: defaults.schema)
  }

  private func apply(preset name: String, to outcome: inout Outcome) {
    if Self.isPresetName(name) {
      for directory in presetDirectories {
        let path = ConfigurationPaths.join(directory, name + ".yaml")
        let file = load(path: path, name: name + ".yaml")
        if file.isMissing { continue }
        outcome.diagnostics += file.apply(to: &outcome.parameters)
        return
      }
    }
    let known = availablePresets()
    var reason = "no preset \"\(PrintableText.shortened(name, to: 40))\""
    if let nearest = Spelling.nearest(to: name, in: known, limit: 1).first {
      reason += "; did you mean \(nearest)?"
    } else if !known.isEmpty {
      reason += "; there are " + known.joined(separator: ", ")
    }
    outcome.diagnostics.append(Diagnostic(file: "--preset", reason: reason))
    outcome.hasMissingFile = true
  }

  /// A name is no path: it must not lead out of the directories.
  private static func isPresetName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
  }
}
