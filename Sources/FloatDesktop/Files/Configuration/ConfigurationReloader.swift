package import FloatCore

/// Reloads the configuration when its files change, and returns the values to set.
package struct ConfigurationReloader: Sendable {
  private var loader: ConfigurationLoader
  /// What is in use of the files, with the problems that have been reported.
  private var loaded: ConfigurationLoader.Outcome
  /// True where the config file has lost all its keys since it was read, and nothing was saved to it since.
  private var isEmptied = false

  /// - Parameter outcome: What was loaded at the start.
  package init(loader: ConfigurationLoader, outcome: ConfigurationLoader.Outcome) {
    (self.loader, loaded) = (loader, outcome)
  }

  /// The values in use.
  package var parameters: Parameters { loaded.parameters }
  /// The window's keys in use.
  package var bindings: KeyBindings { loaded.keys }
  /// The problems of the files that have been reported.
  package var problems: [Diagnostic] { loaded.diagnostics }

  /// Why values should not be saved now: the file that had keys is empty, perhaps because another program is about to
  /// write it. Warns once; a second save goes through.
  package mutating func objectionToSaving() -> String? {
    let file = loader.load()
    guard file.fileKeys.isEmpty else {
      isEmptied = false
      return nil
    }
    // A file with mistakes is refused, and why, when it is written.
    guard isEmptied || !loaded.fileKeys.isEmpty, !file.diagnostics.contains(where: { $0.file == file.path })
    else {
      return nil
    }
    (isEmptied, loaded.fileKeys) = (false, [])
    return "had values and has none now; another program may be writing it. Save again to write only yours"
  }

  /// The files to watch.
  package var files: [String] { loader.candidates }

  /// The presets below the config file, in order.
  package var presets: [String] { loader.presets }
  /// The names of all presets that can be found, sorted.
  package var availablePresets: [String] { loader.availablePresets() }

  /// Sets the presets below the config file; they take effect with the next ``reload(_:)``.
  package mutating func choose(presets: [String]) { loader.presets = presets }

  /// Sets the values below all layers; they take effect with the next ``reload(_:)``.
  package mutating func choose(defaults: Parameters) { loader.defaults = defaults }

  /// Reads all layers and returns the keys whose values change, in order.
  ///
  /// A file that was written to its end and has no problems counts in full. From a file that may be incomplete, is
  /// broken or is gone, only the valid values are taken: no key goes back to its default and no problem is reported
  /// until the files have settled.
  package mutating func reload(_ signal: ReloadSignal) -> [ConfigurationValue] {
    let before = parameters
    let outcome = loader.load(keeping: before, bindings)
    let isTrusted =
      signal == .settled
      || (signal == .complete && outcome.diagnostics.errors.isEmpty
        && !(outcome.fileKeys.isEmpty && !loaded.fileKeys.isEmpty))
    if isTrusted {
      isEmptied = outcome.fileKeys.isEmpty && (isEmptied || !loaded.fileKeys.isEmpty)
      loaded = outcome
    } else {
      // A different file appears while this one is being replaced; it is ignored.
      guard outcome.path == loaded.path || loaded.path == nil else { return [] }
      for key in outcome.fileKeys {
        before.schema.entry(for: key)?.copy(from: outcome.parameters, to: &loaded.parameters)
      }
    }
    return parameters.differences(from: before)
  }
}
