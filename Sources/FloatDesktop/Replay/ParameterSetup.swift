package import FloatCore
package import FloatFiles
import FloatPages

/// Loads a prototype's parameters from all layers, and reports problems.
package struct ParameterSetup {
  /// True to read the user's own config file and presets, too.
  let readsUserFiles: Bool
  /// False to go on in spite of mistakes in a config file; a wrong value keeps its default.
  let isStrict: Bool
  /// The file named by `--config`.
  let config: String?
  let presets: [String]
  /// The values that a recording or a scenario sets on top of the presets.
  let options: [ConfigurationValue]
  /// Texts `KEY=VALUE`; later ones win.
  let overrides: [String]
  let assets: Assets
  /// The values below all layers; their schema has the known keys.
  let defaults: Parameters

  package init(
    readsUserFiles: Bool, isStrict: Bool = true, config: String? = nil, presets: [String],
    options: [ConfigurationValue] = [], overrides: [String] = [], assets: Assets,
    defaults: Parameters = .builtIn
  ) {
    self.readsUserFiles = readsUserFiles
    self.isStrict = isStrict
    self.config = config
    self.presets = presets
    self.options = options
    self.overrides = overrides
    self.assets = assets
    self.defaults = defaults
  }

  /// The parameters: defaults, then presets, then a config file, then options and overrides.
  package func outcome() throws(CommandFailure) -> ConfigurationLoader.Outcome {
    try outcome(of: loader)
  }

  /// Presets, options and overrides without a config file, for writing one.
  package func presetParameters() throws(CommandFailure) -> Parameters {
    var loader = loader
    loader.explicitFile = nil
    loader.files = []
    return try outcome(of: loader).parameters
  }

  private func outcome(of loader: ConfigurationLoader) throws(CommandFailure) -> ConfigurationLoader.Outcome {
    let outcome = loader.load()
    if outcome.hasMissingFile { throw CommandFailure(.noSuchInput, outcome.diagnostics) }
    if outcome.diagnostics.errors.contains(where: { isStrict || $0.file == "-o" }) {
      throw CommandFailure(.badConfiguration, outcome.diagnostics)
    }
    Diagnostics.show(outcome.diagnostics)
    return outcome
  }

  /// The parameters from the presets alone.
  package func parametersOfPresets() throws(CommandFailure) -> Parameters {
    try outcome(of: presetLoader).parameters
  }

  /// The names of the shipped presets among them.
  var sharedPresets: [String] {
    let library = PresetLibrary(assets: assets)
    return presets.filter { library.preset($0)?.isShipped == true }
  }

  /// The differences from the shipped presets, so that a recording holds everything that it depends on.
  func differences(of parameters: Parameters) -> [ConfigurationValue] {
    var loader = presetLoader
    loader.presets = sharedPresets
    return parameters.differences(from: loader.load().parameters)
  }

  private var paths: ConfigurationPaths { ConfigurationPaths(environment: Environment.directories) }

  /// All layers.
  var loader: ConfigurationLoader {
    var loader = presetLoader
    loader.explicitFile = config
    if readsUserFiles { loader.files = paths.files }
    loader.overrides = options.map { "\($0.key)=\($0.value)" } + overrides
    return loader
  }

  /// The presets alone.
  private var presetLoader: ConfigurationLoader {
    var loader = ConfigurationLoader(on: defaults)
    loader.presets = presets
    if readsUserFiles { loader.presetDirectories = paths.presetDirectories }
    loader.presetDirectories.append(assets.path("presets"))
    return loader
  }
}
